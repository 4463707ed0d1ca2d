"""Threats: patterns that one more piece would complete. What a player sees, or overlooks, at a glance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from quarto_desktop.rules.lines import BLOCKS, LINES, Pattern, PatternKind
from quarto_desktop.rules.pieces import Piece, TraitValue, shared_traits
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import SIDE, Square, column_of, row_of


class Direction(Enum):
    """How the squares of a pattern lie."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    BLOCK = "block"


@dataclass(frozen=True)
class Threat:
    """Three pieces on a pattern that share a trait value, and the empty square for a fourth.

    Attributes:
        pattern: the line or block.
        square: its one empty square.
        value: what the three pieces share; three that share two things are two threats.
    """

    pattern: Pattern
    square: Square
    value: TraitValue

    def suits(self, piece: Piece) -> bool:
        """Whether `piece` would carry it out."""
        return self.value.is_of(piece)


def direction_of(pattern: Pattern) -> Direction:
    """How the squares of `pattern` lie."""
    if pattern.kind is PatternKind.BLOCK:
        return Direction.BLOCK
    if len({row_of(square) for square in pattern.squares}) == 1:
        return Direction.ROW
    if len({column_of(square) for square in pattern.squares}) == 1:
        return Direction.COLUMN
    return Direction.DIAGONAL


def find_threats(cells: Sequence[Piece | None], rules: RuleSet) -> tuple[Threat, ...]:
    """All threats on a board, lines before blocks."""
    patterns = LINES + BLOCKS if rules.blocks else LINES
    return tuple(threat for pattern in patterns for threat in _threats_on(pattern, cells))


def unsafe(pieces: Iterable[Piece], threats: Iterable[Threat]) -> frozenset[Piece]:
    """Those of `pieces` that would carry out one of the threats: giving one of them loses."""
    values = {threat.value for threat in threats}
    return frozenset(piece for piece in pieces if any(value.is_of(piece) for value in values))


def _threats_on(pattern: Pattern, cells: Sequence[Piece | None]) -> tuple[Threat, ...]:
    pieces = [one for one in (cells[square] for square in pattern.squares) if one is not None]
    if len(pieces) != SIDE - 1:
        return ()
    gap = next(square for square in pattern.squares if cells[square] is None)
    return tuple(Threat(pattern, gap, value) for value in shared_traits(pieces))
