"""Faults that nobody caught are logged and told in the main thread, wherever they happened."""

from __future__ import annotations

import sys
import threading

import pytest
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.faults import Faults


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch, qapp: object):
    monkeypatch.setattr(sys, "stderr", None)
    made = Faults()
    made.watch()
    yield made
    made.close()


def test_a_fault_in_a_thread(faults: Faults, qtbot: QtBot):
    threads: list[threading.Thread] = []
    faults.happened.connect(lambda _: threads.append(threading.current_thread()))

    def fail() -> None:
        raise ValueError("in a thread")

    with qtbot.waitSignal(faults.happened) as told:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert "ValueError: in a thread" in told.args[0]
    assert threads == [threading.main_thread()]


def test_ctrl_c_is_no_fault(faults: Faults, qtbot: QtBot):
    with qtbot.assertNotEmitted(faults.happened):
        faults.take(KeyboardInterrupt, KeyboardInterrupt(), None)


def test_the_hooks_are_left_as_they_were(qapp: object):
    before = (sys.excepthook, threading.excepthook)
    faults = Faults()
    faults.watch()
    assert sys.excepthook == faults.take
    faults.close()
    assert (sys.excepthook, threading.excepthook) == before
