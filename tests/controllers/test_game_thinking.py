"""The computer's turn: what broke in other programs while the computer thought, and must not break here."""

from __future__ import annotations

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.setup import Person
from tests.controllers.fakes import (
    COMPUTER_FIRST,
    COMPUTER_SECOND,
    PEOPLE,
    WATCHING,
    Table,
)


def test_the_computer_is_asked_as_soon_as_it_is_on_turn(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    assert not table.game.thinking
    table.play("=F")
    assert table.game.thinking
    question = table.engine.question
    assert (str(question.position), question.rules, question.level) == (
        "..../..../..../.... F",
        FOUR_ALIKE,
        Level.EASY,
    )


def test_the_computer_places_and_gives_in_two_steps(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.computer_plays("b2")
    assert table.words == "=F b2"
    assert str(table.engine.question.position) == "..../.F../..../.... -"
    table.computer_plays("=0")
    assert table.words == "=F b2 =0"
    assert len(table.heard("stepped")) == 3
    assert table.game.may_place


def test_the_same_seed_asks_the_same_questions(qapp: object) -> None:
    first, second = Table(), Table()
    for table in (first, second):
        table.game.new_game(COMPUTER_SECOND)
        table.play("=F a1 =0")
        table.game.close()
    assert first.engine.questions == second.engine.questions
    assert len({question.seed for question in first.engine.questions}) > 1


def test_new_game_while_it_thinks(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.new_game(COMPUTER_SECOND)
    assert not table.game.thinking
    assert not table.engine.busy
    table.engine.answer("a1")
    table.settle()
    assert table.words == ""
    table.play("=1 b2 =0")


def test_a_new_game_that_the_computer_begins_drops_the_old_thought(table: Table) -> None:
    table.game.new_game(COMPUTER_FIRST)
    old = table.engine.generation
    table.game.new_game(COMPUTER_FIRST)
    table.engine.answer("=3", generation=old)
    table.settle()
    assert table.words == ""
    assert table.game.thinking
    table.computer_plays("=5")
    assert table.words == "=5"


def test_new_game_in_the_pause_before_its_move(table: Table) -> None:
    table.game.set_computer_pause(60)
    table.game.new_game(COMPUTER_FIRST)
    table.engine.answer("=3")
    table.game.new_game(PEOPLE)
    table.end_pauses()
    table.settle()
    assert table.words == ""
    assert not table.game.thinking
    assert table.pauses == []


def test_play_again_while_it_thinks(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    old = table.engine.generation
    table.game.play_again()
    table.engine.answer("a1", generation=old)
    table.settle()
    assert table.words == ""
    table.computer_plays("=2")


def test_undo_while_it_thinks_gives_the_turn_back_at_once(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.undo()
    assert table.game.may_give
    assert not table.game.thinking
    assert not table.engine.busy
    table.engine.answer("a1")
    table.settle()
    assert table.words == ""
    table.play("=E a1 =0")


def test_undo_in_the_pause_before_its_move(table: Table) -> None:
    table.game.set_computer_pause(60)
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.engine.answer("a1")
    table.game.undo()
    table.end_pauses()
    assert table.words == ""
    assert table.game.may_give


def test_undo_between_its_two_halves_takes_back_both_and_the_persons(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.computer_plays("a1")
    assert table.game.thinking
    table.game.undo()
    assert (table.words, table.game.thinking) == ("", False)


def test_undo_takes_back_more_than_the_computers_half_and_goes_on_to_the_beginning(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F a1 =0 b2 =1 c3 =2")
    for words in ("=F a1 =0 b2", "=F a1 =0", ""):
        table.game.undo()
        assert table.words == words
        assert table.game.session.player_on_turn == Person()  # type: ignore[union-attr]
    assert not table.game.can_undo


def test_undo_before_the_persons_first_decision_is_off(table: Table) -> None:
    table.game.new_game(COMPUTER_FIRST)
    table.play("=F")
    assert not table.game.can_undo
    table.play("a1")
    assert table.game.can_undo


def test_redo_to_the_end_lets_the_computer_go_on(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.undo()
    table.game.redo()
    assert table.game.thinking
    table.computer_plays("a1")
    assert table.words == "=F a1"


def test_undo_is_off_when_the_computer_plays_itself(table: Table) -> None:
    table.game.new_game(WATCHING)
    table.play("=F a1 =0 b2")
    assert table.allowed == set()
