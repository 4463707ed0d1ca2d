"""The worker thread shared by several clients."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, current_thread

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers import worker as module
from quarto_desktop.controllers.worker import Errand, InlineWorker, Tell, Worker


@pytest.fixture(params=[Worker, InlineWorker])
def worker(
    qapp: QCoreApplication, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Worker]:
    """A worker with a thread, and one without."""
    monkeypatch.setattr(module, "HEAD_START", 0)
    made: Worker = request.param()
    yield made
    made.close()


def counting(_cancelled: bytearray, tell: Tell) -> object:
    """Counts to three."""
    for number in range(3):
        tell(number)
    return "done"


def test_two_clients_share_a_worker_and_hear_only_of_their_own(worker: Worker, qtbot: QtBot) -> None:
    one, two = Errand(worker), Errand(worker)
    heard: list[tuple[str, object]] = []
    for name, errand in (("one", one), ("two", two)):
        errand.progressed.connect(lambda _number, found, name=name: heard.append((name, found)))
        errand.answered.connect(lambda _number, found, name=name: heard.append((name, found)))
    one.start(counting)
    two.start(lambda _cancelled, _tell: "at once")
    qtbot.waitUntil(lambda: not one.busy and not two.busy)
    assert heard == [("one", 0), ("one", 1), ("one", 2), ("one", "done"), ("two", "at once")]


def test_only_the_latest_job_is_heard_of(worker: Worker, qtbot: QtBot) -> None:
    errand = Errand(worker)
    heard: list[tuple[int, object]] = []
    errand.answered.connect(lambda number, found: heard.append((number, found)))
    errand.start(counting)
    latest = errand.start(lambda _cancelled, _tell: "second")
    qtbot.waitUntil(lambda: not errand.busy)
    assert heard == [(latest, "second")]


def test_a_job_that_raises_is_a_failure_and_no_end(worker: Worker, qtbot: QtBot) -> None:
    errand = Errand(worker)
    heard: list[str] = []
    errand.failed.connect(lambda _number, words: heard.append(words))
    errand.answered.connect(lambda _number, found: heard.append(found))
    errand.start(lambda _cancelled, _tell: 1 // 0)
    qtbot.waitUntil(lambda: not errand.busy)
    errand.start(lambda _cancelled, _tell: "fine")
    qtbot.waitUntil(lambda: not errand.busy)
    assert heard == ["integer division or modulo by zero", "fine"]


def test_after_closing_no_answer_ever_comes(worker: Worker) -> None:
    errand = Errand(worker)
    worker.close()
    errand.start(counting)
    assert not errand.busy


def test_closing_cancels_what_is_being_done(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HEAD_START", 0)
    begun, threads = Event(), []

    def job(cancelled: bytearray, _tell: Tell) -> object:
        threads.append(current_thread())
        begun.set()
        while not cancelled[0]:
            pass
        return None

    real = Worker()
    errand = Errand(real)
    errand.start(job)
    assert begun.wait(5)
    real.close()
    assert threads[0] is not current_thread()
