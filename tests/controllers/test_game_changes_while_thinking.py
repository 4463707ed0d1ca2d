"""Sides, level, timer, the game itself: whatever changes while the computer thinks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer
from tests.controllers.fakes import (
    COMPUTER_FIRST,
    COMPUTER_SECOND,
    PEOPLE,
    WATCHING,
    Table,
)


def test_changing_sides_while_it_thinks_hands_its_turn_to_the_person(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.change_setup(COMPUTER_FIRST)
    assert not table.game.thinking
    assert not table.engine.busy
    assert table.game.may_place
    table.engine.answer("a1")
    table.settle()
    assert table.words == "=F"
    table.play("b2 =0 a1")


def test_changing_sides_on_the_persons_turn_starts_the_computer(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.game.change_setup(COMPUTER_FIRST)
    assert table.game.thinking
    table.computer_plays("=2")
    assert table.game.may_place


def test_changing_the_level_while_it_thinks_asks_once_more_at_the_new_one(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    old = table.engine.generation
    table.game.change_setup(replace(COMPUTER_SECOND, second=Computer(Level.HARD)))
    table.engine.answer("a1", generation=old)
    table.settle()
    assert table.words == "=F"
    assert table.engine.question.level is Level.HARD
    table.computer_plays("d4")
    assert table.words == "=F d4"


def test_changing_the_timer_while_it_thinks_changes_nothing_for_it(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.change_setup(replace(COMPUTER_SECOND, timer=30))
    assert not table.clock.running
    table.computer_plays("a1")
    table.computer_plays("=0")
    assert (table.clock.running, table.clock.remaining) == (True, 30)


@pytest.mark.parametrize(
    ("position", "answer"),
    [("F.../..../..../.... 0", "b2"), ("F.../..../..../.... -", "=0")],
    ids=["to place", "to give"],
)
def test_a_game_that_starts_on_the_computers_turn_starts_it(table: Table, position: str, answer: str) -> None:
    setup = replace(COMPUTER_SECOND, position=Position.parse(position), turn=Side.SECOND)
    table.game.new_game(setup)
    assert table.game.thinking
    table.computer_plays(answer)
    assert table.words == answer


@pytest.mark.parametrize("words", ["=F", "=F a1"], ids=["to place", "to give"])
def test_a_loaded_game_on_the_computers_turn_starts_it(table: Table, words: str) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play(words)
    session = table.game.session
    assert session is not None
    table.game.leave()
    assert not table.game.thinking
    table.game.open_session(session)
    assert table.game.thinking
    table.computer_plays()


def test_loading_while_it_thinks_drops_the_thought(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.open_session(GameSession(PEOPLE))
    table.engine.answer("a1")
    table.settle()
    assert (table.words, table.game.thinking) == ("", False)


def test_leaving_while_it_thinks(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.leave()
    assert (table.game.thinking, table.engine.busy) == (False, False)
    table.engine.answer("a1")
    table.settle()
    assert table.game.session is None


def test_closing_while_it_thinks_stops_the_engine(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.close()
    assert (table.engine.closed, table.engine.busy, table.game.thinking) == (True, False, False)
    table.engine.answer("a1")
    table.settle()
    assert table.words == ""


def test_closing_in_the_pause_before_its_move(table: Table) -> None:
    table.game.set_computer_pause(60)
    table.game.new_game(COMPUTER_FIRST)
    table.engine.answer()
    table.game.close()
    assert table.pauses == []


def test_three_games_in_a_row_against_the_computer(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    for number in range(3):
        assert table.game.game_number == number + 1
        table.play("=F a1 =E b1 =D c1 =C d1")
        assert table.game.state.is_over
        assert not table.game.thinking
        table.game.play_again()
    assert table.game.setup == COMPUTER_FIRST
    assert table.game.thinking


def test_after_the_end_it_does_not_think(table: Table) -> None:
    table.game.new_game(WATCHING)
    table.play("=F a1 =E b1 =D c1 =C d1")
    asked = len(table.engine.questions)
    table.settle()
    assert (table.game.thinking, len(table.engine.questions)) == (False, asked)
