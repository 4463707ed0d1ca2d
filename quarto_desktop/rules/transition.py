"""What an action changed: values for a scene to animate and for words to describe, in their order."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.rules.actions import Action
from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.outcome import Outcome, Side
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.squares import Square


@dataclass(frozen=True)
class PieceGiven:
    """`piece` left the reserve and is now in the hand of `to`."""

    piece: Piece
    to: Side


@dataclass(frozen=True)
class SquareFilled:
    """`piece` went from the hand to `square`."""

    square: Square
    piece: Piece


@dataclass(frozen=True)
class LinesDied:
    """An announcement window closed unclaimed: these matches can never be announced again (classic)."""

    matches: tuple[Match, ...]


@dataclass(frozen=True)
class WindowOpened:
    """The placement matched: whoever is on turn may now announce these (classic)."""

    matches: tuple[Match, ...]


@dataclass(frozen=True)
class AnnouncementMissed:
    """`side` gave a piece without announcing the open window (classic)."""

    side: Side
    matches: tuple[Match, ...]


@dataclass(frozen=True)
class FalseAnnouncement:
    """`side` announced with no window open (classic)."""

    side: Side


@dataclass(frozen=True)
class TurnPassed:
    """Time ran out: `to` must now do what `by` was too slow to do."""

    by: Side
    to: Side


@dataclass(frozen=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome


Event = (
    PieceGiven
    | SquareFilled
    | LinesDied
    | WindowOpened
    | AnnouncementMissed
    | FalseAnnouncement
    | TurnPassed
    | GameEnded
)


@dataclass(frozen=True)
class Transition:
    """One action with everything it changed.

    Attributes:
        action: what was done.
        by: who did it (or whose time ran out).
        events: the changes, in order.
    """

    action: Action
    by: Side
    events: tuple[Event, ...]
