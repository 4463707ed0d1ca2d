"""How a game of Foursquare ended, and why (rules.md, section 4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quarto_desktop.solitaire.table import Table

MOST_FACE_DOWN = 4
"""With more top cards face down at the end of a turn the game is lost."""


class Status(Enum):
    """Whether a finished game was won; the value is the word of the command line."""

    WON = "won"
    LOST = "lost"


class Reason(Enum):
    """Why a game ended; the value is the word of the command line."""

    GRID = "grid"
    """Sixteen piles, all face up: won."""
    FACE_DOWN = "face-down"
    """More than four top cards face down: lost."""
    STOCK = "stock"
    """No card is left to place: lost."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    Attributes:
        status: won or lost.
        reason: why; FACE_DOWN when STOCK would do as well.
        score: cards left in the stock, None unless won.
    """

    status: Status
    reason: Reason
    score: int | None = None


def outcome_of(table: Table, stock_left: int) -> Outcome | None:
    """How a game stands at the end of a turn; None while it goes on.

    Args:
        table: what lies on the table after all flips.
        stock_left: cards not yet placed.
    """
    if table.is_won:
        return Outcome(Status.WON, Reason.GRID, stock_left)
    if table.face_down > MOST_FACE_DOWN:
        return Outcome(Status.LOST, Reason.FACE_DOWN)
    return None if stock_left else Outcome(Status.LOST, Reason.STOCK)
