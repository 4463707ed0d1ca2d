"""A piece as a graphics item; like all items of a table it shows a finished pixmap and paints nothing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui.pastimes.items import put
from quarto_desktop.ui.quarto.table.sprites import Sprites


class PieceItem(QGraphicsPixmapItem):
    """One of the sixteen pieces, wherever it is.

    Attributes:
        piece: which one.
        cell: the cell it is drawn in now.
    """

    def __init__(self, piece: Piece, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.piece = piece
        self.cell = QRectF()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def stand_in(self, cell: QRectF, sprites: Sprites) -> None:
        """Stand still in `cell`, as crisp as the screen allows."""
        self.cell = cell
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        put(self, sprites.piece(self.piece, cell.width()), cell)

    def fly_through(self, cell: QRectF, sprites: Sprites, size: float) -> None:
        """Be drawn in `cell` while on the way, from a pixmap made for `size`, one for a whole flight."""
        self.cell = cell
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        put(self, sprites.piece(self.piece, size), cell)
        self.setScale(cell.width() / size)
