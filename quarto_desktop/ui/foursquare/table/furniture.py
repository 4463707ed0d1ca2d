"""What lies around the cells: the cloth with letters and digits, the stock, the next card, the counter."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from quarto_desktop.solitaire.cells import cell_at, cell_name
from quarto_desktop.solitaire.outcome import MOST_FACE_DOWN
from quarto_desktop.ui.art.card_marks import CardMark
from quarto_desktop.ui.art.cards import MOST_RISES, RISE
from quarto_desktop.ui.art.palette import faded
from quarto_desktop.ui.foursquare.table.layout import CardLayout
from quarto_desktop.ui.foursquare.table.looks import Scenery
from quarto_desktop.ui.foursquare.table.spots import Beside
from quarto_desktop.ui.foursquare.table.sprites import CardSprites
from quarto_desktop.ui.pastimes.items import LabelItem, put
from quarto_desktop.ui.pastimes.layers import Layer
from quarto_desktop.ui.pastimes.lettering import sized
from quarto_desktop.ui.texts import foursquare as words

_LETTERS = 7
_CENTRE = Qt.AlignmentFlag.AlignCenter
_CARDS_A_STEP = 10
"""So many cards make the stock look one card higher."""


class Furniture:
    """The items beside the cells.

    Attributes:
        coordinates: whether letters and digits stand at the cells.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self.coordinates = True
        self._cloth, self._stock, self._next, self._pips, self._ring = (
            QGraphicsPixmapItem() for _ in range(5)
        )
        self._title, self._count, self._counter = (LabelItem() for _ in range(3))
        self._columns, self._rows = ([LabelItem() for _ in range(_LETTERS)] for _ in range(2))
        for item, layer in (
            (self._cloth, Layer.WOOD),
            (self._stock, Layer.PIECES),
            (self._next, Layer.PIECES),
            (self._pips, Layer.WORDS),
            (self._ring, Layer.FOCUS),
        ):
            item.setZValue(layer)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            scene.addItem(item)
        for label in (self._title, self._count, self._counter, *self._columns, *self._rows):
            label.setZValue(Layer.OUTLINES)
            scene.addItem(label)

    def show(self, scenery: Scenery, layout: CardLayout, sprites: CardSprites, font: QFont) -> None:
        """Show what belongs to the game as it stands."""
        self.show_cloth(layout, sprites, font)
        self._show_next(scenery, layout, sprites, font)
        self._show_stock(scenery, layout, sprites, font)
        self._show_counter(scenery, layout, sprites, font)

    def show_cloth(self, layout: CardLayout, sprites: CardSprites, font: QFont) -> None:
        """Show the cloth with its letters and digits."""
        put(self._cloth, sprites.cloth(layout.cloth.size()), layout.cloth)
        self._cloth.setTransform(QTransform())
        self._show_coordinates(layout, sprites, font)

    def hide_next(self) -> None:
        """The next card is on its way."""
        self._next.hide()

    def move_cloth(self, before: CardLayout, after: CardLayout, share: float, sprites: CardSprites) -> None:
        """Show the cloth on its way to its new size; letters and digits come back at the end."""
        start, end = before.cloth, after.cloth
        width = start.width() + (end.width() - start.width()) * share
        height = start.height() + (end.height() - start.height()) * share
        centre = start.center() + (end.center() - start.center()) * share
        box = after.grid.box(QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height))
        put(self._cloth, sprites.cloth(end.size()), box)
        self._cloth.setTransform(QTransform.fromScale(width / end.width(), height / end.height()))
        for label in (*self._columns, *self._rows):
            label.setVisible(share >= 1 and self.coordinates)

    def _show_next(self, scenery: Scenery, layout: CardLayout, sprites: CardSprites, font: QFont) -> None:
        card = scenery.model.game.next_card
        self._next.setVisible(card is not None and not scenery.held)
        if card is not None:
            box = layout.next_card
            size = QSizeF(box.width(), box.height() / (1 + RISE * (MOST_RISES + 1)))
            put(self._next, sprites.single(card, QSizeF(size.width() * 0.98, size.height())), box)
        title = words.next_card_title() if card is not None else ""
        self._write(self._title, title, layout.next_title, layout, sprites, font, 0.8)
        self._ring.setVisible(isinstance(scenery.focus, Beside))
        if isinstance(scenery.focus, Beside):
            ring = layout.grid.box(layout.box(scenery.focus).adjusted(-3, -3, 3, 3))
            put(self._ring, sprites.mark(CardMark.FOCUS, ring), ring)

    def _show_stock(self, scenery: Scenery, layout: CardLayout, sprites: CardSprites, font: QFont) -> None:
        game = scenery.model.game
        below = game.stock_left - (game.next_card is not None)  # the turned-up card lies beside it
        self._stock.setVisible(below > 0)
        height = min(MOST_RISES + 1, 1 + below // _CARDS_A_STEP)
        box = layout.stock
        size = QSizeF(box.width(), box.height() / (1 + RISE * (MOST_RISES + 1)))
        put(self._stock, sprites.stock(height, size), box)
        self._write(
            self._count, words.stock_count(game.stock_left), layout.stock_words, layout, sprites, font, 0.8
        )

    def _show_counter(self, scenery: Scenery, layout: CardLayout, sprites: CardSprites, font: QFont) -> None:
        counted, now = scenery.counted, scenery.model.game.table.face_down
        box = layout.counter
        high = min(2.4 * layout.line, box.height() * 0.5)
        pips = layout.grid.box(QRectF(box.left(), box.top(), box.width(), high))
        words_top = pips.bottom() + 0.35 * layout.line
        put(self._pips, sprites.pips(counted, now, MOST_FACE_DOWN, pips.size()), pips)
        below = QRectF(box.left(), words_top, box.width(), max(box.bottom() - words_top, 2 * layout.line))
        colour = sprites.palette.urgent if counted >= MOST_FACE_DOWN else sprites.palette.text
        self._write(self._counter, words.counter_words(counted), below, layout, sprites, font, 0.78, colour)

    def _show_coordinates(self, layout: CardLayout, sprites: CardSprites, font: QFont) -> None:
        first = next(iter(layout.cells.values()))
        edge = first.top() - layout.cloth.top()
        font = sized(font, min(0.72 * layout.line, 0.7 * edge))
        ink = faded(QColor("white"), 0.8)
        for number, (column, row) in enumerate(zip(self._columns, self._rows, strict=True)):
            column.setVisible(self.coordinates and number in layout.window.columns)
            row.setVisible(self.coordinates and number in layout.window.rows)
            if column.isVisible():
                cell = layout.cells[cell_at(number, layout.window.rows[0])]
                box = QRectF(cell.left(), layout.cloth.top() + 0.12 * edge, cell.width(), edge)
                column.show_words(
                    cell_name(cell_at(number, 0))[0], layout.grid.box(box), font, ink, sprites.dpr, _CENTRE
                )
            if row.isVisible():
                cell = layout.cells[cell_at(layout.window.columns[0], number)]
                box = QRectF(layout.cloth.left() + 0.12 * edge, cell.top(), edge, cell.height())
                row.show_words(str(number + 1), layout.grid.box(box), font, ink, sprites.dpr, _CENTRE)

    def _write(
        self,
        label: LabelItem,
        text: str,
        box: QRectF,
        layout: CardLayout,
        sprites: CardSprites,
        font: QFont,
        lines: float,
        colour: QColor | None = None,
    ) -> None:
        flags = _CENTRE
        if label is self._count:
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        elif label is self._counter:
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        label.show_words(
            text,
            layout.grid.box(box),
            sized(font, lines * layout.line),
            colour or sprites.palette.text,
            sprites.dpr,
            flags,
        )
