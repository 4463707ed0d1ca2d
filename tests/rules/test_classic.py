"""Announcing QUARTO: rules.md, section 2."""

from __future__ import annotations

import pytest

from quarto_desktop.rules.actions import Announce, EndAsDraw, Give, LoseOnTime, Place, Resign, TimeOut
from quarto_desktop.rules.game import GameState, Phase, Refusal, apply, refusal, start
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.rules.squares import SQUARES
from quarto_desktop.rules.transition import (
    AnnouncementMissed,
    FalseAnnouncement,
    GameEnded,
    LinesDied,
    PieceGiven,
    SquareFilled,
    TurnPassed,
    WindowOpened,
)

LINE = "=F a1 =E b1 =D c1 =C d1"
"""FIRST completes row 1 and may announce."""


def play(tokens: str, state: GameState | None = None) -> GameState:
    state = state or start(CLASSIC)
    for word in tokens.split():
        state = apply(state, parse_token(word)).state
    return state


def events(tokens: str, word: str):
    return apply(play(tokens), parse_token(word)).transition.events


def squares(matches) -> list[tuple[int, ...]]:
    return [match.pattern.squares for match in matches]


def test_a_matching_placement_wins_nothing_by_itself_but_opens_a_window():
    state = play(LINE)
    assert state.outcome is None
    assert (state.phase, state.turn) == (Phase.GIVE, Side.FIRST)
    assert squares(state.window) == [(0, 1, 2, 3)]
    assert events("=F a1 =E b1 =D c1 =C", "d1")[-1] == WindowOpened(state.window)


def test_the_placer_may_announce_until_the_next_piece_is_given():
    state = play(LINE + " !")
    assert state.outcome == Outcome(Side.FIRST, Reason.ANNOUNCED, play(LINE).window)
    assert state.window == ()


def test_giving_without_announcing_is_a_miss_and_the_opponent_may_announce_until_placing():
    window = play(LINE).window
    assert events(LINE, "=0") == (AnnouncementMissed(Side.FIRST, window), PieceGiven(PIECES[0], Side.SECOND))
    state = play(LINE + " =0")
    assert state.window == window
    won = apply(state, Announce()).state
    assert won.outcome == Outcome(Side.SECOND, Reason.ANNOUNCED, window)
    assert won.position.hand == 0


def test_when_the_opponent_places_instead_the_line_is_dead_for_good():
    window = play(LINE).window
    assert events(LINE + " =0", "d4") == (SquareFilled(SQUARES[15], PIECES[0]), LinesDied(window))
    state = play(LINE + " =0 d4")
    assert state.window == ()
    after = apply(state, Announce())
    assert after.transition.events == (FalseAnnouncement(Side.SECOND),)
    assert after.state.outcome is None


def test_a_dead_line_never_comes_back():
    state = play(LINE + " =0 d4 =1 c4 =2")
    assert state.window == ()
    assert apply(state, Announce()).state.outcome is None


def test_another_line_opens_a_window_of_its_own_for_that_line_alone():
    state = start(CLASSIC, Position.parse("FEDC/A.../B.../.... 8"))
    state = apply(state, Place(SQUARES[12])).state
    assert squares(state.window) == [(0, 4, 8, 12)]


def test_several_lines_at_once_are_one_win():
    state = start(CLASSIC, Position.parse(".EDC/A.../B.../9... 8"))
    state = apply(state, Place(SQUARES[0])).state
    assert squares(state.window) == [(0, 1, 2, 3), (0, 4, 8, 12)]
    won = apply(state, Announce()).state
    assert won.outcome is not None
    assert len(won.outcome.matches) == 2


def test_two_windows_in_a_row_belong_each_to_their_own_placement():
    state = start(CLASSIC, Position.parse("FED./..../..../012. C"))
    state = play("d1 =3", state)
    first = state.window
    step = apply(state, parse_token("d4"))
    assert LinesDied(first) in step.transition.events
    assert squares(step.state.window) == [(12, 13, 14, 15)]


def test_2x2_is_nothing_in_classic():
    assert play("=F a1 =E b1 =D a2 =C b2").window == ()


def test_a_false_announcement_changes_nothing_on_the_board():
    before = play("=F a1 =E")
    after = play("=F a1 =E !")
    assert after.outcome is None
    assert (after.position, after.phase, after.turn) == (before.position, before.phase, before.turn)


