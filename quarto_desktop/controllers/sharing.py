"""Letting a thread of plain Python compute without getting in the way of the window."""

from __future__ import annotations

import gc
import sys


class SharedProcess:
    """What is set for the whole process while a worker thread computes; begun and ended in the main thread.

    The interpreter hands over between threads more often, for a scene waits for its turn with every item
    that it paints. And the garbage collector rests: it runs in whatever thread it happens to be due in,
    and the worker would destroy discarded widgets, which Qt does not allow.
    """

    SWITCH_INTERVAL = 0.0001
    """Seconds after which a waiting thread gets its turn; Python's own 0.005 makes frames stall."""

    def __init__(self) -> None:
        self._computing = 0
        self._usual_interval = sys.getswitchinterval()
        self._collected = gc.isenabled()

    def begin(self) -> None:
        """A computation begins in another thread; several may go on at once."""
        self._computing += 1
        if self._computing == 1:
            self._usual_interval = sys.getswitchinterval()
            self._collected = gc.isenabled()
            sys.setswitchinterval(self.SWITCH_INTERVAL)
            gc.disable()

    def end(self) -> None:
        """One of them has ended; after the last one everything is as it was."""
        self._computing -= 1
        if self._computing == 0:
            self._restore()

    def end_all(self) -> None:
        """None goes on any more."""
        if self._computing:
            self._computing = 0
            self._restore()

    def _restore(self) -> None:
        sys.setswitchinterval(self._usual_interval)
        if self._collected:
            gc.enable()
