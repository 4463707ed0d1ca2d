"""The pixmaps of one table: everything painted once for a palette and a screen, then only moved about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui.art.board import board_pixmap, paint_reserve_tray, paint_stand
from quarto_desktop.ui.art.marks import (
    paint_announce_mark,
    paint_choice_mark,
    paint_focus_ring,
    paint_last_mark,
    paint_target_mark,
    paint_win_mark,
)
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.art.piece import piece_pixmap
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render
from quarto_desktop.ui.quarto.table.marking import Mark

STAND_ROOM = 1.25
"""Size of the stand's pixmap, whose upper left corner is that of the cell, in cells."""

_Painter = Callable[[QPainter, QRectF, TablePalette], None]

_PAINT: dict[Mark, _Painter] = {
    Mark.ANNOUNCE: paint_announce_mark,
    Mark.WIN: paint_win_mark,
    Mark.LAST: paint_last_mark,
    Mark.CHOICE: paint_choice_mark,
    Mark.LEGAL: lambda painter, cell, palette: paint_target_mark(painter, cell, palette, strong=False),
    Mark.TARGET: paint_target_mark,
    Mark.FOCUS: paint_focus_ring,
}


class Sprites:
    """Pixmaps for one palette and one screen; made when first asked for."""

    def __init__(self, palette: TablePalette, dpr: float) -> None:
        self.palette = palette
        self.dpr = dpr

    def piece(self, piece: Piece, size: float) -> QPixmap:
        """`piece` in a cell of `size`."""
        return piece_pixmap(piece, size, self.dpr, self.palette)

    def board(self, size: QSizeF, *, coordinates: bool) -> QPixmap:
        """The empty board."""
        return board_pixmap(size, self.dpr, self.palette, coordinates=coordinates)

    def tray(self, size: QSizeF) -> QPixmap:
        """The tray of the reserve."""
        return self._painted("tray", size, paint_reserve_tray)

    def stand(self, size: float) -> QPixmap:
        """The stand of the piece in hand; its foot and shadow reach over the cell, see :data:`STAND_ROOM`."""

        def paint(painter: QPainter, _room: QRectF, palette: TablePalette) -> None:
            paint_stand(painter, QRectF(0, 0, size, size), palette)

        return self._painted("stand", QSizeF(size, size) * STAND_ROOM, paint)

    def mark(self, mark: Mark, size: float) -> QPixmap:
        """`mark` for a cell of `size`."""
        return self._painted(mark.name, QSizeF(size, size), _PAINT[mark])

    def _painted(self, name: str, size: QSizeF, paint: _Painter) -> QPixmap:
        key = (name, size.width(), size.height(), self.dpr, self.palette)
        return PIXMAPS.get(
            key, lambda: render(size, self.dpr, lambda painter, rect: paint(painter, rect, self.palette))
        )
