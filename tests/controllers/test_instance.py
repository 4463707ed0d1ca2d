"""One program for each place of files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers import instance
from quarto_desktop.controllers.instance import NO_WISH, Beginning, SingleInstance, Wish

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from quarto_desktop.controllers.instance import Beginning, SingleInstance, Wish

application = QCoreApplication([])
second, (file, beginning) = SingleInstance(Path(sys.argv[1])), sys.argv[2:]
wish = Wish(Path(file) if file else None, Beginning(beginning) if beginning else None)
sys.exit(2 * second.hand_over(wish) + second.is_silent)
"""
HANDED_OVER = 2


def start(folder: Path, wish: Wish) -> subprocess.Popen[bytes]:
    """A later start, in a process of its own; its exit code tells what came of it."""
    beginning = "" if wish.beginning is None else wish.beginning.value
    return subprocess.Popen([sys.executable, "-c", SECOND, str(folder), str(wish.file or ""), beginning])


def test_the_first_hears_of_the_second_with_its_file_and_without(qtbot: QtBot, tmp_path: Path):
    first = SingleInstance(tmp_path)
    assert not first.hand_over()
    for wish in (Wish(tmp_path / '安娜 "x".quarto'), NO_WISH, *map(partial(Wish, None), Beginning)):
        with qtbot.waitSignal(first.called) as heard:
            second = start(tmp_path, wish)
        assert heard.args == [wish]
        assert second.wait(10) == HANDED_OVER
    first.close()
    first.close()


FIRST = """
import os, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from quarto_desktop.controllers.instance import SingleInstance

application = QCoreApplication([])
first = SingleInstance(Path(sys.argv[1]))
first.hand_over()
print("listens", flush=True)
time.sleep(60)
"""


@pytest.fixture
def hanging(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that runs, and does nothing any more."""
    command = [sys.executable, "-c", FIRST, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "listens\n"
        yield first
        first.kill()


def test_one_that_hangs_is_told_of(
    hanging: object, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(instance, "_ANSWER_MS", 50)
    second = SingleInstance(tmp_path)
    assert second.hand_over()
    assert second.is_silent


def test_what_a_killed_program_left_behind_is_in_nobodys_way(
    hanging: subprocess.Popen[str], qtbot: QtBot, tmp_path: Path
):
    hanging.kill()
    hanging.wait(10)
    first = SingleInstance(tmp_path)
    assert not first.hand_over()
    with qtbot.waitSignal(first.called):
        second = start(tmp_path, NO_WISH)
    assert second.wait(10) == HANDED_OVER
    first.close()


def test_other_files_other_program(qtbot: QtBot, tmp_path: Path):
    first, other = SingleInstance(tmp_path / "a"), SingleInstance(tmp_path / "b")
    assert not first.hand_over()
    assert not other.hand_over()
    first.close()
    other.close()


def test_rubbish_from_somebody_else_is_no_call(qtbot: QtBot, tmp_path: Path):
    first = SingleInstance(tmp_path)
    first.hand_over()
    socket = QLocalSocket()
    socket.connectToServer(first._name)
    assert socket.waitForConnected(1000)
    socket.write(b"\xff{[")
    socket.waitForBytesWritten(1000)
    with qtbot.assertNotEmitted(first.called, wait=100):
        socket.disconnectFromServer()
    first.close()
