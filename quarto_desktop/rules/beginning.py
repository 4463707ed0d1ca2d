"""Whether a game can be begun from a position, and reading one in either of its text forms.

Files and the engine take any legal position; somebody who sets one up to play from it is told what would make
no game (rules.md, section 3).
"""

from __future__ import annotations

from enum import Enum

from quarto_desktop.rules.lines import BLOCKS, LINES, find_matches
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet


class Obstacle(Enum):
    """Why no game can be begun from a position."""

    FULL = "full"
    """Nothing is left to be placed."""
    MATCHED = "matched"
    """A line or block that wins at once is there already; in classic it is merely dead."""


def obstacle(rules: RuleSet, position: Position) -> Obstacle | None:
    """Why no game under `rules` can be begun from `position`; None when one can."""
    if position.is_full:
        return Obstacle.FULL
    patterns = LINES + BLOCKS if rules.blocks else LINES
    if not rules.announcing and find_matches(position.cells, patterns):
        return Obstacle.MATCHED
    return None


def parse_position(text: str) -> Position:
    """Read a position written as rows with slashes, or as 16 or 17 characters (rules.md, section 3).

    Raises:
        PositionError: it is neither.
    """
    return Position.parse(text) if "/" in text else Position.parse_compact(text)
