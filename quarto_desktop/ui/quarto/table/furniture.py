"""What is always on the table: board, tray, stand with its card and words, and the cover of a paused game."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from quarto_desktop.ui.art.palette import faded
from quarto_desktop.ui.pastimes.items import LabelItem, put
from quarto_desktop.ui.pastimes.layers import Layer
from quarto_desktop.ui.pastimes.lettering import sized
from quarto_desktop.ui.quarto.table.layout import TableLayout
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.plans import Plan
from quarto_desktop.ui.quarto.table.sprites import Sprites

_CENTRE = Qt.AlignmentFlag.AlignCenter


class Furniture:
    """The items that stay where they are until the size changes.

    Attributes:
        coordinates: whether a-d and 1-4 stand at the board.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self.coordinates = True
        self._card = QGraphicsPathItem()
        self._board, self._tray, self._stand = (QGraphicsPixmapItem() for _ in range(3))
        self._holder, self._hint, self._notice = (LabelItem() for _ in range(3))
        self._cover = QGraphicsPathItem()
        for item in (self._card, self._board, self._tray, self._stand):
            item.setZValue(Layer.WOOD)
            scene.addItem(item)
        for item in (self._holder, self._hint):
            item.setZValue(Layer.WORDS)
            scene.addItem(item)
        for item in (self._cover, self._notice):
            item.setZValue(Layer.COVER)
            scene.addItem(item)

    def arrange(self, layout: TableLayout, sprites: Sprites) -> None:
        """Put everything in its place, painted for the size and colours at hand."""
        put(self._board, sprites.board(layout.board.size(), coordinates=self.coordinates), layout.board)
        put(self._tray, sprites.tray(layout.tray.size()), layout.tray)
        put(self._stand, sprites.stand(layout.stand.width()), layout.stand)
        self._card.setPath(_rounded(layout.stand_area, layout.line * 0.7))
        whole = QPainterPath()
        whole.addRect(QRectF(0, 0, layout.size.width(), layout.size.height()))
        self._cover.setPath(whole)
        self._cover.setPen(QPen(Qt.PenStyle.NoPen))
        self._cover.setBrush(faded(sprites.palette.table, 0.82))

    def show(
        self, model: TableModel, layout: TableLayout, sprites: Sprites, font: QFont, *, waiting: bool
    ) -> None:
        """Show the words of `model`; `waiting` is whether the stand waits for the chosen piece."""
        palette, dpr = sprites.palette, sprites.dpr
        self._colour_card(waiting, layout, sprites)
        sideways = layout.plan is Plan.STACK
        across = Qt.AlignmentFlag.AlignLeft if sideways else Qt.AlignmentFlag.AlignHCenter
        lower = Qt.AlignmentFlag.AlignBottom if sideways else Qt.AlignmentFlag.AlignVCenter
        holder = sized(font, layout.line * 0.82)
        self._holder.show_words(
            model.holder, _inset(layout.holder, layout), holder, palette.text, dpr, across | lower
        )
        colour = palette.accent if waiting else palette.text_muted
        hint = sized(font, layout.line * 0.74, bold=waiting)
        self._hint.show_words(
            model.stand_hint,
            _inset(layout.hint, layout),
            hint,
            colour,
            dpr,
            across | Qt.AlignmentFlag.AlignTop,
        )
        self._show_cover(model, layout, sprites, font)

    def _show_cover(self, model: TableModel, layout: TableLayout, sprites: Sprites, font: QFont) -> None:
        self._cover.setVisible(model.hidden)
        self._notice.setVisible(model.hidden)
        for label in (self._holder, self._hint):
            label.setVisible(not model.hidden)
        if model.hidden:
            large = sized(font, layout.line * 1.3)
            box = layout.board.adjusted(layout.line, 0, -layout.line, 0)
            self._notice.show_words(model.notice, box, large, sprites.palette.text, sprites.dpr, _CENTRE)

    def _colour_card(self, waiting: bool, layout: TableLayout, sprites: Sprites) -> None:
        palette = sprites.palette
        edge = palette.accent if waiting else palette.border
        self._card.setPen(QPen(edge, max(1.0, layout.line * (0.11 if waiting else 0.05))))
        self._card.setBrush(faded(palette.surface, 0.75))


def _inset(box: QRectF, layout: TableLayout) -> QRectF:
    margin = layout.line * 0.35
    return layout.grid.box(box.adjusted(margin, margin / 2, -margin, -margin / 2))


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
