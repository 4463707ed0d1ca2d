"""What every action at a position is worth: worked out on all cores, told as it comes, kept once found."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from quarto_desktop.engine.budget import Budget, Cancelled
from quarto_desktop.engine.parallel import Team, Tell, tell_nobody
from quarto_desktop.engine.values import Limits, Value
from quarto_desktop.engine.warm import warm_team
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet

MOST_KEPT = 512
"""Positions whose values are kept; of more, the oldest are forgotten."""

ActionValues = Mapping[HalfMove, Value]
"""What every legal action is worth to the side that acts, in the order of `actions_at`."""

_kept: dict[tuple[bool, Position], ActionValues] = {}


def analyse(
    position: Position,
    rules: RuleSet,
    cancel: bytearray,
    tell: Tell = tell_nobody,
    team: Team | None = None,
) -> ActionValues | None:
    """Find out what every legal action is worth; nothing on a full board.

    With three pieces on the board that may take some ten seconds, in all other positions less than one.

    Args:
        position: where to act; the value of a placement assumes the best gift after it.
        rules: which patterns match; announcing changes no value.
        cancel: one byte; set it to anything but 0 from another thread to give the search up.
        tell: hears each action with its value as soon as it is known, in any thread.
        team: who works it out; solvers on all cores that share what the computer player knows, unless given.

    Returns:
        The values, or None when it was cancelled.
    """
    kept = _kept.get((rules.blocks, position))
    if kept is not None:
        for action, value in kept.items():
            tell(action, value)
        return kept
    try:
        found = _work_out(position, team or warm_team(rules), cancel, tell)
    except Cancelled:
        return None
    _keep((rules.blocks, position), found)
    return found


def _work_out(position: Position, team: Team, cancel: bytearray, tell: Tell) -> ActionValues:
    with Budget(Limits(), cancel) as team.budget:
        return MappingProxyType(team.action_values(position, tell))


def _keep(what: tuple[bool, Position], found: ActionValues) -> None:
    _kept[what] = found
    for oldest in list(_kept)[:-MOST_KEPT]:
        _kept.pop(oldest, None)
