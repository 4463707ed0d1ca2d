"""A search ends when it should."""

import time

import pytest

from quarto_desktop.engine.budget import Budget, Cancelled, OutOfBudget
from quarto_desktop.engine.values import Limits


def test_without_limits_it_goes_on():
    with Budget(Limits(), bytearray(1)) as budget:
        budget.nodes += 10**12
        budget.check()


def test_it_ends_at_the_limit_of_nodes():
    budget = Budget(Limits(nodes=100), bytearray(1))
    budget.nodes = 99
    budget.check()
    assert budget.left == 1
    budget.nodes = 100
    with pytest.raises(OutOfBudget):
        budget.check()


def test_it_ends_when_time_has_run_out():
    with Budget(Limits(seconds=0.01), bytearray(1)) as budget:
        time.sleep(0.2)
        with pytest.raises(OutOfBudget):
            budget.check()


def test_it_ends_when_cancelled():
    cancel = bytearray(1)
    budget = Budget(Limits(), cancel)
    budget.check()
    cancel[0] = 1
    with pytest.raises(Cancelled):
        budget.check()
