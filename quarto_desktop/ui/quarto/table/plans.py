"""How board, stand and tray can lie to one another, and how large they get: the choice behind the layout.

Four plans compete, from a tall narrow window to a very wide one, each with the reserve in several shapes.
The one that shows the largest board with the largest reserve wins. Lengths are device-independent pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product
from math import pow  # noqa: A004 -- the built-in one has no type of its own

from PySide6.QtCore import QRectF, QSizeF

from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.ui.art.geometry import BOARD_FRONT, BOARD_MARGIN, BOARD_SHADOW

_BOARD_SIDE = 4 / (1 - 2 * BOARD_MARGIN)
BOARD_WIDTH = _BOARD_SIDE * (1 + 2 * BOARD_SHADOW)
"""Width of the board with its rim and shadow, in board cells."""
BOARD_HEIGHT = _BOARD_SIDE * (1 + BOARD_FRONT + 2 * BOARD_SHADOW)
"""Height of the board with its rim, front face and shadow, in board cells."""
RIM = 0.5
"""Rim of the tray, two sides together, in reserve cells."""
HOLDER_LINES = 2.5
HINT_LINES = 2.6
"""Room for the words above and below the stand, in lines of text."""

FOOT = 0.06
"""How far the foot of the stand reaches below its cell, as a share of the cell."""

_WORDS_WIDTH = 11.0
"""Least room for the words at the stand, in lines of text."""
_STANDS = (1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7)
"""Sizes of the stand in board cells: the least, and larger ones for where there is room."""
_RATIOS = (0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8)
_WEIGHT = 0.45
"""What a large reserve counts against a large board; sharing a width, its cells get half the board's size."""
_COLUMNS = (2, 4, 8)
_TIDY = 4
"""With four columns, each row shares size and colour, each column shape and filling."""

_Size = tuple[float, float]


class Plan(Enum):
    """How the three areas lie to one another."""

    SIDE = "side"
    """The board on the left; to its right the stand above the tray."""
    WIDE = "wide"
    """Board, stand and tray beside one another."""
    BELOW = "below"
    """The board above; below it the stand beside the tray."""
    STACK = "stack"
    """Board, stand and tray below one another; the words beside the stand."""


@dataclass(frozen=True)
class Shape:
    """One candidate.

    Attributes:
        plan: how the areas lie to one another.
        columns: columns of the reserve.
        ratio: size of a reserve cell, in board cells.
        stand: size of the stand's cell, in board cells: always clearly larger than a reserve cell.
    """

    plan: Plan
    columns: int
    ratio: float
    stand: float


@dataclass(frozen=True)
class Areas:
    """Three rectangles of the table."""

    board: QRectF
    stand: QRectF
    """The stand with its words."""
    tray: QRectF

    @property
    def all(self) -> tuple[QRectF, QRectF, QRectF]:
        """The three of them."""
        return self.board, self.stand, self.tray


@dataclass(frozen=True)
class Fitted:
    """A shape at the largest size at which it fits.

    Attributes:
        shape: the candidate.
        cell: size of a board cell.
    """

    shape: Shape
    cell: float

    @property
    def score(self) -> float:
        """How good it is: mostly a large board, but the reserve must be easy to read, best four by four."""
        tidy = 1.08 if self.shape.columns == _TIDY else 1
        return self.cell * pow(self.shape.ratio * self.cell, _WEIGHT) * tidy


def best_fit(size: QSizeF, line: float) -> tuple[Fitted, Areas]:
    """The best shape for a table of `size` with lines of text `line` high, and where its areas are."""
    margin, gap = _margin(size), _gap(size)
    room = QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin)
    fits = (Fitted(shape, _largest_cell(shape, room.size(), line, gap)) for shape in _shapes())
    best = _with_large_stand(max(fits, key=lambda fitted: fitted.score), room.size(), line, gap)
    return best, _ARRANGE[best.shape.plan](*_sizes(best.shape, best.cell, line), room, gap)


def _shapes() -> Iterator[Shape]:
    for plan, columns, ratio in product(Plan, _COLUMNS, _RATIOS):
        yield Shape(plan, columns, ratio, max(_STANDS[0], 1.5 * ratio))


def _margin(size: QSizeF) -> float:
    return max(4.0, 0.015 * min(size.width(), size.height()))


def _gap(size: QSizeF) -> float:
    return max(6.0, 0.02 * min(size.width(), size.height()))


def _largest_cell(shape: Shape, room: QSizeF, line: float, gap: float) -> float:
    """The largest board cell with which everything fits into `room`, found by halving."""
    low, high = 1.0, max(2.0, room.width(), room.height())
    for _ in range(16):
        middle = (low + high) / 2
        low, high = (middle, high) if _has_room(shape, middle, room, line, gap) else (low, middle)
    return low


