"""The five levels as data: what each one sees, how far it looks ahead, and what it overlooks.

The weaker levels err as people do: they overlook a *threat* (:mod:`quarto_desktop.engine.threats`), and
then miss their own win there as well as the danger of a gift. Solid and hollow are missed first, then the
height; diagonals are missed before columns before rows, and blocks most of all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from quarto_desktop.engine.threats import Direction, Threat, direction_of
from quarto_desktop.engine.values import Level, Limits
from quarto_desktop.rules.pieces import Trait

TRAIT_WEIGHTS: Mapping[Trait, float] = MappingProxyType(
    {Trait.FILLING: 1.0, Trait.SIZE: 0.85, Trait.SHAPE: 0.65, Trait.COLOUR: 0.55}
)
"""How easily each trait is missed."""

DIRECTION_WEIGHTS: Mapping[Direction, float] = MappingProxyType(
    {Direction.BLOCK: 1.0, Direction.DIAGONAL: 0.9, Direction.COLUMN: 0.7, Direction.ROW: 0.55}
)
"""How easily a pattern is missed that lies like this."""


@dataclass(frozen=True)
class Oversight:
    """How likely a threat is overlooked: the product of three numbers, each 0-1.

    Attributes:
        carelessness: the chance for what is hardest to see.
        by_trait: a factor for the trait that the threat is about.
        by_direction: a factor for how its pattern lies.
    """

    carelessness: float
    by_trait: Mapping[Trait, float]
    by_direction: Mapping[Direction, float]

    def chance(self, threat: Threat) -> float:
        """The probability that `threat` is overlooked."""
        lie = self.by_direction[direction_of(threat.pattern)]
        return self.carelessness * self.by_trait[threat.value.trait] * lie


CLEAR_SIGHT = Oversight(0.0, TRAIT_WEIGHTS, DIRECTION_WEIGHTS)
"""Overlooks nothing."""

NO_LIMITS = Limits()


@dataclass(frozen=True)
class Skill:
    """What a level can do. One that looks ahead must overlook nothing.

    Attributes:
        oversight: what it overlooks.
        foresight: whether it thinks of the next gift when it places.
        horizon: placements it looks ahead after its own action; 0 for none.
        exact_below: it looks to the end of the game when fewer squares than this are empty.
        cunning: whether it picks, of equal actions, what leaves the opponent the fewest good replies.
        limits: how long it may think; the nodes are what some 1.5 s of plain Python are good for.
    """

    oversight: Oversight = CLEAR_SIGHT
    foresight: bool = True
    horizon: int = 0
    exact_below: int = 0
    cunning: bool = False
    limits: Limits = NO_LIMITS


SKILLS: Mapping[Level, Skill] = MappingProxyType(
    {
        Level.BEGINNER: Skill(Oversight(0.9, TRAIT_WEIGHTS, DIRECTION_WEIGHTS), foresight=False),
        Level.EASY: Skill(Oversight(0.4, TRAIT_WEIGHTS, DIRECTION_WEIGHTS)),
        Level.MEDIUM: Skill(),
        Level.HARD: Skill(horizon=2, exact_below=8, cunning=True, limits=Limits(60_000, seconds=1.5)),
        Level.PERFECT: Skill(horizon=4, exact_below=12, cunning=True, limits=Limits(160_000, seconds=2.0)),
    }
)
