"""Every step of writing fails in turn, with every error: never a half file, never an earlier one lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage import atomic
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.gamefiles import write_game
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.settings import SettingsFile
from tests.storage.test_autosave import GAME

Write = Callable[[Path, int], None]
"""Writes the file at a path; the number tells the first content from the second."""

PLAY = KeptPlay(Deal.numbered(1, house=False), (), 0)


def settings(path: Path, number: int) -> None:
    SettingsFile(path).save(Preferences(computer_pause=number / 2))


def game(path: Path, number: int) -> None:
    write_game(path, f"game {number}")


def autosave(path: Path, number: int) -> None:
    AutosaveFile(path).save(replace(GAME, remaining=float(number)))


def play(path: Path, number: int) -> None:
    PlayAutosaveFile(path).save(replace(PLAY, identity=str(number)))


WRITERS: list[Write] = [settings, game, autosave, play]
STEPS = ("open", "write", "fsync", "chmod", "replace")


def break_step(patch: pytest.MonkeyPatch, step: str, number: int) -> None:
    """Let one step of writing fail."""

    def fail(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    class Broken:
        """A file that takes half of what is written, and then fails."""

        def __init__(self, handle: int, mode: str) -> None:
            self._handle = handle

        def __enter__(self) -> Broken:
            return self

        def __exit__(self, *_: object) -> None:
            os.close(self._handle)

        def write(self, content: bytes) -> None:
            os.write(self._handle, content[: len(content) // 2])
            fail()

    match step:
        case "open":
            patch.setattr(os, "open", fail)
        case "write":
            patch.setattr(atomic, "open", Broken, raising=False)
        case "fsync":
            patch.setattr(os, "fsync", fail)
        case _:
            patch.setattr(Path, step, fail)


@pytest.mark.parametrize("write", WRITERS)
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EIO])
def test_a_failure_at_any_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Write, step: str, number: int
):
    path = tmp_path / "file"
    write(path, 1)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        break_step(patch, step, number)
        with pytest.raises(OSError) as refused:  # noqa: PT011 - looked at below
            write(path, 2)
    assert refused.value.errno == number
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    write(path, 2)
    assert path.read_bytes() != before


@pytest.mark.parametrize("write", WRITERS)
def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Write
):
    real, path = os.fsync, tmp_path / "file"

    def fail_for_folders(handle: int) -> None:
        if os.path.isdir(f"/proc/self/fd/{handle}"):  # noqa: PTH112
            raise OSError(errno.EINVAL, "a folder")
        real(handle)

    monkeypatch.setattr(os, "fsync", fail_for_folders)
    write(path, 1)
    assert path.exists()
