"""Another game takes the place of an unfinished one: which one is told, and it can always be saved first."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.controllers.instance import Wish
from quarto_desktop.rules.actions import Give
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, SQUARE
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.preferences import PreferencesDialog
from quarto_desktop.ui.files.choosing import FileDialog
from tests.ui.languages import settle
from tests.ui.window.filing import FOURSQUARE, choose, found, words


def begin_classic(program: Program) -> None:
    program.window.start_page.cards[CLASSIC].click()
    program.game.give(Piece(3))


def on_start_page(program: Program) -> None:
    program.game.leave()


def with_cards_on_table(program: Program) -> None:
    program.solitaire.begin(Deal.numbered(3))


def with_other_rules(program: Program) -> None:
    program.window.start_page.cards[SQUARE].click()


ELSEWHERE: list[Callable[[Program], None]] = [on_start_page, with_cards_on_table, with_other_rules]


def said(dialog: Confirmation) -> str:
    return " ".join(one.text() for one in dialog.findChildren(QLabel))


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A game of Foursquare in a file."""
    path = tmp_path / "cards.quarto"
    path.write_text(FOURSQUARE, encoding="utf-8")
    return path


def test_the_game_that_would_be_lost_is_named(two_people: Program, file: Path, qapp: QApplication) -> None:
    begin_classic(two_people)
    two_people.open(file)
    question = found(two_people, Confirmation)
    assert "Quarto Classic: Player one – Player two, 0 of 16 pieces placed." in said(question)
    assert question.no_button.text() == "Keep playing"
    two_people.settings.change(language=LanguageChoice.CHINESE)
    settle(qapp)
    assert "Quarto 经典：" in said(question)
    assert question.no_button.text() == "接着玩"


@pytest.mark.parametrize("go", ELSEWHERE)
def test_a_game_that_waits_can_be_saved_first(
    two_people: Program, file: Path, tmp_path: Path, go: Callable[[Program], None]
) -> None:
    begin_classic(two_people)
    go(two_people)
    two_people.open(file)
    question = found(two_people, Confirmation)
    assert question.question is Question.OPEN
    assert "Quarto Classic: Player one – Player two" in said(question)
    assert question.no_button.text() == "Keep it"
    assert question.save_button.isVisible()
    question.save_button.click()
    choose(two_people, tmp_path / "first.quarto")
    assert parse_game((tmp_path / "first.quarto").read_bytes()).actions == (Give(Piece(3)),)
    assert len(two_people.game.state.position.cells) == 16
    assert two_people.window.windowTitle().startswith(file.name)


@pytest.mark.parametrize("go", ELSEWHERE)
def test_not_saving_it_opens_nothing(two_people: Program, file: Path, go: Callable[[Program], None]) -> None:
    begin_classic(two_people)
    go(two_people)
    before = two_people.game.session
    two_people.open(file)
    found(two_people, Confirmation).save_button.click()
    found(two_people, FileDialog).reject()
    assert two_people.game.session is before
    assert two_people.keeper.in_progress(CLASSIC) is not None


def test_failing_to_save_it_opens_nothing(two_people: Program, file: Path, tmp_path: Path) -> None:
    begin_classic(two_people)
    two_people.game.leave()
    two_people.open(file)
    found(two_people, Confirmation).save_button.click()
    (tmp_path / "folder").write_text("")
    found(two_people, FileDialog).path_chosen.emit(tmp_path / "folder" / "a.quarto")
    assert "could not be saved" in words(two_people)
    assert two_people.game.session is None
    assert two_people.keeper.in_progress(CLASSIC) is not None
    assert two_people.keeper.is_only_here(CLASSIC)


def test_the_file_of_another_game_is_not_written_over_unasked(
    two_people: Program, file: Path, cards: Path
) -> None:
    begin_classic(two_people)
    two_people.open(cards)
    two_people.open(file)
    found(two_people, Confirmation).save_button.click()
    choose(two_people, cards)
    assert found(two_people, Confirmation).question is Question.REPLACE
    assert cards.read_text(encoding="utf-8") == FOURSQUARE


