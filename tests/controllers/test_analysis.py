"""An analysis tells values as they come, can be stopped, goes on, and of the one before nothing is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers import worker as module
from quarto_desktop.controllers.analysis import AnalysisController, Hear, Stage
from quarto_desktop.controllers.worker import InlineWorker, Worker
from quarto_desktop.engine.analysis import ActionValues, analyse
from quarto_desktop.engine.solver import actions_at
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, RuleSet

LATE = Position.parse("2.CE/.9A./D.../B.7. 6")
OTHER = Position.parse("2.CE/.9A./D.../B.7. 1")


@pytest.fixture(params=[Worker, InlineWorker])
def worker(
    qapp: QCoreApplication, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Worker]:
    """A worker with a thread, and one without."""
    monkeypatch.setattr(module, "HEAD_START", 0)
    made: Worker = request.param()
    yield made
    made.close()


@pytest.fixture
def real_worker(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A worker with a thread."""
    monkeypatch.setattr(module, "HEAD_START", 0)
    made = Worker()
    yield made
    made.close()


class Patient:
    """Tells one value, then goes on only when it may; gives up when it is cancelled."""

    def __init__(self) -> None:
        self.may_end = Event()
        self.cancelled: list[bytearray] = []

    def __call__(
        self, position: Position, rules: RuleSet, cancel: bytearray, hear: Hear
    ) -> ActionValues | None:
        self.cancelled.append(cancel)
        actions = actions_at(position)
        hear(actions[0], Value.DRAW)
        while not self.may_end.wait(0.005):
            if cancel[0]:
                hear(actions[1], Value.LOSS)  # too late
                return None
        return dict.fromkeys(actions, Value.DRAW)


def until(qtbot: QtBot, analysis: AnalysisController, stage: Stage) -> None:
    """Wait until it has come to this stage."""
    qtbot.waitUntil(lambda: analysis.stage is stage)


def test_values_are_those_of_the_engine(worker: Worker, qtbot: QtBot) -> None:
    analysis = AnalysisController(worker)
    counts: list[int] = []
    analysis.changed.connect(lambda: counts.append(len(analysis.values)))
    analysis.begin(FOUR_ALIKE, LATE)
    assert (analysis.stage, analysis.total) == (Stage.WORKING, len(LATE.empty_squares))
    until(qtbot, analysis, Stage.FINISHED)
    assert analysis.values == analyse(LATE, FOUR_ALIKE, bytearray(1))
    assert counts == sorted(counts)
    assert 1 in counts


def test_a_full_board_has_nothing_to_know(worker: Worker, qtbot: QtBot) -> None:
    analysis = AnalysisController(worker)
    analysis.begin(FOUR_ALIKE, Position.parse("0123/4567/89AB/CDEF -"))
    until(qtbot, analysis, Stage.FINISHED)
    assert (analysis.total, analysis.values) == (0, {})


def test_stopped_it_keeps_what_is_known_and_goes_on(real_worker: Worker, qtbot: QtBot) -> None:
    patient = Patient()
    analysis = AnalysisController(real_worker, patient)
    analysis.begin(FOUR_ALIKE, LATE)
    qtbot.waitUntil(lambda: len(analysis.values) == 1)
    analysis.stop()
    assert patient.cancelled[0][0]
    qtbot.wait(40)
    assert (analysis.stage, len(analysis.values)) == (Stage.STOPPED, 1)
    analysis.go_on()
    assert (analysis.stage, len(analysis.values)) == (Stage.WORKING, 1)
    patient.may_end.set()
    until(qtbot, analysis, Stage.FINISHED)
    assert len(analysis.values) == analysis.total


def test_of_the_position_before_nothing_is_heard(real_worker: Worker, qtbot: QtBot) -> None:
    patient = Patient()
    analysis = AnalysisController(real_worker, patient)
    analysis.begin(FOUR_ALIKE, LATE)
    qtbot.waitUntil(lambda: len(analysis.values) == 1)
    analysis.begin(FOUR_ALIKE, OTHER)
    assert analysis.values == {}
    qtbot.waitUntil(lambda: len(analysis.values) == 1)
    qtbot.wait(40)
    assert list(analysis.values) == actions_at(OTHER)[:1]
    analysis.forget()
    qtbot.wait(40)
    assert (analysis.stage, analysis.total, analysis.values) == (Stage.IDLE, 0, {})


def failing_once() -> Callable[[Position, RuleSet, bytearray, Hear], ActionValues | None]:
    """Fails the first time, after one value."""
    times: list[int] = []

    def work(position: Position, rules: RuleSet, cancel: bytearray, hear: Hear) -> ActionValues | None:
        times.append(1)
        hear(actions_at(position)[0], Value.WIN)
        if len(times) == 1:
            raise MemoryError("full up")
        return dict.fromkeys(actions_at(position), Value.WIN)

    return work


def test_what_failed_is_tried_again(worker: Worker, qtbot: QtBot) -> None:
    analysis = AnalysisController(worker, failing_once())
    heard: list[str] = []
    analysis.failed.connect(heard.append)
    analysis.begin(FOUR_ALIKE, LATE)
    until(qtbot, analysis, Stage.FAILED)
    assert (heard, len(analysis.values)) == (["full up"], 1)
    analysis.go_on()
    until(qtbot, analysis, Stage.FINISHED)
    assert len(analysis.values) == analysis.total


def test_nothing_to_go_on_with_is_no_mistake(worker: Worker) -> None:
    analysis = AnalysisController(worker)
    analysis.go_on()
    analysis.stop()
    analysis.forget()
    assert analysis.stage is Stage.IDLE
