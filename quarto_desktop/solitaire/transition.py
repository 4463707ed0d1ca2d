"""What a placement changed: values for a scene to animate and for words to describe, in their order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.outcome import Outcome
from quarto_desktop.solitaire.table import Pile


class LineKind(Enum):
    """One of the two lines through a cell; the row flips first."""

    ROW = "row"
    COLUMN = "column"


class Cause(Enum):
    """Why a line flipped."""

    HIGHEST = "highest"
    """The placed card is strictly higher than every other face-up top card in the line."""
    LOWEST = "lowest"
    """It is strictly lower than every other."""
    ALL_DOWN = "all-down"
    """All other top cards in the line were face down, so they came up."""


@dataclass(frozen=True)
class Turned:
    """The top card on `cell` was turned over and now lies face up, or not."""

    cell: Cell
    to_face_up: bool


@dataclass(frozen=True)
class LineFlip:
    """The top cards of a line turned over, all at once.

    Attributes:
        line: the row or the column of the placed card.
        cause: why.
        turned: every *other* pile of the line, from left to right or from top to bottom; never empty.
        itself: whether the placed card was turned too, as the house rule has it.
    """

    line: LineKind
    cause: Cause
    turned: tuple[Turned, ...]
    itself: bool = False


@dataclass(frozen=True)
class Transition:
    """One placement with everything it changed.

    Attributes:
        card: the card placed.
        cell: where.
        covers: the pile it was placed on, as it was before; None for an empty cell.
        flips: what turned, the row before the column; a line that did not flip is not there.
        outcome: how the game ended by it, None while it goes on.
    """

    card: Card
    cell: Cell
    covers: Pile | None = None
    flips: tuple[LineFlip, ...] = ()
    outcome: Outcome | None = None