def _with_large_stand(fitted: Fitted, room: QSizeF, line: float, gap: float) -> Fitted:
    """`fitted` with the largest stand that takes no room from the rest."""
    larger = (replace(fitted.shape, stand=stand) for stand in _STANDS if stand > fitted.shape.stand)
    fitting = [shape for shape in larger if _has_room(shape, fitted.cell, room, line, gap)]
    return replace(fitted, shape=fitting[-1]) if fitting else fitted


def _has_room(shape: Shape, cell: float, room: QSizeF, line: float, gap: float) -> bool:
    width, height = _NEEDS[shape.plan](*_sizes(shape, cell, line), gap)
    return width <= room.width() and height <= room.height()


def _sizes(shape: Shape, cell: float, line: float) -> tuple[_Size, _Size, _Size]:
    """Width and height of board, stand and tray."""
    slot = shape.ratio * cell
    tray = ((shape.columns + RIM) * slot, (len(PIECES) / shape.columns + RIM) * slot)
    return (BOARD_WIDTH * cell, BOARD_HEIGHT * cell), _stand_size(shape, cell, line), tray


def _stand_size(shape: Shape, cell: float, line: float) -> _Size:
    side, words = shape.stand * cell, _WORDS_WIDTH * line
    high, lines = side * (1 + FOOT), (HOLDER_LINES + HINT_LINES) * line
    if shape.plan is Plan.STACK:
        return side + words + line, max(high, lines)
    return max(side, words), high + lines


_NEEDS: dict[Plan, Callable[[_Size, _Size, _Size, float], _Size]] = {
    Plan.SIDE: lambda b, s, t, gap: (b[0] + gap + max(s[0], t[0]), max(b[1], s[1] + gap + t[1])),
    Plan.WIDE: lambda b, s, t, gap: (b[0] + s[0] + t[0] + 2 * gap, max(b[1], s[1], t[1])),
    Plan.BELOW: lambda b, s, t, gap: (max(b[0], s[0] + gap + t[0]), b[1] + gap + max(s[1], t[1])),
    Plan.STACK: lambda b, s, t, gap: (max(b[0], s[0], t[0]), b[1] + s[1] + t[1] + 2 * gap),
}
"""Width and height that each plan needs for a board, stand and tray of given sizes."""


def _spread(lengths: tuple[float, ...], room: float, gap: float) -> list[float]:
    """Where things of these `lengths` begin; the slack goes between them, up to a point, and around them."""
    slack = max(0.0, room - sum(lengths) - gap * (len(lengths) - 1))
    between = gap + min(slack / (len(lengths) + 1), 3 * gap)
    at = (room - sum(lengths) - between * (len(lengths) - 1)) / 2
    at = max(0.0, at)
    starts = []
    for length in lengths:
        starts.append(at)
        at += length + between
    return starts


def _side(board: _Size, stand: _Size, tray: _Size, room: QRectF, gap: float) -> Areas:
    column = max(stand[0], tray[0])
    left, right = _spread((board[0], column), room.width(), gap)
    upper, lower = _spread((stand[1], tray[1]), room.height(), gap)
    return Areas(
        _box(room, left, (room.height() - board[1]) / 2, board),
        _box(room, right, upper, (column, stand[1])),
        _box(room, right + (column - tray[0]) / 2, lower, tray),
    )


def _wide(board: _Size, stand: _Size, tray: _Size, room: QRectF, gap: float) -> Areas:
    sizes = (board, stand, tray)
    starts = _spread(tuple(one[0] for one in sizes), room.width(), gap)
    placed = zip(starts, sizes, strict=True)
    return Areas(*(_box(room, x, (room.height() - one[1]) / 2, one) for x, one in placed))


def _below(board: _Size, stand: _Size, tray: _Size, room: QRectF, gap: float) -> Areas:
    row = max(stand[1], tray[1])
    upper, lower = _spread((board[1], row), room.height(), gap)
    left, right = _spread((stand[0], tray[0]), room.width(), gap)
    return Areas(
        _box(room, (room.width() - board[0]) / 2, upper, board),
        _box(room, left, lower + (row - stand[1]) / 2, stand),
        _box(room, right, lower + (row - tray[1]) / 2, tray),
    )


def _stack(board: _Size, stand: _Size, tray: _Size, room: QRectF, gap: float) -> Areas:
    sizes = (board, stand, tray)
    starts = _spread(tuple(one[1] for one in sizes), room.height(), gap)
    placed = zip(starts, sizes, strict=True)
    return Areas(*(_box(room, (room.width() - one[0]) / 2, y, one) for y, one in placed))


def _box(room: QRectF, x: float, y: float, size: _Size) -> QRectF:
    return QRectF(room.x() + x, room.y() + y, *size)


_ARRANGE = {Plan.SIDE: _side, Plan.WIDE: _wide, Plan.BELOW: _below, Plan.STACK: _stack}
