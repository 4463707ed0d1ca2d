"""Among actions of equal value: which one is hardest to answer?

A person meets a position with a piece in hand, sees which gifts would lose at once, and picks among the other
replies. The smaller the share of those that keep the value, the likelier a mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from quarto_desktop.engine.budget import OutOfBudget
from quarto_desktop.engine.solver import Solver
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.position import Position

SAMPLE = 24
"""Replies that are looked at of each position; the others are taken to be alike."""

GIFTS = 3
"""Gifts that are looked at after a placement."""


def hardest_to_answer(
    actions: Sequence[HalfMove], value: Value, position: Position, solver: Solver, rng: Random
) -> HalfMove:
    """The one of `actions`, all worth `value`, with the smallest share of good replies.

    It weighs as many as the budget of the solver allows, in random order, so that equal ones take turns.

    Raises:
        Cancelled: nobody waits any more.
    """
    order = rng.sample(actions, len(actions))
    best, least = order[0], inf
    try:
        shares: dict[object, float] = {}
        for action in order:
            kind = solver.kind(action, position)
            if kind not in shares:
                shares[kind] = share_of_good_replies(action, value, position, solver, rng)
                if shares[kind] < least:
                    best, least = action, shares[kind]
    except OutOfBudget:
        pass
    return best


def share_of_good_replies(
    action: HalfMove, value: Value, position: Position, solver: Solver, rng: Random
) -> float:
    """How many of the opponent's sensible replies keep the value for them, 0-1; estimated from a sample.

    Where they can win at once it is more than that, and the more the more ways they have.

    For a placement it is that of the best gift after it.

    Args:
        action: what is weighed.
        value: what it is worth to the side that acts.
        position: where it is done.
        solver: tells what keeps the value.
        rng: draws the sample.
    """
    if isinstance(action, Give):
        return _share(position.given(action.piece), Value(-value), solver, rng)
    placed = position.placed(action.square)
    if placed.is_full:
        return 1.0
    good = [gift for gift in solver.safe_gifts(placed) if solver.at_least(value, gift, placed)]
    shares = [_share(placed.given(gift.piece), Value(-value), solver, rng) for gift in good[:GIFTS]]
    return min(shares, default=1.0)


def _share(position: Position, value: Value, solver: Solver, rng: Random) -> float:
    """The share of sensible replies at a position with a piece in hand that are worth `value`."""
    wins = solver.wins_at_once(position)
    if wins:
        return 1.0 + len(wins)
    squares = position.empty_squares
    sample = [
        (gift, placed)
        for placed in map(position.placed, squares)
        for gift in _some_safe_gifts(placed, -(-SAMPLE // len(squares)), solver, rng)
    ]
    kept = sum(solver.at_least(value, gift, placed) for gift, placed in sample)
    return kept / len(sample) if sample else 0.0


def _some_safe_gifts(position: Position, count: int, solver: Solver, rng: Random) -> list[Give]:
    """Up to `count` gifts that do not win at once, any of them."""
    solver.budget.check()
    safe = [Give(piece) for piece in position.reserve if solver.is_safe(piece, position)]
    return rng.sample(safe, min(count, len(safe)))


def soonest(actions: Sequence[HalfMove], value: Value, position: Position, solver: Solver) -> list[HalfMove]:
    """Those of `actions` that win soonest, or lose latest; all of them where they draw.

    Raises:
        OutOfBudget: the budget of the solver is used up.
        Cancelled: nobody waits any more.
    """
    left = list(actions)
    empties = len(position.empty_squares)
    for floor in range(empties, 1, -1):
        near = solver.short_sighted(floor)
        decided = [
            action for action in left if value is not Value.DRAW and _is_seen(action, value, position, near)
        ]
        if value is Value.WIN and decided:
            return decided
        if len(decided) == len(left):
            return left
        left = [action for action in left if action not in decided]
    return left


def _is_seen(action: HalfMove, value: Value, position: Position, near: Solver) -> bool:
    if value is Value.WIN and isinstance(action, Place) and action.square in near.wins_at_once(position):
        return True
    return near.value_of(action, position) is value
