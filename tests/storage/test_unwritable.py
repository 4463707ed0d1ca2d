"""A database that cannot be written for a while, or for ever: what it holds is shown, and nothing is lost."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from quarto_desktop.session.preferences import Preferences
from quarto_desktop.storage import aside, database
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.history import History
from quarto_desktop.storage.settings import SettingsFile
from quarto_desktop.storage.solitaire_results import TakenOver, take_over
from tests.storage.test_autosave import GAME as KEPT
from tests.storage.test_history import GAME, OTHER, PEOPLE
from tests.storage.test_plays import LOST, WON


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with a game of Quarto and one of Foursquare."""
    with closing(History(tmp_path / "history.sqlite")) as history:
        history.add(GAME)
        history.plays.add(WON)
    return tmp_path / "history.sqlite"


@pytest.fixture
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program that lets nobody else at the database."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield other


@pytest.fixture(autouse=True)
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PATIENCE_S", 0.0)


def test_what_another_program_holds_can_be_read_and_is_added_to_later(path: Path, locked: sqlite3.Connection):
    history = History(path)
    assert history.opened.error is not None
    assert history.opened.error.errno == errno.EBUSY
    assert (history.games(), history.plays.games()) == ([GAME], [WON])
    assert history.add(OTHER)
    history.plays.add(LOST)
    assert not history.try_again()
    locked.close()
    assert history.try_again()
    assert history.opened.lasts
    assert history.add(PEOPLE)
    history.close()
    with closing(History(path)) as again:
        assert again.games() == [PEOPLE, OTHER, GAME]
        assert again.plays.games() == [LOST, WON]
        assert again.results() == [GAME.result, OTHER.result, PEOPLE.result]


def test_nothing_is_tried_again_where_nothing_failed(path: Path):
    with closing(History(path)) as history:
        assert not history.try_again()
        assert history.games() == [GAME]


@pytest.mark.parametrize("code", [sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR])
def test_where_opening_fails_the_history_is_shown_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch, code: int
):
    def fail(*_: object) -> None:
        error = sqlite3.OperationalError("no")
        error.sqlite_errorcode = code
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(database, "_opened", fail)
        history = History(path)
    assert history.opened.error is not None
    assert history.games() == [GAME]
    history.delete(["a"])
    assert history.add(OTHER)
    assert history.try_again()
    assert history.games() == [OTHER, GAME], "what was deleted while nothing could be written is there again"
    history.close()


def test_what_cannot_be_added_yet_is_kept(path: Path, locked: sqlite3.Connection, monkeypatch):
    history = History(path)
    history.add(OTHER)
    locked.close()
    with monkeypatch.context() as patch:
        patch.setattr("quarto_desktop.storage.history.add_plays_of", _full)
        assert not history.try_again()
    assert history.games() == [OTHER, GAME]
    assert history.try_again()
    assert history.games() == [OTHER, GAME]
    history.close()


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _looks_damaged(*_: object) -> None:
    raise sqlite3.DatabaseError("database disk image is malformed")


def test_a_disk_that_fails_once_damages_nothing(path: Path, monkeypatch: pytest.MonkeyPatch):
    """SQLite tells of a read error as of damage."""
    real, first = database._check, [_looks_damaged]
    monkeypatch.setattr(database, "_check", lambda it: (first.pop() if first else real)(it))
    with closing(History(path)) as history:
        assert history.opened.lasts
        assert not history.opened.damaged
        assert history.games() == [GAME]


