"""A game or a position comes in without a file of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import WhoFirst
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.files.choosing import FileDialog
from quarto_desktop.ui.files.import_dialog import ImportDialog
from tests.ui.languages import settle
from tests.ui.window.filing import (
    GAME,
    found,
    position,
    records,
    trigger,
)


def test_a_position_goes_through_the_clipboard(two_people: Program, file: Path) -> None:
    program = two_people
    program.open(file)
    trigger(program, Command.COPY_POSITION)
    assert QGuiApplication.clipboard().text() == "..1./..2./..../.... -"
    program.game.leave()
    trigger(program, Command.PASTE)
    dialog = found(program, ImportDialog)
    assert dialog.verdict == "A position. A piece must be given first."
    dialog.rules.button(CLASSIC).click()
    dialog.turn.button(WhoFirst.TWO).click()
    dialog.accept_button.click()
    assert program.game.setup.rules == CLASSIC
    assert position(program) == "..1./..2./..../.... -"
    assert program.game.setup.player_one is Side.SECOND


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "There is nothing to read yet."),
        ("nonsense", "“nonsense” cannot be read as a position."),
        ("1357/..../..../.... 0", "Four pieces that match are on the board already"),
        ("0123456789ABCDEF", "The board is full"),
        (".....F.....F....0", "Piece F is there twice: big dark square solid."),
        (GAME + " c2", "Line 10"),
    ],
)
def test_import_says_what_is_wrong(program: Program, text: str, expected: str) -> None:
    program.window.files.importing.import_text(text)
    dialog = found(program, ImportDialog)
    assert expected in dialog.verdict
    assert not dialog.accept_button.isEnabled()


def test_import_follows_the_language(program: Program, qapp: QApplication) -> None:
    program.window.files.importing.import_text(".....F..........0")
    program.settings.change(language=LanguageChoice.CHINESE)
    settle(qapp)
    dialog = found(program, ImportDialog)
    assert dialog.verdict == "这是一个局面，手中的棋子：小白圆空心。"
    assert dialog.accept_button.text() == "从这里开始下"


def test_a_position_is_played_against_the_computer(program: Program, qtbot: QtBot) -> None:
    program.window.files.importing.import_text("..../.F../..../.... 0")
    dialog = found(program, ImportDialog)
    dialog.turn.button(WhoFirst.TWO).click()
    dialog.accept_button.click()
    qtbot.waitUntil(lambda: len(records(program)) >= 1)  # the computer places, and goes on
    assert Position.parse("..../.F../..../.... 0").hand in program.game.state.position.cells


POSITION = "..../.F../..../.... 0"


def test_the_editor_stays_until_the_position_is_open(two_people: Program) -> None:
    two_people.window.start_page.cards[CLASSIC].click()
    two_people.game.give(Piece(3))
    importing = two_people.window.files.importing
    importing.import_text(POSITION, CLASSIC)
    dialog = found(two_people, ImportDialog)
    dialog.accept_button.click()
    assert found(two_people, Confirmation).question is Question.OPEN
    found(two_people, Confirmation).no_button.click()
    assert found(two_people, ImportDialog) is dialog
    assert dialog.text.toPlainText() == POSITION
    dialog.accept_button.click()
    found(two_people, Confirmation).yes_button.click()
    assert not two_people.window.dialogs.any_open
    assert str(two_people.game.state.position) == str(Position.parse(POSITION))


def test_a_pasted_game_stays_until_it_is_open(two_people: Program) -> None:
    two_people.window.start_page.cards[CLASSIC].click()
    two_people.game.give(Piece(3))
    two_people.window.files.importing.import_text(GAME)
    dialog = found(two_people, ImportDialog)
    dialog.accept_button.click()
    found(two_people, Confirmation).save_button.click()
    found(two_people, FileDialog).reject()
    assert found(two_people, ImportDialog) is dialog
    dialog.accept_button.click()
    found(two_people, Confirmation).yes_button.click()
    assert not two_people.window.dialogs.any_open
    assert len(records(two_people)) == 4
