"""What happens in a game when the time of a turn runs out."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from quarto_desktop.controllers.timeouts import action_at_time_out, should_pause
from quarto_desktop.rules.actions import LoseOnTime, TimeOut
from quarto_desktop.rules.game import Phase, apply, start
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.setup import WhenTimeRunsOut
from tests.controllers.fakes import (
    CLASSIC_PEOPLE,
    CLASSIC_SECOND,
    COMPUTER_SECOND,
    PEOPLE,
    Table,
)
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE

PASS = replace(PEOPLE, timer=15)
RANDOM = replace(PASS, on_time=WhenTimeRunsOut.RANDOM)
LOSE = replace(PASS, on_time=WhenTimeRunsOut.LOSE)
CLASSIC_PASS = replace(CLASSIC_PEOPLE, timer=15)


def let_time_run_out(table: Table) -> None:
    table.pass_time(15.2)
    table.settle()


def test_the_turn_passes_with_a_full_turn_for_the_other_side(table: Table) -> None:
    table.game.new_game(PASS)
    table.play("=F")
    table.pass_time(14.9)
    assert table.words == "=F"
    table.pass_time(0.1)
    assert table.words == "=F ~"
    assert table.game.state.turn is Side.FIRST
    assert table.game.may_place
    assert str(table.game.state.position) == "..../..../..../.... F"
    assert table.clock.remaining == pytest.approx(15)
    table.play("a1")
    assert table.game.state.turn is Side.FIRST


def test_a_player_too_slow_to_give_has_the_other_give(table: Table) -> None:
    table.game.new_game(PASS)
    let_time_run_out(table)
    assert (table.words, table.game.state.turn, table.game.may_give) == ("~", Side.SECOND, True)
    table.play("=3")
    assert table.game.state.turn is Side.FIRST


def test_it_fires_once_a_turn(table: Table) -> None:
    table.game.new_game(PASS)
    table.pass_time(15.5)
    for _ in range(5):
        table.clock.tick()
    assert table.words == "~"


def test_a_stall_at_the_last_moment_shows_no_negative_time(table: Table) -> None:
    shown: list[float] = []
    table.clock.ticked.connect(shown.append)
    table.game.new_game(PASS)
    table.pass_time(14.9)
    table.time.now += 1.4
    table.clock.tick()
    table.clock.tick()
    assert table.words == "~"
    assert min(shown) >= 0


def test_an_open_window_stays_open_for_whoever_is_now_on_turn(table: Table) -> None:
    table.game.new_game(CLASSIC_PASS)
    table.play("=F a1 =E b1 =D c1 =C d1")
    window = table.game.state.window
    let_time_run_out(table)
    assert table.game.state.window == window
    assert table.game.pointed_out == window
    table.play("!")
    assert table.heard("finished") == [[Outcome(Side.SECOND, Reason.ANNOUNCED, window)]]


def test_the_computer_takes_a_window_left_open_by_a_timeout(table: Table) -> None:
    table.game.new_game(replace(CLASSIC_SECOND, timer=15))
    table.play("=F a1 =E b1 =D c1 =C d1")
    let_time_run_out(table)
    assert table.words.endswith("d1 ~ !")


def test_after_a_timeout_the_computer_acts_with_the_piece_that_was_in_hand(table: Table) -> None:
    table.game.new_game(replace(COMPUTER_SECOND, timer=15))
    table.play("=F a1 =3")
    let_time_run_out(table)
    assert table.game.thinking
    table.play("b1 =4")
    assert table.game.may_place
    assert table.clock.remaining == pytest.approx(15)


@pytest.mark.parametrize("on_time", WhenTimeRunsOut)
@pytest.mark.parametrize("words", [FULL_WITH_LINE, FULL_WITHOUT_LINE])
def test_after_the_sixteenth_piece_in_classic_it_is_always_a_draw(
    table: Table, on_time: WhenTimeRunsOut, words: str
) -> None:
    table.game.new_game(replace(CLASSIC_PASS, on_time=on_time))
    table.play(words)
    let_time_run_out(table)
    assert table.words.endswith(" ~")
    assert table.heard("finished") == [[Outcome(None, Reason.DECLINED)]]
    assert not table.clock.running


def test_losing_on_time(table: Table) -> None:
    table.game.new_game(LOSE)
    table.play("=F")
    let_time_run_out(table)
    assert table.words == "=F ^"
    assert table.heard("finished") == [[Outcome(Side.FIRST, Reason.TIME)]]
    assert not table.clock.running


def test_undo_after_losing_on_time_goes_back_to_the_last_decision(table: Table) -> None:
    table.game.new_game(LOSE)
    table.play("=F")
    let_time_run_out(table)
    table.game.undo()
    assert (table.words, table.clock.remaining) == ("", 15)


def test_random_plays_both_halves_of_the_turn_as_ordinary_tokens(table: Table) -> None:
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    session = table.game.session
    assert session is not None
    assert [record.by_clock for record in session.records] == [False, True, True]
    assert "~" not in table.words
    assert (table.game.state.turn, table.game.state.phase) == (Side.FIRST, Phase.PLACE)
    assert table.clock.remaining == 15


def test_random_plays_the_first_gift(table: Table) -> None:
    table.game.new_game(RANDOM)
    let_time_run_out(table)
    assert len(table.words.split()) == 1
    assert table.game.state.phase is Phase.PLACE


def test_random_makes_a_pause_between_the_halves(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    assert len(table.words.split()) == 2
    table.game.scene_busy(True)
    table.end_pauses()
    assert len(table.words.split()) == 2
    table.game.scene_busy(False)
    table.settle()
    assert len(table.words.split()) == 3


def test_a_pause_between_the_random_halves_holds_the_second(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    table.game.pause()
    table.end_pauses()
    assert len(table.words.split()) == 2
    table.game.resume()
    table.settle()
    assert len(table.words.split()) == 3


def test_undo_between_the_random_halves_drops_the_second(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    table.game.undo()
    table.end_pauses()
    table.settle()
    assert table.words == ""
    assert table.clock.remaining == 15


def test_a_new_game_between_the_random_halves_drops_the_second(table: Table) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    table.game.new_game(RANDOM)
    table.end_pauses()
    assert table.words == ""


def test_switching_the_timer_off_between_the_random_halves_leaves_the_second_to_the_person(
    table: Table,
) -> None:
    table.game.set_computer_pause(0.8)
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    table.game.change_setup(replace(RANDOM, timer=None))
    table.end_pauses()
    assert len(table.words.split()) == 2
    assert table.game.may_give


def test_a_random_sixteenth_piece_in_classic_ends_as_a_draw(table: Table) -> None:
    table.game.new_game(replace(CLASSIC_PASS, on_time=WhenTimeRunsOut.RANDOM))
    table.play(FULL_WITHOUT_LINE.rsplit(" ", 1)[0])
    let_time_run_out(table)
    assert table.words == FULL_WITHOUT_LINE + " ~"


def test_random_choices_can_be_repeated(qapp: object) -> None:
    words = []
    for _ in range(2):
        table = Table()
        table.game.new_game(RANDOM)
        let_time_run_out(table)
        let_time_run_out(table)
        words.append(table.words)
        table.game.close()
    assert words[0] == words[1]


def test_undo_leaves_out_what_the_clock_did(table: Table) -> None:
    table.game.new_game(RANDOM)
    table.play("=F")
    let_time_run_out(table)
    table.game.undo()
    assert table.words == ""


def test_three_timeouts_in_a_row_pause_the_game(table: Table) -> None:
    table.game.new_game(PASS)
    let_time_run_out(table)
    let_time_run_out(table)
    assert not table.game.paused
    let_time_run_out(table)
    assert (table.game.paused, table.game.pause_is_forced, table.words) == (True, True, "~ ~ ~")
    table.pass_time(1000)
    assert table.words == "~ ~ ~"
    table.game.resume()
    assert (table.game.paused, table.game.pause_is_forced) == (False, False)
    assert table.clock.remaining == 15


def test_after_the_pause_another_three_pause_it_again(table: Table) -> None:
    table.game.new_game(PASS)
    for count in range(1, 7):
        let_time_run_out(table)
        assert table.game.paused is (count % 3 == 0)
        table.game.resume()
    assert table.words == "~ ~ ~ ~ ~ ~"


def test_any_action_resets_the_count(table: Table) -> None:
    table.game.new_game(CLASSIC_PASS)
    let_time_run_out(table)
    let_time_run_out(table)
    table.play("!")
    let_time_run_out(table)
    let_time_run_out(table)
    assert not table.game.paused
    let_time_run_out(table)
    assert table.game.paused


def test_three_random_turns_pause_the_game_after_their_last_half(table: Table) -> None:
    table.game.new_game(RANDOM)
    for _ in range(3):
        assert not table.game.paused
        let_time_run_out(table)
    assert table.game.pause_is_forced
    assert table.game.state.phase is Phase.PLACE
    assert len(table.words.split()) == 5


def test_a_third_timeout_that_ends_the_game_does_not_pause_it(table: Table) -> None:
    table.game.new_game(PASS)
    let_time_run_out(table)
    let_time_run_out(table)
    table.game.change_setup(LOSE)
    let_time_run_out(table)
    assert (table.words, table.game.state.is_over, table.game.paused) == ("~ ~ ^", True, False)


def test_a_pause_by_hand_is_not_a_forced_one(table: Table) -> None:
    table.game.new_game(PASS)
    for _ in range(3):
        let_time_run_out(table)
    table.game.resume()
    table.game.pause()
    assert not table.game.pause_is_forced


def test_time_runs_out_while_looking_back_and_the_view_stays(table: Table) -> None:
    table.game.new_game(PASS)
    table.play("=F a1")
    table.game.show_step(0)
    let_time_run_out(table)
    assert (table.words, table.game.shown_index, table.game.looking_back) == ("=F a1 ~", 0, True)


@pytest.mark.parametrize("seed", range(5))
def test_a_random_action_is_legal(seed: int) -> None:
    state = apply(start(FOUR_ALIKE), parse_token("=F")).state
    action = action_at_time_out(state, WhenTimeRunsOut.RANDOM, Random(seed))
    assert action in state.half_moves()


def test_the_other_two_settings() -> None:
    state = start(CLASSIC)
    assert action_at_time_out(state, WhenTimeRunsOut.PASS, Random(0)) == TimeOut()
    assert action_at_time_out(state, WhenTimeRunsOut.LOSE, Random(0)) == LoseOnTime()


def test_when_to_pause() -> None:
    assert [count for count in range(8) if should_pause(count)] == [3, 6]
