"""The computer's answers: when they are done, when they fail, and what it announces."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Reason, Side
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.rules.squares import Square
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
