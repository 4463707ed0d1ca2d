"""A position as the search sees it: plain numbers, told from the piece in hand."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.engine.tables import ALL_SQUARES, TRAIT_BITS, completions, mask_of
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import SQUARES, Square

DRAW, WIN = 0, 1
"""The two goals of a question: at least a draw, at least a win."""

BITS = len(SQUARES)


@dataclass(frozen=True)
class Node:
    """A position with a piece in hand.

    Attributes:
        occupied: the filled squares.
        unlike: for each trait, the squares of the pieces that differ from the piece in hand in it; 16 bits
            each, the lowest for the size.
        hand: the piece in hand.
        reserve: the pieces that are left after it.
    """

    occupied: int
    unlike: int
    hand: Piece
    reserve: int

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The node as the search takes it."""
        return self.occupied, self.unlike, self.hand, self.reserve

    @property
    def empties(self) -> int:
        """How many squares are empty."""
        return BITS - self.occupied.bit_count()

    @property
    def masks(self) -> tuple[int, ...]:
        """`unlike`, a mask for each trait."""
        return tuple(self.unlike >> BITS * place & ALL_SQUARES for place in range(len(TRAIT_BITS)))

    @classmethod
    def of(cls, position: Position) -> Node:
        """The node of a position, which must have a piece in hand."""
        hand = position.hand
        assert hand is not None
        filled = [(square, one) for square in SQUARES if (one := position.cells[square]) is not None]
        masks = [mask_of(square for square, one in filled if (one ^ hand) & bit) for bit in TRAIT_BITS]
        unlike = sum(mask << BITS * place for place, mask in enumerate(masks))
        return cls(mask_of(square for square, _ in filled), unlike, hand, mask_of(position.reserve))


def winning_squares(node: Node, *, blocks: bool) -> tuple[Square, ...]:
    """Where the piece in hand matches something at once."""
    completing, empty = completions(blocks=blocks), node.occupied ^ ALL_SQUARES
    found = 0
    for mask in node.masks:
        found |= completing[node.occupied ^ mask] & empty
    return tuple(square for square in SQUARES if found >> square & 1)
