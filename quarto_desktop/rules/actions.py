"""What can be done in a game, as values; each has a token of its own in game files (rules.md, section 3)."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.squares import Square


@dataclass(frozen=True)
class Give:
    """Choose `piece` from the reserve for the opponent to place."""

    piece: Piece


@dataclass(frozen=True)
class Place:
    """Put the piece in hand on `square`."""

    square: Square


@dataclass(frozen=True)
class Announce:
    """Say QUARTO (classic only)."""


@dataclass(frozen=True)
class TimeOut:
    """The turn timer ran out: the turn passes; after the 16th piece in classic the game ends as a draw."""


@dataclass(frozen=True)
class EndAsDraw:
    """Let the game end as a draw after the 16th piece (classic only)."""


@dataclass(frozen=True)
class Resign:
    """The player on turn gives the game up."""


@dataclass(frozen=True)
class LoseOnTime:
    """The turn timer ran out and the players had agreed that this loses the game."""


HalfMove = Give | Place
Action = Give | Place | Announce | TimeOut | EndAsDraw | Resign | LoseOnTime
