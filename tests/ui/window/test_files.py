"""Opening, saving and dropping files, as the player meets them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QTreeView
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.actions import Give
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, SQUARE
from quarto_desktop.session.setup import Person, PointOut
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.files.choosing import FileDialog
from tests.ui.window.filing import (
    FOURSQUARE,
    GAME,
    choose,
    entries,
    found,
    records,
    trigger,
    words,
)

BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def test_a_file_is_opened_and_named_in_the_title(program: Program, file: Path) -> None:
    program.open(file)
    assert program.game.setup.first == Person("安娜")
    assert program.game.setup.point_out is PointOut.ALWAYS
    assert len(records(program)) == 4
    assert program.window.windowTitle() == "安娜 vs B.quarto[*]"  # the system adds the program
    assert program.settings.preferences.recent_files == (str(file),)


def test_the_dialog_opens_a_file(program: Program, file: Path, qtbot: QtBot) -> None:
    trigger(program, Command.OPEN)
    assert program.window.dialogs.any_open  # so that the clock waits
    choose(program, file)
    qtbot.waitUntil(lambda: program.game.session is not None)
    assert not program.window.dialogs.any_open


def test_the_dialog_shows_nothing_in_words_of_the_system(program: Program) -> None:
    trigger(program, Command.OPEN)
    files = found(program, FileDialog).findChild(QTreeView, "treeView")
    assert files is not None
    header = files.header()
    shown = [column for column in range(header.count()) if not header.isSectionHidden(column)]
    assert shown == [0, 3]  # name and date


def test_saving_keeps_all_that_was_in_the_file(program: Program, file: Path) -> None:
    program.open(file)
    before = parse_game(GAME)
    trigger(program, Command.SAVE)
    after = parse_game(file.read_bytes())
    assert set(before.others) < set(after.others)  # besides, what tells it from other games
    assert (after.first, after.second, after.date) == (before.first, before.second, before.date)
    assert after.actions == before.actions


def test_the_title_tells_whether_the_file_is_up_to_date(program: Program, file: Path) -> None:
    program.open(file)
    assert not program.window.isWindowModified()
    program.game.give(Piece(3))
    assert program.window.isWindowModified()
    trigger(program, Command.SAVE)
    assert not program.window.isWindowModified()
    assert parse_game(file.read_bytes()).actions[-1] == Give(Piece(3))
    program.game.undo()
    assert program.window.isWindowModified()


def test_a_game_without_a_file_asks_for_one(two_people: Program, tmp_path: Path) -> None:
    program = two_people
    program.window.start_page.cards[SQUARE].click()
    program.game.give(Piece(3))
    trigger(program, Command.SAVE)
    choose(program, tmp_path / "mine")
    saved = tmp_path / "mine.quarto"
    assert parse_game(saved.read_bytes()).rules == SQUARE
    assert program.window.game_page.messages.text == "Saved as mine.quarto."
    assert program.settings.preferences.recent_files == (str(saved),)


def test_another_file_is_replaced_only_when_one_says_so(program: Program, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.quarto"
    other.write_text("old")
    program.open(file)
    for answer in ("no_button", "yes_button"):
        trigger(program, Command.SAVE_AS)
        choose(program, other)
        question = found(program, Confirmation)
        assert question.question is Question.REPLACE
        assert other.read_text() == "old"
        getattr(question, answer).click()
        for dialog in program.window.findChildren(FileDialog):
            dialog.reject()
    assert parse_game(other.read_bytes()).rules == CLASSIC


def test_another_game_has_no_file(program: Program, file: Path) -> None:
    program.open(file)
    program.game.play_again()
    assert program.window.windowTitle() == QGuiApplication.applicationDisplayName()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (GAME + " c2", ["Line 10", "c2"]),
        ("", ["not a game file"]),
        (GAME.replace("classic", "poker"), ["Line 2", "poker"]),
        (GAME.replace('"1"', '"2"'), ["later version"]),
        (GAME + " =1", ["Line 10", "already on the board"]),
        (GAME + "\udcfb", ["Line 10", "not a text file", "the byte 0xFB"]),
    ],
)
def test_what_is_no_game_is_refused_with_line_and_reason(
    program: Program, tmp_path: Path, content: str, expected: list[str]
) -> None:
    path = tmp_path / "bad.quarto"
    path.write_text(content, encoding="utf-8", errors="surrogateescape")
    program.open(path)
    said = words(program)
    assert "“bad.quarto”" in said
    assert [one for one in expected if one not in said] == []
    assert program.game.session is None


def test_a_refused_file_leaves_the_game_alone(two_people: Program, tmp_path: Path) -> None:
    two_people.window.start_page.cards[CLASSIC].click()
    two_people.game.give(Piece(3))
    before = two_people.game.session
    two_people.open(tmp_path / "nowhere.quarto")
    assert "there is no such file" in words(two_people)
    assert two_people.game.session is before


def test_what_was_said_of_a_bad_file_goes_when_a_good_one_is_opened(
    program: Program, file: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.quarto"
    bad.write_text("rubbish")
    program.open(bad)
    assert "bad.quarto" in words(program)
    program.open(file)
    assert not program.window.dialogs.any_open


def test_a_file_that_is_gone_is_forgotten(program: Program, file: Path) -> None:
    program.open(file)
    program.game.leave()
    file.unlink()
    program.open(file)
    assert program.settings.preferences.recent_files == ()


def test_a_failure_to_save_says_why_and_loses_nothing(program: Program, file: Path, tmp_path: Path) -> None:
    program.open(file)
    program.game.give(Piece(3))
    (tmp_path / "folder").write_text("")
    trigger(program, Command.SAVE_AS)
    found(program, FileDialog).path_chosen.emit(tmp_path / "folder" / "a.quarto")
    assert "could not be saved" in words(program)
    assert file.read_text(encoding="utf-8") == GAME
    assert program.window.isWindowModified()


def test_opening_asks_before_a_game_is_lost_and_offers_to_save_it(
    two_people: Program, file: Path, tmp_path: Path
) -> None:
    program = two_people
    program.window.start_page.cards[CLASSIC].click()
    program.game.give(Piece(3))
    program.open(file)
    question = found(program, Confirmation)
    assert question.question is Question.OPEN
    question.save_button.click()
    choose(program, tmp_path / "first.quarto")
    assert parse_game((tmp_path / "first.quarto").read_bytes()).actions == (Give(Piece(3)),)
    assert program.game.setup.first == Person("安娜")


def test_opening_asks_nothing_when_the_other_game_is_of_other_rules_and_stays(
    two_people: Program, file: Path
) -> None:
    two_people.window.start_page.cards[SQUARE].click()
    two_people.game.give(Piece(3))
    two_people.open(file)
    assert two_people.game.setup.rules == CLASSIC
    assert two_people.keeper.in_progress(SQUARE) is not None


def test_what_is_in_a_file_is_not_lost(program: Program, file: Path) -> None:
    program.open(file)
    assert not program.window.flow.would_replace_game(CLASSIC)
    program.game.give(Piece(3))
    assert program.window.flow.would_replace_game(CLASSIC)


def test_recent_files_stand_in_the_menu(program: Program, file: Path) -> None:
    program.open(file)
    assert entries(program)[0].text() == "&1  安娜 vs B.quarto"
    program.game.leave()
    entries(program)[0].trigger()
    assert program.game.session is not None
    entries(program)[-1].trigger()
    assert [one.text() for one in entries(program)] == ["No files yet"]


def test_a_file_is_dropped_on_the_window(program: Program, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.quarto"), QUrl.fromLocalFile(str(file))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), BOTH, data, buttons, keys)
    QApplication.sendEvent(program.window, entering)
    assert entering.isAccepted()
    assert entering.dropAction() is Qt.DropAction.CopyAction
    dropping = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(program.window, dropping)
    assert program.game.session is not None


def test_what_is_no_file_cannot_be_dropped(program: Program) -> None:
    data = QMimeData()
    data.setText("=1")
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    entering.ignore()
    QApplication.sendEvent(program.window, entering)
    assert not entering.isAccepted()


def test_a_game_of_foursquare_is_opened_saved_and_named(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "四方牌.quarto"
    path.write_text(FOURSQUARE, encoding="utf-8")
    program.open(path)
    assert program.window.foursquare.page.isVisible()
    assert program.solitaire.game.placed == 2
    assert program.window.windowTitle().startswith("四方牌.quarto")
    program.solitaire.undo()
    assert program.window.isWindowModified()
    trigger(program, Command.SAVE)
    text = path.read_text(encoding="utf-8")
    assert '[Deal "12"]\n[House "on"]\n[Event "Sunday"]' in text
    assert text.endswith("\n\nd4\n")


def test_a_bad_game_of_foursquare_is_refused_with_line_and_reason(program: Program, tmp_path: Path) -> None:
    (tmp_path / "bad.quarto").write_text(FOURSQUARE + " a1", encoding="utf-8")
    program.open(tmp_path / "bad.quarto")
    assert "Line 6: “a1” is not allowed here." in words(program)
    assert program.solitaire.play is None


def test_the_two_kinds_are_kept_beside_each_other(program: Program, file: Path) -> None:
    program.window.start_page.foursquare_card.click()
    assert program.solitaire.play is not None
    program.solitaire.place(program.solitaire.game.legal_cells[0])
    program.open(file)
    assert program.game.session is not None
    assert program.keepers.foursquare.in_progress is not None
    program.game.leave()
    program.window.start_page.foursquare_card.click()
    assert program.solitaire.game.placed == 1
