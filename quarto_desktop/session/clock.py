"""The arithmetic of a turn's time (rules.md, section 2, Timer). The present is passed in, never measured."""

from __future__ import annotations

from enum import Enum

LONGEST_GAP = 1.5
"""A longer time than this, in seconds, between two looks means that the machine slept: it is not counted."""

LONGEST_THOUGHT = 600
"""Likewise for the time to think, which is looked at only now and then."""


class HoldReason(Enum):
    """Why the clock stands still."""

    PAUSED = "paused"
    """The game is paused and the board hidden."""
    DIALOG = "dialog"
    """A dialog of ours is open."""
    ANIMATION = "animation"
    """A piece is still moving."""
    COMPUTER = "computer"
    """The computer is on turn; it has its own budget."""
    HIDDEN = "hidden"
    """The window is minimised."""


class TurnClock:
    """The time left for one turn.

    It runs down only while a limit is set and no reason holds it, never below zero, and runs out once. All
    times are seconds; `now` comes from any clock that never goes back.
    """

    def __init__(self) -> None:
        self._limit: float | None = None
        self._remaining = 0.0
        self._reasons: set[HoldReason] = set()
        self._seen = 0.0
        self._has_run_out = False
        self._elapsed = 0.0

    @property
    def limit(self) -> float | None:
        """The time of a whole turn, None for no timer."""
        return self._limit

    @property
    def remaining(self) -> float:
        """The time left when the clock was last looked at; never negative, and 0 without a timer."""
        return self._remaining

    @property
    def elapsed(self) -> float:
        """The seconds of this turn that nothing held, with a timer or without; time to think, that is."""
        return self._elapsed

    @property
    def running(self) -> bool:
        """Whether time is running down now."""
        return self._limit is not None and not self._reasons and not self._has_run_out

    def is_held_for(self, reason: HoldReason) -> bool:
        """Whether this is one of the reasons why it stands still."""
        return reason in self._reasons

    @property
    def has_run_out(self) -> bool:
        """Whether this turn's time ran out and was reported."""
        return self._has_run_out

    def reset(self, limit: float | None, now: float, remaining: float | None = None) -> None:
        """Begin a turn; what holds the clock keeps holding it.

        Args:
            limit: seconds for the turn, None for no timer.
            now: the present.
            remaining: what is left of them, for a turn that goes on; all unless given.
        """
        self._limit = limit
        self._remaining = min(limit or 0.0, limit or 0.0 if remaining is None else remaining)
        self._seen = now
        self._has_run_out = False
        self._elapsed = 0.0

    def hold(self, reason: HoldReason, now: float) -> None:
        """Stand still for `reason`, besides any other reason; doing so twice is the same as once."""
        self._count(now)
        self._reasons.add(reason)

    def release(self, reason: HoldReason, now: float) -> None:
        """Stop standing still for `reason`; harmless when it did not hold the clock."""
        self._count(now)
        self._reasons.discard(reason)

    def look(self, now: float) -> None:
        """Count the time up to `now`, and no more."""
        self._count(now)

    def advance(self, now: float) -> bool:
        """Look at the clock: True exactly once a turn, when its time has run out."""
        self._count(now)
        if self.running and self._remaining == 0:
            self._has_run_out = True
            return True
        return False

    def _count(self, now: float) -> None:
        """Take what has passed since the last look off the remaining time, if the clock was running."""
        gap = now - self._seen
        self._seen = now
        if not self._reasons and 0 < gap <= LONGEST_THOUGHT:
            self._elapsed += gap
        if self.running and 0 < gap <= LONGEST_GAP:
            self._remaining = max(0.0, self._remaining - gap)
