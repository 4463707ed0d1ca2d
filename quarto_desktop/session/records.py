"""What a session remembers of each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quarto_desktop.rules.actions import Action, Announce, Give, LoseOnTime, Place, TimeOut
from quarto_desktop.rules.game import Step
from quarto_desktop.rules.squares import Square
from quarto_desktop.rules.transition import FalseAnnouncement


@dataclass(frozen=True)
class Record:
    """One action of a game as it was played.

    Attributes:
        action: what was done.
        step: what it changed, and the state it led to.
        by_clock: whether the clock did it because the player's time had run out.
    """

    action: Action
    step: Step
    by_clock: bool = False

    @property
    def is_decision(self) -> bool:
        """Whether a player chose this action, rather than the clock."""
        return not self.by_clock and not isinstance(self.action, TimeOut | LoseOnTime)

    @property
    def is_by_chance(self) -> bool:
        """Whether the clock had chance choose a piece or a square."""
        return self.by_clock and isinstance(self.action, Give | Place)

    @property
    def is_false_announcement(self) -> bool:
        """Whether this announced with no window open."""
        return isinstance(self.action, Announce) and any(
            isinstance(event, FalseAnnouncement) for event in self.step.transition.events
        )


def last_placed(records: Sequence[Record]) -> Square | None:
    """The square that was filled last, if any was."""
    places = (record.action.square for record in reversed(records) if isinstance(record.action, Place))
    return next(places, None)
