"""The game on the table goes out: clipboard, picture, text; and comes in again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.controllers import files
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import Person
from quarto_desktop.solitaire.cells import cell_name
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import PlayRecord
from quarto_desktop.solitaire.par import best_line
from quarto_desktop.solitaire.playing import Play
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.files.choosing import FileDialog
from quarto_desktop.ui.files.import_dialog import ImportDialog
from tests.ui.languages import settle
from tests.ui.window.filing import (
    FOURSQUARE,
    GAME,
    choose,
    found,
    game_in,
    records,
    trigger,
)


def test_a_game_goes_through_the_clipboard(program: Program, file: Path) -> None:
    program.open(file)
    trigger(program, Command.COPY_GAME)
    program.game.leave()
    trigger(program, Command.PASTE)
    assert program.game.setup.first == Person("安娜")
    assert len(records(program)) == 4
    assert program.window.files.flow.document.path is None


def test_the_text_export_tells_the_game_and_can_be_read_again(program: Program, file: Path, tmp_path: Path):
    program.open(file)
    trigger(program, Command.EXPORT_TEXT)
    choose(program, tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert "  1. 安娜: gives small light round solid (1)" in text
    assert "  1  .  .  1  ." in text
    assert game_in(text).actions == parse_game(GAME).actions


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
def test_an_exported_text_names_the_menu_item_that_reads_it(
    program: Program,
    won: Program,
    file: Path,
    tmp_path: Path,
    qapp: QApplication,
    language: LanguageChoice,
) -> None:
    program.language.choose(language)
    settle(qapp)  # the menus follow
    item = re.sub(r"\(&.\)|&", "", program.window.menus[Command.IMPORT].text())
    trigger(program, Command.EXPORT_TEXT)
    choose(program, tmp_path / "cards.txt")
    assert item in (tmp_path / "cards.txt").read_text(encoding="utf-8")
    program.solitaire.leave()
    program.open(file)
    program.language.choose(language)
    trigger(program, Command.EXPORT_TEXT)
    choose(program, tmp_path / "game.txt")
    assert item in (tmp_path / "game.txt").read_text(encoding="utf-8")


def test_the_picture_export_is_a_picture(program: Program, file: Path, tmp_path: Path):
    program.open(file)
    trigger(program, Command.EXPORT_PICTURE)
    choose(program, tmp_path / "game")
    assert QImage(str(tmp_path / "game.png")).width() == 1800


def test_a_hidden_board_gives_nothing_away(two_people: Program) -> None:
    two_people.window.start_page.cards[CLASSIC].click()
    two_people.game.give(Piece(3))
    two_people.game.pause()
    menus = two_people.window.menus
    assert not menus[Command.COPY_POSITION].isEnabled()
    assert not menus[Command.EXPORT_PICTURE].isEnabled()
    assert menus[Command.SAVE].isEnabled()


def test_foursquare_through_the_clipboard(program: Program) -> None:
    QGuiApplication.clipboard().setText(FOURSQUARE)
    trigger(program, Command.PASTE)
    assert program.solitaire.game.placed == 2
    trigger(program, Command.COPY_GAME)
    assert QGuiApplication.clipboard().text().startswith('[Foursquare "1"]')


def won_play() -> Play:
    """A won game of the deal of a day, the eleventh of November 2026."""
    deal = Deal.numbered(20261111)
    par = best_line(deal, width=60)
    assert par is not None
    return Play(deal, par.cells)


def play_in(text: str) -> PlayRecord:
    """The game of Foursquare in a text that was exported."""
    found = files.read_pasted(text)
    assert isinstance(found, PlayRecord)
    return found


@pytest.fixture
def won(program: Program) -> Program:
    """The program with a won game of Foursquare on the table, which was ended by hand."""
    play = won_play()
    program.solitaire.begin(play.deal, play.cells[:-1])
    program.solitaire.place(play.cells[-1])
    assert program.solitaire.game.is_over
    return program


def test_foursquare_as_text_tells_every_placement_and_can_be_imported_again(
    won: Program, tmp_path: Path
) -> None:
    play = won.solitaire.play
    assert play is not None
    trigger(won, Command.EXPORT_TEXT)
    choose(won, tmp_path / "cards")
    text = (tmp_path / "cards.txt").read_text(encoding="utf-8")
    for number, step in enumerate(play.steps, start=1):
        done = step.transition
        (line,) = [line for line in text.splitlines() if line.startswith(f"{number:3}. ")]
        assert f"placed on {cell_name(done.cell)}." in line
        turned = {cell_name(one.cell) for flip in done.flips for one in flip.turned}
        assert turned <= set(line.replace(".", ",").replace(",", " ").split())
    assert "Deal 20261111" in text
    assert "Sixteen piles, and all of them are face up." in text
    assert "Played without help" in text
    won.solitaire.leave()
    trigger(won, Command.IMPORT)
    dialog = found(won, ImportDialog)
    dialog.text.setPlainText(text)
    assert dialog.verdict.startswith("Foursquare: Deal 20261111. Won with ")
    assert dialog.cards.isVisible()
    assert not dialog.cards.pixmap().isNull()
    assert not dialog.board.isVisible()
    dialog.accept_button.click()
    again = won.solitaire.play
    assert again is not None
    assert (again.deal, again.cells) == (play.deal, play.cells)


def test_the_text_of_foursquare_goes_through_the_clipboard_too(program: Program, tmp_path: Path) -> None:
    program.solitaire.begin(Deal.numbered(12, house=True), won_play().cells[:1])
    trigger(program, Command.EXPORT_TEXT)
    choose(program, tmp_path / "cards")
    program.solitaire.leave()
    QGuiApplication.clipboard().setText((tmp_path / "cards.txt").read_text(encoding="utf-8"))
    trigger(program, Command.PASTE)
    found(program, Confirmation).yes_button.click()  # a game with a card placed is kept, and in no file
    assert program.solitaire.game.deal == Deal.numbered(12, house=True)
    assert program.solitaire.game.placed == 1


def test_foursquare_as_a_picture(won: Program, tmp_path: Path) -> None:
    trigger(won, Command.EXPORT_PICTURE)
    assert Path(found(won, FileDialog).selectedFiles()[0]).name.startswith("Foursquare 20261111 ")
    choose(won, tmp_path / "cards")
    picture = QImage(str(tmp_path / "cards.png"))
    assert picture.width() == 1520
    assert picture.height() > picture.width()


def test_what_foursquare_shares_while_it_is_to_be_seen(won: Program, qtbot: QtBot) -> None:
    menus, game = won.window.menus, won.solitaire
    shared = (Command.COPY_GAME, Command.EXPORT_PICTURE, Command.EXPORT_TEXT)
    assert all(menus[one].isEnabled() for one in shared)
    assert not menus[Command.COPY_POSITION].isEnabled()  # it has no text form
    qtbot.waitUntil(lambda: game.par is not None)
    game.show_par()
    assert game.replay is not None
    assert not any(menus[one].isEnabled() for one in shared)
    assert menus[Command.SAVE].isEnabled()
    game.end_replay()
    assert all(menus[one].isEnabled() for one in shared)
    game.leave()
    assert not any(menus[one].isEnabled() for one in (*shared, Command.COPY_POSITION))
    assert menus[Command.PASTE].isEnabled()


@pytest.mark.parametrize("command", [Command.EXPORT_PICTURE, Command.EXPORT_TEXT, Command.SAVE_AS])
@pytest.mark.parametrize("is_replacing", [False, True])
def test_of_a_game_that_is_gone_nothing_is_asked_any_more_nor_written(
    won: Program, tmp_path: Path, command: Command, is_replacing: bool
) -> None:
    file = tmp_path / f"there{'.quarto' if command is Command.SAVE_AS else '.png'}"
    file.write_bytes(b"old")
    for leave in (won.solitaire.same_deal, won.solitaire.leave):
        trigger(won, command)
        dialog = found(won, FileDialog)
        if is_replacing:
            choose(won, file)
            assert found(won, Confirmation).question is Question.REPLACE
        leave()
        assert not won.window.dialogs.any_open
        dialog.path_chosen.emit(tmp_path / "new")
        assert [one.read_bytes() for one in tmp_path.iterdir() if one.is_file()] == [b"old"]
