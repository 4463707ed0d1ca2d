"""The table as searches see it: one 4x4 window, in bit masks, for they try a great many placements.

A mask holds a bit for each cell of the window, row by row, bit 0 the top left one::

     0  1  2  3
     4  5  6  7
     8  9 10 11
    12 13 14 15

Suits and buried cards do not matter, so a position is five numbers: the ranks of the top cards, which of them
are face up, and which piles hold at least two, three, four cards. The ranks are ten masks in one number, the
lowest first: which top cards are an ace or higher (all piles), a two or higher, and so on. So "is this card
the highest of its row" is a shift and two ands.

The window floats until it locks; a search fixes it beforehand and loses nothing by it, since every won game
has been played in the window that it ends with. :func:`windows_of` gives those that a table can end with.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from quarto_desktop.solitaire.cards import RANKS, rank_of
from quarto_desktop.solitaire.cells import GRID_SIDE, Cell, cell_at, column_of, row_of
from quarto_desktop.solitaire.outcome import MOST_FACE_DOWN
from quarto_desktop.solitaire.table import HIGHEST_PILE, Table

Position = tuple[int, int, int, int, int]
"""Ranks, face up, piles of two or more, of three or more, of four; a plain tuple for its speed."""

CELLS = range(GRID_SIDE * GRID_SIDE)
_BITS = len(CELLS)
_ALL = (1 << _BITS) - 1
_CELLS_ABOVE, _CELLS_BELOW = (
    tuple(tuple(cell for cell in half if byte >> (cell - half[0]) & 1) for byte in range(1 << len(half)))
    for half in (CELLS[:8], CELLS[8:])
)
"""The cells in each half of a mask, by its byte."""

_ROW = [0xF << cell // 4 * 4 & ~(1 << cell) for cell in CELLS]
_COLUMN = [0x1111 << cell % 4 & ~(1 << cell) for cell in CELLS]
"""The *other* cells of the line of a cell."""

_WITHOUT = [~sum(1 << _BITS * block + cell for block in range(len(RANKS))) for cell in CELLS]
_RANK = [[sum(1 << _BITS * block + cell for block in range(rank)) for cell in CELLS] for rank in (0, *RANKS)]
"""By rank and cell: the bits of a top card within the ranks."""

WON = 1e9
"""The worth of a won position."""


Try = tuple[float, int, int, int, int]
"""A placement tried: the worth of the position it leads to, the number of the one it starts from, the cell,
and afterwards face up and ranks."""


class Taste(NamedTuple):
    """What makes a position look promising; worth is measured in filled cells.

    Attributes:
        down: the cost of a face-down card.
        three_down: what three of them cost besides.
        four_down: what four of them cost besides, when one more would lose.
        bound: the worth of a line that has a face-up card of `high` or more, and likewise of `low` or less:
            few cards would flip it.
        high: a rank.
        low: a rank.
    """

    down: float
    three_down: float
    four_down: float
    bound: float
    high: int
    low: int


@cache
def _lines_touched() -> bytes:
    """For each mask: how many of the eight lines hold at least one of its cells."""
    rows = [bool(byte & 0xF) + bool(byte & 0xF0) for byte in range(1 << 8)]
    columns = [((byte | byte >> 4) & 0xF).bit_count() for byte in range(1 << 8)]
    return bytes(
        rows[mask & 0xFF] + rows[mask >> 8] + columns[(mask | mask >> 8) & 0xFF] for mask in range(_ALL + 1)
    )


def _cells_in(mask: int) -> tuple[int, ...]:
    return _CELLS_ABOVE[mask & 0xFF] + _CELLS_BELOW[mask >> 8]


@cache
def _worth_of_counts(taste: Taste) -> tuple[tuple[float, ...], ...]:
    """The worth of so many piles with so many of them face down, by both numbers."""
    extra = (0.0, 0.0, 0.0, taste.three_down, taste.four_down)
    return tuple(
        tuple(piles - taste.down * down - extra[down] for down in range(MOST_FACE_DOWN + 1))
        for piles in range(len(CELLS) + 1)
    )


def first_position(rank: int, cell: int) -> Position:
    """The position after the first card."""
    return _RANK[rank][cell], 1 << cell, 0, 0, 0


def successors(position: Position, rank: int, taste: Taste, house: bool, number: int = 0) -> list[Try]:
    """Every placement of a card of `rank` that does not lose at once; if one of them wins, only that.

    Args:
        position: where to place it.
        rank: 1 to 10.
        taste: what makes a position worth much.
        house: whether the house rule holds.
        number: the position's, for the tries to remember.

    Everything stands in one loop: this is where searches spend their time.
    """
    ranks, up, _, _, full = position
    worth_of_counts, touched, rank_bits = _worth_of_counts(taste), _lines_touched(), _RANK[rank]
    bound, high, low = taste.bound, _BITS * (taste.high - 1), _BITS * taste.low
    occupied = ranks & _ALL
    not_lower, not_higher = ranks >> _BITS * (rank - 1), ~(ranks >> _BITS * rank)
    beside = occupied << 1 & 0xEEEE | occupied >> 1 & 0x7777 | occupied << 4 & _ALL | occupied >> 4
    found: list[Try] = []
    for cell in _cells_in((beside | occupied) & ~full):
        bit = 1 << cell
        itself = bit if house else 0
        faces = up | bit
        for line in (_ROW[cell], _COLUMN[cell]):
            shown = faces & line
            if not shown:
                faces |= occupied & line
            elif not shown & not_lower or not shown & not_higher:
                faces ^= occupied & line | itself
        piles = occupied | bit
        down = (piles & ~faces).bit_count()
        if down > MOST_FACE_DOWN:
            continue
        after = ranks & _WITHOUT[cell] | rank_bits[cell]
        if piles == _ALL == faces:
            return [(WON, number, cell, faces, after)]
        worth = worth_of_counts[piles.bit_count()][down]
        worth += bound * (touched[faces & after >> high] + touched[faces & ~(after >> low)])
        found.append((worth, number, cell, faces, after))
    return found


def follow(position: Position, tried: Try) -> Position:
    """The position that a placement leads to."""
    ranks, _, two, three, four = position
    _, _, cell, faces, after = tried
    bit = 1 << cell
    if ranks & bit:
        return after, faces, two | bit, three | two & bit, four | three & bit
    return after, faces, two, three, four


def windows_of(table: Table) -> tuple[Position, ...]:
    """The position of a table that is not empty, in each window that it may still end with."""
    lefts = _starts(table.columns, table.usable_columns)
    tops = _starts(table.rows, table.usable_rows)
    return tuple(_position(table, left, top) for top in tops for left in lefts)


def _starts(span: range, usable: range) -> range:
    return range(max(usable.start, span.stop - GRID_SIDE), min(span.start, usable.stop - GRID_SIDE) + 1)


def _position(table: Table, left: int, top: int) -> Position:
    ranks = up = 0
    heights = [0] * (HIGHEST_PILE - 1)
    for on_table, pile in table.piles.items():
        cell = (row_of(on_table) - top) * GRID_SIDE + column_of(on_table) - left
        ranks |= _RANK[rank_of(pile.top)][cell]
        up |= pile.face_up << cell
        for at in range(pile.height - 1):
            heights[at] |= 1 << cell
    two, three, four = heights
    return ranks, up, two, three, four


def on_table(cell: int, left: int, top: int) -> Cell:
    """The cell of the table for one of a window whose top left cell is in these column and row (0-6)."""
    return cell_at(left + cell % GRID_SIDE, top + cell // GRID_SIDE)
