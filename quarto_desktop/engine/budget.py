"""How far a search may still go: counts positions, watches the clock and the cancel flag."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from quarto_desktop.engine.values import Limits


class SearchStopped(Exception):
    """The search must end here."""


class OutOfBudget(SearchStopped):
    """The limits are reached; what is known so far has to do."""


class Cancelled(SearchStopped):
    """Nobody waits for the answer any more."""


class Budget:
    """The limits of one search, and what it has used of them.

    Args:
        limits: what it may use; time counts from now.
        cancel: one byte; it is no longer 0 when the search is to be given up.
        clock: tells the time in seconds.
    """

    POLL_EVERY = 64
    """Positions between two looks at clock and flag; some 0.3 ms of plain Python."""

    def __init__(self, limits: Limits, cancel: bytearray, clock: Callable[[], float] = monotonic) -> None:
        self.nodes = 0
        self._max_nodes = limits.nodes
        self._deadline = None if limits.seconds is None else clock() + limits.seconds
        self._cancel = cancel
        self._clock = clock

    def spend(self) -> None:
        """Count one position.

        Raises:
            SearchStopped: as :meth:`check`, which is called every so often.
        """
        self.nodes += 1
        if self.nodes % self.POLL_EVERY == 0:
            self.check()

    def check(self) -> None:
        """Look at the flag and the limits.

        Raises:
            Cancelled: the flag is set.
            OutOfBudget: the nodes or the seconds are used up.
        """
        if self._cancel[0]:
            raise Cancelled
        if self._max_nodes is not None and self.nodes >= self._max_nodes:
            raise OutOfBudget
        if self._deadline is not None and self._clock() >= self._deadline:
            raise OutOfBudget
