"""What is damaged in a database or a game in progress of sound form costs as little as can be."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.history import History
from tests.storage.test_autosave import GAME as IN_PROGRESS
from tests.storage.test_history import GAME, OTHER
from tests.storage.test_plays import LOST, WON


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with two games and two play-throughs."""
    with closing(History(tmp_path / "history.sqlite")) as history:
        for game in (GAME, OTHER):
            history.add(game)
        for play in (WON, LOST):
            history.plays.add(play)
    return tmp_path / "history.sqlite"


@pytest.fixture
def change(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE results SET score = 'rubbish' WHERE identity = 'b'",
        "UPDATE results SET turns = -1 WHERE identity = 'b'",
        "UPDATE results SET turns = 1 << 40 WHERE identity = 'b'",
        "UPDATE results SET seconds = 9e999 WHERE identity = 'b'",
        "UPDATE results SET seconds = 'long' WHERE identity = 'b'",
    ],
)
def test_a_game_that_cannot_be_understood_costs_only_itself(
    path: Path, change: sqlite3.Connection, statement: str
):
    change.execute(statement)
    with closing(History(path)) as history:
        assert not history.opened.damaged
        assert history.games() == [GAME]
        assert history.results() == [GAME.result]


@pytest.mark.parametrize(
    "statement",
    [
        f"UPDATE plays SET ended = 'once' WHERE identity = '{LOST.identity}'",
        f"UPDATE plays SET score = 99 WHERE identity = '{LOST.identity}'",
        f"UPDATE plays SET deal = 'x' WHERE identity = '{LOST.identity}'",
    ],
)
def test_so_does_a_play_through(path: Path, change: sqlite3.Connection, statement: str):
    change.execute(statement)
    with closing(History(path)) as history:
        assert history.plays.games() == [WON]
        history.plays.add(LOST)
        assert history.plays.games() == [LOST, WON]


def test_bytes_that_are_no_text_are_shown_as_well_as_they_can_be(path: Path, change: sqlite3.Connection):
    change.execute("UPDATE games SET text = CAST(x'41ff42' AS TEXT) WHERE identity = 'b'")
    with closing(History(path)) as history:
        assert [game.text for game in history.games()] == ["A\ufffdB", GAME.text]


@pytest.mark.parametrize(
    "statement", ["ALTER TABLE results RENAME COLUMN seconds TO sekonds", "DROP TABLE plays"]
)
def test_a_database_without_our_tables_is_set_aside(path: Path, change: sqlite3.Connection, statement: str):
    change.execute(statement)
    with closing(History(path)) as history:
        assert history.opened.damaged
        assert history.opened.set_aside is not None
        assert history.add(GAME)


def test_so_is_one_whose_tables_have_names_that_are_no_text(path: Path, change: sqlite3.Connection):
    change.execute("PRAGMA journal_mode = DELETE")
    change.close()
    path.write_bytes(path.read_bytes().replace(b"TABLE plays", b"TABLE pl\xcays"))
    with closing(History(path)) as history:
        assert history.opened.damaged
        assert history.games() == []


def test_half_a_surrogate_pair_in_a_name_does_not_keep_a_game_out(tmp_path: Path):
    odd = replace(GAME, identity="\ud800", text=GAME.text.replace("安娜", "\udc00"))
    odd_play = replace(WON, result=replace(WON.result, identity="\udfff"), text=f"; \ud800\n{WON.text}")
    with closing(History(tmp_path / "history.sqlite")) as history:
        assert history.add(odd)
        assert not history.add(odd)
        history.plays.add(odd_play)
        history.plays.grade(odd_play.identity, 23)
        assert [game.identity for game in history.games()] == ["?"]
        assert [play.identity for play in history.plays.games()] == ["?"]


@pytest.mark.parametrize("number", [2**31, 2**63, -1, True, 1.0])
def test_an_export_with_numbers_that_cannot_be_is_refused(tmp_path: Path, number: object):
    with closing(History(tmp_path / "history.sqlite")) as history:
        history.add(GAME)
        document = json.loads(history.export_text())
        document["results"][0][0] = "new"
        document["results"][0][-2] = number
        with pytest.raises(ValueError):  # noqa: PT011 - whatever kind of it
            history.import_text(json.dumps(document))
        assert history.games() == [GAME]


def test_a_file_whose_name_is_no_text_is_still_that_of_the_game_in_progress(tmp_path: Path):
    file = AutosaveFile(tmp_path / "classic.json")
    file.save(replace(IN_PROGRESS, path="/tmp/\udcff.quarto"))
    found = file.load().game
    assert found is not None
    assert found.path == "/tmp/\udcff.quarto"
