"""Tables over all sets of squares and all pieces: the search looks things up instead of working them out.

A set of squares is a 16-bit mask, bit n for square n; a set of pieces is one too, bit n for piece n.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import or_

from quarto_desktop.rules.lines import BLOCKS, LINES, Pattern
from quarto_desktop.rules.pieces import PIECES, Piece, Trait
from quarto_desktop.rules.squares import SQUARES

ALL_SQUARES = 0xFFFF

TRAIT_BITS: tuple[int, ...] = tuple(trait.value for trait in Trait)
"""The four trait bits of a piece's number, in the order of :class:`Trait`."""


def mask_of(members: Iterable[int]) -> int:
    """The mask of some squares, or of some pieces."""
    return sum(1 << member for member in members)


def _alike(piece: Piece, trait: int) -> int:
    return mask_of(other for other in PIECES if not (piece ^ other) & trait)


ALIKE = tuple(tuple(_alike(piece, bit) for bit in TRAIT_BITS) for piece in PIECES)
"""For each piece and each trait, the set of the pieces that show the same side of that trait."""


@cache
def completions(*, blocks: bool) -> Sequence[int]:
    """For every set of squares, the squares that would complete a pattern of it.

    Looked up with the squares of all pieces that show a trait value, it tells where one more would match.
    It may name squares that are filled already; the caller drops them. Making the table takes some 50 ms,
    once.

    Args:
        blocks: whether 2x2 blocks are patterns too.
    """
    table = [0] * (ALL_SQUARES + 1)
    for pattern in LINES + BLOCKS if blocks else LINES:
        for three, missing in _gaps(pattern):
            table[three] |= missing
    for square in SQUARES:
        _hand_down(table, 1 << square)
    return tuple(table)


def _gaps(pattern: Pattern) -> tuple[tuple[int, int], ...]:
    """The four ways to lack one square of a pattern, as masks: the three filled squares, and the one."""
    whole = mask_of(pattern.squares)
    return tuple((whole & ~(1 << square), 1 << square) for square in pattern.squares)


def _hand_down(table: list[int], bit: int) -> None:
    """Give each set with `bit` what the set without it has; after all bits it has what its subsets have."""
    for start in range(0, len(table), 2 * bit):
        middle, end = start + bit, start + 2 * bit
        table[middle:end] = map(or_, table[middle:end], table[start:middle])
