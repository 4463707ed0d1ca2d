"""The sixteen pieces as items: standing where the position says, or on their way, or under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.ui.pastimes.animator import Draw, on_the_way
from quarto_desktop.ui.pastimes.items import put
from quarto_desktop.ui.pastimes.layers import Layer
from quarto_desktop.ui.quarto.table.piece_item import PieceItem
from quarto_desktop.ui.quarto.table.sprites import Sprites

_LIFT = 0.30
"""How high a flying piece rises, in cells."""
CHOSEN, LIFTED, POINTED_AT = 0.14, 0.06, 0.05
"""How high pieces are raised, in cells: chosen to be given, lifted from the stand, under the pointer."""
_PREVIEW = 0.5
"""Opacity of a piece shown where it would land."""


class Pieces:
    """All pieces, and the faint preview of one on the spot it would go to.

    Attributes:
        loose: the pieces that are on their way or dragged: they are not put where the position has them.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._items = {piece: PieceItem(piece) for piece in PIECES}
        self._preview = QGraphicsPixmapItem()
        self._preview.setOpacity(_PREVIEW)
        self._preview.setZValue(Layer.PREVIEW)
        self.loose: set[Piece] = set()
        for item in (*self._items.values(), self._preview):
            scene.addItem(item)

    def item(self, piece: Piece) -> PieceItem:
        """The item of `piece`."""
        return self._items[piece]

    def stand(self, piece: Piece, cell: QRectF, sprites: Sprites) -> None:
        """Put `piece` into `cell`, unless it is loose."""
        if piece not in self.loose:
            item = self._items[piece]
            item.stand_in(cell, sprites)
            item.setZValue(Layer.PIECES)

    def set_visible(self, visible: bool) -> None:
        """Show the pieces, or none of them while the table is covered."""
        for item in self._items.values():
            item.setVisible(visible)

    def flight(self, piece: Piece, end: QRectF, sprites: Sprites, lift: float = _LIFT) -> Draw:
        """The movement of `piece` from where it is drawn now into the cell `end`; it is loose from now on."""
        item = self._items[piece]
        start, size = item.cell, max(item.cell.width(), end.width())
        item.setZValue(Layer.FLYING)
        self.loose.add(piece)
        return lambda share: item.fly_through(on_the_way(start, end, share, lift), sprites, size)

    def hold(self, piece: Piece, point: QPointF, size: float, sprites: Sprites) -> None:
        """Draw `piece`, in a cell of `size`, under the pointer at `point`; it is loose from now on."""
        self.loose.add(piece)
        item = self._items[piece]
        item.setZValue(Layer.FLYING)
        corner = point - QPointF(size, size) / 2
        item.stand_in(QRectF(corner.x(), corner.y(), size, size), sprites)

    def preview(self, piece: Piece | None, cell: QRectF, sprites: Sprites) -> None:
        """Show faintly how `piece` would stand in `cell`; None shows nothing."""
        self._preview.setVisible(piece is not None)
        if piece is not None:
            put(self._preview, sprites.piece(piece, cell.width()), cell)
