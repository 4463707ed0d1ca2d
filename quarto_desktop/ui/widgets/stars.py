"""Three stars, as many of them lit as were earned."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.ui.art.card_marks import star_path
from quarto_desktop.ui.art.palette import TablePalette, faded

MOST = 3
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
        return QSize(MOST * (_SIDE + 4), _SIDE + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(MOST):
            centre = QPointF((number + 0.5) * (_SIDE + 4), (_SIDE + 4) / 2)
            path = star_path(centre, _SIDE / 2)
            painter.setPen(QPen(self._colours.accent, 1.4))
            lit = number < self._lit
            painter.setBrush(self._colours.win if lit else faded(self._colours.border, 0.5))
            painter.drawPath(path)
        painter.end()
