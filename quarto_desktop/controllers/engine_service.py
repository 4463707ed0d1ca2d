"""The engine in a thread of its own: questions go in, answers come back as signals in the asking thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import sleep

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from quarto_desktop.controllers.sharing import SharedProcess
from quarto_desktop.engine.chooser import choose
from quarto_desktop.engine.forms import is_compiled
from quarto_desktop.engine.values import Answer, Question

log = logging.getLogger(__name__)

HEAD_START = 0.03
"""Seconds a thought waits, so that the window can show what was just done with the interpreter to itself."""

Chooser = Callable[[Question, bytearray], Answer | None]
"""Answers a question, or returns None when its cancel byte is set meanwhile."""


def engine_is_compiled() -> bool:
    """Whether the engine's search is compiled; if not it is slow, and exact only late in the game."""
    return is_compiled()


@dataclass(frozen=True)
class _Request:
    generation: int
    question: Question
    cancelled: bytearray


@dataclass(frozen=True)
class _Result:
    """What became of a request: an answer, a reason why there is none, or neither when it was cancelled."""

    generation: int
    answer: Answer | None = None
    problem: str | None = None


def _work_on(request: _Request, chooser: Chooser) -> _Result:
    try:
        return _Result(request.generation, chooser(request.question, request.cancelled))
    except Exception as error:
        log.exception("The engine failed at %s", request.question)
        return _Result(request.generation, problem=str(error) or type(error).__name__)


class _Worker(QObject):
    """Works off requests one by one, in the thread it was moved to."""

    finished = Signal(object)

    def __init__(self, chooser: Chooser) -> None:
        super().__init__()
        self._chooser = chooser

    @Slot(object)
    def work_on(self, request: _Request) -> None:
        if not request.cancelled[0]:
            sleep(HEAD_START)
        self.finished.emit(_work_on(request, self._chooser))


class _Engine(QObject):
    """What both engines have in common: the latest request is the only one whose result is told.

    Signals:
        answered(int, object): generation and :class:`Answer`.
        failed(int, str): generation and what went wrong, in the words of the exception.
    """

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._generation = 0
        self._pending: _Request | None = None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._pending is not None

    def cancel(self) -> None:
        """Forget the question, if any; its answer never comes."""
        if self._pending is not None:
            self._pending.cancelled[0] = 1
            self._pending = None

    def _next_request(self, question: Question) -> _Request:
        self.cancel()
        self._generation += 1
        self._pending = _Request(self._generation, question, bytearray(1))
        return self._pending

    def _tell(self, result: _Result) -> None:
        if self._pending is None or result.generation != self._pending.generation:
            return
        self._pending = None
        if result.problem is not None:
            self.failed.emit(result.generation, result.problem)
        elif result.answer is not None:
            self.answered.emit(result.generation, result.answer)


class EngineService(_Engine):
    """The engine in one worker thread, which begins with the first question and lasts until :meth:`close`.

    Everything here is called and heard in the thread that made the service.

    Args:
        chooser: what answers the questions; runs in the worker thread.
        parent: the owner.
    """

    _wanted = Signal(object)

    def __init__(self, chooser: Chooser = choose, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._process = SharedProcess()
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        # The worker is kept for as long as the service: destroyed while its thread runs, it would crash.
        self._worker = _Worker(chooser)
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.work_on)
        self._worker.finished.connect(self._on_finished)

    def ask(self, question: Question) -> int:
        """Think about `question` instead of the one before; after :meth:`close` no answer ever comes.

        Returns:
            The generation that the answer will bear.
        """
        request = self._next_request(question)
        if self._closed:
            self.cancel()
            return request.generation
        if not self._thread.isRunning():
            self._thread.start()
        self._process.begin()
        self._wanted.emit(request)
        return request.generation

    def close(self) -> None:
        """Stop thinking and end the thread; harmless when done twice or when nothing was ever asked."""
        self._closed = True
        self.cancel()
        self._thread.quit()
        self._thread.wait()
        self._process.end_all()

    @Slot(object)
    def _on_finished(self, result: _Result) -> None:
        if not self._closed:
            self._process.end()
            self._tell(result)


class InlineEngine(_Engine):
    """The engine without a thread, for tests: thinks in the next turn of the event loop, which has to wait.

    Args:
        chooser: what answers the questions.
        parent: the owner.
    """

    def __init__(self, chooser: Chooser = choose, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chooser = chooser
        self._closed = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._work)

    def ask(self, question: Question) -> int:
        """Answer `question` soon instead of the one before; after :meth:`close` no answer ever comes."""
        request = self._next_request(question)
        if self._closed:
            self.cancel()
        else:
            self._soon.start(0)
        return request.generation

    def close(self) -> None:
        """Forget the question and answer no other."""
        self._closed = True
        self._soon.stop()
        self.cancel()

    def _work(self) -> None:
        if self._pending is not None:
            self._tell(_work_on(self._pending, self._chooser))
