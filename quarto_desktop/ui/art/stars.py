"""Three stars in a row, as many of them lit as were earned."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from quarto_desktop.ui.art.card_marks import star_path
from quarto_desktop.ui.art.palette import TablePalette, faded

MOST = 3
_GAP = 0.13
"""Between two stars, as a share of the side of one."""


def stars_size(side: float) -> QSizeF:
    """The room that a row of stars needs, each of them `side` wide."""
    return QSizeF(MOST * side * (1 + _GAP), side * (1 + _GAP))


def paint_stars(painter: QPainter, rect: QRectF, lit: int, palette: TablePalette) -> None:
    """Paint the row, filling `rect`, which is of a size that :func:`stars_size` gives."""
    room = rect.width() / MOST
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.accent, room * 0.041))
    for number in range(MOST):
        centre = QPointF(rect.left() + (number + 0.5) * room, rect.center().y())
        painter.setBrush(palette.win if number < lit else faded(palette.border, 0.5))
        painter.drawPath(star_path(centre, room / (1 + _GAP) / 2))
    painter.restore()
