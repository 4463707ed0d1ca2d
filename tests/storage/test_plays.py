"""Finished games of Foursquare in the database: each play-through once, whatever happens to it."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from quarto_desktop.session.solitaire_results import FinishedPlay, Result
from quarto_desktop.storage.history import History

WINNING = "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3"
LOSING = "d4 d4 d5 e5 d6 e6 d7 c4 c4"


def text(cells: str, *, house: bool = False) -> str:
    """A game of deal 1 as the text of a file."""
    return f'[Foursquare "1"]\n[Deal "1"]\n[House "{"on" if house else "off"}"]\n\n{cells}\n'


DAY = date(2026, 11, 29)
WON = FinishedPlay("2026-11-29T20:00:00", Result(1, False, 21, False, DAY, "won"), text(WINNING), 3)
LOST = FinishedPlay(
    "2026-11-29T21:00:00", Result(1, True, None, True, DAY, "lost"), text(LOSING, house=True), 0
)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """An empty one."""
    made = History(tmp_path / "history.sqlite")
    yield made
    made.close()


def ended(play: FinishedPlay, score: int | None, *, assisted: bool = False) -> FinishedPlay:
    """The same play-through, ended later in another way."""
    result = replace(play.result, score=score, assisted=assisted)
    return FinishedPlay("2026-11-29T23:00:00", result, "another text")


def test_a_game_comes_back_also_in_another_life(history: History, tmp_path: Path) -> None:
    history.plays.add(WON)
    history.close()
    again = History(tmp_path / "history.sqlite")
    assert again.plays.games() == [WON]
    assert again.plays.results() == (WON.result,)
    again.close()


def test_the_newest_first_and_results_in_their_order(history: History) -> None:
    for play in (WON, LOST):
        history.plays.add(play)
    assert history.plays.games() == [LOST, WON]
    assert history.plays.results() == (WON.result, LOST.result)


@pytest.mark.parametrize("score", [5, None])
def test_a_worse_end_changes_nothing(history: History, score: int | None) -> None:
    history.plays.add(WON)
    history.plays.add(ended(WON, score))
    history.plays.add(ended(WON, 24, assisted=True))
    assert history.plays.games() == [WON]


def test_a_better_end_takes_the_place_of_the_other(history: History) -> None:
    history.plays.add(WON)
    better = ended(WON, 22)
    history.plays.add(better)
    assert history.plays.games() == [better]
    assert history.plays.results() == (better.result,)


def test_stars_come_when_par_is_known(history: History) -> None:
    history.plays.add(replace(WON, stars=None))
    history.plays.grade("won", 40)
    history.plays.grade("nobody", 40)
    assert [play.stars for play in history.plays.games()] == [2]


def test_what_is_deleted_was_played_and_stays_deleted(history: History) -> None:
    history.plays.add(WON)
    history.delete(["won", "unknown"])
    assert history.plays.games() == []
    history.plays.add(ended(WON, 24))
    assert history.plays.games() == []
    assert [one.score for one in history.plays.results()] == [24]


def test_statistics_begin_anew_and_the_games_stay(history: History) -> None:
    history.plays.add(WON)
    history.plays.reset_results()
    history.plays.add(ended(WON, 22))
    assert history.plays.results() == ()
    assert len(history.plays.games()) == 1
    history.plays.add(LOST)
    assert history.plays.results() == (LOST.result,)


def test_on_a_full_disk_nothing_is_half_written(history: History) -> None:
    history.plays.add(WON)
    connection = history.opened.connection
    connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        history.plays.take_over(
            replace(LOST, result=replace(LOST.result, identity=str(number))) for number in range(2000)
        )
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert history.plays.games() == [WON]


def test_export_and_import(history: History, tmp_path: Path) -> None:
    known_only = FinishedPlay(
        "2026-11-28T00:00:00", Result(None, False, 0, False, DAY.replace(day=28), "old")
    )
    for play in (known_only, WON, LOST):
        history.plays.add(play)
    history.delete(["lost"])
    exported = history.export_text()
    assert '[Foursquare \\"1\\"]' in exported
    other = History(tmp_path / "elsewhere.sqlite")
    other.plays.add(replace(WON, result=replace(WON.result, score=None), text=None))
    assert other.import_text(exported) == 2
    assert other.import_text(exported) == 0
    assert other.plays.games() == history.plays.games() == [WON]
    assert other.plays.results() == history.plays.results()
    other.close()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        (1, "yesterday"),
        (3, 0),
        (3, 2**63),
        (3, 2),
        (4, 1),
        (5, 25),
        (5, 20),
        (5, None),
        (7, 4),
        (8, "d4 e4"),
        (8, text("d4 e4")),
        (8, text(WINNING + " d4")),
    ],
)
def test_what_is_no_game_is_not_imported(history: History, column: int, value: object) -> None:
    history.plays.add(WON)
    document = json.loads(history.export_text())
    document["plays"][0][0] = "new"
    document["plays"][0][column] = value
    with pytest.raises(ValueError):  # noqa: PT011 - whatever kind of it
        history.import_text(json.dumps(document))
    assert len(history.plays.results()) == 1


@pytest.mark.parametrize("plays", [3, [3], [None], [{}], ["123456789"], [[]], {"a": 1}, None])
def test_what_is_no_list_of_games_is_not_imported(history: History, plays: object) -> None:
    document = json.loads(history.export_text())
    document["plays"] = plays
    with pytest.raises(ValueError):  # noqa: PT011
        history.import_text(json.dumps(document))
