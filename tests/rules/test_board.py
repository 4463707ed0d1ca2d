"""Pieces, squares, lines, blocks and matching: rules.md, section 1."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from quarto_desktop.rules.lines import BLOCKS, LINES, PatternKind, find_matches, match_of, patterns_through
from quarto_desktop.rules.pieces import (
    PIECES,
    Trait,
    TraitValue,
    parse_piece,
    piece,
    piece_digit,
    shared_traits,
    traits_of,
)
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import (
    SQUARES,
    column_of,
    parse_square,
    row_of,
    square_at,
    square_name,
)


def words(number: int) -> list[str]:
    return [value.value for value in traits_of(piece(number))]


def test_the_bits_of_a_piece_are_its_traits():
    assert words(0xF) == ["big", "dark", "square", "solid"]
    assert words(0x0) == ["small", "light", "round", "hollow"]
    assert words(0x8) == ["big", "light", "round", "hollow"]
    assert words(0x4) == ["small", "dark", "round", "hollow"]
    assert words(0x2) == ["small", "light", "square", "hollow"]
    assert words(0x1) == ["small", "light", "round", "solid"]


def test_every_combination_of_traits_exists_once():
    assert len({traits_of(one) for one in PIECES}) == 16
    assert len({(a, b, c, d) for a, b, c, d in map(traits_of, PIECES)}) == 16


def test_each_trait_value_belongs_to_its_trait():
    assert [value.trait for value in TraitValue] == [t for t in Trait for _ in (0, 1)]


@pytest.mark.parametrize("number", [-1, 16])
def test_a_number_outside_0_to_15_is_no_piece(number):
    with pytest.raises(ValueError, match="0-15"):
        piece(number)


def test_piece_digits_are_read_in_either_case_and_written_in_upper_case():
    for number in range(16):
        assert parse_piece(f"{number:x}") == parse_piece(f"{number:X}") == number
        assert piece_digit(piece(number)) == f"{number:X}"


@pytest.mark.parametrize("text", ["", "G", "10", " ", "-", "１"])
def test_other_texts_are_no_piece(text):
    with pytest.raises(ValueError, match="hex digit"):
        parse_piece(text)


def test_a1_is_top_left_and_squares_run_row_by_row():
    names = [square_name(square) for square in SQUARES]
    assert names[:5] == ["a1", "b1", "c1", "d1", "a2"]
    assert names[-1] == "d4"
    assert [parse_square(name.upper()) for name in names] == list(SQUARES)
    assert [square_at(column_of(square), row_of(square)) for square in SQUARES] == list(SQUARES)


@pytest.mark.parametrize("text", ["", "a", "e1", "a0", "a5", "1a", "a11"])
def test_other_texts_are_no_square(text):
    with pytest.raises(ValueError, match="no square"):
        parse_square(text)


def test_there_is_no_square_outside_the_board():
    with pytest.raises(ValueError, match="no square"):
        square_at(4, 0)


def names_of(pattern) -> str:
    return " ".join(square_name(square) for square in pattern.squares)


def test_the_ten_lines_are_rows_columns_and_two_diagonals():
    assert [names_of(line) for line in LINES] == [
        "a1 b1 c1 d1", "a2 b2 c2 d2", "a3 b3 c3 d3", "a4 b4 c4 d4",
        "a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4", "d1 d2 d3 d4",
        "a1 b2 c3 d4", "d1 c2 b3 a4",
    ]  # fmt: skip
    assert {line.kind for line in LINES} == {PatternKind.LINE}


def test_the_nine_blocks_are_all_2x2_of_adjacent_squares():
    assert [names_of(block) for block in BLOCKS] == [
        "a1 b1 a2 b2", "b1 c1 b2 c2", "c1 d1 c2 d2",
        "a2 b2 a3 b3", "b2 c2 b3 c3", "c2 d2 c3 d3",
        "a3 b3 a4 b4", "b3 c3 b4 c4", "c3 d3 c4 d4",
    ]  # fmt: skip


def test_only_those_through_a_square_are_looked_at():
    for square in SQUARES:
        lines = patterns_through(square, blocks=False)
        both = patterns_through(square, blocks=True)
        assert set(lines) == {line for line in LINES if square in line.squares}
        assert set(both) - set(lines) == {block for block in BLOCKS if square in block.squares}
        assert both[: len(lines)] == lines


@pytest.mark.parametrize("pattern", LINES + BLOCKS, ids=lambda p: f"{p.kind.value} {names_of(p)}")
@pytest.mark.parametrize("value", TraitValue, ids=lambda v: v.value)
def test_every_line_and_block_matches_on_every_trait(pattern, value):
    sharing = [one for one in PIECES if value.is_of(one)]
    for group in combinations(sharing, 4):
        cells = [None] * 16
        for square, one in zip(pattern.squares, group, strict=True):
            cells[square] = one
        match = match_of(pattern, cells)
        assert match is not None
        assert value in match.traits


def test_exactly_the_fours_that_share_a_trait_match():
    line = LINES[0]
    for group in combinations(PIECES, 4):
        cells = [*group, *[None] * 12]
        ones = group[0] & group[1] & group[2] & group[3]
        zeros = ~(group[0] | group[1] | group[2] | group[3]) & 15
        assert (match_of(line, cells) is not None) == bool(ones | zeros)


def test_three_pieces_or_four_unlike_ones_do_not_match():
    assert match_of(LINES[0], [0, 1, 2, None, *[None] * 12]) is None
    assert match_of(LINES[0], [0, 15, 1, 14, *[None] * 12]) is None


def test_several_shared_traits_are_one_match():
    (match,) = find_matches(Position.parse("FEDC/..../..../.... -").cells, LINES)
    assert [trait.value for trait in match.traits] == ["big", "dark"]


def test_broken_diagonals_and_wrapped_blocks_never_match():
    wrapped = [tuple(square_at((start + step) % 4, step) for step in range(4)) for start in (1, 2, 3)] + [
        tuple(square_at((start - step) % 4, step) for step in range(4)) for start in (0, 1, 2)
    ]
    wrapped += [
        (square_at(3, r), square_at(0, r), square_at(3, r + 1), square_at(0, r + 1)) for r in range(3)
    ]
    wrapped += [
        (square_at(c, 3), square_at(c, 0), square_at(c + 1, 3), square_at(c + 1, 0)) for c in range(3)
    ]
    for squares in wrapped:
        cells = [None] * 16
        for square, one in zip(squares, (8, 9, 10, 11), strict=True):
            cells[square] = one
        assert find_matches(cells, LINES + BLOCKS) == ()


def test_shared_traits_are_in_bit_order():
    assert shared_traits([piece(0b0110), piece(0b0010)]) == (
        TraitValue.SMALL,
        TraitValue.SQUARE,
        TraitValue.HOLLOW,
    )


def test_every_pair_of_pieces_shares_what_its_bits_share():
    for a, b in product(PIECES, PIECES):
        assert len(shared_traits([a, b])) == 4 - (a ^ b).bit_count()
