"""Game files are read no further than a game can be long, and written whole or not at all."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from quarto_desktop.rules.gameparser import LONGEST_SOURCE, GameFileError, parse_game
from quarto_desktop.storage.gamefiles import read_game_bytes, write_game

ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")


def test_a_file_with_a_name_of_blanks_quotes_and_chinese(tmp_path: Path):
    path = tmp_path / "安娜 'vs' 小明 🙂.quarto"
    write_game(path, "大同棋\n")
    assert read_game_bytes(path) == "大同棋\n".encode()


def test_ten_megabytes_of_rubbish_are_refused_at_once(tmp_path: Path):
    path = tmp_path / "rubbish.quarto"
    path.write_bytes(bytes(range(256)) * 40_000)
    began = time.perf_counter()
    content = read_game_bytes(path)
    with pytest.raises(GameFileError):
        parse_game(content)
    assert len(content) == LONGEST_SOURCE + 1
    assert time.perf_counter() - began < 1


def test_a_folder_is_no_file(tmp_path: Path):
    with pytest.raises(IsADirectoryError):
        read_game_bytes(tmp_path)


@ON_POSIX
def test_a_pipe_is_not_waited_for(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="Invalid argument"):
        read_game_bytes(tmp_path / "pipe")


def test_half_a_surrogate_pair_in_a_name_is_no_reason_not_to_save(tmp_path: Path):
    write_game(tmp_path / "a.quarto", '[First "\ud83d"]')
    assert read_game_bytes(tmp_path / "a.quarto") == b'[First "?"]'


@ON_POSIX
def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path):
    path = tmp_path / "a.quarto"
    path.write_text("old")
    path.chmod(0o640)
    write_game(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


@ON_POSIX
def test_a_new_file_may_be_read_by_whoever_may_read_new_files(tmp_path: Path):
    (tmp_path / "usual").write_text("")
    write_game(tmp_path / "a.quarto", "new")
    assert (tmp_path / "a.quarto").stat().st_mode == (tmp_path / "usual").stat().st_mode


@ON_POSIX
def test_a_protected_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "a.quarto"
    path.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # whoever runs the tests may be allowed anything
    with pytest.raises(PermissionError):
        write_game(path, "new")
    assert path.read_text() == "old"


@ON_POSIX
def test_links_that_lead_round_in_a_circle_are_an_error_like_others(tmp_path: Path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(OSError):  # noqa: PT011 - the words differ from system to system
        write_game(tmp_path / "a", "new")
