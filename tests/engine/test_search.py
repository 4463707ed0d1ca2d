"""The search in both its forms: they answer alike, look at the same nodes, and stop when told."""

import threading
import time
from contextlib import suppress
from random import Random

import pytest

from quarto_desktop.engine.bench import BOTH, signature, undecided_positions
from quarto_desktop.engine.budget import Budget, Cancelled, OutOfBudget
from quarto_desktop.engine.forms import best_form, is_compiled, python_form
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.solver import Solver
from quarto_desktop.engine.tables import symmetries
from quarto_desktop.engine.values import Limits
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE
from tests.engine.positions import random_position, random_positions, safe_gifts, winning_squares

SIGNATURE = 15_790
"""Nodes of `quarto-cli bench`: to be restated when the search is changed on purpose."""

needs_compiler = pytest.mark.skipif(not best_form().COMPILED, reason="the search is not compiled here")


def solver(rules, module, size=1 << 20):
    return Solver(rules, Memory(size), module=module)


def test_the_python_form_is_never_compiled():
    assert not python_form().COMPILED


def test_the_environment_forces_the_python_form(monkeypatch):
    monkeypatch.setenv("QUARTO_PURE", "1")
    assert not is_compiled()
    monkeypatch.setenv("QUARTO_PURE", "0")
    assert is_compiled() == best_form().COMPILED


@pytest.mark.parametrize("module", [best_form(), python_form()], ids=["best", "python"])
def test_the_signature(module):
    assert signature(module) == SIGNATURE


@pytest.mark.parametrize("rules", BOTH)
def test_options_are_the_ways_to_place_and_give_a_safe_piece(rules, module):
    for position in random_positions(15, 20, range(2, 14), hand=True):
        if not winning_squares(position, rules):
            after = [position.placed(square) for square in position.empty_squares]
            expected = sum(len(safe_gifts(placed, rules)) for placed in after)
            assert solver(rules, module).options(position) == expected


def changed(position, rules, rng):
    """The same position to a search: squares moved by a symmetry, traits exchanged and turned over."""
    move = rng.choice(symmetries(blocks=rules.blocks))
    turned, order = rng.randrange(16), rng.sample(range(4), 4)

    def other(piece):
        return Piece(sum((((piece ^ turned) >> bit) & 1) << place for bit, place in enumerate(order)))

    cells = [None] * 16
    for square, piece in enumerate(position.cells):
        cells[move[square]] = None if piece is None else other(piece)
    return Position(tuple(cells), other(position.hand))


@pytest.mark.parametrize("rules", BOTH)
def test_what_symmetries_turn_into_each_other_has_one_form(rules, module):
    rng, one = Random(13), solver(rules, module)
    for position in random_positions(14, 100, range(8, 17), hand=True):
        assert one.form(position) == one.form(changed(position, rules, rng))


@pytest.mark.parametrize("rules", BOTH)
def test_values_are_the_same_after_a_symmetry(rules, module):
    rng = Random(19)
    for position in random_positions(20, 20, range(6, 9), hand=True):
        other = changed(position, rules, rng)
        assert solver(rules, module).value(position) is solver(rules, module).value(other)


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("size", [16, 1 << 10, 1 << 16])
def test_a_table_that_is_much_too_small_changes_no_value(rules, size):
    for position in undecided_positions(rules, 6, 5):
        small, large = solver(rules, best_form(), size), solver(rules, best_form())
        assert small.action_values(position) == large.action_values(position)
        assert small.value(position) is large.value(position)


@needs_compiler
def test_both_forms_look_at_the_same_nodes():
    for rules in BOTH:
        for position in undecided_positions(rules, 7, 3):
            counts = []
            for module in (best_form(), python_form()):
                one = solver(rules, module, 1 << 12)
                one.value(position)
                counts.append(one.nodes)
            assert counts[0] == counts[1]


def test_it_stops_at_the_limit_of_nodes(module):
    one = solver(FOUR_ALIKE, module)
    one.budget = Budget(Limits(nodes=500), bytearray(1))
    with pytest.raises(OutOfBudget):
        one.value(Position.parse("..../.F../..../.... 0"))
    assert 500 <= one.nodes < 550


def test_what_is_stopped_leaves_nothing_wrong_behind(module):
    for rules in BOTH:
        for position in undecided_positions(rules, 8, 4):
            one = solver(rules, module)
            for nodes in (7, 50, 300):
                one.budget = Budget(Limits(nodes=nodes), bytearray(1))
                with suppress(OutOfBudget):
                    one.value(position)
            one.budget = Budget(Limits(), bytearray(1))
            assert one.value(position) is solver(rules, module).value(position)


def test_time_stops_it(module):
    one = solver(FOUR_ALIKE, module)
    with Budget(Limits(seconds=0.05), bytearray(1)) as one.budget, pytest.raises(OutOfBudget):
        one.value(Position.parse("..../..../..../.... 0"))


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
def test_cancelling_takes_no_longer_than_20_milliseconds(rules):
    one, cancel = solver(rules, best_form()), bytearray(1)
    one.budget = Budget(Limits(), cancel)
    delays = []

    def search():
        with pytest.raises(Cancelled):
            one.value(Position.parse("..../..../..../.... 0"))
        delays.append(time.perf_counter() - cancelled)

    for _ in range(3):
        cancel[0] = 0
        thread = threading.Thread(target=search)
        thread.start()
        time.sleep(0.1)
        cancelled = time.perf_counter()
        cancel[0] = 1
        thread.join(10)
    assert min(delays) < 0.02  # a busy machine may be late now and then


@needs_compiler
def test_python_goes_on_while_it_searches():
    one, cancel = solver(FOUR_ALIKE, best_form()), bytearray(1)
    one.budget = Budget(Limits(), cancel)
    ended = []

    def search():
        with pytest.raises(Cancelled):
            one.value(Position())
        ended.append(True)

    thread = threading.Thread(target=search)
    thread.start()
    begun, steps = time.perf_counter(), 0
    while time.perf_counter() - begun < 0.2:
        steps += 1
    cancel[0] = 1
    thread.join(10)
    assert ended
    assert steps > 1000


def test_few_pieces_never_leave_only_losing_gifts():
    """With four pieces on the board there always is a safe one to give."""
    rng = Random(16)
    for _ in range(100):
        assert safe_gifts(random_position(rng, 12, hand=False), SQUARE)
