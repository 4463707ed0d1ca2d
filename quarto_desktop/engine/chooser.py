"""The computer's choice: by what it sees at a glance, by looking ahead, by cunning, and then by chance."""

from __future__ import annotations

from random import Random

from quarto_desktop.engine.budget import Budget, Cancelled
from quarto_desktop.engine.cunning import hardest_to_answer
from quarto_desktop.engine.glance import Glance
from quarto_desktop.engine.levels import SKILLS, Skill
from quarto_desktop.engine.lookahead import Verdict, Verdicts, look_ahead
from quarto_desktop.engine.search import Search
from quarto_desktop.engine.values import Answer, Limits, Question, Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.position import Position


def choose(question: Question, cancel: bytearray) -> Answer | None:
    """Choose a gift or a placement.

    The same question has the same answer wherever the limit of nodes, not the clock, ends the search.

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
    skill = SKILLS[question.level]
    budget = Budget(_limits(question.limits, skill.limits), cancel)
    try:
        return None if cancel[0] else _choose(question, skill, budget)
    except Cancelled:
        return None


def _choose(question: Question, skill: Skill, budget: Budget) -> Answer:
    position, rules, rng = question.position, question.rules, Random(question.seed)
    glance = Glance(skill, rules, rng)
    search = Search(rules, budget)
    verdicts = {action: Verdict(glance.value_of(action, position)) for action in _actions(position)}
    if skill.horizon:
        verdicts = look_ahead(verdicts, position, rules, search, skill)
    best = _best(verdicts)
    value = verdicts[best[0]].value  # the same for all of equal rank
    if skill.cunning and len(best) > 1 and value is not Value.WIN:
        best = hardest_to_answer(best, position, rules, search)
    return Answer(rng.choice(best), None if skill.oversight.carelessness else value, budget.nodes)


def _limits(asked: Limits, usual: Limits) -> Limits:
    nodes = usual.nodes if asked.nodes is None else asked.nodes
    return Limits(nodes, usual.seconds if asked.seconds is None else asked.seconds)


def _actions(position: Position) -> list[HalfMove]:
    if position.hand is None:
        return [Give(piece) for piece in position.reserve]
    return [Place(square) for square in position.empty_squares]


def _best(verdicts: Verdicts) -> list[HalfMove]:
    top = max(verdict.rank for verdict in verdicts.values())
    return [action for action, verdict in verdicts.items() if verdict.rank == top]
