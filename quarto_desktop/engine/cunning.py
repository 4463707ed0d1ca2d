"""Among actions of equal value: which one is hardest to answer?"""

from __future__ import annotations

from collections.abc import Sequence

from quarto_desktop.engine.lookahead import safe_gifts
from quarto_desktop.engine.search import Node, Search
from quarto_desktop.engine.threats import find_threats
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet


def hardest_to_answer(
    actions: Sequence[HalfMove], position: Position, rules: RuleSet, search: Search
) -> list[HalfMove]:
    """Those of `actions` that leave the opponent the fewest good replies; none of them may fill the board."""
    room = {action: _room(action, position, rules, search) for action in actions}
    return [action for action in actions if room[action] == min(room.values())]


def _room(action: HalfMove, position: Position, rules: RuleSet, search: Search) -> int:
    """How many good replies the opponent has, if after a placement the most awkward piece is given."""
    match action:
        case Give(piece):
            return _good_replies(piece, position, rules, search)
        case Place(square):
            placed = position.placed(square)
            gifts = safe_gifts(placed, rules) or placed.reserve
            return min(_good_replies(piece, placed, rules, search) for piece in gifts)


def _good_replies(piece: Piece, position: Position, rules: RuleSet, search: Search) -> int:
    """How many threats `piece` carries out or, if none, how often it can be placed and a safe piece given."""
    wins = sum(threat.suits(piece) for threat in find_threats(position.cells, rules))
    return wins or search.options(Node.of(position.given(piece)))
