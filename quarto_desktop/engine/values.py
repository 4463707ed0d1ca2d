"""The values that the engine and its askers exchange; importing this module starts no engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum

from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet


class Level(Enum):
    """How strong the computer plays, from weakest to strongest; the value is the name in files."""

    BEGINNER = "beginner"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    PERFECT = "perfect"


class Value(IntEnum):
    """What a position is worth to the side that acts, with best play on both sides."""

    LOSS = -1
    DRAW = 0
    WIN = 1


@dataclass(frozen=True)
class Limits:
    """How far a search may go; None is no limit of that kind.

    Attributes:
        nodes: positions to look at.
        seconds: wall-clock time.
    """

    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Question:
    """What the computer is asked: choose an action for the side that acts.

    Attributes:
        position: the board and the piece in hand; with a piece in hand a placement is wanted, else a gift.
        rules: the rule set; announcing is not the engine's business, it only matters which patterns match.
        level: how strong to play.
        seed: for the random choices, so that the same question has the same answer.
        limits: how far to search.
    """

    position: Position
    rules: RuleSet
    level: Level
    seed: int
    limits: Limits = Limits()


@dataclass(frozen=True)
class Answer:
    """What the engine chose.

    Attributes:
        action: a legal gift or placement.
        value: what the action is worth to the side that acts, if the engine proved it.
        nodes: positions looked at.
    """

    action: HalfMove
    value: Value | None = None
    nodes: int = field(default=0, compare=False)
