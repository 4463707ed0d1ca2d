"""Order of play and winning at once: rules.md, sections 1 and 2."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.rules.actions import Announce, EndAsDraw, Give, LoseOnTime, Place, Resign, TimeOut
from quarto_desktop.rules.game import GameState, IllegalAction, Phase, Refusal, apply, refusal, start
from quarto_desktop.rules.lines import BLOCKS, LINES, PatternKind
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.pieces import PIECES, TraitValue
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS, SQUARE, RuleSet, parse_rules
from quarto_desktop.rules.squares import SQUARES, square_name
from quarto_desktop.rules.transition import GameEnded, PieceGiven, SquareFilled, TurnPassed


def play(rules: RuleSet, tokens: str, state: GameState | None = None) -> GameState:
    state = state or start(rules)
    for word in tokens.split():
        state = apply(state, parse_token(word)).state
    return state


def refused(rules: RuleSet, tokens: str, word: str) -> Refusal | None:
    return refusal(play(rules, tokens), parse_token(word))


def test_the_first_player_only_gives():
    state = start(FOUR_ALIKE)
    assert (state.phase, state.turn) == (Phase.GIVE, Side.FIRST)
    assert state.half_moves() == tuple(Give(piece) for piece in PIECES)
    assert refused(FOUR_ALIKE, "", "a1") is Refusal.NOTHING_IN_HAND


def test_a_turn_is_placing_and_then_giving():
    state = play(FOUR_ALIKE, "=F")
    assert (state.phase, state.turn) == (Phase.PLACE, Side.SECOND)
    assert state.half_moves() == tuple(Place(square) for square in SQUARES)
    state = play(FOUR_ALIKE, "=F b2")
    assert (state.phase, state.turn) == (Phase.GIVE, Side.SECOND)
    state = play(FOUR_ALIKE, "=F b2 =0")
    assert (state.phase, state.turn) == (Phase.PLACE, Side.FIRST)


def test_each_action_tells_what_it_changed_and_who_did_it():
    given_step = apply(start(FOUR_ALIKE), Give(PIECES[15]))
    assert given_step.transition.by is Side.FIRST
    assert given_step.transition.events == (PieceGiven(PIECES[15], Side.SECOND),)
    placed = apply(given_step.state, Place(SQUARES[5]))
    assert placed.transition.by is Side.SECOND
    assert placed.transition.events == (SquareFilled(SQUARES[5], PIECES[15]),)


def test_a_piece_in_hand_cannot_be_refused_or_swapped():
    assert refused(FOUR_ALIKE, "=F", "=0") is Refusal.PLACE_FIRST
    assert refused(FOUR_ALIKE, "=F", "=F") is Refusal.PIECE_IN_HAND


def test_a_placed_piece_never_moves_or_comes_back():
    assert refused(FOUR_ALIKE, "=F b2", "=F") is Refusal.PIECE_PLACED
    assert refused(FOUR_ALIKE, "=F b2 =0", "b2") is Refusal.SQUARE_TAKEN


def test_a_refused_action_raises_and_changes_nothing():
    state = play(FOUR_ALIKE, "=F b2")
    with pytest.raises(IllegalAction) as caught:
        apply(state, Place(SQUARES[0]))
    assert caught.value.refusal is Refusal.NOTHING_IN_HAND
    assert state == play(FOUR_ALIKE, "=F b2")


def test_who_places_the_last_piece_of_a_line_has_it_also_with_the_opponents_gift():
    state = play(FOUR_ALIKE, "=F a1 =E b1 =D c1 =C d1")
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason) == (Side.FIRST, Reason.LINE)
    assert state.turn is None
    assert state.phase is Phase.OVER


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("pattern", LINES + BLOCKS, ids=lambda p: " ".join(map(square_name, p.squares)))
def test_every_pattern_wins_exactly_where_its_rule_set_says(rules, pattern):
    for value in TraitValue:
        pieces = [one for one in PIECES if value.is_of(one)][:4]
        for last in range(4):
            cells = [None] * 16
            for square, one in zip(pattern.squares, pieces, strict=True):
                cells[square] = one
            cells[pattern.squares[last]] = None
            state = start(rules, Position(tuple(cells), pieces[last]))
            after = apply(state, Place(pattern.squares[last])).state
            wins = pattern.kind is PatternKind.LINE or rules.blocks
            assert (after.is_over, bool(after.window)) == (
                wins and not rules.announcing,
                wins and rules.announcing,
            )
            if after.outcome:
                assert [match.pattern for match in after.outcome.matches] == [pattern]


def test_the_square_variant_adds_blocks_and_the_others_do_not():
    tokens = "=F a1 =E b1 =D a2 =C b2"
    assert play(FOUR_ALIKE, tokens).outcome is None
    assert play(CLASSIC, tokens).window == ()
    outcome = play(SQUARE, tokens).outcome
    assert outcome is not None
    assert outcome.reason is Reason.BLOCK


def test_a_line_and_a_block_at_once_are_one_win_by_the_line():
    state = start(SQUARE, Position.parse(".EDC/BA../..../.... 8"))
    step = apply(state, Place(SQUARES[0]))
    outcome = step.state.outcome
    assert outcome is not None
    assert outcome.reason is Reason.LINE
    assert [match.pattern.kind.value for match in outcome.matches] == ["line", "block"]
    assert step.transition.events[-1] == GameEnded(outcome)


def test_all_simultaneous_lines_are_named():
    state = start(FOUR_ALIKE, Position.parse(".123/4.../6.../7... 0"))
    outcome = apply(state, Place(SQUARES[0])).state.outcome
    assert outcome is not None
    assert len(outcome.matches) == 2


def test_the_full_board_is_a_draw_when_the_last_piece_matches_nothing():
    state = start(FOUR_ALIKE, Position.parse("7982/5EF1/063C/DAB. 4"))
    assert apply(state, Place(SQUARES[15])).state.outcome == Outcome(None, Reason.FULL)


def test_the_sixteenth_piece_can_win_and_then_it_is_no_draw():
    state = start(FOUR_ALIKE, Position.parse("1679/03DC/45FB/AE8. 2"))
    outcome = apply(state, Place(SQUARES[15])).state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (Side.FIRST, Reason.LINE)


def test_lines_that_stand_at_the_start_are_dead():
    state = start(FOUR_ALIKE, Position.parse("FEDC/..../..../.... 0"))
    assert state.outcome is None
    assert apply(state, Place(SQUARES[15])).state.outcome is None


def test_a_start_in_mid_game_tells_who_acts():
    state = start(FOUR_ALIKE, Position.parse("..../.F../..../.... 0"), Side.SECOND)
    assert (state.phase, state.turn) == (Phase.PLACE, Side.SECOND)
    state = start(FOUR_ALIKE, Position.parse("..../.F../..../.... -"), Side.SECOND)
    assert (state.phase, state.turn) == (Phase.GIVE, Side.SECOND)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_start_on_a_full_board_is_a_finished_draw(rules):
    state = start(rules, Position.parse("0123/4567/89AB/CDEF -"))
    assert state.outcome == Outcome(None, Reason.FULL)


@pytest.mark.parametrize(
    "sign", [Announce(), TimeOut(), EndAsDraw(), Resign(), LoseOnTime(), Give(PIECES[0])]
)
def test_after_the_end_everything_is_refused(sign):
    assert refusal(play(FOUR_ALIKE, "=F #"), sign) is Refusal.GAME_OVER


def test_rules_that_win_at_once_know_no_announcement_and_no_agreed_draw():
    for rules in (FOUR_ALIKE, SQUARE):
        assert refused(rules, "=F", "!") is Refusal.NO_ANNOUNCING
        assert refused(rules, "=F", "%") is Refusal.NOT_FULL


def test_resigning_gives_the_game_to_the_other_side_and_keeps_the_piece_in_hand():
    state = play(FOUR_ALIKE, "=F a1 =3 #")
    assert state.outcome == Outcome(Side.SECOND, Reason.RESIGNED)
    assert state.position.hand == 3


def test_running_out_of_time_passes_the_turn_and_changes_nothing_else():
    before = play(FOUR_ALIKE, "=F a1 =3")
    step = apply(before, TimeOut())
    assert step.state == GameState(FOUR_ALIKE, before.position, Phase.PLACE, Side.SECOND)
    assert step.transition.events == (TurnPassed(Side.FIRST, Side.SECOND),)


def test_who_was_too_slow_to_give_is_given_a_piece():
    state = play(FOUR_ALIKE, "=F a1 ~ =3")
    assert (state.phase, state.turn) == (Phase.PLACE, Side.SECOND)


def test_after_a_timeout_a_player_may_place_a_piece_they_chose_themselves():
    state = play(FOUR_ALIKE, "=F ~ a1")
    assert (state.phase, state.turn) == (Phase.GIVE, Side.FIRST)


def test_losing_on_time_gives_the_game_to_the_other_side():
    state = play(FOUR_ALIKE, "=F a1 =3 ^")
    assert state.outcome == Outcome(Side.SECOND, Reason.TIME)
    assert state.position.hand == 3


def test_the_rule_sets_are_as_the_table_says():
    assert [(r.name, r.blocks, r.announcing, r.default_timer) for r in RULE_SETS] == [
        ("four-alike", False, False, 60),
        ("square", True, False, 60),
        ("classic", False, True, None),
    ]
    assert parse_rules("Lines") is FOUR_ALIKE
    assert parse_rules("squares") is SQUARE
    with pytest.raises(ValueError, match="no rule set"):
        parse_rules("chess")


@given(rules=st.sampled_from(RULE_SETS), seed=st.integers(0, 10**9))
def test_a_game_without_signs_ends_by_a_match_or_a_full_board(rules, seed):
    rng = Random(seed)
    state = start(rules)
    placements = 0
    while moves := state.half_moves():
        action = rng.choice(moves)
        before, state = state, apply(state, action).state
        placements += isinstance(action, Place)
        if isinstance(action, Give):
            assert state.turn is before.turn.other
        elif not state.is_over:
            assert state.turn is before.turn
    assert placements <= 16
    if state.outcome and state.outcome.winner:
        assert placements >= 4
        for match in state.outcome.matches:
            assert all(state.position.cells[square] is not None for square in match.pattern.squares)
