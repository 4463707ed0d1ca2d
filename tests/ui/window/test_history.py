"""History and statistics as the player meets them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from quarto_desktop.app import Program
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.session.finished import Score
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.files.choosing import FileDialog
from quarto_desktop.ui.history.dialog import HistoryDialog
from quarto_desktop.ui.history.flow import HistoryNotice
from quarto_desktop.ui.history.statistics import StatisticsDialog
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
    assert shown(dialog) == [["Four Alike (Square Variant)", "Won"], ["Quarto Classic", "Won"]]
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


def test_beginning_anew_asks(played: Program) -> None:
    dialog = statistics(played)
    dialog.reset_button.click()
    found(played, Confirmation).reject()
    assert dialog.bars.rows
    dialog.reset_button.click()
    found(played, Confirmation).accept()
    assert dialog.bars.rows == ()
    assert not dialog.reset_button.isEnabled()


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
