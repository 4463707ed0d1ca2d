"""The results of the first version are taken over once, and never lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from quarto_desktop.session.solitaire_results import Result
from quarto_desktop.storage import solitaire_results
from quarto_desktop.storage.history import History
from quarto_desktop.storage.solitaire_results import TakenOver, take_over

ENTRY = {"deal": 5, "house": False, "score": 7, "assisted": False, "day": "2026-11-29", "identity": "abc"}
RESULT = Result(5, False, 7, False, date(2026, 11, 29), "abc")
NAMELESS = {key: value for key, value in ENTRY.items() if key != "identity"}


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """An empty one."""
    made = History(tmp_path / "data" / "history.sqlite")
    yield made
    made.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file, with two results and what is none."""
    odd = [{"deal": 5}, "?", {**ENTRY, "deal": "x"}, {**ENTRY, "score": 25}, {**ENTRY, "day": 3}]
    file = tmp_path / "results.json"
    file.write_text(json.dumps({"version": 1, "results": [ENTRY, *odd, NAMELESS]}), encoding="utf-8")
    return file


def test_without_a_file_there_is_nothing_to_do(history: History, tmp_path: Path) -> None:
    assert take_over(tmp_path / "results.json", history) == TakenOver()


def test_results_are_taken_over_and_the_file_is_set_aside_whole(history: History, path: Path) -> None:
    content = path.read_bytes()
    taken = take_over(path, history)
    assert history.plays.results() == (RESULT, RESULT)
    assert history.plays.games() == [], "their cards are not known"
    assert taken.set_aside is not None
    assert taken.set_aside.read_bytes() == content
    assert not path.exists()
    assert "taken-over" in taken.set_aside.name


def test_a_crash_in_between_counts_nothing_twice(
    history: History, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(solitaire_results, "set_aside", lambda *_: None)
        take_over(path, history)
    history.plays.reset_results()
    take_over(path, history)
    assert history.plays.results() == ()
    assert len(history.plays.exported()) == 2


def test_while_there_is_no_database_on_the_disk_the_file_stays(tmp_path: Path, path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    history = History(tmp_path / "file" / "history.sqlite")
    assert take_over(path, history) == TakenOver()
    assert history.plays.results() == (RESULT, RESULT)
    assert path.exists()
    history.close()


def test_what_cannot_be_written_stays_where_it_is(history: History, path: Path) -> None:
    history.close()
    assert take_over(path, history) == TakenOver()
    assert path.exists()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"version": 1}', b"[" * 100_000])
def test_a_damaged_file_is_set_aside(content: bytes, history: History, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(content)
    taken = take_over(path, history)
    assert taken.damaged
    assert taken.set_aside is not None
    assert "damaged" in taken.set_aside.name
    assert taken.set_aside.read_bytes() == content
    assert not path.exists()
