"""A time that stands still, and an engine that thinks for as long as it is told to."""

from __future__ import annotations

import time
from threading import Event

from quarto_desktop.engine.chooser import choose
from quarto_desktop.engine.values import Answer, Question


class FakeTime:
    """A time source that stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Ponderer:
    """Answers as the real engine does, but not before it is released or cancelled.

    It runs in the engine's thread, where the real one would.

    Attributes:
        questions: what it was asked, oldest first.
        cancelled: how many thoughts were given up.
    """

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.cancelled = 0
        self._released = Event()

    @property
    def pondering(self) -> bool:
        """Whether it holds answers back."""
        return not self._released.is_set()

    def release(self) -> None:
        """Answer from now on as fast as the real engine."""
        self._released.set()

    def ponder(self) -> None:
        """Hold the answers back from now on."""
        self._released.clear()

    def __call__(self, question: Question, cancel: bytearray) -> Answer | None:
        """Think."""
        self.questions.append(question)
        while not self._released.is_set():
            if cancel[0]:
                self.cancelled += 1
                return None
            time.sleep(0.002)
        return choose(question, cancel)
