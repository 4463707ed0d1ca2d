"""Perft against known counts and against the state machine itself."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto_desktop.rules.game import GameState, apply, start
from quarto_desktop.rules.perft import perft
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS, SQUARE
from tests.rules.strategies import positions, rule_sets


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize(
    ("depth", "count"), [(0, 1), (1, 16), (2, 256), (3, 3_840), (4, 57_600), (5, 806_400), (6, 11_289_600)]
)
def test_the_counts_from_the_empty_board(rules, depth, count):
    assert perft(rules, depth) == count


def test_a_negative_depth_is_refused():
    with pytest.raises(ValueError, match="negative"):
        perft(FOUR_ALIKE, -1)


def test_a_game_that_ended_earlier_counts_nothing_but_classic_plays_on():
    position = Position.parse("FED./..../..../.... C")
    squares = len(position.empty_squares)
    gifts = len(position.reserve)
    assert perft(FOUR_ALIKE, 1, position) == squares
    assert perft(FOUR_ALIKE, 2, position) == (squares - 1) * gifts
    assert perft(CLASSIC, 2, position) == squares * gifts


def test_nothing_follows_a_full_board():
    position = Position.parse("7982/5EF1/063C/DAB. 4")
    assert [perft(rules, 1, position) for rules in RULE_SETS] == [1, 1, 1]
    assert [perft(rules, 2, position) for rules in RULE_SETS] == [0, 0, 0]


def test_blocks_end_games_that_lines_do_not():
    position = Position.parse("FE../D.../..../.... C")
    assert perft(SQUARE, 2, position) == perft(FOUR_ALIKE, 2, position) - len(position.reserve)


def counted_by_playing(state: GameState, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(counted_by_playing(apply(state, move).state, depth - 1) for move in state.half_moves())


@settings(max_examples=60, deadline=None)
@given(
    rules=rule_sets, position=positions().filter(lambda p: len(p.empty_squares) <= 5), depth=st.integers(0, 4)
)
def test_it_agrees_with_playing_every_sequence_through_the_state_machine(rules, position, depth):
    assert perft(rules, depth, position) == counted_by_playing(start(rules, position), depth)
