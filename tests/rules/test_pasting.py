"""What is pasted is known for what it is, or refused for a reason."""

from __future__ import annotations

import pytest

from quarto_desktop.rules.beginning import Obstacle, obstacle, parse_position
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.gameparser import LONGEST_SOURCE, FileProblem, GameFileError
from quarto_desktop.rules.pasting import read_pasted
from quarto_desktop.rules.position import Position, PositionError, PositionProblem
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE

GAME = '[Quarto "1"]\n[Rules "classic"]\n\n=1 c1'


@pytest.mark.parametrize("text", [GAME, "\ufeff" + GAME, "; Sunday\n\n" + GAME, GAME.replace("\n", "\r\n")])
def test_a_game(text: str):
    found = read_pasted(text)
    assert isinstance(found, GameRecord)
    assert len(found.actions) == 2


def test_a_game_after_words_as_in_an_exported_text():
    found = read_pasted("Quarto Classic\nAnna - Ben\n\n" + GAME)
    assert isinstance(found, GameRecord)


def test_lines_are_counted_from_the_beginning_of_the_text_all_the_same():
    with pytest.raises(GameFileError) as refused:
        read_pasted("Some words\n" + GAME + "\nc1")
    assert (refused.value.line, refused.value.token) == (6, "c1")


@pytest.mark.parametrize(
    "text",
    [
        "..../.F../..../.... 0",
        "..../.f../..../.... 0\r\n",
        ".....F..........0",
        "     f          0",
        "     F          0\n",
    ],
)
def test_a_position_in_all_its_forms(text: str):
    assert read_pasted(text) == Position.parse("..../.F../..../.... 0")


def test_sixteen_characters_have_nothing_in_hand():
    assert read_pasted(".....F..........") == Position.parse("..../.F../..../.... -")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hello", PositionProblem.SHAPE),
        (".....F.....F....0", PositionProblem.PIECE_TWICE),
        (".....X..........0", PositionProblem.CHARACTER),
        ("..../.F../..../....", PositionProblem.SHAPE),
    ],
)
def test_what_is_no_position(text: str, problem: PositionProblem):
    with pytest.raises(PositionError) as refused:
        read_pasted(text)
    assert refused.value.problem is problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [("x" * 300, FileProblem.NOT_A_GAME), ("[" + "x" * LONGEST_SOURCE, FileProblem.TOO_LONG)],
)
def test_what_is_long_is_judged_as_a_game(text: str, problem: FileProblem):
    with pytest.raises(GameFileError) as refused:
        read_pasted(text)
    assert refused.value.problem is problem


MATCHED = parse_position("1357/..../..../.... 0")
BLOCK = parse_position("13../57../..../.... 0")
FULL = parse_position("0123456789ABCDEF")


@pytest.mark.parametrize(
    ("rules", "position", "expected"),
    [
        (FOUR_ALIKE, MATCHED, Obstacle.MATCHED),
        (SQUARE, MATCHED, Obstacle.MATCHED),
        (CLASSIC, MATCHED, None),
        (FOUR_ALIKE, BLOCK, None),
        (SQUARE, BLOCK, Obstacle.MATCHED),
        (CLASSIC, BLOCK, None),
        (CLASSIC, FULL, Obstacle.FULL),
        (FOUR_ALIKE, Position(), None),
    ],
)
def test_from_where_a_game_can_be_begun(rules, position, expected):
    assert obstacle(rules, position) is expected
