"""A position is set up by clicks, in step with its text, and refused in words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.rules.squares import parse_square
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.files.import_dialog import ImportDialog


@pytest.fixture
def dialog(program: Program) -> ImportDialog:
    """The dialog, open at an empty board."""
    program.window.menus[Command.IMPORT].trigger()
    found = program.window.findChild(ImportDialog)
    assert found is not None
    return found


def put(dialog: ImportDialog, piece: int, square: str) -> None:
    """Take a piece from the reserve and put it on a square."""
    dialog.board.reserve[Piece(piece)].click()
    dialog.board.squares[parse_square(square)].click()


def test_pieces_are_put_moved_exchanged_and_given(dialog: ImportDialog) -> None:
    put(dialog, 15, "b2")
    assert dialog.text.toPlainText() == "..../.F../..../.... -"
    assert not dialog.board.reserve[Piece(15)].isEnabled()
    dialog.board.squares[parse_square("b2")].click()  # takes it up again
    dialog.board.squares[parse_square("c3")].click()
    assert dialog.text.toPlainText() == "..../..../..F./.... -"
    dialog.board.reserve[Piece(0)].click()
    dialog.board.hand.click()
    assert dialog.text.toPlainText() == "..../..../..F./.... 0"
    put(dialog, 1, "c3")  # the F is taken up
    dialog.board.squares[parse_square("a1")].click()
    assert dialog.text.toPlainText() == "F.../..../..1./.... 0"


def test_a_taken_piece_can_be_put_back_by_clicking_it_again(dialog: ImportDialog) -> None:
    dialog.board.reserve[Piece(3)].click()
    dialog.board.reserve[Piece(3)].click()
    dialog.board.squares[parse_square("a1")].click()
    assert dialog.text.toPlainText() == ""


def test_typing_shows_on_the_board(dialog: ImportDialog) -> None:
    dialog.text.setPlainText("1.../..../..../.... 2")
    assert dialog.board.position.hand == Piece(2)
    assert dialog.board.squares[parse_square("a1")].accessibleName().startswith("a1: small light round solid")


def test_what_would_be_over_is_refused_outside_classic(dialog: ImportDialog) -> None:
    dialog.rules.button(FOUR_ALIKE).click()
    for piece, square in ((1, "a1"), (3, "b1"), (5, "c1"), (7, "d1")):
        put(dialog, piece, square)
    assert "the game would be over" in dialog.verdict
    assert not dialog.accept_button.isEnabled()
    dialog.rules.button(CLASSIC).click()
    assert dialog.accept_button.isEnabled()


def test_one_plays_from_there(program: Program, dialog: ImportDialog) -> None:
    dialog.rules.button(CLASSIC).click()
    put(dialog, 15, "b2")
    dialog.accept_button.click()
    assert str(program.game.state.position) == "..../.F../..../.... -"
    assert program.game.setup.rules == CLASSIC


def test_a_game_is_only_shown(dialog: ImportDialog) -> None:
    dialog.text.setPlainText('[Quarto "1"]\n[Rules "classic"]\n\n=1 c1')
    assert not dialog.board.isEnabled()
    assert str(dialog.board.position) == "..1./..../..../.... -"


def test_a_dialog_that_grows_at_the_lower_edge_of_the_screen_stays_on_it(
    dialog: ImportDialog, qtbot: QtBot
) -> None:
    lowest = dialog.screen().availableGeometry().bottom()
    dialog.move(0, lowest - dialog.frameGeometry().height() + 1)
    before = dialog.height()
    dialog.text.setPlainText("1.../..../..../.... 2")
    qtbot.waitUntil(lambda: dialog.height() > before)
    qtbot.waitUntil(lambda: dialog.frameGeometry().bottom() <= lowest)
