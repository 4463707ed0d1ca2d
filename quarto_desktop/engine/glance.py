"""What a level sees at a glance: the threats it notices, and what an action is worth because of them."""

from __future__ import annotations

from random import Random

from quarto_desktop.engine.levels import Skill
from quarto_desktop.engine.threats import Threat, find_threats, unsafe
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.lines import Pattern
from quarto_desktop.rules.pieces import Piece, TraitValue
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import Square


class Glance:
    """One look at the game with the eyes of a level.

    A threat that is overlooked stays overlooked: chance decides once for each pattern with each trait value.

    Args:
        skill: what the level overlooks, and whether it thinks of the next gift.
        rules: which patterns match.
        rng: decides what is overlooked.
    """

    def __init__(self, skill: Skill, rules: RuleSet, rng: Random) -> None:
        self._skill = skill
        self._rules = rules
        self._rng = rng
        self._noticed: dict[tuple[Pattern, TraitValue], bool] = {}

    def threats(self, position: Position) -> tuple[Threat, ...]:
        """The threats on the board that are noticed."""
        return tuple(threat for threat in find_threats(position.cells, self._rules) if self._notices(threat))

    def value_of(self, action: HalfMove, position: Position) -> Value | None:
        """What `action` looks worth to the side that acts; None when that is not plain to see."""
        match action:
            case Give(piece):
                return Value.LOSS if unsafe([piece], self.threats(position)) else None
            case Place(square):
                return self._value_of_placing(square, position)

    def _value_of_placing(self, square: Square, position: Position) -> Value | None:
        if self._completes(square, position.hand, self.threats(position)):
            return Value.WIN
        placed = position.placed(square)
        if placed.is_full:
            return Value.DRAW
        if self._skill.foresight and len(unsafe(placed.reserve, self.threats(placed))) == len(placed.reserve):
            return Value.LOSS
        return None

    @staticmethod
    def _completes(square: Square, piece: Piece | None, threats: tuple[Threat, ...]) -> bool:
        return piece is not None and any(one.square == square and one.suits(piece) for one in threats)

    def _notices(self, threat: Threat) -> bool:
        what = (threat.pattern, threat.value)
        if what not in self._noticed:
            self._noticed[what] = self._rng.random() >= self._skill.oversight.chance(threat)
        return self._noticed[what]
