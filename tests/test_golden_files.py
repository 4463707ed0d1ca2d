"""Files of the first version: whatever later versions write, these are read for ever.

A change that breaks one of them breaks somebody's games. Add files of later versions beside them, and change
none.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

from quarto_desktop.rules.game import Phase
from quarto_desktop.rules.gamefile import final_state, result_word
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.rulesets import SQUARE
from quarto_desktop.session.aids import SOME_AID, Aid
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.setup import Person, PointOut, WhenTimeRunsOut
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import parse_deck, parse_play
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.history import History
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.settings import SettingsFile
from quarto_desktop.storage.solitaire_results import take_over
from tests.storage.test_autosave import GAME, OPENED
from tests.storage.test_history import GAME as FINISHED
from tests.storage.test_history import OTHER, PEOPLE
from tests.storage.test_plays import LOST, WON

GOLDEN = Path(__file__).parent / "data" / "golden"


def test_a_game_of_classic():
    record = parse_game((GOLDEN / "classic.quarto").read_bytes())
    session = GameSession.from_record(record)
    assert result_word(final_state(record).outcome) == "first"
    assert session.setup.first == Person('安娜 "A" \\ 🙂')
    assert (session.setup.on_time, session.setup.point_out) == (WhenTimeRunsOut.LOSE, PointOut.ALWAYS)
    assert session.identity == "0123456789abcdef"


def test_a_game_from_a_position_with_everything_that_is_read_though_never_written():
    record = parse_game((GOLDEN / "position.quarto").read_bytes())
    state = final_state(record)
    assert (record.rules, record.turn, record.timer, record.timer_known) == (SQUARE, Side.SECOND, None, True)
    assert state.phase is Phase.OVER


def test_a_game_of_foursquare():
    record = parse_play((GOLDEN / "foursquare.quarto").read_bytes())
    assert (record.deal.number, record.deal.house, len(record.cells)) == (1, False, 19)


def test_games_in_progress(tmp_path: Path):
    for name in ("in-progress.json", "foursquare-in-progress.json"):
        shutil.copy(GOLDEN / name, tmp_path)  # a damaged one would be set aside
    assert AutosaveFile(tmp_path / "in-progress.json").load().game == GAME
    play = PlayAutosaveFile(tmp_path / "foursquare-in-progress.json").load().game
    assert play is not None
    assert (play.deal.number, play.deal.house, play.cursor, play.aids) == (12, True, 2, SOME_AID)


def test_a_game_in_progress_that_was_over_when_it_was_opened(tmp_path: Path):
    shutil.copy(GOLDEN / "in-progress-opened.json", tmp_path)
    assert AutosaveFile(tmp_path / "in-progress-opened.json").load().game == OPENED


def test_a_play_in_progress_that_says_how_it_was_assisted(tmp_path: Path):
    shutil.copy(GOLDEN / "foursquare-in-progress-aids.json", tmp_path)
    play = PlayAutosaveFile(tmp_path / "foursquare-in-progress-aids.json").load().game
    assert play is not None
    assert play.aids == frozenset(Aid)


def test_settings(tmp_path: Path):
    shutil.copy(GOLDEN / "settings.json", tmp_path)
    loaded = SettingsFile(tmp_path / "settings.json").load()
    assert not loaded.damaged
    preferences = loaded.preferences
    assert (preferences.theme, preferences.language) == (ThemeChoice.DARK, LanguageChoice.CHINESE)
    assert (preferences.recent_files, preferences.window) == (("/tmp/a.quarto",), (1, 2, 3, 4))


def test_an_exported_history(tmp_path: Path):
    history = History(tmp_path / "history.sqlite")
    assert history.import_text((GOLDEN / "history.json").read_text(encoding="utf-8")) == 3
    assert history.games() == [OTHER, FINISHED]
    assert history.results() == [FINISHED.result, OTHER.result, PEOPLE.result]
    history.close()


def test_a_database_of_the_first_version(tmp_path: Path):
    made = sqlite3.connect(tmp_path / "history.sqlite")
    made.executescript((GOLDEN / "history.sql").read_text(encoding="utf-8"))
    made.close()
    history = History(tmp_path / "history.sqlite")
    assert not history.opened.damaged
    assert history.games() == [OTHER, FINISHED]
    assert history.plays.games() == []
    history.plays.add(WON)
    assert history.plays.games() == [WON]
    history.close()


def test_an_exported_history_with_foursquare(tmp_path: Path):
    history = History(tmp_path / "history.sqlite")
    assert history.import_text((GOLDEN / "history-foursquare.json").read_text(encoding="utf-8")) == 3
    assert (history.games(), history.plays.games()) == ([FINISHED], [LOST, WON])
    history.close()


def test_a_database_of_the_second_version(tmp_path: Path):
    made = sqlite3.connect(tmp_path / "history.sqlite")
    made.executescript((GOLDEN / "history-2.sql").read_text(encoding="utf-8"))
    made.close()
    history = History(tmp_path / "history.sqlite")
    assert not history.opened.damaged
    assert (history.games(), history.plays.games()) == ([FINISHED], [LOST, WON])
    assert history.plays.results() == (WON.result, LOST.result)
    history.close()


def test_a_database_of_the_third_version(tmp_path: Path):
    made = sqlite3.connect(tmp_path / "history.sqlite")
    made.executescript((GOLDEN / "history-3.sql").read_text(encoding="utf-8"))
    made.close()
    history = History(tmp_path / "history.sqlite")
    assert not history.opened.damaged
    assert (history.games(), history.plays.games()) == ([FINISHED], [LOST, WON])
    assert history.seen_lines.has(Deal.numbered(1))
    assert history.seen_lines.has(Deal.of_cards(parse_deck("7H 3C AS"), house=True))
    assert not history.seen_lines.has(Deal.numbered(1, house=True))
    history.close()


def test_an_exported_history_with_best_lines_seen(tmp_path: Path):
    history = History(tmp_path / "history.sqlite")
    assert history.import_text((GOLDEN / "history-seen-lines.json").read_text(encoding="utf-8")) == 3
    assert history.plays.games() == [LOST, WON]
    assert history.seen_lines.has(Deal.numbered(1))
    history.close()


def test_results_of_foursquare_in_a_file_of_their_own(tmp_path: Path):
    shutil.copy(GOLDEN / "foursquare-results.json", tmp_path)
    history = History(tmp_path / "history.sqlite")
    taken = take_over(tmp_path / "foursquare-results.json", history)
    assert not taken.damaged
    assert [(one.deal, one.house, one.score, one.assisted) for one in history.plays.results()] == [
        (1, False, 12, False),
        (2**63 - 1, True, None, True),
        (None, False, 0, False),
        (20261129, False, 9, False),
    ]
    assert history.plays.results()[0].identity == "fedcba9876543210"
    assert taken.set_aside is not None
    assert json.loads(taken.set_aside.read_text(encoding="utf-8"))["version"] == 1
    assert not (tmp_path / "foursquare-results.json").exists()
    history.close()
