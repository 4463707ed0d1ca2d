"""The sixteen pieces and their four two-way traits (rules.md, section 1).

A piece is a number 0-15 whose bits are its traits::

    bit   8      4      2       1
     1   big    dark   square  solid
     0   small  light  round   hollow
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NewType

Piece = NewType("Piece", int)
"""A piece, 0-15; build one with :func:`piece` or :func:`parse_piece`."""

PIECES: tuple[Piece, ...] = tuple(Piece(number) for number in range(16))
"""All sixteen pieces, in the order of their numbers."""


class Trait(Enum):
    """One of the four ways in which pieces differ; the value is its bit."""

    SIZE = 8
    COLOUR = 4
    SHAPE = 2
    FILLING = 1


class TraitValue(Enum):
    """One side of a trait, in bit order; the value is its English word."""

    BIG = "big"
    SMALL = "small"
    DARK = "dark"
    LIGHT = "light"
    SQUARE = "square"
    ROUND = "round"
    SOLID = "solid"
    HOLLOW = "hollow"

    @property
    def trait(self) -> Trait:
        """The trait this is one side of."""
        return _TRAIT_OF[self]

    def is_of(self, piece: Piece) -> bool:
        """Whether `piece` shows this side of the trait."""
        return bool(piece & self.trait.value) == (self in _ONE_BITS)


_ONE_BITS = frozenset({TraitValue.BIG, TraitValue.DARK, TraitValue.SQUARE, TraitValue.SOLID})
_TRAIT_OF = {
    value: trait for trait, value in zip([t for t in Trait for _ in (0, 1)], TraitValue, strict=True)
}


def piece(number: int) -> Piece:
    """The piece with this number.

    Raises:
        ValueError: `number` is not 0-15.
    """
    if not 0 <= number <= 15:
        raise ValueError(f"a piece is 0-15, not {number}")
    return Piece(number)


def parse_piece(digit: str) -> Piece:
    """The piece written as one hexadecimal digit, in either case.

    Raises:
        ValueError: `digit` is not a single hexadecimal digit.
    """
    if len(digit) != 1 or digit not in "0123456789abcdefABCDEF":
        raise ValueError(f"a piece is one hex digit, not {digit!r}")
    return Piece(int(digit, 16))


def piece_digit(piece: Piece) -> str:
    """The upper-case hexadecimal digit of a piece."""
    return f"{piece:X}"


def traits_of(piece: Piece) -> tuple[TraitValue, ...]:
    """The four trait values of a piece, in bit order: size, colour, shape, filling."""
    return tuple(value for value in TraitValue if value.is_of(piece))


def shared_traits(pieces: Iterable[Piece]) -> tuple[TraitValue, ...]:
    """The trait values that all `pieces` have in common, in bit order."""
    group = tuple(pieces)
    return tuple(value for value in TraitValue if all(value.is_of(one) for one in group))
