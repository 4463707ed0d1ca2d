"""Who won and why (rules.md, sections 2 and 3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quarto_desktop.rules.lines import Match, PatternKind


class Side(Enum):
    """A player: FIRST is the one who gives first."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.SECOND if self is Side.FIRST else Side.FIRST


class Reason(Enum):
    """Why a game ended; the value is the word of the text forms."""

    LINE = "line"
    BLOCK = "block"
    ANNOUNCED = "announced"
    FULL = "full"
    DECLINED = "declined"
    RESIGNED = "resigned"
    TIME = "time"


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    Attributes:
        winner: the side that won, None for a draw.
        reason: why.
        matches: what the winner's last piece matched, lines before blocks; empty unless won by a match.
    """

    winner: Side | None
    reason: Reason
    matches: tuple[Match, ...] = ()


def won_by_match(winner: Side, matches: tuple[Match, ...]) -> Outcome:
    """The outcome of a placement that wins at once with `matches`, which must not be empty."""
    has_line = any(match.pattern.kind is PatternKind.LINE for match in matches)
    return Outcome(winner, Reason.LINE if has_line else Reason.BLOCK, matches)
