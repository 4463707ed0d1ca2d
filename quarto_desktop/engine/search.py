"""Looking ahead: can the side that places force a win, can it avoid a loss?

This is the null-window search of chess programs, reduced to the two questions that a game of win, draw and
loss has: *can I get at least a draw?* and *can I get at least a win?*, each answered yes or no.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quarto_desktop.engine.budget import Budget
from quarto_desktop.engine.tables import ALIKE, ALL_SQUARES, TRAIT_BITS, completions, mask_of
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import SQUARES

DRAW, WIN = 0, 1
"""The two goals of a question."""

TO_THE_END = 15
"""The horizon of an exact search: the sixteenth piece has no choice of square."""

EARLIEST_CORNER = 5
"""With fewer pieces on the board there always is a safe piece to give.

Four pieces make no two threats with opposite values of a trait, for those have no piece in common. So at
most one value of each trait is dangerous, and a piece that shows none of these values is in reserve: were
all of them on the board, three others would have to threaten more than they share.
"""


@dataclass(frozen=True)
class Node:
    """A position with a piece in hand that does not win at once, told from that piece.

    Attributes:
        occupied: the filled squares.
        unlike: for each trait, the squares of the pieces that differ from the piece in hand in it.
        hand: the piece in hand.
        reserve: the pieces that are left after it.
    """

    occupied: int
    unlike: tuple[int, int, int, int]
    hand: Piece
    reserve: int

    @property
    def numbers(self) -> tuple[int, int, int, int, int, int, int]:
        """The node as the plain ints that the search works with."""
        return (self.occupied, *self.unlike, self.hand, self.reserve)

    @classmethod
    def of(cls, position: Position) -> Node:
        """The node of a position, which must have a piece in hand."""
        hand = position.hand
        assert hand is not None
        filled = [(square, one) for square in SQUARES if (one := position.cells[square]) is not None]
        size, colour, shape, filling = (
            mask_of(square for square, one in filled if (one ^ hand) & bit) for bit in TRAIT_BITS
        )
        occupied = mask_of(square for square, _ in filled)
        return cls(occupied, (size, colour, shape, filling), hand, mask_of(position.reserve))


class Search:
    """Answers the two questions for any node, and remembers what it has found.

    Placing leaves the four `unlike` masks as they are, and a gift turns over those in which it differs
    from the piece before it. Sorted, they are the same for all positions that only differ by an exchange
    of traits or of the two sides of a trait; these are remembered as one.

    Args:
        rules: which patterns match.
        budget: how far to go.
    """

    def __init__(self, rules: RuleSet, budget: Budget) -> None:
        self.budget = budget
        self._completions = completions(blocks=rules.blocks)
        self._horizon = TO_THE_END
        self._known: dict[int, bool] = {}

    def look_to(self, horizon: int) -> None:
        """Look at positions with fewer than `horizon` pieces on the board; all others count as draws.

        With :data:`TO_THE_END` all answers are exact. With less, a win or loss that is found is real as well.
        """
        if horizon != self._horizon:
            # "At least a win" and "not even a draw" are proved; other answers hold for the old horizon only.
            self._known = {key: yes for key, yes in self._known.items() if yes == (key & 1)}
        self._horizon = min(horizon, TO_THE_END)

    def wins(self, node: Node) -> bool:
        """Whether the side that places can force a win within the horizon.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        return self._reaches(WIN, *node.numbers)

    def loses(self, node: Node) -> bool:
        """Whether the other side can force a win within the horizon.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        return not self._reaches(DRAW, *node.numbers)

    def options(self, node: Node) -> int:
        """How many ways there are to place and then give a safe piece."""
        found = self._placements(node.occupied, node.unlike, node.hand, node.reserve)
        return sum(count for count, _, _ in found)

    def _reaches(
        self, goal: int, occupied: int, a: int, b: int, c: int, d: int, hand: int, reserve: int
    ) -> bool:
        """Whether the side that places can get at least `goal`.

        It can if some placement and gift deny the other side the opposite goal. For speed the node comes as
        plain ints, its `unlike` as `a` to `d`.
        """
        if occupied.bit_count() >= self._horizon:
            return goal == DRAW
        first, second, third, fourth = sorted((a, b, c, d))
        key = ((((occupied << 16 | first) << 16 | second) << 16 | third) << 16 | fourth) << 1 | goal
        known = self._known.get(key)
        if known is None:
            self.budget.spend()
            replies = self._replies(occupied, a, b, c, d, hand, reserve)
            known = self._known[key] = any(not self._reaches(1 - goal, *reply) for reply in replies)
        return known

    def _replies(
        self, occupied: int, a: int, b: int, c: int, d: int, hand: int, reserve: int
    ) -> Iterator[tuple[int, int, int, int, int, int, int]]:
        """The nodes that a placement and a safe gift lead to, fewest safe gifts first."""
        for _, filled, safe in self._placements(occupied, (a, b, c, d), hand, reserve):
            while safe:
                gift = safe & -safe
                safe ^= gift
                piece = gift.bit_length() - 1
                turned = piece ^ hand
                yield (
                    filled,
                    filled ^ a if turned & 8 else a,
                    filled ^ b if turned & 4 else b,
                    filled ^ c if turned & 2 else c,
                    filled ^ d if turned & 1 else d,
                    piece,
                    reserve ^ gift,
                )

    def _placements(
        self, occupied: int, unlike: tuple[int, int, int, int], hand: int, reserve: int
    ) -> list[tuple[int, int, int]]:
        """The placements that leave a safe gift, as (how many, filled squares, safe pieces), fewest first.

        A piece is not safe if it is unlike the hand and completes a pattern of unlike pieces, or like it and
        completes one of like pieces. Placing adds to the like pieces alone.
        """
        completing = self._completions
        traits = [(mask, completing[mask], like) for mask, like in zip(unlike, ALIKE[hand], strict=True)]
        found = []
        empty = rest = occupied ^ ALL_SQUARES
        while rest:
            square = rest & -rest
            rest ^= square
            filled, gaps, safe = occupied | square, empty ^ square, reserve
            for mask, unlike_gaps, like in traits:
                if unlike_gaps & gaps:
                    safe &= like
                if completing[filled ^ mask] & gaps:
                    safe &= ~like
            if safe:
                found.append((safe.bit_count(), filled, safe))
        found.sort()
        return found
