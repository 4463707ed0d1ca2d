"""Where things are: the angle of view, the squares of the board, the well of a square.

The table is seen from the front and from above: a circle lying on it is an ellipse, a height stands
upright.  All lengths are shares of the side of the cell, so that everything scales with it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from quarto_desktop.rules.squares import SIDE, Square

GROUND = 0.56
"""Depth of a circle lying on the table, as a share of its width."""

BASE = QPointF(0.5, 0.72)
"""The centre of a piece's base in its cell."""

BOARD_MARGIN = 0.085
"""The rim around the squares, as a share of the board's side; coordinates stand in it."""

BOARD_FRONT = 0.035
"""Height of the board's front face, as a share of its side."""

BOARD_SHADOW = 0.025
"""Room for the board's shadow on every side, as a share of its side."""

WELL = QRectF(0.05, 0.365, 0.90, 0.585)
"""The round well, in its cell."""


def base_point(cell: QRectF) -> QPointF:
    """Return the centre of the base of a piece standing in *cell*."""
    return QPointF(cell.x() + BASE.x() * cell.width(), cell.y() + BASE.y() * cell.height())


def board_rect(rect: QRectF) -> QRectF:
    """Return the top face of the board: the largest that fits into *rect* with its front and shadow."""
    around = 2 * BOARD_SHADOW
    side = min(rect.width() / (1 + around), rect.height() / (1 + BOARD_FRONT + around))
    height = side * (1 + BOARD_FRONT)
    return QRectF(rect.center().x() - side / 2, rect.center().y() - height / 2, side, side)


def playing_area(rect: QRectF) -> QRectF:
    """Return the 16 squares' common rectangle on a board painted into *rect*."""
    board = board_rect(rect)
    margin = board.width() * BOARD_MARGIN
    return board.adjusted(margin, margin, -margin, -margin)


def square_rect(rect: QRectF, square: int) -> QRectF:
    """Return the cell of *square* (0-15, row by row from a1) on a board painted into *rect*."""
    area = playing_area(rect)
    side = area.width() / SIDE
    row, column = divmod(square, SIDE)
    return QRectF(area.x() + column * side, area.y() + row * side, side, side)


def square_at(rect: QRectF, point: QPointF) -> Square | None:
    """Return the square under *point* on a board painted into *rect*, or None beside the squares."""
    area = playing_area(rect)
    if not area.contains(point):
        return None
    side = area.width() / SIDE
    column = min(SIDE - 1, int((point.x() - area.x()) / side))
    row = min(SIDE - 1, int((point.y() - area.y()) / side))
    return Square(row * SIDE + column)


def well_rect(cell: QRectF) -> QRectF:
    """Return the rectangle around the round well of *cell*."""
    side = cell.width()
    return QRectF(
        cell.x() + WELL.x() * side, cell.y() + WELL.y() * side, WELL.width() * side, WELL.height() * side
    )


def frame_rect(rect: QRectF) -> QRectF:
    """Return the frame around all 16 wells on a board painted into *rect*.

    Higher things stand in front of it: a big piece in the top row covers a part of its upper side.
    """
    first, last = well_rect(square_rect(rect, 0)), well_rect(square_rect(rect, 15))
    gap = 0.055 * first.width() / WELL.width()
    return first.united(last).adjusted(-gap, -gap * 1.3, gap, gap * 1.1)
