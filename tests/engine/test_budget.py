"""A search ends when it should."""

import pytest

from quarto_desktop.engine.budget import Budget, Cancelled, OutOfBudget
from quarto_desktop.engine.values import Limits


def spend(budget, nodes):
    for _ in range(nodes):
        budget.spend()


def test_without_limits_it_goes_on():
    budget = Budget(Limits(), bytearray(1))
    spend(budget, 1000)
    assert budget.nodes == 1000


def test_it_ends_at_the_limit_of_nodes_or_soon_after():
    budget = Budget(Limits(nodes=100), bytearray(1))
    with pytest.raises(OutOfBudget):
        spend(budget, 1000)
    assert 100 <= budget.nodes < 100 + Budget.POLL_EVERY


def test_it_ends_when_time_has_run_out():
    times = iter([10.0, 10.5, 11.9, 12.0])
    budget = Budget(Limits(seconds=2.0), bytearray(1), clock=lambda: next(times))
    with pytest.raises(OutOfBudget):
        spend(budget, 1000)
    assert budget.nodes == 3 * Budget.POLL_EVERY


def test_it_ends_when_cancelled():
    cancel = bytearray(1)
    budget = Budget(Limits(), cancel)
    spend(budget, 100)
    cancel[0] = 1
    with pytest.raises(Cancelled):
        spend(budget, Budget.POLL_EVERY)
