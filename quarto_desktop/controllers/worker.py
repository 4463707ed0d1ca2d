"""One thread that computes while the window lives: jobs go in, what became of them comes back as signals."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import sleep
from typing import Protocol

from PySide6.QtCore import QObject, QThread, QTimer, Signal, SignalInstance, Slot

from quarto_desktop.controllers.sharing import SharedProcess

log = logging.getLogger(__name__)

HEAD_START = 0.03
"""Seconds a job waits, so that the window can show what was just done with the interpreter to itself."""

Tell = Callable[[object], None]
"""What a job calls with what it has found so far."""
Job = Callable[[bytearray, Tell], object]
"""Computes something; polls its cancel byte, and returns None when that is set meanwhile."""


@dataclass(frozen=True, eq=False)
class Request:
    """A job to be done.

    Attributes:
        job: what to compute.
        what: what it is about, for the log.
        cancelled: one byte, set to 1 when nobody waits for the result any more.
    """

    job: Job
    what: object = None
    cancelled: bytearray = field(default_factory=lambda: bytearray(1))


@dataclass(frozen=True)
class Result:
    """What became of a request: a value, a reason why there is none, or neither when it was cancelled.

    Attributes:
        request: what was asked.
        value: what the job returned.
        problem: what it raised instead, in a few words.
        details: the same with its traceback.
    """

    request: Request
    value: object = None
    problem: str | None = None
    details: str = ""


class WorkerLike(Protocol):
    """Somebody who does jobs one after the other and tells of each, in the asking thread."""

    @property
    def finished(self) -> SignalInstance:
        """Emitted with a :class:`Result`, for cancelled requests too."""

    @property
    def progressed(self) -> SignalInstance:
        """Emitted with a :class:`Request` and what its job tells meanwhile."""

    def submit(self, request: Request) -> bool:
        """Do this job when those before it are done; False after :meth:`close`."""

    def close(self) -> None:
        """Stop for good, leaving no thread behind; doing so twice is harmless."""


def work_on(request: Request, tell: Tell) -> Result:
    """Do a job; whatever it raises becomes the result's problem."""
    try:
        return Result(request, request.job(request.cancelled, tell))
    except Exception as error:
        log.exception("The worker failed at %s", request.what)
        details = "".join(traceback.format_exception(error))
        return Result(request, problem=str(error) or type(error).__name__, details=details)


class _Bench(QObject):
    """Works off requests one by one, in the thread it was moved to."""

    finished = Signal(object)
    progressed = Signal(object, object)

    @Slot(object)
    def work_on(self, request: Request) -> None:
        if not request.cancelled[0]:
            sleep(HEAD_START)
        self.finished.emit(work_on(request, partial(self.progressed.emit, request)))


class Worker(QObject):
    """One worker thread, which begins with the first job and lasts until :meth:`close`.

    Everything here is called and heard in the thread that made it.

    Signals:
        finished(Result): a job has ended.
        progressed(Request, object): a job tells what it has found so far.
    """

    finished = Signal(object)
    progressed = Signal(object, object)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._open: list[Request] = []
        self._process = SharedProcess()
        self._thread = QThread(self)
        self._thread.setObjectName("worker")
        # The bench is kept for as long as the worker: destroyed while its thread runs, it would crash.
        self._bench = _Bench()
        self._bench.moveToThread(self._thread)
        self._wanted.connect(self._bench.work_on)
        self._bench.finished.connect(self._on_finished)
        self._bench.progressed.connect(self._on_progressed)

    def submit(self, request: Request) -> bool:
        """Do this job when those before it are done; False, and nothing is done, after :meth:`close`."""
        if self._closed:
            return False
        if not self._thread.isRunning():
            self._thread.start()
        self._open.append(request)
        self._process.begin()
        self._wanted.emit(request)
        return True

    def close(self) -> None:
        """Cancel every job and end the thread; harmless when done twice or when there never was a job."""
        self._closed = True
        for request in self._open:
            request.cancelled[0] = 1
        self._thread.quit()
        self._thread.wait()
        self._process.end_all()

    @Slot(object)
    def _on_finished(self, result: Result) -> None:
        if not self._closed:
            self._open.remove(result.request)
            self._process.end()
            self.finished.emit(result)

    @Slot(object, object)
    def _on_progressed(self, request: Request, found: object) -> None:
        if not self._closed:
            self.progressed.emit(request, found)


class InlineWorker(QObject):
    """A worker without a thread, for tests: works in the next turn of the event loop, which has to wait."""

    finished = Signal(object)
    progressed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._waiting: list[Request] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._work)

    def submit(self, request: Request) -> bool:
        """Do this job soon; False, and nothing is done, after :meth:`close`."""
        if not self._closed:
            self._waiting.append(request)
            self._soon.start()
        return not self._closed

    def close(self) -> None:
        """Forget all jobs and do no other."""
        self._closed = True
        self._soon.stop()
        self._waiting.clear()

    def _work(self) -> None:
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            if not request.cancelled[0]:
                self.finished.emit(work_on(request, partial(self.progressed.emit, request)))


class Errand(QObject):
    """What one client wants of a worker: only the latest job counts, of no other anything is heard.

    Args:
        worker: who does the jobs; it may have other clients.
        parent: the owner.

    Signals:
        answered(int, object): generation and what the job returned.
        progressed(int, object): generation and what the job has found so far.
        failed(int, str): generation and what went wrong, in the words of the exception.
    """

    answered = Signal(int, object)
    progressed = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, worker: WorkerLike, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._generation = 0
        self._pending: Request | None = None
        worker.finished.connect(self._on_finished)
        worker.progressed.connect(self._on_progressed)

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._pending is not None

    def start(self, job: Job, what: object = None) -> int:
        """Do `job` instead of the one before; when the worker is closed no answer ever comes.

        Returns:
            The generation that the answer will bear.
        """
        self.cancel()
        self._generation += 1
        request = Request(job, what)
        self._pending = request
        if not self._worker.submit(request):
            self._pending = None
        return self._generation

    def cancel(self) -> None:
        """Forget the job, if any; its answer never comes."""
        if self._pending is not None:
            self._pending.cancelled[0] = 1
            self._pending = None

    def _on_progressed(self, request: Request, found: object) -> None:
        if request is self._pending:
            self.progressed.emit(self._generation, found)

    def _on_finished(self, result: Result) -> None:
        if result.request is not self._pending:
            return
        self._pending = None
        if result.problem is not None:
            self.failed.emit(self._generation, result.problem)
        elif result.value is not None:
            self.answered.emit(self._generation, result.value)
