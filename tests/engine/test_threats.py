"""What there is to see on a board."""

from quarto_desktop.engine.threats import Direction, direction_of, find_threats, unsafe
from quarto_desktop.rules.lines import BLOCKS, LINES
from quarto_desktop.rules.pieces import PIECES, TraitValue
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE
from quarto_desktop.rules.squares import square_name
from tests.engine.positions import random_positions, safe_gifts


def seen(text, rules=FOUR_ALIKE):
    return [(square_name(one.square), one.value) for one in find_threats(Position.parse(text).cells, rules)]


def test_three_pieces_that_share_two_things_are_two_threats():
    assert seen("F.DC/..../..../.... -") == [("b1", TraitValue.BIG), ("b1", TraitValue.DARK)]


def test_three_pieces_that_share_nothing_are_no_threat():
    assert seen("F0.C/..../..../.... -") == []


def test_a_full_line_is_no_threat_whether_it_matches_or_not():
    assert seen("FEDC/..../..../.... -") == []


def test_blocks_threaten_only_where_they_count():
    text = "..../.FE./.D../.... -"
    assert seen(text) == []
    assert seen(text, SQUARE) == [("c3", TraitValue.BIG), ("c3", TraitValue.DARK)]


def test_directions():
    assert [direction_of(line) for line in LINES] == (
        [Direction.ROW] * 4 + [Direction.COLUMN] * 4 + [Direction.DIAGONAL] * 2
    )
    assert {direction_of(block) for block in BLOCKS} == {Direction.BLOCK}


def test_pieces_are_unsafe_that_win_at_once():
    for rules in (FOUR_ALIKE, SQUARE):
        for position in random_positions(3, 150, range(1, 14), hand=False):
            dangerous = unsafe(PIECES, find_threats(position.cells, rules))
            assert set(position.reserve) - dangerous == safe_gifts(position, rules)
