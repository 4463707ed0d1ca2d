"""Several cores at one position: each takes an action, and all share what they find."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from quarto_desktop.engine.book import Book
from quarto_desktop.engine.forms import is_compiled
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.solver import Solver, actions_at
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet


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

    @property
    def first(self) -> Solver:
        """One of the solvers, for questions that need no company."""
        return self._solvers[0]

    @property
    def nodes(self) -> int:
        """Nodes that all of them looked at."""
        return sum(solver.nodes for solver in self._solvers)

    def action_values(self, position: Position) -> dict[HalfMove, Value]:
        """What every legal action is worth, in the order of `actions_at`.

        Raises:
            SearchStopped: a budget is used up or the search is cancelled.
        """
        actions = actions_at(position)
        if len(self._solvers) == 1:
            return self.first.action_values(position)
        free: SimpleQueue[Solver] = SimpleQueue()
        for solver in self._solvers:
            free.put(solver)

        def value_of(action: HalfMove) -> Value:
            solver = free.get()
            try:
                return solver.value_of(action, position)
            finally:
                free.put(solver)

        with ThreadPoolExecutor(len(self._solvers)) as pool:
            return dict(zip(actions, pool.map(value_of, actions), strict=True))
