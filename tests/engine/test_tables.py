"""The look-up tables say what the rules say."""

from random import Random

import pytest

from quarto_desktop.engine.tables import ALIKE, ALL_SQUARES, TRAIT_BITS, completions, mask_of
from quarto_desktop.rules.lines import patterns_through
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.squares import SQUARES


@pytest.mark.parametrize("blocks", [False, True])
def test_completions_are_the_squares_that_complete_a_pattern(blocks):
    rng = Random(1)
    for mask in [0, ALL_SQUARES, *(rng.getrandbits(16) for _ in range(300))]:
        for square in SQUARES:
            others = [
                mask_of(pattern.squares) & ~(1 << square)
                for pattern in patterns_through(square, blocks=blocks)
            ]
            expected = any(mask & three == three for three in others)
            assert bool(completions(blocks=blocks)[mask] & 1 << square) == expected


def test_alike_pieces_show_the_same_side_of_a_trait():
    for piece in PIECES:
        for bit, alike in zip(TRAIT_BITS, ALIKE[piece], strict=True):
            assert alike == mask_of(other for other in PIECES if other & bit == piece & bit)
