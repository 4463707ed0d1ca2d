"""The ticking around the turn clock, with a time source in the test's hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.clock import TICK_MS, ClockController
from quarto_desktop.session.clock import HoldReason
from tests.controllers.fakes import FakeTime


class Ticking:
    """A clock controller, its time, and what it said."""

    def __init__(self) -> None:
        self.time = FakeTime()
        self.clock = ClockController(self.time)
        self.ticks: list[float] = []
        self.ran_out = 0
        self.clock.ticked.connect(self.ticks.append)
        self.clock.ran_out.connect(self._count)

    def _count(self) -> None:
        self.ran_out += 1

    def after(self, seconds: float) -> None:
        self.time.now += seconds
        self.clock.tick()

    @property
    def looks(self) -> bool:
        """Whether its own timer is running."""
        return any(timer.isActive() for timer in self.clock.findChildren(QTimer))


@pytest.fixture
def ticking(qapp: QCoreApplication) -> Iterator[Ticking]:
    one = Ticking()
    yield one
    one.clock.stop()


def test_it_says_what_is_left_at_every_look(ticking: Ticking) -> None:
    ticking.clock.restart(10)
    ticking.after(0.5)
    ticking.after(1.0)
    assert ticking.ticks == pytest.approx([10, 9.5, 8.5])
    assert (ticking.clock.limit, ticking.clock.remaining) == (10, 8.5)


def test_it_says_once_that_the_time_has_run_out(ticking: Ticking) -> None:
    ticking.clock.restart(1)
    for _ in range(30):
        ticking.after(0.1)
    assert ticking.ran_out == 1
    assert ticking.clock.has_run_out
    assert min(ticking.ticks) == 0


def test_it_looks_only_while_it_runs(ticking: Ticking) -> None:
    assert not ticking.looks
    ticking.clock.restart(1)
    assert ticking.looks
    ticking.clock.hold(HoldReason.DIALOG)
    assert not ticking.looks
    ticking.clock.release(HoldReason.DIALOG)
    assert ticking.looks
    ticking.clock.stop()
    assert not ticking.looks
    assert (ticking.clock.limit, ticking.clock.remaining) == (None, 0)


def test_it_stops_looking_when_the_time_has_run_out(ticking: Ticking) -> None:
    ticking.clock.restart(1)
    ticking.after(1.2)
    assert ticking.ran_out == 1
    assert not ticking.looks


def test_a_listener_may_restart_it_when_the_time_has_run_out(ticking: Ticking) -> None:
    ticking.clock.ran_out.connect(lambda: ticking.clock.restart(5))
    ticking.clock.restart(1)
    ticking.after(1.2)
    assert (ticking.clock.running, ticking.clock.remaining, ticking.looks) == (True, 5, True)


def test_holding_does_not_lose_the_time_since_the_last_look(ticking: Ticking) -> None:
    ticking.clock.restart(10)
    ticking.time.now += 0.07
    ticking.clock.set_held(HoldReason.PAUSED, True)
    assert ticking.clock.remaining == pytest.approx(9.93)


def test_its_own_timer_looks_at_it(qtbot: QtBot) -> None:
    clock = ClockController()
    with qtbot.waitSignals([clock.ticked] * 3, timeout=TICK_MS * 20):
        clock.restart(60)
    assert 59 < clock.remaining <= 60
    clock.stop()
