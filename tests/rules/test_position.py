"""The text forms of a position: rules.md, section 3."""

from __future__ import annotations

import pytest
from hypothesis import given

from quarto_desktop.rules.position import Position, PositionError, PositionProblem
from tests.rules.strategies import positions


def test_the_example_of_the_rules():
    position = Position.parse("..../.F../..../.... 0")
    assert position.cells[5] == 0xF
    assert position.hand == 0
    assert position.empty_squares == (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    assert position.reserve == tuple(range(1, 15))


def test_it_is_read_case_insensitively_and_written_in_upper_case():
    assert str(Position.parse("..../.f.a/..../.... b")) == "..../.F.A/..../.... B"


def test_the_empty_board_has_all_pieces_in_reserve():
    assert str(Position()) == "..../..../..../.... -"
    assert Position().reserve == tuple(range(16))
    assert not Position().is_full


@given(positions())
def test_printing_and_parsing_go_round(position):
    assert Position.parse(str(position)) == position
    assert Position.parse(str(position).lower()) == position


@given(positions())
def test_every_piece_is_on_the_board_or_in_hand_or_in_reserve(position):
    on_board = [one for one in position.cells if one is not None]
    in_hand = [] if position.hand is None else [position.hand]
    assert sorted([*on_board, *in_hand, *position.reserve]) == list(range(16))


@given(positions())
def test_the_compact_form_means_the_same(position):
    squares = "".join("." if one is None else f"{one:X}" for one in position.cells)
    hand = "-" if position.hand is None else f"{position.hand:x}"
    for text in (squares + hand, squares.replace(".", " ") + hand.replace("-", " ") + "\r\n"):
        assert Position.parse_compact(text) == position
    if position.hand is None:
        assert Position.parse_compact(squares) == position


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", PositionProblem.SHAPE),
        ("..../..../..../....", PositionProblem.SHAPE),
        ("..../..../.... 0", PositionProblem.SHAPE),
        ("..../..../..../..... 0", PositionProblem.SHAPE),
        ("...../.../..../.... 0", PositionProblem.SHAPE),
        ("..../..../..../.... 00", PositionProblem.SHAPE),
        ("..../..../..../.... 0 1", PositionProblem.SHAPE),
        ("..../.G../..../.... 0", PositionProblem.CHARACTER),
        ("..../.-../..../.... 0", PositionProblem.CHARACTER),
        ("..../..../..../.... .", PositionProblem.CHARACTER),
        ("1.../.1../..../.... 0", PositionProblem.PIECE_TWICE),
        ("1.../..../..../.... 1", PositionProblem.PIECE_TWICE),
        ("f.../...F/..../.... 1", PositionProblem.PIECE_TWICE),
    ],
)
def test_what_is_no_position_is_refused(text, problem):
    with pytest.raises(PositionError) as caught:
        Position.parse(text)
    assert caught.value.problem is problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", PositionProblem.SHAPE),
        ("." * 15, PositionProblem.SHAPE),
        ("." * 18, PositionProblem.SHAPE),
        ("." * 16 + "?", PositionProblem.CHARACTER),
        ("." * 16 + ".", PositionProblem.CHARACTER),
        ("-" * 16, PositionProblem.CHARACTER),
        ("." * 15 + "00", PositionProblem.PIECE_TWICE),
    ],
)
def test_what_is_no_compact_form_is_refused(text, problem):
    with pytest.raises(PositionError) as caught:
        Position.parse_compact(text)
    assert caught.value.problem is problem


def test_matching_lines_on_the_board_are_legal():
    assert Position.parse("0123/..../..../.... F").hand == 0xF
