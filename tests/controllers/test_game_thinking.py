"""The computer's turn: what broke in other programs while the computer thought, and must not break here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Reason, Side
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup, Person
from tests.controllers.fakes import (
    CLASSIC_FIRST,
    CLASSIC_SECOND,
    COMPUTER_FIRST,
    COMPUTER_SECOND,
    EASY,
    PEOPLE,
    WATCHING,
    Table,
)
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE


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


def test_an_answer_that_comes_twice_is_done_once(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    generation = table.engine.generation
    table.computer_plays("a1")
    table.engine.answer("b1", generation=generation)
    table.settle()
    assert table.words == "=F a1"


def test_it_never_answers_so_fast_that_nobody_can_follow(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.engine.answer("a1")
    table.settle()
    assert table.words == "=F"
    assert table.pauses == [800]
    table.end_pauses()
    assert table.words == "=F a1"
    table.engine.answer("=0")
    table.settle()
    assert table.words == "=F a1"
    assert table.pauses == [800]
    table.end_pauses()
    assert table.words == "=F a1 =0"


def test_a_slow_answer_is_done_without_a_further_pause(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.end_pauses()
    assert table.words == "=F"
    table.engine.answer("a1")
    table.settle()
    assert table.words == "=F a1"


def test_it_waits_for_a_piece_that_still_moves(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.scene_busy(True)
    table.engine.answer("a1")
    table.settle()
    assert table.words == "=F"
    table.game.scene_busy(False)
    table.settle()
    assert table.words == "=F a1"


def test_a_person_need_not_wait_for_a_piece_that_still_moves(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.game.scene_busy(True)
    table.play("=F a1")


def test_while_paused_no_answer_is_done(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.pause()
    table.engine.answer("a1")
    table.settle()
    assert (table.words, table.game.thinking) == ("=F", True)
    table.game.resume()
    table.settle()
    assert table.words == "=F a1"


def test_a_pause_and_a_moving_piece_both_hold_it_back(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.scene_busy(True)
    table.game.pause()
    table.engine.answer("a1")
    table.settle()
    table.game.scene_busy(False)
    table.settle()
    assert table.words == "=F"
    table.game.resume()
    table.settle()
    assert table.words == "=F a1"


def test_resuming_is_told_before_the_computer_goes_on(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.pause()
    table.engine.answer("a1")
    table.log.clear()
    table.game.resume()
    table.settle()
    assert [name for name, *_ in table.log] == ["changed", "stepped", "changed"]


@pytest.mark.parametrize("begin", ["new_game", "play_again", "leave"])
@pytest.mark.parametrize("hold", ["pause", "busy"])
def test_an_answer_held_back_does_not_survive_its_game(table: Table, hold: str, begin: str) -> None:
    table.game.new_game(COMPUTER_FIRST)
    table.engine.answer("=F")
    if hold == "pause":
        table.game.pause()
    else:
        table.game.scene_busy(True)
    table.settle()
    if begin == "new_game":
        table.game.new_game(COMPUTER_FIRST)
    else:
        getattr(table.game, begin)()
    table.game.scene_busy(False)
    table.settle()
    assert table.words == ""


def test_when_it_fails_the_game_can_try_again(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.engine.fail()
    assert table.log[-2:] == [("failed", "out of ideas"), ("changed",)]
    assert not table.game.thinking
    table.game.retry()
    table.computer_plays("a1")
    assert table.words == "=F a1"


def test_when_it_fails_the_person_can_also_take_back(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.engine.fail()
    table.game.undo()
    table.play("=1 a1")


def test_an_old_failure_is_not_told(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.undo()
    table.engine.fail()
    assert table.heard("failed") == []


def test_an_illegal_answer_is_a_failure_and_changes_nothing(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F a1 =0 b1 =1")
    table.engine.answer("a1")
    table.settle()
    assert len(table.heard("failed")) == 1
    assert table.words == "=F a1 =0 b1 =1"
    table.game.retry()
    table.computer_plays("c1")


def test_retrying_without_a_game_is_harmless(table: Table) -> None:
    table.game.retry()
    assert table.log == [("changed",)]


@pytest.mark.parametrize("level", Level)
def test_at_every_level_it_announces_its_own_line_before_giving(table: Table, level: Level) -> None:
    table.game.new_game(replace(CLASSIC_FIRST, first=Computer(level)))
    table.play("=F a1 =E b1 =D c1 =C")
    asked = len(table.engine.questions)
    table.computer_plays("d1")
    assert table.words.endswith("d1 !")
    assert len(table.engine.questions) == asked
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (Side.FIRST, Reason.ANNOUNCED)


@pytest.mark.parametrize("level", Level)
def test_at_every_level_it_announces_what_the_person_missed(table: Table, level: Level) -> None:
    table.game.new_game(replace(CLASSIC_SECOND, second=Computer(level)))
    table.play("=F a1 =E b1 =D c1 =C d1 =0")
    table.settle()
    assert table.words.endswith("d1 =0 !")
    assert table.game.state.outcome.winner is Side.SECOND  # type: ignore[union-attr]


def test_it_makes_its_pause_before_announcing_too(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(CLASSIC_SECOND)
    table.play("=F")
    for answer in ("a1", "=E"):
        table.engine.answer(answer)
        table.end_pauses()
    table.play("b1 =D")
    for answer in ("c1", "=C"):
        table.engine.answer(answer)
        table.end_pauses()
    table.play("d1 =0")
    table.settle()
    assert table.words.endswith("=0")
    assert table.game.thinking
    table.end_pauses()
    assert table.words.endswith("=0 !")


def test_it_announces_the_line_of_its_sixteenth_piece(table: Table) -> None:
    table.game.new_game(CLASSIC_FIRST)
    table.play(FULL_WITH_LINE)
    table.settle()
    assert table.words.endswith("b4 !")


def test_it_ends_a_full_board_without_a_line_as_a_draw(table: Table) -> None:
    table.game.new_game(CLASSIC_FIRST)
    table.play(FULL_WITHOUT_LINE)
    table.settle()
    assert table.words.endswith("d1 %")
    assert table.heard("finished")[0][0].reason is Reason.DECLINED  # type: ignore[attr-defined]


def test_taking_over_a_side_with_an_open_window_it_announces(table: Table) -> None:
    table.game.new_game(GameSetup(CLASSIC, Person(), Person()))
    table.play("=F a1 =E b1 =D c1 =C d1")
    table.game.change_setup(GameSetup(CLASSIC, EASY, Person()))
    table.settle()
    assert table.words.endswith("d1 !")


def test_watching_plays_a_whole_game(table: Table) -> None:
    table.game.new_game(replace(WATCHING, rules=CLASSIC))
    for _ in range(60):
        if table.game.state.is_over:
            break
        if table.engine.busy:
            table.engine.answer()
        table.settle()
    assert len(table.heard("finished")) == 1


def test_a_click_on_the_computers_turn_does_not_disturb_it(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    table.play("=F")
    table.game.place(Square(0))
    table.game.give(Piece(3))
    table.computer_plays("b2")
    assert table.words == "=F b2"
