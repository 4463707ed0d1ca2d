"""Trouble with files is told in plain words, all of it at once and only once; it stops nothing."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.app import Program
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage import atomic, progress_file
from quarto_desktop.storage.history import History
from quarto_desktop.storage.paths import Places
from quarto_desktop.storage.plays import Plays
from quarto_desktop.ui.dialogs.notice import Notice
from tests.controllers.solitaire_deal import DEAL, SCORE
from tests.controllers.solitaire_fakes import WINNING, cells
from tests.storage.test_history import GAME
from tests.ui.languages import settle
from tests.ui.window.lives import PEOPLE, Begin, end, full, told


def resign(program: Program) -> None:
    """Play a game to its end, as short as can be."""
    program.game.new_game(PEOPLE)
    for word in ("=1", "#"):
        program.game._act(parse_token(word))


def win_deal(program: Program) -> None:
    """Win a deal of Foursquare."""
    program.solitaire.begin(DEAL)
    for cell in cells(WINNING):
        program.solitaire.place(cell)


def test_nothing_is_said_when_all_is_well(begin: Begin):
    assert told(begin()) == []


def test_all_damage_is_told_in_one_notice_that_follows_the_language(
    begin: Begin, places: Places, qapp: QApplication
):
    for file in (places.settings_file, places.database, *_progress_files(places)):
        file.write_bytes(b"rubbish")
    program = begin()
    (said,) = told(program)
    asides = [one for folder in (places.config, places.data) for one in folder.rglob("*.damaged-*")]
    assert len(asides) == 6
    assert all(str(aside) in said for aside in asides)
    for name in (
        "Four Alike",
        "Square Variant",
        "Quarto Classic",
        "Foursquare",
        "settings",
        "history",
        "statistics",
    ):
        assert name in said
    program.language.choose(LanguageChoice.CHINESE)
    settle(qapp)
    assert told(program)[0].startswith("设置文件读不出来")


def test_settings_that_cannot_be_are_told_once(begin: Begin, places: Places, qapp: QApplication):
    places.config.mkdir(parents=True, exist_ok=True)
    places.settings_file.write_text('{"version": 1, "theme": 3, "reduce_motion": true}')
    program = begin()
    (said,) = told(program)
    (aside,) = places.config.glob("*.damaged-*")
    assert said.startswith("Some settings could not be understood")
    assert str(aside) in said
    program.language.choose(LanguageChoice.CHINESE)
    settle(qapp)
    assert told(program)[0].startswith("有些设置的值不对")
    program.settings.change(theme=ThemeChoice.DARK)
    end(program)
    assert told(begin()) == []


def _progress_files(places: Places) -> list[Path]:
    return [places.progress / f"{name}.json" for name in ("four-alike", "square", "classic", "foursquare")]


def test_a_folder_that_cannot_be_written_is_told_at_the_start_and_once(
    begin: Begin, places: Places, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
):
    with monkeypatch.context() as broken:
        for module in (atomic, progress_file):
            broken.setattr(module, "write_bytes_atomically", full)
        broken.setattr("quarto_desktop.storage.settings.write_atomically", full)
        program = begin()
        (said,) = told(program)
        assert "the disk is full" in said
        assert str(places.data) in said
        close_notices(program, qapp)
        resign(program)
        program.solitaire.new_deal(house=False)
        program.settings.change(show_coordinates=False)
        program.settings.save_now()
        program.disk.try_again()
        assert told(program) == []
        assert not program.disk.is_working
    program.disk.try_again()
    assert program.disk.is_working
    assert not program.disk._timer.isActive()
    assert (places.progress / "foursquare.json").exists()
    assert places.settings_file.exists()
    assert told(program) == []


def close_notices(program: Program, application: QApplication) -> None:
    for notice in program.window.findChildren(Notice):
        notice.accept()
    settle(application)


def test_it_is_told_again_when_it_has_worked_meanwhile(
    begin: Begin, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    for _ in range(2):
        with monkeypatch.context() as broken:
            broken.setattr(progress_file, "write_bytes_atomically", full)
            program.game.new_game(PEOPLE)
            assert len(told(program)) == 1
            close_notices(program, qapp)
        program.disk.try_again()
        assert program.disk.is_working


def test_a_history_that_another_program_holds_is_added_to_as_soon_as_it_can_be(
    begin: Begin, places: Places, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("quarto_desktop.storage.database._PATIENCE_S", 0.0)
    with closing(History(places.database)) as history:
        history.add(GAME)
    with closing(sqlite3.connect(places.database, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        program = begin()
        (said,) = told(program)
        assert "another program is using it" in said
        resign(program)
        assert len(program.chronicle.history.games()) == 2
        program.disk.try_again()
        assert not program.disk.is_working
    program.disk.try_again()
    assert program.disk.is_working
    with closing(History(places.database)) as history:
        assert len(history.games()) == len(history.results()) == 2


def test_a_game_that_could_not_be_written_is_written_when_it_can_be(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    with monkeypatch.context() as broken:
        broken.setattr(History, "add", full)
        resign(program)
        assert len(told(program)) == 1
    assert program.chronicle.history.games() == []
    program.disk.try_again()
    assert len(program.chronicle.history.games()) == 1
    program.disk.try_again()
    assert len(program.chronicle.history.games()) == 1


def test_what_is_not_written_yet_is_seen_in_history_and_statistics_all_the_same(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    win_deal(program)
    with monkeypatch.context() as broken:
        broken.setattr(History, "add", full)
        broken.setattr(Plays, "add", full)
        resign(program)
        win_deal(program)
        for _ in range(2):
            assert len(program.chronicle.games()) == 3
            assert len(program.chronicle.results()) == 1
            broken.undo()
            program.disk.try_again()


def test_a_game_that_could_not_be_written_before_a_crash_is_written_at_the_next_start(
    begin: Begin, places: Places, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    with monkeypatch.context() as broken:
        broken.setattr(History, "add", full)
        resign(program)
        kept = (places.progress / "classic.json").read_bytes()
        broken.setattr(program.chronicle, "try_again", lambda: None)
        program.chronicle.close()
    end(program)
    (places.progress / "classic.json").write_bytes(kept)  # as a crash leaves it
    for _ in range(2):
        with closing(History(places.database)):
            again = begin()
        assert len(again.chronicle.history.games()) == len(again.chronicle.history.results()) == 1
        end(again)


def test_a_game_of_foursquare_that_could_not_be_written_before_a_crash_is_written_too(
    begin: Begin, places: Places, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    with monkeypatch.context() as broken:
        broken.setattr(Plays, "add", full)
        program.solitaire.begin(Deal.numbered(1, house=False))
        for cell in cells(WINNING):
            program.solitaire.place(cell)
        assert program.solitaire.game.is_over
        kept = (places.progress / "foursquare.json").read_bytes()
        end(program)
    (places.progress / "foursquare.json").write_bytes(kept)  # as a crash leaves it
    for _ in range(2):
        again = begin()
        (play,) = again.chronicle.history.plays.games()
        assert play.result.score == 21
        assert len(again.chronicle.history.plays.results()) == 1
        end(again)


def test_a_history_of_a_later_version_is_told_as_such(begin: Begin, places: Places):
    with closing(sqlite3.connect(places.database)) as later:
        later.execute("PRAGMA user_version = 99")
    program = begin()
    assert "newer version" in told(program)[0]
    resign(program)
    assert len(program.chronicle.history.games()) == 1


def test_a_deal_whose_result_could_not_be_written_is_counted_once_when_it_can_be(
    begin: Begin, places: Places, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    with monkeypatch.context() as broken:
        broken.setattr(Plays, "add", full)
        win_deal(program)
        kept = (places.progress / "foursquare.json").read_bytes()
        broken.setattr(Results, "try_again", lambda _: None)  # as a crash does
        end(program)
    (places.progress / "foursquare.json").write_bytes(kept)
    with closing(History(places.database)) as history:
        assert history.plays.results() == ()
    for _ in range(2):
        again = begin()
        (play,) = again.chronicle.history.plays.games()
        assert (play.result.deal, play.result.score) == (1, SCORE)
        again.disk.try_again()
        end(again)


def test_a_deal_is_counted_that_can_be_written_only_as_the_program_ends(
    begin: Begin, places: Places, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    with monkeypatch.context() as broken:
        broken.setattr(Plays, "add", full)
        win_deal(program)
    end(program)
    with closing(History(places.database)) as history:
        assert [one.score for one in history.plays.results()] == [SCORE]


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody delete a file that is open")
def test_a_history_that_is_deleted_meanwhile_is_written_again(begin: Begin, places: Places):
    with closing(History(places.database)) as history:
        history.add(GAME)
    for finish in (resign, win_deal, end):
        program = begin()
        shutil.rmtree(places.data)
        finish(program)
        assert places.database.exists()
        end(program)
        shutil.rmtree(places.progress, ignore_errors=True)
    with closing(History(places.database)) as history:
        assert len(history.games()) == 2
        assert len(history.plays.games()) == 1
