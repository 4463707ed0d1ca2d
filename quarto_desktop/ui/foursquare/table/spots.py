"""Everything on the table that can be pointed at or read: the cells, the next card and the counter."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from quarto_desktop.solitaire.cells import CELLS, Cell


@dataclass(frozen=True)
class OnCell:
    """A cell of the 7x7 table."""

    cell: Cell


class Beside(Enum):
    """What lies beside the cells."""

    NEXT = auto()
    """The next card, turned up on the stock."""
    STOCK = auto()
    """The stock with its count."""
    COUNTER = auto()
    """How many cards lie face down, against the most that may."""


Spot = OnCell | Beside

CELL_SPOTS: tuple[OnCell, ...] = tuple(OnCell(cell) for cell in CELLS)
SPOTS: tuple[Spot, ...] = (*Beside, *CELL_SPOTS)
"""All spots in reading order."""
