"""A finished game is looked at: an unfinished one of its kind keeps its place until that one is played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.app import Options, Program
from quarto_desktop.controllers.engine_service import InlineEngine
from quarto_desktop.rules.actions import Give
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.aids import SOME_AID
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.paths import Places
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from tests.controllers.solitaire_fakes import WINNING, cells
from tests.ui.window.filing import choose, found, records, trigger

OVER = '[Quarto "1"]\n[Rules "classic"]\n[First "安娜"]\n[Second "小明"]\n\n=1 a1 #'
CARDS_OVER = f'[Foursquare "1"]\n[Deal "1"]\n\n{WINNING}'


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "over.quarto"
    path.write_text(OVER, encoding="utf-8")
    return path


@pytest.fixture
def cards_over(tmp_path: Path) -> Path:
    """A finished game of Foursquare in a file."""
    path = tmp_path / "cards over.quarto"
    path.write_text(CARDS_OVER, encoding="utf-8")
    return path


@pytest.fixture
def begun(two_people: Program) -> Program:
    """An unfinished game of classic on the table."""
    two_people.window.start_page.cards[CLASSIC].click()
    two_people.game.give(Piece(3))
    return two_people


@pytest.fixture
def cards_begun(program: Program) -> Program:
    """An unfinished game of Foursquare on the table."""
    program.solitaire.begin(Deal.numbered(7))
    program.solitaire.place(program.solitaire.game.legal_cells[0])
    return program


def kept(program: Program) -> object:
    """The actions of the unfinished game of classic."""
    game = program.keeper.in_progress(CLASSIC)
    return None if game is None else tuple(record.action for record in game.records)


MINE = (Give(Piece(3)),)


def test_looking_at_a_finished_game_asks_nothing_and_costs_nothing(begun: Program, over: Path) -> None:
    begun.open(over)
    assert not begun.window.dialogs.any_open
    assert begun.game.state.is_over
    assert kept(begun) == MINE
    trigger(begun, Command.START_PAGE)
    assert not begun.window.dialogs.any_open
    begun.window.start_page.cards[CLASSIC].click()
    assert records(begun)[0].action == Give(Piece(3))
    begun.game.undo()
    assert kept(begun) is None  # it is on the table, and its file follows it


def test_from_the_start_page_too(begun: Program, over: Path) -> None:
    begun.game.leave()
    begun.open(over)
    assert begun.game.state.is_over
    assert kept(begun) == MINE


def test_it_is_there_after_a_crash(begun: Program, over: Path, qapp: QApplication, tmp_path: Path) -> None:
    begun.open(over)
    begun.game.show_step(1)
    options = Options(language=LanguageChoice.ENGLISH)
    again = Program(qapp, Places.under(tmp_path), options, engine=InlineEngine(), rng=Random(1))
    assert kept(again) == MINE
    assert again.keeper.left_on_table is None
    again.close()
    again.window.deleteLater()


def test_playing_on_in_it_asks_and_a_no_leaves_both(begun: Program, over: Path) -> None:
    begun.open(over)
    trigger(begun, Command.UNDO)
    question = found(begun, Confirmation)
    assert question.question is Question.PLAY_ON
    assert question.no_button.text() == "Keep it"
    question.no_button.click()
    assert begun.game.state.is_over
    assert kept(begun) == MINE


def test_a_yes_puts_it_in_the_place_of_the_other(begun: Program, over: Path) -> None:
    begun.open(over)
    trigger(begun, Command.UNDO)
    found(begun, Confirmation).yes_button.click()
    assert not begun.game.state.is_over
    assert kept(begun) == (Give(Piece(1)), *(record.action for record in records(begun)[1:]))
    trigger(begun, Command.REDO)
    assert not begun.window.dialogs.any_open


def test_the_other_is_saved_first(begun: Program, over: Path, tmp_path: Path) -> None:
    begun.open(over)
    trigger(begun, Command.UNDO)
    found(begun, Confirmation).save_button.click()
    choose(begun, tmp_path / "mine.quarto")
    assert parse_game((tmp_path / "mine.quarto").read_bytes()).actions == MINE
    assert not begun.game.state.is_over


def test_a_new_game_asks_for_the_one_that_waits(begun: Program, over: Path) -> None:
    begun.open(over)
    trigger(begun, Command.PLAY_AGAIN)
    assert found(begun, Confirmation).question is Question.NEW_GAME
    found(begun, Confirmation).no_button.click()
    assert kept(begun) == MINE


def test_the_end_of_the_same_game_is_looked_at_likewise(begun: Program, tmp_path: Path) -> None:
    begun.game.resign()
    path = tmp_path / "end.quarto"
    begun.window.flow.document.save(path)
    trigger(begun, Command.UNDO)
    begun.open(path)
    assert begun.game.state.is_over
    assert kept(begun) == MINE


def test_without_an_unfinished_game_a_finished_one_is_kept(program: Program, over: Path) -> None:
    program.open(over)
    assert program.keeper.left_on_table == CLASSIC
    trigger(program, Command.UNDO)
    assert not program.window.dialogs.any_open
    assert kept(program) is not None


def test_after_saving_elsewhere_nothing_is_asked(begun: Program, over: Path, tmp_path: Path) -> None:
    begun.window.flow.document.save(tmp_path / "mine.quarto")
    begun.open(over)
    assert kept(begun) == MINE
    trigger(begun, Command.UNDO)
    assert not begun.window.dialogs.any_open
    assert not begun.game.state.is_over


def cards_kept(program: Program) -> int | None:
    """The deal of the unfinished game of Foursquare."""
    play = program.keepers.foursquare.in_progress
    return None if play is None else play.deal.number


def test_a_finished_game_of_foursquare_is_stepped_through_and_costs_nothing(
    cards_begun: Program, cards_over: Path
) -> None:
    cards_begun.open(cards_over)
    assert not cards_begun.window.dialogs.any_open
    trigger(cards_begun, Command.UNDO)
    trigger(cards_begun, Command.UNDO)
    trigger(cards_begun, Command.REDO)
    assert not cards_begun.window.dialogs.any_open
    assert cards_kept(cards_begun) == 7
    trigger(cards_begun, Command.START_PAGE)
    cards_begun.window.start_page.foursquare_card.click()
    assert cards_begun.solitaire.game.deal == Deal.numbered(7)
    assert cards_begun.solitaire.game.placed == 1


@pytest.mark.parametrize("way", ["card", Command.HINT, Command.AUTOPLAY, Command.BEST_LINE])
def test_playing_on_in_foursquare_asks_and_a_no_leaves_both(
    cards_begun: Program, cards_over: Path, way: str | Command
) -> None:
    program = cards_begun
    program.open(cards_over)
    trigger(program, Command.UNDO)
    if isinstance(way, Command):
        trigger(program, way)
    else:
        program.window.foursquare.page.scene.place_wanted.emit(cells(WINNING)[-1])
    assert found(program, Confirmation).question is Question.PLAY_ON
    placed = program.solitaire.game.placed
    found(program, Confirmation).no_button.click()
    assert program.solitaire.game.placed == placed
    assert program.solitaire.aids == SOME_AID  # somebody has played it to its end
    assert not program.solitaire.autoplaying
    assert cards_kept(program) == 7


def test_a_yes_in_foursquare_puts_it_in_the_place_of_the_other(
    cards_begun: Program, cards_over: Path
) -> None:
    program = cards_begun
    program.open(cards_over)
    program.solitaire.go_to(3)
    cell = program.solitaire.game.legal_cells[0]
    program.window.foursquare.page.scene.place_wanted.emit(cell)
    placed = program.solitaire.game.placed
    found(program, Confirmation).yes_button.click()
    assert program.solitaire.game.placed == placed + 1
    assert cards_kept(program) == 1


def test_the_same_deal_anew_asks_for_the_one_that_waits(cards_begun: Program, cards_over: Path) -> None:
    cards_begun.open(cards_over)
    trigger(cards_begun, Command.SAME_DEAL)
    assert found(cards_begun, Confirmation).question is Question.NEW_DEAL
    found(cards_begun, Confirmation).no_button.click()
    assert cards_kept(cards_begun) == 7
