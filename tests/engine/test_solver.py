"""Values are exact: against positions solved elsewhere, and against trying everything."""

from functools import cache

import pytest

from quarto_desktop.engine.bench import BOTH
from quarto_desktop.engine.forms import best_form
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.parallel import Team
from quarto_desktop.engine.solver import Solver, actions_at
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from tests.engine.positions import completes, plain_value, random_positions, solved_positions

needs_compiler = pytest.mark.skipif(not best_form().COMPILED, reason="the search is not compiled here")
EVERY = solved_positions(most_empty=12)


def pieces_on(one):
    return 16 - len(one.position.empty_squares)


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(
    "pieces",
    [pytest.param(4, marks=pytest.mark.slow), pytest.param(5, marks=pytest.mark.slow), *range(6, 15)],
)
def test_solved_positions(rules, pieces):
    solver = Solver(rules)
    chosen = [one for one in EVERY if one.rules.blocks == rules.blocks and pieces_on(one) == pieces]
    assert len(chosen) == (6 if pieces == 4 else 12)
    for one in chosen:
        assert solver.value(one.position) is one.value, one
        assert solver.action_values(one.position) == one.actions, one


@pytest.mark.parametrize("rules", BOTH)
def test_solved_late_positions(rules, module):
    solver = Solver(rules, Memory(1 << 20), module=module)
    for one in EVERY:
        if one.rules.blocks == rules.blocks and pieces_on(one) >= 9:
            assert solver.value(one.position) is one.value, one
            assert solver.action_values(one.position) == one.actions, one


@cache
def tried_positions(rules, hand):
    """Random late positions, 300 for each rule set, and the values of their actions by trying everything."""
    return [
        (position, {action: plain_value(action, position, rules) for action in actions_at(position)})
        for position in random_positions(11, 150, range(1, 5), hand=hand)
    ]


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("hand", [True, False])
def test_random_late_positions_against_trying_everything(rules, hand, module):
    solver = Solver(rules, Memory(1 << 20), module=module)
    for position, values in tried_positions(rules, hand):
        assert solver.action_values(position) == values, str(position)
        assert solver.value(position) == max(values.values()), str(position)


def test_a_full_board_is_a_draw(module):
    full = Position.parse("F01E/2345/6789/ABCD -")
    solver = Solver(FOUR_ALIKE, Memory(1024), module=module)
    assert solver.value(full) is Value.DRAW
    assert solver.action_values(full) == {}


def test_classic_has_the_values_of_lines():
    for position in random_positions(12, 10, range(5, 8), hand=True):
        memory = Memory(1 << 20)
        assert Solver(CLASSIC, memory).value(position) is Solver(FOUR_ALIKE, memory).value(position)


def placements_by_trying(position, rules, value):
    """How many placements are left until the forced end, by trying everything."""
    after = {action: plain_value(action, position, rules) for action in actions_at(position)}
    best = max(after.values())
    assert best == value
    if best == 0:
        return len(position.empty_squares)
    counts = [_count_after(action, position, rules, value) for action, one in after.items() if one == best]
    return min(counts) if value > 0 else max(counts)


def _count_after(action, position, rules, value):
    if position.hand is None:
        return placements_by_trying(position.given(action.piece), rules, -value)
    placed = position.placed(action.square)
    if completes(action.square, position, rules):
        return 1
    return 1 + placements_by_trying(placed, rules, value)


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("hand", [True, False])
def test_placements_to_the_end_against_trying_everything(rules, hand, module):
    solver = Solver(rules, Memory(1 << 16), module=module)
    for position in random_positions(13, 25, range(1, 5), hand=hand):
        value = solver.value(position)
        assert solver.placements_to_end(position) == placements_by_trying(position, rules, value), str(
            position
        )


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_values_do_not_depend_on_the_number_of_threads(rules, threads):
    team = Team(rules, threads, Memory(1 << 16))
    for one in EVERY:
        if one.rules.blocks == rules.blocks and pieces_on(one) == 7:
            assert team.action_values(one.position) == one.actions, one


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("rules", [FOUR_ALIKE, SQUARE])
def test_the_empty_board_is_a_draw_without_a_book(rules):
    solver = Solver(rules, Memory(1 << 30))
    assert solver.value(EMPTY_BOARD.given(EMPTY_BOARD.reserve[0])) is Value.DRAW


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
def test_what_is_seen_near_is_real_and_agrees_with_the_actions(rules):
    for position in random_positions(14, 40, range(9, 12), hand=True):
        solver = Solver(rules, Memory(1 << 20))
        value, empties = solver.value(position), len(position.empty_squares)
        for floor in range(empties, 0, -1):
            near = solver.short_sighted(floor)
            seen = near.value(position)
            assert seen in (value, Value.DRAW), (str(position), floor)
            assert max(near.action_values(position).values()) >= seen, (str(position), floor)
        assert seen is value


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
def test_who_wins_makes_the_last_placement(rules):
    for position in random_positions(15, 60, range(9, 12), hand=True):
        solver = Solver(rules, Memory(1 << 20))
        value, count = solver.value(position), solver.placements_to_end(position)
        if value is Value.DRAW:
            assert count == len(position.empty_squares)
        else:
            assert count % 2 == (value is Value.WIN), str(position)
