"""How far a search may still go: nodes, time, and a flag for giving it up."""

from __future__ import annotations

from threading import Timer
from types import TracebackType
from typing import Self

from quarto_desktop.engine.values import Limits

NO_LIMIT = 1 << 62


class SearchStopped(Exception):
    """The search must end here."""


class OutOfBudget(SearchStopped):
    """The limits are reached; what is known so far has to do."""


class Cancelled(SearchStopped):
    """Nobody waits for the answer any more."""


class Budget:
    """The limits of one answer, and what it has used of them.

    As a context it watches the time too, from its beginning to its end.

    Args:
        limits: what may be used.
        cancel: one byte; it is no longer 0 when the search is to be given up.

    Attributes:
        nodes: nodes used.
        cancel: the byte handed in.
        alarm: a byte that is no longer 0 when the time is up.
    """

    def __init__(self, limits: Limits, cancel: bytearray) -> None:
        self.nodes = 0
        self.cancel = cancel
        self.alarm = bytearray(1)
        self._is_over = False
        self._most = NO_LIMIT if limits.nodes is None else limits.nodes
        self._timer = None if limits.seconds is None else Timer(limits.seconds, self._ring)

    @property
    def left(self) -> int:
        """How many nodes may still be used."""
        return max(self._most - self.nodes, 0)

    def check(self) -> None:
        """Look at the flags and the limit.

        Raises:
            Cancelled: the flag is set.
            OutOfBudget: the nodes or the seconds are used up.
        """
        if self.cancel[0]:
            raise Cancelled
        if self.alarm[0] or not self.left:
            raise OutOfBudget

    def interrupt(self) -> None:
        """Stop those who search with this budget, as if the time were up."""
        self.alarm[0] = 1

    def resume(self) -> None:
        """Let them search again, unless the time is up indeed."""
        self.alarm[0] = 0
        if self._is_over:
            self.alarm[0] = 1

    def _ring(self) -> None:
        self._is_over = True
        self.alarm[0] = 1

    def __enter__(self) -> Self:
        if self._timer is not None:
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer.join()


def unlimited() -> Budget:
    """A budget that never ends."""
    return Budget(Limits(), bytearray(1))
