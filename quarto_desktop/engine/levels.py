"""The five levels as data: what each one sees, how far it looks ahead, and what it overlooks.

The levels up to Medium err as people do: they overlook a *threat* (:mod:`quarto_desktop.engine.threats`), and
then miss their own win there as well as the danger of a gift. Solid and hollow are missed first, then the
height; diagonals are missed before columns before rows, and blocks last, for their squares lie together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from quarto_desktop.engine.threats import Direction, Threat, direction_of
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.pieces import Trait
from quarto_desktop.rules.squares import SQUARES

TRAIT_WEIGHTS: Mapping[Trait, float] = MappingProxyType(
    {Trait.FILLING: 1.0, Trait.SIZE: 0.9, Trait.SHAPE: 0.75, Trait.COLOUR: 0.7}
)
"""How easily each trait is missed."""

DIRECTION_WEIGHTS: Mapping[Direction, float] = MappingProxyType(
    {Direction.DIAGONAL: 0.95, Direction.COLUMN: 0.85, Direction.ROW: 0.75, Direction.BLOCK: 0.7}
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


def _overlooking(carelessness: float) -> Oversight:
    return Oversight(carelessness, TRAIT_WEIGHTS, DIRECTION_WEIGHTS)


CLEAR_SIGHT = _overlooking(0.0)
"""Overlooks nothing."""

CHOOSING = 1
"""The version of the code that chooses: to be raised when it chooses otherwise with the same skills, for then
the games that levels played before say nothing about them any more."""

ALWAYS = len(SQUARES) + 1
"""Exact below so many empty squares: everywhere."""


@dataclass(frozen=True)
class Skill:
    """What a level can do.

    Attributes:
        oversight: what it overlooks.
        foresight: whether it thinks of the next gift when it places.
        horizon: placements it looks ahead; 0 for none.
        exact: it looks to the end of the game when fewer squares than this are empty.
        exact_interpreted: the same where the search is not compiled.
        cunning: whether it picks, of equal actions, what is hardest to answer.
        seconds: how long it may think.
    """

    oversight: Oversight = CLEAR_SIGHT
    foresight: bool = True
    horizon: int = 0
    exact: int = 0
    exact_interpreted: int = 0
    cunning: bool = False
    seconds: float = 1.4

    @property
    def looks_ahead(self) -> bool:
        """Whether it does more than look."""
        return self.horizon > 0 or self.exact > 0

    @property
    def is_careless(self) -> bool:
        """Whether it overlooks anything, and so knows nothing for sure."""
        return self.oversight.carelessness > 0

    def exact_below(self, *, compiled: bool) -> int:
        """It looks to the end of the game when fewer squares than this are empty."""
        return self.exact if compiled else self.exact_interpreted


SKILLS: Mapping[Level, Skill] = MappingProxyType(
    {
        Level.BEGINNER: Skill(_overlooking(0.88), foresight=False),
        Level.EASY: Skill(_overlooking(0.42)),
        Level.MEDIUM: Skill(_overlooking(0.14), exact=7, exact_interpreted=7),
        Level.HARD: Skill(horizon=1, exact=9, exact_interpreted=9),
        Level.PERFECT: Skill(horizon=4, exact=ALWAYS, exact_interpreted=10, cunning=True, seconds=1.6),
    }
)
