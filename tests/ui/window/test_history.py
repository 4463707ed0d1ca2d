"""History and statistics as the player meets them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.controllers.files import read_history
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.session.finished import FinishedGame, Result, Score
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameSetup, Opponents, Person
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.files.choosing import FileDialog
from quarto_desktop.ui.history.dialog import HistoryDialog
from quarto_desktop.ui.history.entries import Solitaire
from quarto_desktop.ui.history.flow import HistoryNotice
from quarto_desktop.ui.history.statistics import StatisticsDialog
from tests.controllers.solitaire_fakes import WINNING, cells
from tests.ui.languages import settle

D = TypeVar("D", bound=QDialog)


def found(program: Program, kind: type[D]) -> D:
    """The open dialog of this kind."""
    dialogs = [one for one in program.window.findChildren(kind) if one.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def play(program: Program, rules, tokens: str) -> None:
    """A whole game between two people."""
    program.game.new_game(GameSetup(rules, Person("安娜"), Person("小明")))
    for word in tokens.split():
        program.game._act(parse_token(word))


@pytest.fixture
def played(program: Program) -> Program:
    """Two games in the history."""
    play(program, CLASSIC, "=1 #")
    play(program, SQUARE, "=1 a1 #")
    program.game.leave()
    return program


def history(program: Program) -> HistoryDialog:
    program.window.menus[Command.HISTORY].trigger()
    return found(program, HistoryDialog)


def statistics(program: Program) -> StatisticsDialog:
    program.window.menus[Command.STATISTICS].trigger()
    return found(program, StatisticsDialog)


def shown(dialog: HistoryDialog) -> list[list[str]]:
    """Game and result of each row."""
    rows = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [[row.text(3), row.text(1)] for row in rows if row is not None]


def words(dialog: QDialog) -> str:
    return " ".join(one.text() for one in dialog.findChildren(QLabel) if one.isVisibleTo(dialog))


def test_without_games_it_says_so(program: Program) -> None:
    assert "No game has been finished yet" in words(history(program))
    assert "No game has been finished yet" in words(statistics(program))
    assert not found(program, HistoryDialog).open_button.isEnabled()


def test_games_are_listed_and_filtered(played: Program) -> None:
    dialog = history(played)
    assert shown(dialog) == [["Four Alike (Square Variant)", "First won"], ["Quarto Classic", "First won"]]
    dialog.mode.button(CLASSIC).click()
    assert len(shown(dialog)) == 1
    dialog.score.button(Score.DRAWN).click()
    assert "No game is like that." in words(dialog)


def test_a_game_is_opened_and_counts_no_second_time(played: Program) -> None:
    dialog = history(played)
    dialog.mode.button(CLASSIC).click()
    dialog.open_button.click()
    assert played.game.state.is_over
    assert played.game.setup.rules == CLASSIC
    played.game.undo()
    played.game._act(parse_token("#"))
    assert played.game.state.is_over
    assert len(played.chronicle.history.results()) == 2


def test_the_end_undone_and_played_again_counts_once(program: Program) -> None:
    play(program, FOUR_ALIKE, "=1 a1 #")
    program.game.undo()
    program.game._act(parse_token("#"))
    assert len(program.chronicle.history.results()) == 1


def test_deleting_asks_and_the_statistics_stay(played: Program) -> None:
    dialog = history(played)
    dialog.list.selectAll()
    dialog.delete_button.click()
    question = found(played, Confirmation)
    assert "2 games go for good." in words(question)
    question.accept()
    assert shown(dialog) == []
    assert statistics(played).bars.rows[0].played == 2


def press_delete(dialog: HistoryDialog, qtbot: QtBot) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Delete)


def test_after_deleting_the_next_game_has_the_keyboard(program: Program, qtbot: QtBot) -> None:
    for rules in (FOUR_ALIKE, SQUARE, CLASSIC):
        play(program, rules, "=1 #")
    dialog = history(program)
    second = dialog.list.topLevelItem(1)
    assert second is not None
    dialog.list.setCurrentItem(second)
    dialog.delete_button.setFocus()
    dialog.delete_button.click()
    found(program, Confirmation).accept()
    assert [game for game, _ in shown(dialog)] == ["Quarto Classic", "Four Alike"]
    assert dialog.list.selectionModel().selectedRows()[0].row() == 1
    assert dialog.focusWidget() is dialog.list
    press_delete(dialog, qtbot)
    found(program, Confirmation).accept()
    assert [game for game, _ in shown(dialog)] == ["Quarto Classic"]
    assert dialog.focusWidget() is dialog.list
    assert len(dialog.chosen) == 1
    press_delete(dialog, qtbot)
    found(program, Confirmation).accept()
    assert shown(dialog) == []
    press_delete(dialog, qtbot)
    assert not [one for one in program.window.findChildren(Confirmation) if one.isVisible()]


def test_beginning_anew_asks(played: Program) -> None:
    dialog = statistics(played)
    dialog.reset_button.click()
    found(played, Confirmation).reject()
    assert dialog.bars.rows
    dialog.reset_button.click()
    found(played, Confirmation).accept()
    assert dialog.bars.rows == ()
    assert not dialog.reset_button.isEnabled()


def test_numbers_of_one_level_and_of_all(program: Program) -> None:
    """Three games against Easy and one against Hard, counted by hand."""
    against = Result("classic", Opponents.COMPUTER, Level.EASY, Score.WON, True, 1, 0, 2, 4, 40.0)
    games = [
        against,
        replace(against, gave_first=False, announced=0, missed=1, turns=6, seconds=20.0, score=Score.LOST),
        replace(against, announced=1, false_announced=0, turns=2, seconds=30.0),
        replace(against, level=Level.HARD, gave_first=False, score=Score.DRAWN, announced=0, missed=2),
    ]
    for number, one in enumerate(games):
        text = '[Quarto "1"]\n[Rules "classic"]\n\n=1 #\n'
        program.chronicle.history.add(FinishedGame(f"g{number}", f"2026-11-29T20:00:0{number}", one, text))
    dialog = statistics(program)
    assert numbers(dialog) == ["4", "50%", "0", "1", "2 / 2", "0 / 2", "8.1 s", "2", "3", "6"]
    dialog.level.button(Level.EASY).click()
    assert numbers(dialog) == ["3", "67%", "1", "1", "2 / 2", "0 / 1", "7.5 s", "2", "1", "4"]
    assert "games against the computer" in words(dialog)
    assert "line missed" in words(dialog)
    dialog.level.button(Level.HARD).click()
    assert "game against the computer" in words(dialog)
    assert "lines missed" in words(dialog)
    dialog.level.button(Level.PERFECT).click()
    assert numbers(dialog) == []
    assert "No game against this level" in words(dialog)


def numbers(dialog: StatisticsDialog) -> list[str]:
    """What the numbers say, from left to right and from top to bottom."""
    return [value.text() for value, _ in dialog._tiles if value.text()]


def test_statistics_follow_a_game_that_ends_meanwhile(played: Program) -> None:
    dialog = statistics(played)
    play(played, CLASSIC, "=1 #")
    assert dialog.bars.rows[0].played == 3
    assert "Two people: " in dialog.bars.accessibleName()


def test_export_and_import_through_dialogs(played: Program, tmp_path: Path) -> None:
    dialog = history(played)
    dialog.export_button.click()
    chooser = found(played, FileDialog)
    chooser.selectFile(str(tmp_path / "all.json"))
    chooser.accept()
    assert (tmp_path / "all.json").exists()
    assert "Saved as all.json." in words(found(played, HistoryNotice))
    dialog.import_button.click()
    chooser = found(played, FileDialog)
    chooser.selectFile(str(tmp_path / "all.json"))
    chooser.accept()
    assert "All games of this file were there already." in words(found(played, HistoryNotice))
    (tmp_path / "bad.json").write_text("{}")
    dialog.import_button.click()
    chooser = found(played, FileDialog)
    chooser.selectFile(str(tmp_path / "bad.json"))
    chooser.accept()
    assert "Nothing was added" in words(found(played, HistoryNotice))


def test_both_follow_the_language(played: Program, qapp: QApplication) -> None:
    one, other = history(played), statistics(played)
    played.settings.change(language=LanguageChoice.CHINESE)
    settle(qapp)
    assert one.windowTitle() == "历史"
    assert shown(one)[0][0] == "大同棋（方块版）"
    assert other.bars.rows[0].name == "双人对战" or not other.bars.rows[0].name.isascii()


# ---- Foursquare


LOSING = "d4 d4 d5 e5 d6 e6 d7 c4 c4"


def place(program: Program, deal: Deal, words: str) -> None:
    """A whole game of Foursquare."""
    program.solitaire.begin(deal)
    for cell in cells(words):
        program.solitaire.place(cell)


@pytest.fixture
def cards_played(played: Program) -> Program:
    """Two games of Foursquare in the history too."""
    place(played, Deal.numbered(1), WINNING)
    place(played, Deal.numbered(1, house=True), LOSING)
    played.solitaire.leave()
    return played


def only_foursquare(program: Program) -> HistoryDialog:
    dialog = history(program)
    dialog.mode.button(Solitaire.FOURSQUARE).click()
    return dialog


def rows(dialog: HistoryDialog) -> list[list[str]]:
    """Result, deal and game of each row."""
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [[item.text(column) for column in (1, 2, 3)] for item in items if item is not None]


def test_games_of_foursquare_are_listed_and_filtered(cards_played: Program) -> None:
    dialog = history(cards_played)
    assert len(rows(dialog)) == 4
    dialog.mode.button(Solitaire.FOURSQUARE).click()
    assert sorted(rows(dialog)) == [
        ["Lost", "Deal 1 · House rule", "Foursquare"],
        ["Won, score 21", "Deal 1", "Foursquare"],
    ]
    assert not dialog.level.isEnabled()
    dialog.score.button(Score.WON).click()
    assert rows(dialog) == [["Won, score 21", "Deal 1", "Foursquare"]]
    assert "21" in words(dialog)
    dialog.score.button(Score.DRAWN).click()
    assert "No game is like that." in words(dialog)
    dialog.score.button(Score.LOST).click()
    dialog.mode.button(None).click()
    assert rows(dialog) == [["Lost", "Deal 1 · House rule", "Foursquare"]]


def test_a_level_is_none_of_foursquare(cards_played: Program) -> None:
    dialog = history(cards_played)
    dialog.level.button(Level.EASY).click()
    assert rows(dialog) == []
    dialog.mode.button(Solitaire.FOURSQUARE).click()
    assert len(rows(dialog)) == 2


def test_a_game_of_foursquare_is_opened_stepped_through_and_counts_no_second_time(
    cards_played: Program,
) -> None:
    dialog = only_foursquare(cards_played)
    dialog.score.button(Score.WON).click()
    dialog.open_button.click()
    game = cards_played.solitaire
    assert game.game.is_over
    assert game.game.placed == len(WINNING.split())
    game.go_to(3)
    assert game.game.placed == 3
    game.go_to(len(WINNING.split()) - 1)
    game.place(cells(WINNING)[-1])
    assert game.game.is_over
    assert len(cards_played.chronicle.history.plays.results()) == 2
    assert len(game.results.all) == 2


def test_the_history_follows_a_game_of_foursquare_that_ends(cards_played: Program) -> None:
    dialog = only_foursquare(cards_played)
    place(cards_played, Deal.numbered(1), WINNING)
    assert len(rows(dialog)) == 3


def test_a_deleted_game_of_foursquare_stays_in_the_statistics(cards_played: Program) -> None:
    dialog = only_foursquare(cards_played)
    dialog.list.selectAll()
    dialog.delete_button.click()
    found(cards_played, Confirmation).accept()
    assert rows(dialog) == []
    assert len(cards_played.solitaire.results.all) == 2


def test_games_of_foursquare_that_are_imported_count(cards_played: Program, tmp_path: Path) -> None:
    dialog = history(cards_played)
    dialog.export_button.click()
    chooser = found(cards_played, FileDialog)
    chooser.selectFile(str(tmp_path / "all.json"))
    chooser.accept()
    text = read_history(tmp_path / "all.json").replace(cards_played.solitaire.results.all[0].identity, "new")
    (tmp_path / "more.json").write_text(text, encoding="utf-8")
    dialog.import_button.click()
    chooser = found(cards_played, FileDialog)
    chooser.selectFile(str(tmp_path / "more.json"))
    chooser.accept()
    assert "One game was added." in words(found(cards_played, HistoryNotice))
    assert len(cards_played.solitaire.results.all) == 3
    assert len(rows(dialog)) == 5


@pytest.mark.parametrize("text", ["", "rubbish", '[Quarto "1"]\n[Rules "classic"]\n\n=1 a1 =1\n'])
def test_a_damaged_game_is_told_and_can_be_deleted(played: Program, text: str):
    connection = played.chronicle.history.opened.connection
    connection.execute("UPDATE games SET text = ? WHERE mode = 'square'", (text,))
    dialog = history(played)
    assert "damaged" in "".join(words.text() for words in dialog.findChildren(QLabel))
    assert not dialog.open_button.isEnabled()
    dialog.list.itemActivated.emit(dialog.list.currentItem(), 0)
    assert played.game.session is None
    assert dialog.delete_button.isEnabled()
    other = dialog.list.topLevelItem(1)
    assert other is not None
    dialog.list.setCurrentItem(other)
    assert dialog.open_button.isEnabled()


def test_the_first_rows_are_as_high_as_all_later_ones(played: Program, qapp: QApplication) -> None:
    dialog = history(played)

    def height() -> int:
        first = dialog.list.topLevelItem(0)
        assert first is not None
        return dialog.list.visualItemRect(first).height()

    first = height()
    dialog.show_games(list(dialog._games))
    settle(qapp)
    assert first == height() > dialog.list.fontMetrics().height()


def test_after_a_question_the_keyboard_is_in_the_history_again(played: Program, qtbot: QtBot) -> None:
    dialog = history(played)
    dialog.delete_button.click()
    qtbot.waitUntil(lambda: found(played, Confirmation).isActiveWindow())
    played.window.activateWindow()  # as some window systems do when a question goes
    found(played, Confirmation).reject()
    qtbot.waitUntil(dialog.isActiveWindow)


def test_the_keyboard_begins_in_the_list(played: Program) -> None:
    dialog = history(played)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
    assert dialog.chosen == [dialog._games[1]]
