"""The turn timer in a game: when it runs, when it stands still, and that it never outlives its turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import GameSetup, WhenTimeRunsOut
from tests.controllers.fakes import (
    CLASSIC_PEOPLE,
    COMPUTER_FIRST,
    COMPUTER_SECOND,
    EASY,
    PEOPLE,
    Table,
)
from tests.session.games import FULL_WITH_LINE, ROW

TIMED = replace(PEOPLE, timer=60)
TIMED_SECOND = replace(COMPUTER_SECOND, timer=60)


def test_the_first_gift_is_timed_too(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(5)
    assert table.clock.remaining == pytest.approx(55)


def test_one_turn_is_placing_and_giving(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play("=F")
    table.pass_time(10)
    table.play("a1")
    assert table.clock.remaining == pytest.approx(50)
    table.pass_time(10)
    assert table.clock.remaining == pytest.approx(40)


def test_a_new_turn_has_the_whole_time(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(10)
    table.play("=F")
    assert table.clock.remaining == 60
    table.pass_time(10)
    table.play("a1 =E")
    assert table.clock.remaining == 60


def test_a_false_announcement_gives_no_time(table: Table) -> None:
    table.game.new_game(replace(CLASSIC_PEOPLE, timer=60))
    table.play("=F")
    table.pass_time(10)
    table.play("!")
    assert table.clock.remaining == pytest.approx(50)


def test_an_untimed_game_has_no_clock(table: Table) -> None:
    table.game.new_game(PEOPLE)
    table.pass_time(1000)
    assert (table.clock.running, table.clock.limit, table.words) == (False, None, "")


def test_nothing_is_left_over_from_a_timed_game_in_an_untimed_one(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(30)
    table.game.new_game(PEOPLE)
    assert (table.clock.running, table.clock.limit, table.clock.remaining) == (False, None, 0)
    table.pass_time(100)
    assert table.words == ""


def test_a_new_game_starts_with_the_whole_time(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(30)
    table.game.new_game(TIMED)
    assert table.clock.remaining == 60


def test_it_stops_at_the_end_and_does_not_start_again(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play(ROW)
    assert (table.clock.running, table.clock.limit) == (False, None)
    table.game.scene_busy(True)
    table.game.scene_busy(False)
    table.game.hold_clock(HoldReason.DIALOG)
    table.game.release_clock(HoldReason.DIALOG)
    table.game.show_step(2)
    table.game.return_to_game()
    table.game.change_setup(replace(TIMED, timer=30))
    table.pass_time(100)
    assert not table.clock.running
    assert table.words == ROW


def test_whoever_takes_the_turn_over_by_swapping_sides_has_all_its_time(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play("=F")
    table.pass_time(58)
    table.game.change_setup(replace(TIMED, first=TIMED.second, second=TIMED.first))
    assert table.clock.remaining == 60
    table.pass_time(10)
    table.game.change_setup(replace(table.game.setup, on_time=WhenTimeRunsOut.LOSE))
    assert table.clock.remaining == pytest.approx(50)


def test_it_stops_when_the_game_is_left(table: Table) -> None:
    table.game.new_game(TIMED)
    table.game.leave()
    table.pass_time(100)
    assert (table.clock.running, table.clock.limit) == (False, None)


def test_it_does_not_run_while_the_computer_thinks_or_makes_its_pause(table: Table) -> None:
    table.game.set_computer_pause(60)
    table.game.new_game(TIMED_SECOND)
    table.play("=F")
    assert not table.clock.running
    table.engine.answer("a1")
    assert not table.clock.running
    table.end_pauses()
    table.engine.answer("=0")
    table.pass_time(100)
    assert table.clock.remaining == 60
    table.end_pauses()
    assert (table.clock.running, table.clock.remaining) == (True, 60)


def test_it_does_not_run_when_the_computer_could_not_think(table: Table) -> None:
    table.game.new_game(TIMED_SECOND)
    table.play("=F")
    table.engine.fail()
    table.pass_time(100)
    assert table.words == "=F"


@pytest.mark.parametrize("reason", [HoldReason.DIALOG, HoldReason.HIDDEN])
def test_it_does_not_run_behind_a_dialog_or_in_a_minimised_window(table: Table, reason: HoldReason) -> None:
    table.game.new_game(TIMED)
    table.pass_time(10)
    table.game.hold_clock(reason)
    table.pass_time(100)
    table.game.release_clock(reason)
    assert table.clock.remaining == pytest.approx(50)
    assert table.clock.running


def test_it_does_not_run_while_paused(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(10)
    table.game.pause()
    table.pass_time(100)
    assert table.clock.remaining == pytest.approx(50)
    table.game.resume()
    table.pass_time(10)
    assert table.clock.remaining == pytest.approx(40)


def test_it_does_not_run_while_a_piece_moves(table: Table) -> None:
    table.game.new_game(TIMED)
    table.game.scene_busy(True)
    table.pass_time(10)
    table.game.scene_busy(False)
    assert table.clock.remaining == 60


def test_it_does_not_count_while_the_machine_sleeps(table: Table) -> None:
    table.game.new_game(TIMED)
    table.time.now += 8 * 3600
    table.clock.tick()
    assert table.clock.remaining == 60


def test_it_runs_on_while_looking_back(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play("=F a1")
    table.game.show_step(0)
    table.pass_time(10)
    assert table.clock.remaining == pytest.approx(50)


def test_fast_pausing_neither_loses_nor_gives_time(table: Table) -> None:
    table.game.new_game(TIMED)
    for _ in range(50):
        table.pass_time(0.1)
        table.game.pause()
        table.game.resume()
        table.game.pause()
        table.pass_time(0.1)
        table.game.resume()
    assert table.clock.remaining == pytest.approx(55)


def test_undo_gives_the_whole_time_to_the_side_it_lands_on(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play("=F")
    table.pass_time(20)
    table.game.undo()
    assert (table.clock.remaining, table.clock.running) == (60, True)
    table.pass_time(20)
    table.game.redo()
    assert table.clock.remaining == 60


def test_undo_during_thought_starts_the_persons_clock(table: Table) -> None:
    table.game.new_game(TIMED_SECOND)
    table.play("=F")
    table.game.undo()
    assert (table.clock.remaining, table.clock.running) == (60, True)


def test_undo_of_the_end_starts_the_clock_again(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play(ROW)
    table.game.undo()
    assert (table.clock.remaining, table.clock.running) == (60, True)


def test_redo_to_the_end_stops_it(table: Table) -> None:
    table.game.new_game(TIMED)
    table.play(ROW)
    table.game.undo()
    table.game.redo()
    assert not table.clock.running


def test_redo_to_the_computers_turn_stops_it(table: Table) -> None:
    table.game.new_game(TIMED_SECOND)
    table.play("=F")
    table.game.undo()
    table.game.redo()
    assert not table.clock.running


def test_loading_on_the_computers_turn_does_not_start_the_persons_clock(table: Table) -> None:
    session = GameSession(replace(COMPUTER_FIRST, timer=60))
    table.game.open_session(session)
    table.pass_time(100)
    assert (table.words, table.clock.running) == ("", False)
    table.computer_plays("=F")
    assert (table.clock.running, table.clock.remaining) == (True, 60)


def test_handing_the_turn_to_the_computer_stops_it_and_back_starts_it(table: Table) -> None:
    table.game.new_game(TIMED)
    table.game.change_setup(replace(TIMED, first=EASY))
    assert not table.clock.running
    table.game.change_setup(TIMED)
    assert table.clock.running


def test_a_changed_timer_starts_a_full_turn_and_another_change_does_not(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(20)
    table.game.change_setup(replace(TIMED, timer=30))
    assert (table.clock.limit, table.clock.remaining) == (30, 30)
    table.pass_time(20)
    table.game.change_setup(replace(TIMED, timer=30, second=EASY))
    assert table.clock.remaining == pytest.approx(10)


def test_the_timer_can_be_switched_off_and_on_in_mid_game(table: Table) -> None:
    table.game.new_game(TIMED)
    table.pass_time(59)
    table.game.change_setup(PEOPLE)
    table.pass_time(100)
    assert (table.words, table.clock.limit) == ("", None)
    table.game.change_setup(TIMED)
    assert (table.clock.running, table.clock.remaining) == (True, 60)


def test_it_runs_for_the_choice_after_the_sixteenth_piece_in_classic(table: Table) -> None:
    table.game.new_game(GameSetup(CLASSIC, PEOPLE.first, PEOPLE.second, 60))
    table.play(FULL_WITH_LINE)
    assert table.clock.running
    table.play("!")
    assert not table.clock.running
