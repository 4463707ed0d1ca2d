"""The three rule sets as data (rules.md, section 2)."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.rules.lines import Pattern, patterns_through
from quarto_desktop.rules.squares import Square


@dataclass(frozen=True)
class RuleSet:
    """How one of the games is won.

    Attributes:
        name: its name in text forms and settings.
        blocks: whether 2x2 blocks match besides lines.
        announcing: whether a match must be announced instead of winning at once.
        default_timer: seconds for a turn unless the players choose otherwise; None for no timer.
    """

    name: str
    blocks: bool
    announcing: bool
    default_timer: int | None

    def patterns_through(self, square: Square) -> tuple[Pattern, ...]:
        """Everything through `square` that can match under these rules, lines first."""
        return patterns_through(square, blocks=self.blocks)


FOUR_ALIKE = RuleSet("four-alike", blocks=False, announcing=False, default_timer=60)
SQUARE = RuleSet("square", blocks=True, announcing=False, default_timer=60)
CLASSIC = RuleSet("classic", blocks=False, announcing=True, default_timer=None)

RULE_SETS: tuple[RuleSet, ...] = (FOUR_ALIKE, SQUARE, CLASSIC)

_BY_NAME = {rules.name: rules for rules in RULE_SETS} | {"lines": FOUR_ALIKE, "squares": SQUARE}
RULE_NAMES: tuple[str, ...] = tuple(_BY_NAME)
"""Every accepted name: the three games, and the engine's ``lines`` and ``squares``."""


def parse_rules(name: str) -> RuleSet:
    """The rule set called `name`, in any case; ``lines`` and ``squares`` are accepted too.

    Raises:
        ValueError: no rule set has this name.
    """
    try:
        return _BY_NAME[name.lower()]
    except KeyError:
        raise ValueError(f"no rule set is called {name!r}") from None
