"""What every action is worth: told as it comes, on any number of cores, kept, and given up when told to."""

import time
from random import Random
from threading import Thread

import pytest

from quarto_desktop.engine import analysis
from quarto_desktop.engine.analysis import analyse
from quarto_desktop.engine.bench import BOTH, undecided_positions
from quarto_desktop.engine.book import load_book
from quarto_desktop.engine.budget import Budget, Cancelled, OutOfBudget
from quarto_desktop.engine.forms import best_form
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.parallel import Team
from quarto_desktop.engine.solver import Solver, actions_at
from quarto_desktop.engine.values import Limits
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE
from tests.engine.positions import random_position, solved_positions

needs_compiler = pytest.mark.skipif(not best_form().COMPILED, reason="the search is not compiled here")
HEAVY = Position.parse("..../.F../..../.... 0")
"""Without a book it takes half a minute and more."""


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    """Forget what other tests have found."""
    monkeypatch.setattr(analysis, "_kept", {})


def small_team(rules, threads=2):
    return Team(rules, threads, Memory(1 << 16))


def test_the_values_are_those_of_the_file_and_each_is_told_once():
    for one in solved_positions(most_empty=7)[:40]:
        told = []
        found = analyse(
            one.position,
            one.rules,
            bytearray(1),
            lambda action, value, told=told: told.append((action, value)),
            small_team(one.rules),
        )
        assert found == one.actions
        assert list(found) == actions_at(one.position)
        assert len(told) == len(found)
        assert dict(told) == found


def test_a_full_board_has_no_actions():
    assert (
        analyse(Position.parse("F01E/2345/6789/ABCD -"), SQUARE, bytearray(1), team=small_team(SQUARE)) == {}
    )


def test_what_was_found_is_kept_and_told_again():
    (position,) = undecided_positions(FOUR_ALIKE, 8, 1)
    team, told = small_team(FOUR_ALIKE), []
    found = analyse(position, FOUR_ALIKE, bytearray(1), team=team)
    nodes = team.nodes
    assert analyse(position, FOUR_ALIKE, bytearray(1), lambda *what: told.append(what), team) is found
    assert team.nodes == nodes
    assert dict(told) == found


def test_the_oldest_are_forgotten(monkeypatch):
    monkeypatch.setattr(analysis, "MOST_KEPT", 2)
    for position in undecided_positions(SQUARE, 9, 3):
        analyse(position, SQUARE, bytearray(1), team=small_team(SQUARE))
    assert [position for _, position in analysis._kept] == undecided_positions(SQUARE, 9, 3)[1:]


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("hand", [True, False])
def test_early_values_do_not_depend_on_the_number_of_threads(rules, hand):
    for position in undecided_positions(rules, 5, 2):
        asked = position if hand else Position(position.cells, None)
        alone = Solver(rules, Memory(1 << 20))
        for threads in (1, 2, 5):
            team = Team(rules, threads, Memory(1 << 20))
            assert team.value(asked) is alone.value(asked)
            assert team.action_values(asked) == alone.action_values(asked)


@needs_compiler
@pytest.mark.parametrize("rules", BOTH)
def test_with_few_pieces_the_book_and_a_moment_are_enough(rules):
    team = Team(rules, book=load_book(rules))
    assert set(team.action_values(EMPTY_BOARD).values()) == {team.value(EMPTY_BOARD)}
    for pieces in (1, 2):
        (position,) = undecided_positions(rules, pieces, 1)
        values = team.action_values(position)
        assert max(values.values()) is team.value(position)


@needs_compiler
def test_giving_up_takes_no_longer_than_20_milliseconds():
    cancel, delays = bytearray(1), []

    def work():
        assert analyse(HEAVY, FOUR_ALIKE, cancel, team=Team(FOUR_ALIKE, 2, Memory(1 << 20))) is None
        delays.append(time.perf_counter() - cancelled)

    for _ in range(4):
        cancel[0] = 0
        thread = Thread(target=work)
        thread.start()
        time.sleep(0.1)
        cancelled = time.perf_counter()
        cancel[0] = 1
        thread.join(10)
    assert min(delays) < 0.02  # a busy machine may be late now and then
    assert analysis._kept == {}


@needs_compiler
@pytest.mark.parametrize("limits", [Limits(seconds=0.05), Limits(nodes=5000)])
def test_a_team_keeps_to_its_budget(limits):
    team = Team(FOUR_ALIKE, 2, Memory(1 << 20))
    with Budget(limits, bytearray(1)) as team.budget:
        with pytest.raises(OutOfBudget):
            team.value(HEAVY)
        with pytest.raises(OutOfBudget):
            team.action_values(HEAVY)


def test_a_team_that_nobody_waits_for_does_nothing():
    team = small_team(SQUARE)
    team.budget = Budget(Limits(), bytearray(b"\1"))
    with pytest.raises(Cancelled):
        team.value(HEAVY)
    with pytest.raises(Cancelled):
        team.action_values(HEAVY)


def test_what_goes_wrong_in_a_thread_is_told():
    def fail(*_):
        raise LookupError("nobody listens")

    (position,) = undecided_positions(SQUARE, 9, 1)
    with pytest.raises(LookupError):
        small_team(SQUARE).action_values(position, fail)


def test_an_interruption_does_not_outlast_itself_but_the_end_of_the_time_does():
    with Budget(Limits(seconds=0.05), bytearray(1)) as budget:
        budget.interrupt()
        with pytest.raises(OutOfBudget):
            budget.check()
        budget.resume()
        budget.check()
        time.sleep(0.3)
        budget.resume()
        with pytest.raises(OutOfBudget):
            budget.check()


def test_actions_that_symmetries_exchange_are_of_one_kind():
    solver = Solver(FOUR_ALIKE, Memory(1024))
    start = EMPTY_BOARD.given(EMPTY_BOARD.reserve[0])
    assert len({solver.kind(action, EMPTY_BOARD) for action in actions_at(EMPTY_BOARD)}) == 1
    assert len({solver.kind(action, start) for action in actions_at(start)}) == 2  # on a diagonal, or not


def test_the_kinds_of_a_late_position_are_its_actions():
    position = random_position(Random(3), 5, hand=True)
    solver = Solver(FOUR_ALIKE, Memory(1024))
    assert [solver.kind(action, position) for action in actions_at(position)] == actions_at(position)
