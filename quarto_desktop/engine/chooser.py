"""The computer's choice: at a glance, by looking ahead, by setting traps, and then by chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from threading import Lock
from time import monotonic

from quarto_desktop.engine.book import COMPLETE_TO
from quarto_desktop.engine.budget import Budget, Cancelled, OutOfBudget
from quarto_desktop.engine.forms import is_compiled
from quarto_desktop.engine.glance import Glance
from quarto_desktop.engine.levels import SKILLS
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.parallel import Team
from quarto_desktop.engine.solver import NEAR_BYTES, Solver, actions_at
from quarto_desktop.engine.traps import hardest_to_answer, soonest
from quarto_desktop.engine.values import Answer, Limits, Question, Value
from quarto_desktop.engine.warm import book_of, warm_team
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.rules.squares import SQUARES

Seen = Mapping[HalfMove, Value | None]
"""Every legal action with what is known of its value."""

PATIENCE = 6.0
"""How many times its time a level may take for the value itself: on a busy machine a late answer is better
than a wrong one. Elsewhere the value is known long before."""

KEEPING = 0.5
"""The share of its time after which the search looks for no more actions of equal value."""

TRAPPING = 0.85
"""The share after which it weighs them no longer."""

_one_at_a_time = Lock()


def choose(question: Question, cancel: bytearray) -> Answer | None:
    """Choose a gift or a placement.

    Args:
        question: what to choose for; the limits of the level apply where it names none.
        cancel: one byte; set it to anything but 0 from another thread to give the search up.

    Returns:
        The choice, or None when it was cancelled.

    Raises:
        ValueError: the board is full, so that there is nothing to choose.
    """
    if question.position.is_full:
        raise ValueError(f"nothing to choose at {question.position}")
    with _one_at_a_time:
        try:
            return None if cancel[0] else _Choice(question, cancel).answer()
        except Cancelled:
            return None


class _Choice:
    """One question on its way to an answer."""

    def __init__(self, question: Question, cancel: bytearray) -> None:
        self._position = question.position
        self._rules = question.rules
        self._skill = SKILLS[question.level]
        self._rng = Random(question.seed)
        self._glance = Glance(self._skill, question.rules, self._rng)
        self._from_scratch = question.limits.nodes is not None
        self._limited = question.limits != Limits()
        self._limits = Limits(question.limits.nodes, question.limits.seconds or self._skill.seconds)
        self._cancel = cancel
        self._begun = monotonic()
        self._nodes = 0

    def answer(self) -> Answer:
        actions = actions_at(self._position)
        values = {action: self._glance.value_of(action, self._position) for action in actions}
        if self._skill.looks_ahead and Value.WIN not in values.values():
            return self._by_looking_ahead(values)
        value, best = _best(values)
        return Answer(self._rng.choice(best), None if self._skill.is_careless else value)

    def _by_looking_ahead(self, seen: Seen) -> Answer:
        team = self._team()
        value, best = self._judge(seen, team)
        best = [action for action in best if seen[action] is not Value.LOSS] or best  # why make it plain?
        if self._skill.cunning and len(best) > 1:
            best = self._hardest(best, Value.DRAW if value is None else value, team.first)
        return Answer(self._rng.choice(best), value, self._nodes)

    def _judge(self, seen: Seen, team: Team) -> tuple[Value | None, list[HalfMove]]:
        """The best actions as far as the skill sees, and their value where that is certain."""
        empties = len(self._position.empty_squares)
        is_exact = empties < self._skill.exact_below(compiled=is_compiled())
        if not is_exact and not self._skill.horizon:
            return _best(seen)
        eyes = team if is_exact else team.first.short_sighted(empties - self._skill.horizon)
        solver = eyes.first if isinstance(eyes, Team) else eyes
        try:
            with self._budget(eyes, PATIENCE if is_exact and self._is_patient() else 1.0):
                value = eyes.value(self._position)
                first, others = self._first_keeper(value, seen, solver)
        except OutOfBudget:
            return _best(seen)
        best = [first, *self._other_keepers(value, others, solver)]
        return (value if is_exact or value is not Value.DRAW else None), best

    def _is_patient(self) -> bool:
        """Whether a value that takes too long is worth waiting for: it is never far away.

        That is so unless there is no book where one is needed; and whoever sets limits means them.
        """
        placed = len(SQUARES) - len(self._position.empty_squares)
        return not self._limited and (placed > COMPLETE_TO or book_of(self._rules) is not None)

    def _first_keeper(self, value: Value, seen: Seen, solver: Solver) -> tuple[HalfMove, list[HalfMove]]:
        """An action that is worth `value`, what the book knows first, and those not looked at."""
        actions = self._rng.sample(list(seen), len(seen))
        actions.sort(key=lambda action: not solver.known_reply(value, action, self._position))
        for index, action in enumerate(actions):
            if solver.at_least(value, action, self._position):
                return action, actions[index + 1 :]
        raise AssertionError(f"nothing is worth {value} at {self._position}")

    def _other_keepers(self, value: Value, actions: list[HalfMove], solver: Solver) -> Iterator[HalfMove]:
        """Those of `actions` that are worth `value` too, as far as the time goes."""
        try:
            with self._budget(solver, KEEPING):
                for action in actions:
                    if solver.at_least(value, action, self._position):
                        yield action
        except OutOfBudget:
            pass

    def _hardest(self, best: list[HalfMove], value: Value, solver: Solver) -> list[HalfMove]:
        """Those of equally good actions that are hardest to answer, as far as the time goes."""
        try:
            with self._budget(solver, TRAPPING):
                if value is not Value.DRAW:
                    best = soonest(best, value, self._position, solver)
                if value is not Value.WIN:
                    best = [hardest_to_answer(best, value, self._position, solver, self._rng)]
        except OutOfBudget:
            pass
        return best

    @contextmanager
    def _budget(self, solver: Solver | Team, share: float) -> Iterator[None]:
        """Let `solver` go on until a share of the limits is used up."""
        nodes, seconds = self._limits.nodes, self._limits.seconds
        limits = Limits(
            None if nodes is None else max(int(nodes * share) - self._nodes, 1),
            None if seconds is None else max(self._begun + seconds * share - monotonic(), 0.001),
        )
        with Budget(limits, self._cancel) as solver.budget:
            try:
                yield
            finally:
                self._nodes += solver.budget.nodes

    def _team(self) -> Team:
        if self._from_scratch:
            return Team(self._rules, 1, Memory(NEAR_BYTES), book_of(self._rules))
        return warm_team(self._rules)


def _best(seen: Seen) -> tuple[Value | None, list[HalfMove]]:
    """The actions that look best; what is not known is better than a loss, and than a draw."""
    ranks = {Value.WIN: 2, None: 1, Value.DRAW: 0, Value.LOSS: -1}
    top = max(seen.values(), key=ranks.__getitem__)
    return top, [action for action, value in seen.items() if value is top]
