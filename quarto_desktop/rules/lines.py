"""The ten lines and nine blocks of the board, and what it means that one matches (rules.md, section 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from quarto_desktop.rules.pieces import Piece, TraitValue, shared_traits
from quarto_desktop.rules.squares import SIDE, SQUARES, Square, square_at


class PatternKind(Enum):
    """What a group of four squares is: a straight line or a 2x2 block."""

    LINE = "line"
    BLOCK = "block"


@dataclass(frozen=True)
class Pattern:
    """Four squares that can match; `squares` are in board order, row by row."""

    kind: PatternKind
    squares: tuple[Square, Square, Square, Square]


@dataclass(frozen=True)
class Match:
    """A pattern whose four pieces share `traits` (in bit order, never empty)."""

    pattern: Pattern
    traits: tuple[TraitValue, ...]


def _pattern(kind: PatternKind, squares: Iterable[Square]) -> Pattern:
    a, b, c, d = sorted(squares)
    return Pattern(kind, (a, b, c, d))


def _all_lines() -> tuple[Pattern, ...]:
    steps = range(SIDE)
    rows = [[square_at(i, row) for i in steps] for row in steps]
    columns = [[square_at(column, i) for i in steps] for column in steps]
    diagonals = [[square_at(i, i) for i in steps], [square_at(SIDE - 1 - i, i) for i in steps]]
    return tuple(_pattern(PatternKind.LINE, squares) for squares in rows + columns + diagonals)


def _all_blocks() -> tuple[Pattern, ...]:
    corners = [(column, row) for row in range(SIDE - 1) for column in range(SIDE - 1)]
    return tuple(
        _pattern(PatternKind.BLOCK, [square_at(c + right, r + down) for right in (0, 1) for down in (0, 1)])
        for c, r in corners
    )


LINES: tuple[Pattern, ...] = _all_lines()
"""Four rows from the top, four columns from the left, the diagonal from a1, the diagonal from d1."""

BLOCKS: tuple[Pattern, ...] = _all_blocks()
"""The nine 2x2 blocks, row by row."""

_THROUGH = {
    square: tuple(pattern for pattern in LINES + BLOCKS if square in pattern.squares) for square in SQUARES
}


def patterns_through(square: Square, *, blocks: bool) -> tuple[Pattern, ...]:
    """The lines (and, with `blocks`, the blocks after them) that contain `square`."""
    return tuple(p for p in _THROUGH[square] if blocks or p.kind is PatternKind.LINE)


def match_of(pattern: Pattern, cells: Sequence[Piece | None]) -> Match | None:
    """The match on `pattern`, or None where a square is empty or no trait is shared.

    Args:
        pattern: the line or block to look at.
        cells: the sixteen squares of a board.
    """
    pieces = [one for one in (cells[square] for square in pattern.squares) if one is not None]
    if len(pieces) < SIDE:
        return None
    traits = shared_traits(pieces)
    return Match(pattern, traits) if traits else None


def find_matches(cells: Sequence[Piece | None], patterns: Iterable[Pattern]) -> tuple[Match, ...]:
    """The matches among `patterns` on a board, in the order of the patterns."""
    found = (match_of(pattern, cells) for pattern in patterns)
    return tuple(match for match in found if match is not None)
