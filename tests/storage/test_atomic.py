"""A file is the old one or the new one, whatever happens in between."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from quarto_desktop.storage.atomic import write_atomically, write_bytes_atomically


def test_writes_text_as_utf8_with_line_feeds_and_makes_the_folder(tmp_path: Path):
    path = tmp_path / "a" / "b" / "file.txt"
    write_atomically(path, "大同棋\n")
    assert path.read_bytes() == "大同棋\n".encode()


def test_replaces_what_was_there(tmp_path: Path):
    path = tmp_path / "file.txt"
    write_atomically(path, "a long old text")
    write_atomically(path, "new")
    assert path.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("force", [False, True])
def test_the_bytes_are_on_the_disk_before_they_take_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, force: bool
):
    done: list[str] = []
    sync, replace = os.fsync, Path.replace

    def note_sync(handle: int) -> None:
        done.append("sync")
        sync(handle)

    def note_replace(self: Path, target: Path) -> Path:
        done.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(Path, "replace", note_replace)
    write_bytes_atomically(tmp_path / "file", b"new", force=force)
    assert done[:2] == ["sync", "replace"]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
):
    path = tmp_path / "file.txt"
    write_atomically(path, "old")

    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os if broken == "fsync" else Path, broken, fail)
    with pytest.raises(OSError, match="disk full"):
        write_atomically(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="making symbolic links needs rights there")
def test_a_symbolic_link_stays_one(tmp_path: Path):
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old", encoding="utf-8")
    link.symlink_to(real)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "new"
