"""The engine in a thread of its own: questions go in, answers come back as signals in the asking thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from quarto_desktop.controllers.worker import Errand, InlineWorker, Worker, WorkerLike
from quarto_desktop.engine.chooser import choose
from quarto_desktop.engine.forms import is_compiled
from quarto_desktop.engine.levels import ALWAYS, SKILLS
from quarto_desktop.engine.values import Answer, Level, Question

Chooser = Callable[[Question, bytearray], Answer | None]
"""Answers a question, or returns None when its cancel byte is set meanwhile."""


def engine_is_compiled() -> bool:
    """Whether the engine's search is compiled; if not it is slow, and exact only late in the game."""
    return is_compiled()


def empty_squares_to_be_exact() -> int | None:
    """From how many empty squares on Perfect plays without a mistake; None if it always does."""
    below = SKILLS[Level.PERFECT].exact_below(compiled=is_compiled())
    return None if below >= ALWAYS else below - 1


class _Engine(Errand):
    """An errand whose jobs are questions."""

    def __init__(self, chooser: Chooser, worker: WorkerLike, parent: QObject | None) -> None:
        super().__init__(worker, parent)
        self._chooser = chooser

    def ask(self, question: Question) -> int:
        """Think about `question` instead of the one before; after :meth:`close` no answer ever comes.

        Returns:
            The generation that the answer will bear.
        """
        return self.start(lambda cancelled, _tell: self._chooser(question, cancelled), question)

    def close(self) -> None:
        """Stop thinking; harmless when done twice or when nothing was ever asked."""
        self.cancel()
        self._worker.close()


class EngineService(_Engine):
    """The engine in a worker thread.

    Args:
        chooser: what answers the questions; runs in the worker thread.
        worker: the thread, which is closed with the service; one of its own unless given.
        parent: the owner.
    """

    def __init__(
        self, chooser: Chooser = choose, worker: Worker | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(chooser, worker or Worker(), parent)


class InlineEngine(_Engine):
    """The engine without a thread, for tests: thinks in the next turn of the event loop, which has to wait.

    Args:
        chooser: what answers the questions.
        parent: the owner.
    """

    def __init__(self, chooser: Chooser = choose, parent: QObject | None = None) -> None:
        super().__init__(chooser, InlineWorker(), parent)
