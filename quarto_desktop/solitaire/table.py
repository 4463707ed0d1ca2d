"""The cards on the table: piles on cells, and where the next card may go (rules.md, section 4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.cells import (
    CELLS,
    GRID_SIDE,
    START,
    TABLE_SIDE,
    Cell,
    column_of,
    neighbours,
    row_of,
)

HIGHEST_PILE = 4
"""The most cards a pile may hold."""


class Refusal(Enum):
    """Why a card may not be placed on a cell."""

    GAME_OVER = "game-over"
    FIRST_ON_START = "first-on-start"
    """The first card goes on d4, so that every game fits the table of text forms."""
    PILE_FULL = "pile-full"
    """Four cards lie there already."""
    NOT_ADJACENT = "not-adjacent"
    """The cell is empty and no card lies beside it."""
    COLUMNS_LOCKED = "columns-locked"
    """The grid would span a fifth column."""
    ROWS_LOCKED = "rows-locked"
    """The grid would span a fifth row."""


@dataclass(frozen=True)
class Pile:
    """Cards on one cell, at least one.

    Attributes:
        cards: from the bottom to the top.
        face_up: whether the top card shows its face.
    """

    cards: tuple[Card, ...]
    face_up: bool = True

    @property
    def top(self) -> Card:
        """The card on top, be it face up or down."""
        return self.cards[-1]

    @property
    def height(self) -> int:
        """How many cards."""
        return len(self.cards)

    def turned(self) -> Pile:
        """The pile with its top card turned over; those below stay as they are."""
        return replace(self, face_up=not self.face_up)

    def covered(self, card: Card) -> Pile:
        """The pile with `card` face up on top."""
        return Pile((*self.cards, card))


def _span(numbers: Iterable[int]) -> range:
    """From the lowest to the highest of some numbers."""
    found = sorted(numbers)
    return range(found[0], found[-1] + 1) if found else range(0)


def _reach(span: range) -> range:
    """Which columns (rows) a grid that spans `span` can still take in."""
    if not span:
        return range(TABLE_SIDE)
    return range(max(span.stop - GRID_SIDE, 0), min(span.start + GRID_SIDE, TABLE_SIDE))


@dataclass(frozen=True)
class Table:
    """What lies on the table.

    Attributes:
        piles: the piles by their cells, in the order in which the cells were first used.
    """

    piles: Mapping[Cell, Pile] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "piles", MappingProxyType(dict(self.piles)))

    def __hash__(self) -> int:
        return hash(frozenset(self.piles.items()))

    @property
    def face_down(self) -> int:
        """How many top cards are face down."""
        return sum(not pile.face_up for pile in self.piles.values())

    @property
    def columns(self) -> range:
        """The columns spanned, 0 (a) to 6 (g)."""
        return _span(map(column_of, self.piles))

    @property
    def rows(self) -> range:
        """The rows spanned, 0 (row 1) to 6."""
        return _span(map(row_of, self.piles))

    @property
    def usable_columns(self) -> range:
        """The columns that may still belong to the grid; just four once that is settled."""
        return _reach(self.columns)

    @property
    def usable_rows(self) -> range:
        """The rows that may still belong to the grid."""
        return _reach(self.rows)

    @property
    def usable_cells(self) -> tuple[Cell, ...]:
        """The cells that may still belong to the grid, row by row; some only after others are filled."""
        columns, rows = self.usable_columns, self.usable_rows
        return tuple(cell for cell in CELLS if column_of(cell) in columns and row_of(cell) in rows)

    @property
    def columns_locked(self) -> bool:
        """Whether the four columns of the grid are settled."""
        return len(self.columns) == GRID_SIDE

    @property
    def rows_locked(self) -> bool:
        """Whether the four rows of the grid are settled."""
        return len(self.rows) == GRID_SIDE

    @property
    def window_is_locked(self) -> bool:
        """Whether all sixteen cells of the grid are settled."""
        return self.columns_locked and self.rows_locked

    @property
    def is_won(self) -> bool:
        """Whether sixteen piles lie there and every top card is face up."""
        return len(self.piles) == GRID_SIDE**2 and self.face_down == 0

    def refusal(self, cell: Cell) -> Refusal | None:
        """Why a card may not be placed on `cell`, or None when it may; an ended game is not seen here."""
        pile = self.piles.get(cell)
        if pile is not None:
            return Refusal.PILE_FULL if pile.height >= HIGHEST_PILE else None
        if not self.piles:
            return None if cell == START else Refusal.FIRST_ON_START
        if column_of(cell) not in self.usable_columns:
            return Refusal.COLUMNS_LOCKED
        if row_of(cell) not in self.usable_rows:
            return Refusal.ROWS_LOCKED
        return None if any(near in self.piles for near in neighbours(cell)) else Refusal.NOT_ADJACENT

    def legal_cells(self) -> tuple[Cell, ...]:
        """The cells a card may be placed on, row by row."""
        if not self.piles:
            return (START,)
        columns, rows = self.usable_columns, self.usable_rows
        beside = {near for cell in self.piles for near in neighbours(cell)} - self.piles.keys()
        empty = (cell for cell in beside if column_of(cell) in columns and row_of(cell) in rows)
        piles = (cell for cell, pile in self.piles.items() if pile.height < HIGHEST_PILE)
        return tuple(sorted((*empty, *piles)))

    def with_card(self, card: Card, cell: Cell) -> Table:
        """The table with `card` face up on `cell`, nothing turned yet and nothing checked."""
        pile = self.piles.get(cell)
        return self.with_pile(cell, Pile((card,)) if pile is None else pile.covered(card))

    def with_turned(self, cells: Iterable[Cell]) -> Table:
        """The table with the top cards of these piles turned over."""
        return Table({**self.piles, **{cell: self.piles[cell].turned() for cell in cells}})

    def with_pile(self, cell: Cell, pile: Pile) -> Table:
        """The table with `pile` on `cell`, instead of what lay there."""
        return Table({**self.piles, cell: pile})
