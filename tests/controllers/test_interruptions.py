"""Ctrl+C and the system's request to end reach the event loop."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.interruptions import Interruptions

pytestmark = pytest.mark.skipif(os.name != "posix", reason="nothing is listened for on Windows")


@pytest.fixture
def interruptions(qapp) -> Iterator[Interruptions]:
    made = Interruptions()
    yield made
    made.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_of_the_system_becomes_one_of_qt(qtbot: QtBot, interruptions, number):
    with qtbot.waitSignal(interruptions.interrupted):
        os.kill(os.getpid(), number)


def test_afterwards_everything_is_as_before(qapp):
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    made = Interruptions()
    assert signal.getsignal(signal.SIGINT) is not before[0]
    made.close()
    made.close()
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
    assert signal.set_wakeup_fd(-1) == -1
