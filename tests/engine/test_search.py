"""The search is exact: against positions solved elsewhere, and against trying everything."""

from random import Random

import pytest

from quarto_desktop.engine.budget import Budget
from quarto_desktop.engine.search import EARLIEST_CORNER, TO_THE_END, Node, Search
from quarto_desktop.engine.values import Limits, Value
from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE
from quarto_desktop.rules.squares import SQUARES
from tests.engine.positions import (
    plain_value,
    random_position,
    random_positions,
    safe_gifts,
    solved_positions,
    winning_squares,
)

BOTH = [FOUR_ALIKE, SQUARE]


def new_search(rules):
    return Search(rules, Budget(Limits(), bytearray(1)))


def value_of(search, node):
    if search.wins(node):
        return Value.WIN
    return Value.LOSS if search.loses(node) else Value.DRAW


def test_solved_positions():
    for solved in solved_positions(most_empty=9):
        if solved.position.hand is not None and not winning_squares(solved.position, solved.rules):
            search = new_search(solved.rules)
            assert value_of(search, Node.of(solved.position)) is solved.value, solved


def test_every_solved_gift():
    for solved in solved_positions(most_empty=8):
        search = new_search(solved.rules)
        for gift, value in solved.actions.items():
            if isinstance(gift, Give) and gift.piece in safe_gifts(solved.position, solved.rules):
                node = Node.of(solved.position.given(gift.piece))
                assert value_of(search, node) == -value, (solved.position, gift)


@pytest.mark.parametrize("rules", BOTH)
def test_random_late_positions_against_trying_everything(rules):
    for position in random_positions(11, 80, range(1, 5), hand=True):
        if not winning_squares(position, rules):
            every = [plain_value(Place(square), position, rules) for square in position.empty_squares]
            assert value_of(new_search(rules), Node.of(position)) == max(every), str(position)


@pytest.mark.parametrize("rules", BOTH)
def test_what_is_found_within_a_horizon_is_real(rules):
    for position in random_positions(12, 60, range(5, 9), hand=True):
        if winning_squares(position, rules):
            continue
        node = Node.of(position)
        search, exact = new_search(rules), value_of(new_search(rules), node)
        filled = len(SQUARES) - len(position.empty_squares)
        for horizon in range(filled, TO_THE_END + 1):
            search.look_to(horizon)
            assert value_of(search, node) in (exact, Value.DRAW), (str(position), horizon)
        assert value_of(search, node) is exact


@pytest.mark.parametrize("rules", BOTH)
def test_exchanging_traits_or_their_sides_changes_nothing(rules):
    rng = Random(13)
    for position in random_positions(14, 25, range(6, 9), hand=True):
        turned, order = rng.randrange(16), rng.sample(range(4), 4)

        def changed(piece, turned=turned, order=order):
            return Piece(sum((((piece ^ turned) >> bit) & 1) << place for bit, place in enumerate(order)))

        cells = tuple(None if one is None else changed(one) for one in position.cells)
        other = Position(cells, changed(position.hand))
        if not winning_squares(position, rules):
            search = new_search(rules)
            value, nodes = value_of(search, Node.of(position)), search.budget.nodes
            assert value_of(search, Node.of(other)) is value
            assert search.budget.nodes == nodes, "they were not recognised as the same"


@pytest.mark.parametrize("rules", BOTH)
def test_options_are_the_ways_to_place_and_give_a_safe_piece(rules):
    for position in random_positions(15, 20, range(2, 14), hand=True):
        if not winning_squares(position, rules):
            after = [position.placed(square) for square in position.empty_squares]
            expected = sum(len(safe_gifts(placed, rules)) for placed in after)
            assert new_search(rules).options(Node.of(position)) == expected


def test_few_pieces_never_leave_only_losing_gifts():
    rng = Random(16)
    for _ in range(300):
        position = random_position(rng, len(SQUARES) - EARLIEST_CORNER + 1, hand=False)
        assert safe_gifts(position, SQUARE)
