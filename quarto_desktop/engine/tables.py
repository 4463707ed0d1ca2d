"""Tables over all sets of squares and all pieces: the search looks things up instead of working them out.

A set of squares is a 16-bit mask, bit n for square n; a set of pieces is one too, bit n for piece n. The
tables are arrays of machine numbers, so that the compiled search reads them without Python.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from operator import or_

from quarto_desktop.rules.lines import BLOCKS, LINES, Pattern
from quarto_desktop.rules.pieces import PIECES, Piece, Trait
from quarto_desktop.rules.squares import SIDE, SQUARES

ALL_SQUARES = 0xFFFF

Halves = tuple[list[int], list[int]]
"""A table of 65,536 sets in two parts, by the byte of the upper half of the board and that of the lower."""

TRAIT_BITS: tuple[int, ...] = tuple(trait.value for trait in Trait)
"""The four trait bits of a piece's number, in the order of :class:`Trait`."""


def mask_of(members: Iterable[int]) -> int:
    """The mask of some squares, or of some pieces."""
    return sum(1 << member for member in members)


def _alike(piece: Piece, trait: int) -> int:
    return mask_of(other for other in PIECES if not (piece ^ other) & trait)


ALIKE = tuple(tuple(_alike(piece, bit) for bit in TRAIT_BITS) for piece in PIECES)
"""For each piece and each trait, the set of the pieces that show the same side of that trait."""


@dataclass(frozen=True)
class Tables:
    """What is known of every set of squares, at the index of its mask.

    Attributes:
        completing: the squares that would complete a pattern of the set, were a piece put there.
        makers: the symmetries of the board that make the set its canonical form, as a mask of symmetries.
        shape: the number of its canonical form: sets that symmetries turn into each other share it.
        canonical: its canonical form, the least mask that a symmetry makes of it.
        images: where the symmetries take sets of squares: for each first those of the upper half of the
            board (256 entries, by their byte), then those of the lower one.
        squeezed: for each byte and each part of it (at 256 * byte + part), its bits moved together.
        alike: :data:`ALIKE` in one row.
        turning: for each set of traits, the 16 bits of each of them in a number of 64.
    """

    completing: array[int]
    makers: array[int]
    shape: array[int]
    canonical: array[int]
    images: array[int]
    squeezed: array[int]
    alike: array[int]
    turning: array[int]


@cache
def tables(*, blocks: bool) -> Tables:
    """The tables of a rule set; making them takes some 0.1 s, once.

    Args:
        blocks: whether 2x2 blocks are patterns too.
    """
    moves = symmetries(blocks=blocks)
    images = [_image_halves(move) for move in moves]
    canonical, makers = _canonical_forms(moves, images)
    number = {form: index for index, form in enumerate(sorted(set(canonical)))}
    return Tables(
        completing=completions(blocks=blocks),
        makers=array("I", makers),
        shape=array("H", map(number.__getitem__, canonical)),
        canonical=array("H", canonical),
        images=array("H", [mask for low, high in images for mask in (*low, *high)]),
        squeezed=array("B", _squeezes()),
        alike=array("H", [mask for row in ALIKE for mask in row]),
        turning=array("Q", [_wide(traits) for traits in range(1 << len(TRAIT_BITS))]),
    )


@cache
def completions(*, blocks: bool) -> array[int]:
    """For every set of squares, the squares that would complete a pattern of it.

    Looked up with the squares of all pieces that show a trait value, it tells where one more would match.
    It may name squares that are filled already; the caller drops them.
    """
    table = [0] * (ALL_SQUARES + 1)
    for pattern in _patterns(blocks):
        for three, missing in _gaps(pattern):
            table[three] |= missing
    for square in SQUARES:
        _hand_down(table, 1 << square)
    return array("H", table)


@cache
def symmetries(*, blocks: bool) -> tuple[tuple[int, ...], ...]:
    """The ways to move the squares about that keep every pattern a pattern: 32, or 8 with blocks.

    Each says where every square goes. Besides turning and mirroring the board, rows and columns may change
    places, in the same way both or one of them reversed, as long as the diagonals stay diagonals.
    """
    patterns = {mask_of(pattern.squares) for pattern in _patterns(blocks)}
    found = {move for move in _row_and_column_moves() if {_moved(one, move) for one in patterns} == patterns}
    return tuple(sorted(found))


def _patterns(blocks: bool) -> Sequence[Pattern]:
    return LINES + BLOCKS if blocks else LINES


def _row_and_column_moves() -> Iterator[tuple[int, ...]]:
    for order in permutations(range(SIDE)):
        for columns in (order, order[::-1]):
            yield tuple(SIDE * order[square // SIDE] + columns[square % SIDE] for square in SQUARES)
            yield tuple(SIDE * order[square % SIDE] + columns[square // SIDE] for square in SQUARES)


def _moved(mask: int, move: Sequence[int]) -> int:
    return mask_of(move[square] for square in SQUARES if mask >> square & 1)


def _image_halves(move: Sequence[int]) -> Halves:
    """Where a symmetry takes all sets within the upper, and within the lower half of the board."""
    return [_moved(byte, move) for byte in range(256)], [_moved(byte << 8, move) for byte in range(256)]


def _canonical_forms(moves: Sequence[Sequence[int]], images: Sequence[Halves]) -> tuple[list[int], list[int]]:
    """For every set the least of its images, and the mask of the symmetries that make it.

    The first set of a shape that turns up is the least, and the way back from each of its images is the
    opposite symmetry.
    """
    back = [1 << moves.index(tuple(sorted(SQUARES, key=move.__getitem__))) for move in moves]
    least = [-1] * (ALL_SQUARES + 1)
    makers = [0] * len(least)
    for mask in range(len(least)):
        if least[mask] < 0:
            for (highs, lows), flag in zip(images, back, strict=True):
                image = highs[mask & 255] | lows[mask >> 8]
                least[image] = mask
                makers[image] |= flag
    return least, makers


def _gaps(pattern: Pattern) -> Iterator[tuple[int, int]]:
    """The four ways to lack one square of a pattern, as masks: the three filled squares, and the one."""
    whole = mask_of(pattern.squares)
    return ((whole & ~(1 << square), 1 << square) for square in pattern.squares)


def _hand_down(table: list[int], bit: int) -> None:
    """Give each set with `bit` what the set without it has; after all bits it has what its subsets have."""
    for start in range(0, len(table), 2 * bit):
        middle, end = start + bit, start + 2 * bit
        table[middle:end] = map(or_, table[middle:end], table[start:middle])


def _wide(traits: int) -> int:
    return sum(ALL_SQUARES << 16 * place for place, bit in enumerate(TRAIT_BITS) if traits & bit)


def _squeezes() -> Iterator[int]:
    for whole in range(256):
        bits = [bit for bit in range(8) if whole >> bit & 1]
        for part in range(256):
            yield sum((part >> bit & 1) << place for place, bit in enumerate(bits))
