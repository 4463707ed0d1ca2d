"""What statistics keep of a game, and what they make of many."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.finished import Result, Score, Summary, result_of, summarise
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup, Opponents, Person, Player

WON_BY_SECOND = "=2 d3 =7 d4 =1 b2 =F b3 =B a1 =E b1 =6 a2 =C c1"
MISSED = "=1 c1 =2 c2 =F d1 =D d4 =C d2 =6 b4 =5 c4 =0 a2 =B d3 =E"
YOU, EASY = Person(), Computer(Level.EASY)


def result(rules, first: Player, second: Player, tokens: str) -> Result:
    """The result of a game that was played so."""
    session = GameSession(GameSetup(rules, first, second))
    for word in tokens.split():
        session.play(parse_token(word))
    return result_of(session.played(date(2026, 1, 1)), session.levels, 2, 3.0)


def test_against_the_computer_it_counts_for_the_person():
    won = result(FOUR_ALIKE, EASY, YOU, "=1 #")
    assert won == Result(
        "four-alike", Opponents.COMPUTER, Level.EASY, Score.LOST, False, turns=2, seconds=3.0
    )
    lost = result(FOUR_ALIKE, YOU, EASY, "=1 #")
    assert (lost.score, lost.gave_first) == (Score.WON, True)


def test_between_people_it_counts_for_whoever_gave_first():
    one = result(FOUR_ALIKE, Person("A"), Person("B"), "=1 #")
    assert (one.opponents, one.level, one.score, one.gave_first) == (Opponents.PEOPLE, None, Score.WON, True)


def test_the_easiest_level_that_acted_counts():
    session = GameSession(GameSetup(FOUR_ALIKE, YOU, Computer(Level.HARD)))
    session.play(parse_token("=1"))
    session.play(parse_token("a1"))
    session.undo()
    session.play(parse_token("=1"))
    session.change_setup(replace(session.setup, second=EASY))
    session.play(parse_token("a1"))
    session.change_setup(replace(session.setup, second=Computer(Level.PERFECT)))
    session.play(parse_token("=2"))
    session.play(parse_token("#"))
    game = session.played(date(2026, 1, 1))
    assert result_of(game, session.levels, 0, 0).level is Level.EASY


@pytest.mark.parametrize(
    ("first", "second", "level"),
    [
        (YOU, Computer(Level.HARD), Level.HARD),
        (Computer(Level.HARD), YOU, Level.HARD),
        (Computer(Level.PERFECT), EASY, Level.PERFECT),
        (YOU, Person("B"), None),
    ],
)
def test_a_level_that_never_came_to_act_counts_as_it_was_meant(
    first: Player, second: Player, level: Level | None
):
    position = Position.parse("01.2/..../..../.... 3")
    session = GameSession(GameSetup(FOUR_ALIKE, first, second, position=position))
    session.play(parse_token("c1"))
    game = session.played(date(2026, 1, 1))
    assert result_of(game, session.levels, 0, 0).level is level


@pytest.mark.parametrize(
    ("position", "turn", "gave_first"),
    [
        ("01.2/..../..../.... -", Side.FIRST, True),
        ("01.2/..../..../.... -", Side.SECOND, False),
        ("01.2/..../..../.... 3", Side.FIRST, False),
        ("01.2/..../..../.... 3", Side.SECOND, True),
    ],
)
def test_whoever_places_the_first_piece_did_not_give_first(position: str, turn: Side, gave_first: bool):
    setup = GameSetup(FOUR_ALIKE, YOU, EASY, position=Position.parse(position), turn=turn)
    session = GameSession(setup)
    session.play(parse_token("#"))
    assert result_of(session.played(date(2026, 1, 1)), (), 0, 0).gave_first is gave_first


def test_announcements_are_counted_for_their_side():
    announced = result(CLASSIC, YOU, EASY, MISSED + " !")
    assert (announced.score, announced.announced, announced.missed) == (Score.WON, 1, 0)
    gave = result(CLASSIC, EASY, YOU, MISSED + " !")
    assert (gave.score, gave.announced, gave.missed) == (Score.LOST, 0, 1)
    placed = result(CLASSIC, YOU, EASY, MISSED + " a1 =3 #")
    assert placed.missed == 1
    false = result(CLASSIC, YOU, EASY, "! =1 a1 =2 b1 =3 #")
    assert false.false_announced == 1


S = Score
ONE = Result("classic", Opponents.COMPUTER, Level.EASY, S.WON, True, 1, 2, 3, 4, 10.0)


@pytest.mark.parametrize(
    ("scores", "streak", "best"),
    [
        ([], 0, 0),
        ([S.WON], 1, 1),
        ([S.LOST, S.LOST], -2, 0),
        ([S.WON, S.DRAWN], 0, 1),
        ([S.WON, S.WON, S.LOST, S.WON], 1, 2),
    ],
)
def test_streaks(scores: list[Score], streak: int, best: int):
    numbers = summarise([replace(ONE, score=score) for score in scores])
    assert (numbers.streak, numbers.best_streak) == (streak, best)


def test_sums():
    other = replace(ONE, score=S.LOST, gave_first=False, turns=1, seconds=5.0)
    assert summarise([ONE, other]) == Summary(1, 0, 1, 1, 1, -1, 1, 2, 4, 6, 3.0)
    assert summarise([]).seconds_a_turn is None
