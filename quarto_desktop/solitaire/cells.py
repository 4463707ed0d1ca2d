"""The cells of the 7x7 table, columns a-g, rows 1-7: games that start on d4 fit (rules.md, section 4)."""

from __future__ import annotations

from functools import cache
from typing import NewType

Cell = NewType("Cell", int)
"""A cell, 0-48, row by row: a1 (top left) is 0, d4 is 24, g7 is 48; :func:`cell_at` builds one."""

TABLE_SIDE = 7
"""Cells along one side of the table of text forms."""

GRID_SIDE = 4
"""Cells along one side of the grid to be filled, and the most that a table may span."""

CELLS: tuple[Cell, ...] = tuple(Cell(index) for index in range(TABLE_SIDE * TABLE_SIDE))
"""All cells, row by row from a1 to g7."""

_COLUMNS = "abcdefg"
_ROWS = "1234567"


def cell_at(column: int, row: int) -> Cell:
    """The cell in `column` (0 = a) and `row` (0 = row 1, the top one).

    Raises:
        ValueError: either number is outside 0-6.
    """
    if not (0 <= column < TABLE_SIDE and 0 <= row < TABLE_SIDE):
        raise ValueError(f"no cell at column {column}, row {row}")
    return Cell(row * TABLE_SIDE + column)


START = cell_at(3, 3)
"""d4, where the first card goes."""


def column_of(cell: Cell) -> int:
    """The column of a cell, 0 (a) to 6 (g)."""
    return cell % TABLE_SIDE


def row_of(cell: Cell) -> int:
    """The row of a cell, 0 (row 1, the top) to 6."""
    return cell // TABLE_SIDE


def cell_name(cell: Cell) -> str:
    """The name of a cell, such as ``d4``."""
    return _COLUMNS[column_of(cell)] + _ROWS[row_of(cell)]


_NAMED = {cell_name(cell): cell for cell in CELLS}


def parse_cell(name: str) -> Cell:
    """The cell called `name`, in either case.

    Raises:
        ValueError: there is no such cell.
    """
    found = _NAMED.get(name.lower())
    if found is None:
        raise ValueError(f"no cell is called {name!r}")
    return found


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The cells orthogonally adjacent to a cell: above, left, right, below."""
    column, row = column_of(cell), row_of(cell)
    near = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(cell_at(*at) for at in near if all(0 <= number < TABLE_SIDE for number in at))
