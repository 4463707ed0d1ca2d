"""The five levels differ, and the weak ones err as people do."""

from itertools import pairwise

import pytest

from quarto_desktop.engine.chooser import choose
from quarto_desktop.engine.levels import DIRECTION_WEIGHTS, SKILLS, TRAIT_WEIGHTS
from quarto_desktop.engine.match import play_games
from quarto_desktop.engine.threats import Direction, find_threats
from quarto_desktop.engine.values import Level, Limits, Question
from quarto_desktop.rules.actions import Place
from quarto_desktop.rules.game import apply, start
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.pieces import Trait
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE
from tests.engine.positions import random_positions, safe_gifts, winning_squares

LEVELS = list(Level)
GAMES = 20
QUICK = Limits(nodes=800)
THOROUGH = Limits(nodes=8_000)
GATES = [
    ("beginner", "random", 80, 0.6, 1),
    ("beginner", "naive", 80, 0, 0.25),
    ("easy", "beginner", 80, 0.65, 0.9),
    ("medium", "easy", 80, 0.65, 0.9),
    ("hard", "medium", 30, 0.6, 0.95),
]
"""Two players, games, and the share of the points that the first is to make: more than and less than."""

CARELESS = [Level.BEGINNER, Level.EASY, Level.MEDIUM]


def test_every_level_has_a_skill():
    assert set(SKILLS) == set(Level)


def test_who_looks_ahead_overlooks_nothing():
    assert all(skill.oversight.carelessness == 0 for skill in SKILLS.values() if skill.horizon)


def test_solid_and_hollow_are_missed_first_then_the_height():
    assert sorted(Trait, key=TRAIT_WEIGHTS.__getitem__)[::-1][:2] == [Trait.FILLING, Trait.SIZE]


def test_diagonals_are_missed_before_columns_before_rows_before_blocks():
    order = [Direction.DIAGONAL, Direction.COLUMN, Direction.ROW, Direction.BLOCK]
    assert sorted(Direction, key=DIRECTION_WEIGHTS.__getitem__)[::-1] == order


def test_each_level_overlooks_less_than_the_one_below():
    threats = [
        threat
        for position in random_positions(30, 40, range(4, 12), hand=False)
        for threat in find_threats(position.cells, SQUARE)
    ]
    for weaker, stronger in pairwise([Level.BEGINNER, Level.EASY, Level.MEDIUM]):
        for threat in threats:
            chances = [SKILLS[level].oversight.chance(threat) for level in (weaker, stronger)]
            assert 1 > chances[0] > chances[1] >= 0


def share_of_wins_taken(level, rules):
    found = [
        (position, winning)
        for position in random_positions(31, 400, range(4, 12), hand=True)
        if (winning := winning_squares(position, rules))
    ]
    taken = [
        answer(position, rules, level, seed) in winning for seed, (position, winning) in enumerate(found)
    ]
    return sum(taken) / len(taken)


def share_of_safe_gifts(level, rules):
    found = [
        (position, safe)
        for position in random_positions(32, 400, range(4, 12), hand=False)
        if 0 < len(safe := safe_gifts(position, rules)) < len(position.reserve)
    ]
    given = [answer(position, rules, level, seed) in safe for seed, (position, safe) in enumerate(found)]
    return sum(given) / len(given)


def answer(position, rules, level, seed):
    chosen = choose(Question(position, rules, level, seed, QUICK), bytearray(1))
    assert chosen is not None
    return chosen.action.square if isinstance(chosen.action, Place) else chosen.action.piece


@pytest.mark.parametrize("rules", [FOUR_ALIKE, SQUARE])
@pytest.mark.parametrize("share", [share_of_wins_taken, share_of_safe_gifts])
def test_a_higher_level_sees_more_and_the_careless_ones_not_all(rules, share):
    beginner, easy, medium = (share(level, rules) for level in CARELESS)
    assert 0.5 < beginner < easy < medium < 1
    assert easy > 0.7
    assert medium > 0.9


def points(rules, level, opponent, games, limits):
    """The share of the points that `level` makes in so many games, a draw being half a point."""
    won = [result(rules, level, opponent, seed, limits) for seed in range(games)]
    return sum(won) / games


def result(rules, level, opponent, seed, limits):
    mine = list(Side)[seed % 2]
    state = start(rules)
    while state.turn is not None:
        player = level if state.turn is mine else opponent
        question = Question(state.position, rules, player, seed * 100 + len(state.position.reserve), limits)
        chosen = choose(question, bytearray(1))
        assert chosen is not None
        state = apply(state, chosen.action).state
    assert state.outcome is not None
    return {None: 0.5, mine: 1, mine.other: 0}[state.outcome.winner]


@pytest.mark.parametrize("rules", [FOUR_ALIKE, SQUARE])
@pytest.mark.parametrize(("weaker", "stronger"), list(zip(LEVELS, LEVELS[2:], strict=False)))
def test_each_level_beats_the_one_two_below(rules, weaker, stronger):
    assert points(rules, stronger, weaker, GAMES, QUICK) >= 0.6


@pytest.mark.parametrize("rules", [FOUR_ALIKE, SQUARE])
@pytest.mark.parametrize(("first", "second", "games", "low", "high"), GATES)
def test_the_lower_levels_are_a_step_apart(rules, first, second, games, low, high):
    """Few games, always the same; the full ladder is `make ladder`."""
    scored = sum(game.points for game in play_games(rules, first, second, range(games), 1))
    assert low < scored / games < high


@pytest.mark.slow
@pytest.mark.parametrize("rules", [FOUR_ALIKE, SQUARE])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(rules, weaker, stronger):
    assert points(rules, stronger, weaker, 40, THOROUGH) > 0.55
