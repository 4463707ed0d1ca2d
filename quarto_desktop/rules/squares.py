"""The sixteen squares of the board: columns a-d, rows 1-4 from the top (rules.md, section 1)."""

from __future__ import annotations

from typing import NewType

Square = NewType("Square", int)
"""A square, 0-15, row by row: a1 (top left) is 0, d4 is 15; :func:`square_at` builds one."""

SIDE = 4
"""Squares along one side of the board."""

SQUARES: tuple[Square, ...] = tuple(Square(index) for index in range(SIDE * SIDE))
"""All squares, row by row from a1 to d4."""

COLUMNS = "abcd"
ROWS = "1234"


def square_at(column: int, row: int) -> Square:
    """The square in `column` (0 = a) and `row` (0 = row 1, the top one).

    Raises:
        ValueError: either number is outside 0-3.
    """
    if not (0 <= column < SIDE and 0 <= row < SIDE):
        raise ValueError(f"no square at column {column}, row {row}")
    return Square(row * SIDE + column)


def column_of(square: Square) -> int:
    """The column of a square, 0 (a) to 3 (d)."""
    return square % SIDE


def row_of(square: Square) -> int:
    """The row of a square, 0 (row 1, the top) to 3."""
    return square // SIDE


def square_name(square: Square) -> str:
    """The name of a square, such as ``b2``."""
    return COLUMNS[column_of(square)] + ROWS[row_of(square)]


def parse_square(name: str) -> Square:
    """The square called `name`, in either case.

    Raises:
        ValueError: there is no such square.
    """
    lowered = name.lower()
    if len(lowered) != 2 or lowered[0] not in COLUMNS or lowered[1] not in ROWS:
        raise ValueError(f"no square is called {name!r}")
    return square_at(COLUMNS.index(lowered[0]), ROWS.index(lowered[1]))