def test_nothing_is_saved_when_the_game_has_gone_meanwhile(
    two_people: Program, file: Path, tmp_path: Path
) -> None:
    begin_classic(two_people)
    two_people.game.leave()
    two_people.open(file)
    found(two_people, Confirmation).save_button.click()
    dialog = found(two_people, FileDialog)
    two_people.open(file)
    found(two_people, Confirmation).yes_button.click()
    assert not dialog.isVisible()
    dialog.path_chosen.emit(tmp_path / "late.quarto")
    assert not (tmp_path / "late.quarto").exists()


def test_a_game_of_foursquare_that_waits_is_named_and_saved(
    two_people: Program, cards: Path, tmp_path: Path
) -> None:
    two_people.solitaire.begin(Deal.numbered(891796))
    two_people.solitaire.place(two_people.solitaire.game.legal_cells[0])
    two_people.solitaire.leave()
    two_people.open(cards)
    question = found(two_people, Confirmation)
    assert "Foursquare: deal 891,796, 1 of 40 cards placed." in said(question)
    assert question.no_button.text() == "Keep it"
    question.save_button.click()
    assert "891796" in found(two_people, FileDialog).selectedFiles()[0]
    choose(two_people, tmp_path / "first.quarto")
    assert parse_play((tmp_path / "first.quarto").read_bytes()).deal == Deal.numbered(891796)
    assert two_people.solitaire.game.deal == Deal.numbered(12, house=True)


def test_a_game_that_waits_and_has_a_file_is_saved_there(
    two_people: Program, file: Path, tmp_path: Path
) -> None:
    two_people.open(file)
    two_people.game.give(Piece(3))
    two_people.game.leave()
    other = tmp_path / "other.quarto"
    other.write_text('[Quarto "1"]\n[Rules "classic"]\n\n=5', encoding="utf-8")
    two_people.open(other)
    found(two_people, Confirmation).save_button.click()
    assert len(parse_game(file.read_bytes()).actions) == 5
    assert two_people.window.windowTitle().startswith("other.quarto")


def test_a_second_start_leaves_the_keyboard_to_the_dialog_that_is_open(
    program: Program, file: Path, qtbot: QtBot
) -> None:
    program.window.menus[Command.PREFERENCES].trigger()
    dialog = found(program, PreferencesDialog)
    program.show_again(Wish(file))
    assert program.game.session is not None
    qtbot.waitUntil(dialog.isActiveWindow)


def fail(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "full")


def test_a_game_that_cannot_be_kept_is_asked_about_whatever_is_opened(
    two_people: Program, cards: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AutosaveFile, "save", fail)
    begin_classic(two_people)
    two_people.open(cards)
    question = found(two_people, Confirmation)
    assert "Quarto Classic" in said(question)
    assert question.no_button.text() == "Keep playing"
    question.save_button.click()
    choose(two_people, tmp_path / "first.quarto")
    assert parse_game((tmp_path / "first.quarto").read_bytes()).actions == (Give(Piece(3)),)
    assert two_people.solitaire.play is not None


def test_two_games_are_asked_about_one_after_the_other(
    two_people: Program, cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_people.solitaire.begin(Deal.numbered(7))
    two_people.solitaire.place(two_people.solitaire.game.legal_cells[0])
    monkeypatch.setattr(AutosaveFile, "save", fail)
    begin_classic(two_people)
    two_people.open(cards)
    assert "Quarto Classic" in said(found(two_people, Confirmation))
    found(two_people, Confirmation).yes_button.click()
    assert "Foursquare: deal 7," in said(found(two_people, Confirmation))
    found(two_people, Confirmation).no_button.click()
    assert two_people.game.session is not None
