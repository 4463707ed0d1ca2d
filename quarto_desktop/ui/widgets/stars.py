"""Three stars, as many of them lit as were earned."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.art.stars import paint_stars, stars_size

_SIDE = 30


class Stars(QWidget):
    """Shows a grade; screen readers hear the accessible name that its owner gives it."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._lit = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self.update()

    def show_stars(self, lit: int) -> None:
        """Light so many."""
        self._lit = lit
        self.update()

    def sizeHint(self) -> QSize:
        """Three in a row."""
        return stars_size(_SIDE).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stars."""
        painter = QPainter(self)
        paint_stars(painter, QRectF(self.rect()), self._lit, self._colours)
        painter.end()