def test_after_a_false_announcement_one_must_wait_for_the_next_placement():
    assert refusal(play("=F a1 =E !"), Announce()) is Refusal.ANNOUNCED_FALSELY
    assert refusal(play("=F a1 =E ! b1"), Announce()) is None


def test_the_silence_lasts_over_the_gift_and_only_for_the_announcer():
    state = play("=F a1 ! =E")
    assert refusal(state, Announce()) is None, "the opponent may still announce"
    state = play("=F a1 ! ~ ~")
    assert refusal(state, Announce()) is Refusal.ANNOUNCED_FALSELY


def test_before_the_first_gift_an_announcement_is_simply_false():
    step = apply(start(CLASSIC), Announce())
    assert step.transition.events == (FalseAnnouncement(Side.FIRST),)
    assert refusal(step.state, Announce()) is Refusal.ANNOUNCED_FALSELY


def test_an_open_window_stays_open_for_whoever_is_on_turn_after_a_timeout():
    window = play(LINE).window
    state = play(LINE + " ~")
    assert (state.turn, state.phase, state.window) == (Side.SECOND, Phase.GIVE, window)
    assert apply(state, Announce()).state.outcome == Outcome(Side.SECOND, Reason.ANNOUNCED, window)
    state = play(LINE + " =0 ~")
    assert (state.turn, state.phase, state.window) == (Side.FIRST, Phase.PLACE, window)
    assert apply(state, Announce()).state.outcome == Outcome(Side.FIRST, Reason.ANNOUNCED, window)


def test_after_a_timeout_the_giver_misses_too():
    window = play(LINE).window
    assert events(LINE + " ~", "=0")[0] == AnnouncementMissed(Side.SECOND, window)
    assert play(LINE + " ~ =0").window == window


def full_board(matching: bool) -> GameState:
    """A classic game after the sixteenth piece, whose last placement matched or not."""
    board = "1679/03DC/45FB/AE8. 2" if matching else "7982/5EF1/063C/DAB. 4"
    state = start(CLASSIC, Position.parse(board))
    (square,) = state.position.empty_squares
    after = apply(state, Place(square)).state
    assert bool(after.window) == matching
    return after


@pytest.mark.parametrize("matching", [True, False])
def test_after_every_sixteenth_placement_both_choices_are_there(matching):
    state = full_board(matching)
    assert (state.phase, state.turn) == (Phase.ANNOUNCE, Side.FIRST)
    assert refusal(state, Announce()) is None
    assert refusal(state, EndAsDraw()) is None
    assert state.half_moves() == ()


def test_the_placer_of_the_sixteenth_piece_may_announce_it():
    state = full_board(True)
    assert apply(state, Announce()).state.outcome == Outcome(Side.FIRST, Reason.ANNOUNCED, state.window)


@pytest.mark.parametrize("matching", [True, False])
@pytest.mark.parametrize("sign", [EndAsDraw(), TimeOut()])
def test_otherwise_the_game_is_a_declined_draw_line_or_not(matching, sign):
    assert apply(full_board(matching), sign).state.outcome == Outcome(None, Reason.DECLINED)


def test_a_false_announcement_after_the_sixteenth_piece_ends_the_game_as_a_draw():
    step = apply(full_board(False), Announce())
    outcome = Outcome(None, Reason.DECLINED)
    assert step.transition.events == (FalseAnnouncement(Side.FIRST), GameEnded(outcome))
    assert step.state.outcome == outcome


def test_after_the_sixteenth_piece_nothing_is_left_to_give_or_place_and_time_is_never_a_loss():
    state = full_board(True)
    assert refusal(state, Give(PIECES[0])) is Refusal.NOTHING_LEFT
    assert refusal(state, Place(SQUARES[0])) is Refusal.NOTHING_LEFT
    assert refusal(state, LoseOnTime()) is Refusal.ALWAYS_A_DRAW
    assert apply(state, Resign()).state.outcome == Outcome(Side.SECOND, Reason.RESIGNED)


def test_a_game_is_ended_as_a_draw_only_after_the_sixteenth_piece():
    assert refusal(play(LINE), EndAsDraw()) is Refusal.NOT_FULL


def test_passing_the_turn_is_told():
    assert events("=F", "~") == (TurnPassed(Side.SECOND, Side.FIRST),)
