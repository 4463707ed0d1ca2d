"""Several cores at one position: each takes a reply or an action, and all share what they find."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import NoReturn, TypeVar

from quarto_desktop.engine.book import Book
from quarto_desktop.engine.budget import Budget, OutOfBudget, SearchStopped, unlimited
from quarto_desktop.engine.forms import is_compiled
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.solver import FALLING, Solver, actions_at
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet

WORTH_SHARING = 10
"""With fewer empty squares one solver has the value before the others have begun."""

Task = TypeVar("Task")

Tell = Callable[[HalfMove, Value], None]
"""Hears what an action is worth as soon as that is known, in whichever thread found it."""


def tell_nobody(_action: HalfMove, _value: Value) -> None:
    """Hear nothing."""


class Team:
    """Solvers that share a memory and a book, one for each core.

    Values do not depend on how many there are; the nodes looked at do.

    Args:
        rules: which patterns match.
        size: how many solvers; unless given one for each core, or one where they are not compiled.
        memory: where to remember nodes.
        book: what is known of the opening, if anything.
    """

    def __init__(
        self, rules: RuleSet, size: int | None = None, memory: Memory | None = None, book: Book | None = None
    ) -> None:
        shared = memory or Memory()
        count = size or (os.cpu_count() or 1 if is_compiled() else 1)
        self._solvers = [Solver(rules, shared, book) for _ in range(count)]
        self.budget = unlimited()

    @property
    def budget(self) -> Budget:
        """How far all of them together may go; to be set before asking."""
        return self.first.budget

    @budget.setter
    def budget(self, budget: Budget) -> None:
        for solver in self._solvers:
            solver.budget = budget

    @property
    def first(self) -> Solver:
        """One of the solvers, for questions that need no company."""
        return self._solvers[0]

    @property
    def nodes(self) -> int:
        """Nodes that all of them looked at."""
        return sum(solver.nodes for solver in self._solvers)

    def value(self, position: Position) -> Value:
        """What a position is worth to the side that acts.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        if len(self._solvers) == 1 or len(position.empty_squares) < WORTH_SHARING:
            return self.first.value(position)
        known = self.first.known_value(position)
        if known is not None:
            return known
        return next(value for value in FALLING if self._can_reach(value, position))

    def action_values(self, position: Position, tell: Tell = tell_nobody) -> dict[HalfMove, Value]:
        """What every legal action is worth, in the order of `actions_at`.

        Actions that symmetries turn into each other are worked out once.

        Args:
            position: where to act.
            tell: hears each value as soon as it is known.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        alike: dict[object, list[HalfMove]] = {}
        for action in actions_at(position):
            alike.setdefault(self.first.kind(action, position), []).append(action)
        found: dict[HalfMove, Value] = {}

        def work_out(group: list[HalfMove], solver: Solver) -> None:
            value = solver.value_of(group[0], position)
            for action in group:
                found[action] = value
                tell(action, value)

        self._share(alike.values(), work_out)
        actions = actions_at(position)
        if len(found) < len(actions):
            self._stop()
        return {action: found[action] for action in actions}

    def _can_reach(self, value: Value, position: Position) -> bool:
        """Whether a reply gets at least `value`; the first that does ends the search for others."""
        if value is Value.LOSS:
            return True
        replies = self.first.replies(position)
        refuted: list[Position] = []
        found: list[Position] = []

        def try_out(reply: Position, solver: Solver) -> None:
            if solver.can_reach(Value(1 - value), reply):
                refuted.append(reply)
            else:
                found.append(reply)
                self.budget.interrupt()

        self._share(replies, try_out)
        self.budget.resume()
        if not found and len(refuted) < len(replies):
            self._stop()
        return bool(found)

    def _stop(self) -> NoReturn:
        """Say why not everything was worked out."""
        self.budget.check()
        raise OutOfBudget

    def _share(self, tasks: Iterable[Task], do: Callable[[Task, Solver], None]) -> None:
        """Do all tasks, each solver taking the next one until none is left or the search is stopped."""
        waiting: SimpleQueue[Task] = SimpleQueue()
        for task in tasks:
            waiting.put(task)

        def work(solver: Solver) -> None:
            with suppress(Empty, SearchStopped):
                while True:
                    do(waiting.get_nowait(), solver)

        if len(self._solvers) == 1:
            work(self.first)
            return
        with ThreadPoolExecutor(len(self._solvers)) as pool:
            list(pool.map(work, self._solvers))  # tells what went wrong in one of them