def test_a_disk_that_fails_for_good_is_no_damage_either(path: Path, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as patch:
        patch.setattr(database, "_check", _looks_damaged)
        patch.setattr(database, "_read_part", _full)
        history = History(path)
    assert history.opened.error is not None
    assert not history.opened.damaged
    assert list(path.parent.glob("history.damaged*")) == []
    assert history.try_again()
    history.close()


def test_the_check_tells_a_read_error_from_damage():
    class Said:
        def __init__(self, *lines: str) -> None:
            self.lines = lines

        def execute(self, _: str) -> list[tuple[str]]:
            return [(line,) for line in self.lines]

    with pytest.raises(OSError, match="error"):
        database._check(
            Said("*** in database main ***", "Tree 3 page 3: unable to get the page. error code=266")
        )
    with pytest.raises(sqlite3.DatabaseError):
        database._check(Said("Tree 3 page 3: btreeInitPage() returns error code 11"))
    database._check(Said("ok"))


def test_with_a_damaged_database_what_was_not_written_into_it_is_set_aside_too(path: Path):
    log = path.with_name("history.sqlite-wal")
    path.write_bytes(b"rubbish" * 1000)
    log.write_bytes(b"the last games")
    with closing(History(path)) as history:
        assert history.opened.set_aside is not None
        kept = history.opened.set_aside.with_name(history.opened.set_aside.name + "-wal")
        assert kept.read_bytes() == b"the last games"


def test_an_empty_file_is_a_damaged_database(tmp_path: Path):
    (tmp_path / "history.sqlite").touch()
    with closing(History(tmp_path / "history.sqlite")) as history:
        assert history.opened.damaged


def test_a_database_that_could_not_be_made_leaves_nothing_that_looks_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "history.sqlite"

    def fail(connection: sqlite3.Connection) -> None:
        assert path.exists()
        _full()

    with monkeypatch.context() as patch:
        patch.setattr(database, "refuse_later", fail)
        History(path).close()
    assert not path.exists()
    with closing(History(path)) as history:
        assert history.opened.lasts
        assert not history.opened.damaged


def test_a_folder_in_the_place_of_the_database_is_set_aside(tmp_path: Path):
    (tmp_path / "history.sqlite").mkdir()
    with closing(History(tmp_path / "history.sqlite")) as history:
        assert history.opened.damaged
        assert history.opened.lasts
        assert history.opened.set_aside is not None
        assert history.opened.set_aside.is_dir()


def test_results_that_cannot_be_read_now_are_no_damaged_ones(path: Path, monkeypatch: pytest.MonkeyPatch):
    results = path.with_name("foursquare-results.json")
    results.write_text('{"results": []}')
    with closing(History(path)) as history:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "read_bytes", _full)
            assert take_over(results, history) == TakenOver()
        assert results.exists()
        assert take_over(results, history).set_aside is not None


@pytest.mark.parametrize("kind", ["settings", "game"])
def test_what_can_neither_be_read_nor_moved_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
):
    path = tmp_path / "file.json"
    path.write_text("what nobody understands")
    settings, game = SettingsFile(path), AutosaveFile(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", _full)
        assert (settings if kind == "settings" else game).load().damaged
        with pytest.raises(PermissionError):
            settings.save(Preferences()) if kind == "settings" else game.save(KEPT)
    assert path.read_text() == "what nobody understands"
    settings.save(Preferences()) if kind == "settings" else game.save(KEPT)
    asides = [one.read_text() for one in tmp_path.glob("file.damaged-*")]
    assert asides == ["what nobody understands"]


def test_a_game_that_can_neither_be_read_nor_moved_is_not_removed(tmp_path: Path, monkeypatch):
    path = tmp_path / "file.json"
    path.write_text("what nobody understands")
    file = AutosaveFile(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", _full)
        file.load()
        with pytest.raises(PermissionError):
            file.remove()
    assert path.exists()


def test_half_a_file_is_removed_at_the_next_start(tmp_path: Path):
    for name in ("settings.json", "classic.json"):
        (tmp_path / f".{name}.0123abcd.tmp").write_text("ha")
    other = tmp_path / ".notes.txt.0123abcd.tmp"
    other.write_text("not ours")
    SettingsFile(tmp_path / "settings.json").load()
    AutosaveFile(tmp_path / "classic.json").save(replace(KEPT))
    AutosaveFile(tmp_path / "classic.json").load()
    assert sorted(tmp_path.iterdir()) == [other, tmp_path / "classic.json"]
    assert aside.set_aside(tmp_path / "classic.json") is not None


def test_the_window_does_not_wait_long_for_another_program(path: Path):
    with closing(History(path)) as history, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        (patience,) = history.opened.connection.execute("PRAGMA busy_timeout").fetchone()
        assert patience <= 250
        with pytest.raises(OSError):  # noqa: PT011 - whatever kind of it
            history.add(replace(GAME, identity="new"))
