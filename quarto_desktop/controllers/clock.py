"""The turn clock as the screen sees it: it ticks, and says once when the time has run out."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from quarto_desktop.session.clock import HoldReason, TurnClock

TICK_MS = 100


class ClockController(QObject):
    """Looks at a :class:`TurnClock` ten times a second while it runs, and not at all while it stands still.

    Signals:
        ticked(float): the seconds left, after every look and every change.
        ran_out(): the time of this turn is up; at most once a turn.
    """

    ticked = Signal(float)
    ran_out = Signal()

    def __init__(
        self, time_source: Callable[[], float] = time.monotonic, parent: QObject | None = None
    ) -> None:
        """Args:
        time_source: gives the present in seconds and never goes back.
        parent: the Qt parent.
        """
        super().__init__(parent)
        self._now = time_source
        self._clock = TurnClock()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def limit(self) -> float | None:
        """Seconds for a whole turn, None for no timer."""
        return self._clock.limit

    @property
    def remaining(self) -> float:
        """Seconds left, never negative; 0 where there is no timer."""
        return self._clock.remaining

    @property
    def elapsed(self) -> float:
        """Seconds of this turn up to now that nothing held, with a timer or without."""
        self._clock.look(self._now())
        return self._clock.elapsed

    @property
    def running(self) -> bool:
        """Whether time is running down now."""
        return self._clock.running

    def is_held_for(self, reason: HoldReason) -> bool:
        """Whether this is one of the reasons why it stands still."""
        return self._clock.is_held_for(reason)

    @property
    def has_run_out(self) -> bool:
        """Whether this turn's time is up."""
        return self._clock.has_run_out

    def restart(self, limit: float | None, remaining: float | None = None) -> None:
        """Begin a turn of `limit` seconds, or without a timer; what holds the clock goes on.

        Args:
            limit: seconds for a whole turn, None for no timer.
            remaining: what is left of them, for a turn that goes on; all unless given.
        """
        self._clock.reset(limit, self._now(), remaining)
        self._show()

    def stop(self) -> None:
        """Have no timer until the next :meth:`restart`."""
        self.restart(None)

    def hold(self, reason: HoldReason) -> None:
        """Stand still for `reason`, besides any other; doing so twice is the same as once."""
        self._clock.hold(reason, self._now())
        self._show()

    def release(self, reason: HoldReason) -> None:
        """Stop standing still for `reason`."""
        self._clock.release(reason, self._now())
        self._show()

    def set_held(self, reason: HoldReason, held: bool) -> None:
        """Hold or release for `reason`."""
        (self.hold if held else self.release)(reason)

    def tick(self) -> None:
        """Look at the clock."""
        has_just_run_out = self._clock.advance(self._now())
        self._show()
        if has_just_run_out:
            self.ran_out.emit()

    def _show(self) -> None:
        if self._clock.running and not self._timer.isActive():
            self._timer.start()
        elif not self._clock.running:
            self._timer.stop()
        self.ticked.emit(self._clock.remaining)
