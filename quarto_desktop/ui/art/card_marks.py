"""The marks that point at cells and cards of Foursquare; each has a shape of its own.

========  =====================================================
target    a frame around the cell pointed at
last      short corners around the card placed last
up        a round sign with an arrow to the top: the card will come up
down      a round sign with an arrow to the bottom: it will go down
win       a broad golden frame
wins      the same frame and a round sign with a tick: placing the card here wins
lose      a round sign with a cross
best      a star at the cell the hint likes most
focus     a double frame around the whole cell
========  =====================================================
"""

from __future__ import annotations

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from quarto_desktop.ui.art.palette import TablePalette, faded
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render


class CardMark(Enum):
    """The marks there are, from the lowest upwards."""

    TARGET = "target"
    LAST = "last"
    WIN = "win"
    UP = "up"
    DOWN = "down"
    WINS = "wins"
    LOSE = "lose"
    BEST = "best"
    FOCUS = "focus"


_CORNER = 0.1
_SIGN = 0.17
"""Radius of a round sign, as a share of the cell's height."""
_UP_INK = QColor("#1d6b44")
_DOWN_INK = QColor("#7a2413")


def paint_card_mark(painter: QPainter, cell: QRectF, mark: CardMark, palette: TablePalette) -> None:
    """Paint `mark` into the cell."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PAINTERS[mark](painter, cell, palette)
    painter.restore()


def card_mark_pixmap(mark: CardMark, cell: QRectF, dpr: float, palette: TablePalette) -> QPixmap:
    """A mark for a cell of this size; shared, do not paint on it."""
    size = cell.size()
    key = ("card-mark", mark, size.width(), size.height(), dpr, palette)
    return PIXMAPS.get(
        key, lambda: render(size, dpr, lambda painter, rect: paint_card_mark(painter, rect, mark, palette))
    )


def _frame(cell: QRectF, inset: float) -> QPainterPath:
    margin = inset * cell.height()
    path = QPainterPath()
    corner = _CORNER * cell.width()
    path.addRoundedRect(cell.adjusted(margin, margin, -margin, -margin), corner, corner)
    return path


def _outlined(painter: QPainter, path: QPainterPath, colour: QColor, width: float, outline: QColor) -> None:
    """Draw a line with a dark one under it, so that it stands out on cloth and on paper."""
    painter.strokePath(path, QPen(faded(outline, 0.75), width * 1.9))
    painter.strokePath(path, QPen(colour, width))


def _paint_target(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _outlined(painter, _frame(cell, 0.025), palette.good, 0.022 * cell.height(), palette.mark_outline)


def _paint_focus(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _outlined(painter, _frame(cell, 0.018), palette.focus, 0.024 * cell.height(), palette.mark_outline)


def _paint_win(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _outlined(painter, _frame(cell, 0.02), palette.win, 0.024 * cell.height(), palette.mark_outline)


def _paint_wins(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _paint_win(painter, cell, palette)
    centre, radius = _paint_sign(painter, cell, palette.win, palette.mark_outline)
    tick = QPainterPath(centre + QPointF(-0.45 * radius, 0.05 * radius))
    tick.lineTo(centre + QPointF(-0.1 * radius, 0.4 * radius))
    tick.lineTo(centre + QPointF(0.48 * radius, -0.36 * radius))
    painter.strokePath(tick, _pen(palette.mark_outline, 0.22 * radius))


def _paint_last(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    margin, arm = 0.022 * cell.height(), 0.16 * cell.width()
    box = cell.adjusted(margin, margin, -margin, -margin)
    path = QPainterPath()
    for corner, x, y in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1),
        (box.bottomLeft(), 1, -1),
    ):
        path.moveTo(corner + QPointF(x * arm, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, y * arm))
    _outlined(painter, path, palette.last, 0.02 * cell.height(), palette.mark_outline)


def _paint_up(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _paint_arrow(painter, cell, palette.good, _UP_INK, -1)


def _paint_down(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _paint_arrow(painter, cell, QColor("#ffc9a3"), _DOWN_INK, 1)


def _paint_arrow(painter: QPainter, cell: QRectF, ground: QColor, ink: QColor, way: int) -> None:
    centre, radius = _paint_sign(painter, cell, ground, ink)
    arrow = QPainterPath(centre + QPointF(0, -way * 0.55 * radius))
    tip = centre + QPointF(0, way * 0.55 * radius)
    arrow.lineTo(tip)
    arrow.moveTo(tip + QPointF(-0.45 * radius, -way * 0.45 * radius))
    arrow.lineTo(tip)
    arrow.lineTo(tip + QPointF(0.45 * radius, -way * 0.45 * radius))
    painter.strokePath(arrow, _pen(ink, 0.2 * radius))


def _paint_lose(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _outlined(painter, _frame(cell, 0.025), QColor("#ff8272"), 0.026 * cell.height(), palette.mark_outline)
    centre, radius = _paint_sign(painter, cell, QColor("#ffd9d3"), QColor("#a11a12"))
    cross = QPainterPath()
    for x in (-1, 1):
        cross.moveTo(centre + QPointF(-x * 0.42 * radius, -0.42 * radius))
        cross.lineTo(centre + QPointF(x * 0.42 * radius, 0.42 * radius))
    painter.strokePath(cross, _pen(QColor("#a11a12"), 0.22 * radius))


def _paint_best(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    centre, radius = _paint_sign(painter, cell, palette.win, palette.mark_outline)
    painter.fillPath(star_path(centre, 0.68 * radius), palette.mark_outline)


def star_path(centre: QPointF, radius: float) -> QPainterPath:
    """A star with five points."""
    path = QPainterPath()
    for number in range(10):
        length = radius if number % 2 == 0 else radius * 0.45
        angle = number * pi / 5 - pi / 2
        point = centre + QPointF(length * cos(angle), length * sin(angle))
        if number == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def _paint_sign(painter: QPainter, cell: QRectF, ground: QColor, ink: QColor) -> tuple[QPointF, float]:
    """A round sign in the upper right corner of the cell; its centre and its radius."""
    radius = _SIGN * min(cell.height(), cell.width() * 1.1)
    centre = cell.topRight() + QPointF(-radius * 1.15, radius * 1.15)
    painter.setPen(QPen(ink, 0.12 * radius))
    painter.setBrush(ground)
    painter.drawEllipse(centre, radius, radius)
    return centre, radius


def _pen(ink: QColor, width: float) -> QPen:
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


_PAINTERS = {
    CardMark.TARGET: _paint_target,
    CardMark.LAST: _paint_last,
    CardMark.WIN: _paint_win,
    CardMark.UP: _paint_up,
    CardMark.DOWN: _paint_down,
    CardMark.WINS: _paint_wins,
    CardMark.LOSE: _paint_lose,
    CardMark.BEST: _paint_best,
    CardMark.FOCUS: _paint_focus,
}
