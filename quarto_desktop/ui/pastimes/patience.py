"""Which key presses come too early: before whoever presses can have seen what the table has become.

Somebody who presses Enter while a piece of the computer's is on its way, or in the moment the game ends,
means what was there before. To place a piece at the cursor, or to begin the next game, would be a surprise.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Patience:
    """Waits after something that the player has not done.

    Args:
        now: the time in seconds.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._until = 0.0
        self._waits_for_movement = False

    def begin(self, milliseconds: int) -> None:
        """Something happened by itself: wait for what moves, and at least so long."""
        self._until = max(self._until, self._now() + milliseconds / 1000)
        self._waits_for_movement = True

    def end(self) -> None:
        """The player has done something: what moves now need not be waited for."""
        self._until = 0.0
        self._waits_for_movement = False

    def is_over(self, *, moving: bool) -> bool:
        """Whether a key may act now; `moving` is whether something on the table moves."""
        return not (moving and self._waits_for_movement) and self._now() >= self._until
