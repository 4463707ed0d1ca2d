"""What lies beneath: a pile spread out beside its cell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from quarto_desktop.solitaire.table import Pile
from quarto_desktop.ui.art.cards import CARD_RATIO, paint_back, paint_card
from quarto_desktop.ui.art.palette import TablePalette, faded
from quarto_desktop.ui.art.pixmaps import render
from quarto_desktop.ui.foursquare.table.layout import CardLayout
from quarto_desktop.ui.foursquare.table.sprites import CardSprites
from quarto_desktop.ui.pastimes.layers import Layer

_HEIGHT = 4.6
_GAP = 0.4
"""Height of a card and room around it, in lines of text."""


class Peek:
    """One pile, its cards side by side from the top one downwards."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(Layer.COVER)
        self._item.hide()
        self._key: object = None
        scene.addItem(self._item)

    @property
    def is_shown(self) -> bool:
        """Whether a pile is spread out."""
        return self._item.isVisible()

    def show(self, pile: Pile | None, cell: QRectF, layout: CardLayout, sprites: CardSprites) -> None:
        """Spread `pile` out beside its `cell`; None takes it away."""
        self._item.setVisible(pile is not None)
        if pile is None:
            return
        card = QSizeF(_HEIGHT * layout.line * CARD_RATIO, _HEIGHT * layout.line)
        gap = _GAP * layout.line
        shown = pile.height if pile.face_up else pile.height + 1
        size = QSizeF(shown * (card.width() + gap) + gap, card.height() + 2 * gap)
        key = (pile, size.width(), size.height(), sprites.dpr, sprites.palette)
        if key != self._key:
            self._key = key
            self._item.setPixmap(
                render(
                    size,
                    sprites.dpr,
                    lambda painter, rect: _paint(painter, rect, pile, card, sprites.palette),
                )
            )
        self._item.setPos(_place(size, cell, layout))


def _place(size: QSizeF, cell: QRectF, layout: CardLayout) -> QPointF:
    """Below the cell, or above it, and always on the table."""
    x = min(max(cell.center().x() - size.width() / 2, 4.0), layout.size.width() - size.width() - 4)
    below = cell.bottom() + 4
    fits = below + size.height() <= layout.size.height()
    return QPointF(x, below if fits else max(0.0, cell.top() - size.height() - 4))


def _paint(painter: QPainter, rect: QRectF, pile: Pile, card: QSizeF, palette: TablePalette) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.accent, 1.5))
    painter.setBrush(faded(palette.surface, 0.97))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
    gap = (rect.height() - card.height()) / 2
    place = QRectF(QPointF(gap, gap), card)
    if not pile.face_up:
        paint_back(painter, place, palette)
        place.translate(card.width() + gap, 0)
    for each in reversed(pile.cards):
        paint_card(painter, place, each, palette)
        place.translate(card.width() + gap, 0)
