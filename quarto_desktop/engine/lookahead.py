"""Judging actions by looking ahead, further each time, until all is known or the budget is used up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quarto_desktop.engine.budget import OutOfBudget
from quarto_desktop.engine.levels import Skill
from quarto_desktop.engine.search import EARLIEST_CORNER, TO_THE_END, Node, Search
from quarto_desktop.engine.threats import find_threats, unsafe
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import SQUARES


@dataclass(frozen=True)
class Verdict:
    """What is known of an action.

    Attributes:
        value: what it is worth to the side that acts; None while that is not known.
        horizon: how many pieces are on the board where that was seen; 0 when it was plain at a glance.
    """

    value: Value | None = None
    horizon: int = 0

    @property
    def rank(self) -> int:
        """Orders verdicts: wins, the soonest first, sure draws, what is unknown, losses, the latest first."""
        match self.value:
            case Value.WIN:
                return 2 + len(SQUARES) - self.horizon
            case Value.DRAW:
                return 1
            case Value.LOSS:
                return self.horizon - len(SQUARES)
        return 0


Verdicts = dict[HalfMove, Verdict]


def safe_gifts(position: Position, rules: RuleSet) -> list[Piece]:
    """The pieces of the reserve that win nothing at once."""
    dangerous = unsafe(position.reserve, find_threats(position.cells, rules))
    return [piece for piece in position.reserve if piece not in dangerous]


def nodes_after(action: HalfMove, position: Position, rules: RuleSet) -> tuple[Node, ...]:
    """Where the opponent may have to place after `action`, if only safe pieces are given."""
    match action:
        case Give(piece):
            gifts, placed = [piece], position
        case Place(square):
            placed = position.placed(square)
            gifts = safe_gifts(placed, rules)
    return tuple(Node.of(placed.given(piece)) for piece in gifts)


def look_ahead(
    verdicts: Verdicts, position: Position, rules: RuleSet, search: Search, skill: Skill
) -> Verdicts:
    """Find out more about the actions that a clear glance left open.

    It ends with the first win, or when no two actions are left to choose from.

    Args:
        verdicts: every legal action with what is plain to see of it.
        position: where the choice is made.
        rules: which patterns match.
        search: looks ahead; its budget is used up at most.
        skill: how far to look.

    Raises:
        Cancelled: nobody waits any more.
    """
    found = dict(verdicts)
    nodes = {action: nodes_after(action, position, rules) for action in found if found[action].value is None}
    try:
        for horizon in _horizons(position, skill):
            search.look_to(horizon)
            for action in [action for action in nodes if found[action].value is None]:
                if _is_decided(found):
                    return found
                found[action] = _judge(nodes[action], search, horizon)
    except OutOfBudget:
        pass
    return found


def _is_decided(found: Verdicts) -> bool:
    values = [verdict.value for verdict in found.values()]
    return Value.WIN in values or len(values) - values.count(Value.LOSS) <= 1


def _horizons(position: Position, skill: Skill) -> Iterator[int]:
    """The horizons to look to, nearest first, but for those where there is nothing to see."""
    empty = len(position.empty_squares)
    placed = len(SQUARES) - empty + (position.hand is not None)
    yield from range(max(placed + 1, EARLIEST_CORNER), min(placed + skill.horizon, TO_THE_END - 1) + 1)
    if empty < skill.exact_below:
        yield TO_THE_END


def _judge(nodes: tuple[Node, ...], search: Search, horizon: int) -> Verdict:
    """What an action is worth that leaves the choice among `nodes`, as far as can be seen."""
    search.budget.check()
    if any(search.loses(node) for node in nodes):
        return Verdict(Value.WIN, horizon)
    if all(search.wins(node) for node in nodes):
        return Verdict(Value.LOSS, horizon)
    return Verdict(Value.DRAW if horizon == TO_THE_END else None, horizon)
