"""One program for each place of files."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.instance import NO_WISH, Beginning, SingleInstance, Wish


def test_the_first_hears_of_the_second_with_its_file_and_without(qtbot: QtBot, tmp_path: Path):
    first, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert not first.hand_over()
    for wish in (Wish(tmp_path / '安娜 "x".quarto'), NO_WISH, *map(partial(Wish, None), Beginning)):
        with qtbot.waitSignal(first.called) as heard:
            assert second.hand_over(wish)
        assert heard.args == [wish]
    first.close()
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
