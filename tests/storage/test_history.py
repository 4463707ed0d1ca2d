"""Finished games are kept once, survive whatever happens, and go from one place to another."""

from __future__ import annotations

import errno
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.session.finished import FinishedGame, Result, Score
from quarto_desktop.session.setup import Opponents
from quarto_desktop.storage import schema
from quarto_desktop.storage.history import Filter, History, read_export

TEXT = '[Quarto "1"]\n[Rules "classic"]\n[First "安娜"]\n\n=1 #\n'
RESULT = Result("classic", Opponents.COMPUTER, Level.EASY, Score.WON, True, 1, 2, 3, 4, 5.5)
GAME = FinishedGame("a", "2026-11-29T20:00:00", RESULT, TEXT)
HARD = replace(RESULT, mode="square", level=Level.HARD, score=Score.LOST)
OTHER = FinishedGame("b", "2026-11-29T21:00:00", HARD, TEXT)
TWO = replace(RESULT, opponents=Opponents.PEOPLE, level=None)
PEOPLE = FinishedGame("c", "2026-11-29T22:00:00", TWO, TEXT)


@pytest.fixture
def history(tmp_path: Path):
    made = History(tmp_path / "data" / "history.sqlite")
    yield made
    made.close()


def test_a_game_comes_back_also_in_another_life(history: History, tmp_path: Path):
    assert history.add(GAME)
    history.close()
    again = History(tmp_path / "data" / "history.sqlite")
    assert again.games() == [GAME]
    assert again.results() == [RESULT]
    again.close()


def test_a_game_counts_once(history: History):
    assert history.add(GAME)
    assert not history.add(
        replace(GAME, result=replace(RESULT, score=Score.LOST), ended="2027-01-01T00:00:00")
    )
    assert history.games() == [GAME]
    assert history.results() == [RESULT]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (Filter(), [PEOPLE, OTHER, GAME]),
        (Filter(mode="square"), [OTHER]),
        (Filter(level=Level.EASY), [GAME]),
        (Filter(mode="classic", score=Score.WON), [PEOPLE, GAME]),
        (Filter(score=Score.DRAWN), []),
    ],
)
def test_filters(history: History, wanted: Filter, expected: list[FinishedGame]):
    for game in (GAME, OTHER, PEOPLE):
        history.add(game)
    assert history.games(wanted) == expected


def test_what_is_deleted_was_played_all_the_same(history: History):
    history.add(GAME)
    history.delete(["a", "unknown"])
    assert history.games() == []
    assert history.results() == [RESULT]
    assert not history.add(GAME)


def test_statistics_begin_anew_and_the_games_stay(history: History):
    history.add(GAME)
    history.reset_results()
    assert (history.results(), history.games()) == ([], [GAME])
    history.add(OTHER)
    assert history.results() == [OTHER.result]


def test_nobody_wins_a_game_that_is_watched(history: History):
    watched = replace(GAME, result=replace(RESULT, opponents=Opponents.WATCH))
    history.add(watched)
    assert (history.results(), history.games()) == ([], [watched])


def test_export_and_import(history: History, tmp_path: Path):
    for game in (GAME, OTHER, PEOPLE):
        history.add(game)
    history.delete(["c"])
    (tmp_path / "all.json").write_text(history.export_text(), encoding="utf-8")
    text = read_export(tmp_path / "all.json")
    other = History(tmp_path / "elsewhere.sqlite")
    other.add(GAME)
    assert other.import_text(text) == 2
    assert other.import_text(text) == 0
    assert other.games() == history.games()
    assert other.results() == history.results()
    other.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        '{"quarto-history": 2, "games": [], "results": []}',
        '{"quarto-history": 1, "games": [["a", "b", "no game"]], "results": []}',
        '{"quarto-history": 1, "games": [], "results": [["a", "b", 1, "classic", "nobody"]]}',
        '{"quarto-history": 1, "games": 3, "results": []}',
    ],
)
def test_what_is_no_export_adds_nothing(history: History, text: str):
    with pytest.raises(ValueError):  # noqa: PT011 - whatever kind of it
        history.import_text(text)
    assert history.results() == []


def test_half_a_good_export_adds_nothing(history: History):
    history.add(GAME)
    document = json.loads(history.export_text())
    document["results"] = [["z", *document["results"][0][1:]], ["y", "now", 1, "classic", "rubbish"]]
    with pytest.raises(ValueError):  # noqa: PT011
        history.import_text(json.dumps(document))
    assert len(history.results()) == 1


def test_a_damaged_database_is_set_aside(tmp_path: Path):
    path = tmp_path / "history.sqlite"
    path.write_bytes(b"rubbish" * 1000)
    history = History(path)
    assert history.opened.damaged
    assert history.opened.set_aside is not None
    assert history.opened.set_aside.read_bytes().startswith(b"rubbish")
    assert history.add(GAME)
    history.close()


def test_a_database_with_a_page_of_rubbish_is_set_aside(tmp_path: Path):
    path = tmp_path / "history.sqlite"
    history = History(path)
    for number in range(400):
        history.add(replace(GAME, identity=str(number)))
    history.close()
    content = bytearray(path.read_bytes())
    content[8192:24576] = b"\xaa" * 16384
    path.write_bytes(content)
    again = History(path)
    assert again.opened.damaged
    assert again.games() == []
    again.close()


def test_a_database_of_a_later_version_is_left_as_it_is(tmp_path: Path):
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as later:
        later.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    history = History(path)
    assert (history.opened.is_later, history.opened.lasts, history.opened.damaged) == (True, False, False)
    assert history.add(GAME)
    assert history.games() == [GAME]
    assert not history.try_again()
    history.close()
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_version_that_there_will_never_be_is_damage(tmp_path: Path):
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as odd:
        odd.execute("PRAGMA user_version = 99999")
    history = History(path)
    assert history.opened.damaged
    assert history.opened.set_aside is not None
    history.close()


def test_every_older_version_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "history.sqlite"
    first = History(path)
    first.add(GAME)
    first.close()
    monkeypatch.setattr(
        schema, "MIGRATIONS", (*schema.MIGRATIONS, "ALTER TABLE games ADD COLUMN colour TEXT")
    )
    second = History(path)
    assert second.opened.error is None
    assert second.games() == [GAME]
    second.close()


def test_without_a_place_on_the_disk_it_lasts_as_long_as_the_program(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    history = History(tmp_path / "file" / "history.sqlite")
    assert history.opened.error is not None
    assert history.add(GAME)
    assert history.games() == [GAME]
    history.close()


def add_many(history: History) -> None:
    for number in range(2000):
        history.add(replace(GAME, identity=str(number), text=TEXT * 20))


def test_a_full_disk_is_told_as_such(history: History):
    history.add(GAME)
    connection = history.opened.connection
    connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    with pytest.raises(OSError) as refused:  # noqa: PT011 - looked at below
        add_many(history)
    assert refused.value.errno == errno.ENOSPC
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len(history.games()) == len(history.results())
