"""Which announcements are pointed out, and what the computer does about them without thinking."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.actions import Announce, EndAsDraw
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.announcing import pointed_out, was_missed
from quarto_desktop.session.computer import reflex
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup, Person, PointOut
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE, ROW

PEOPLE = GameSetup(CLASSIC, Person("Ann"), Person("Ben"))
OWN, MISSED, DEAD = ROW, ROW + " =0", ROW + " =0 a2"
OWN_TIMED_OUT, BOTH_TIMED_OUT = ROW + " ~", ROW + " ~ ~"


def session_of(words: str, setup: GameSetup = PEOPLE) -> GameSession:
    session = GameSession(setup)
    for word in words.split():
        session.play(parse_token(word))
    return session


@pytest.mark.parametrize(
    ("words", "never", "missed", "always"),
    [
        (OWN, False, False, True),
        (MISSED, False, True, True),
        (OWN_TIMED_OUT, False, True, True),
        (BOTH_TIMED_OUT, False, True, True),
        (DEAD, False, False, False),
        (FULL_WITH_LINE, False, False, True),
        (FULL_WITHOUT_LINE, False, False, False),
        ("", False, False, False),
    ],
    ids=["own", "missed", "own timed out", "both timed out", "dead", "sixteenth", "full", "empty"],
)
def test_what_is_pointed_out(words: str, never: bool, missed: bool, always: bool) -> None:
    expected = {PointOut.NEVER: never, PointOut.MISSED: missed, PointOut.ALWAYS: always}
    for setting, is_lit in expected.items():
        session = session_of(words, replace(PEOPLE, point_out=setting))
        assert pointed_out(session) == (session.state.window if is_lit else ())
        assert bool(pointed_out(session)) is is_lit


def test_a_missed_line_is_pointed_out_until_a_false_or_true_end() -> None:
    session = session_of(MISSED)
    assert was_missed(session)
    session.play(Announce())
    assert not was_missed(session)
    assert pointed_out(session) == ()


def test_nothing_is_pointed_out_to_the_computer() -> None:
    session = session_of(MISSED, replace(PEOPLE, second=Computer(Level.EASY), point_out=PointOut.ALWAYS))
    assert pointed_out(session) == ()


def test_a_new_line_of_ones_own_is_not_what_the_opponent_missed() -> None:
    """The second side lets the old line die by completing a new one, which nobody has missed yet."""
    session = session_of("=F a1 =E b1 =D c1 =C d1 =7 a2 =6 a3 =4 a4")
    assert session.state.window
    assert not was_missed(session)


@pytest.mark.parametrize("words", [OWN, MISSED, OWN_TIMED_OUT, FULL_WITH_LINE])
def test_the_computer_announces_whatever_it_may(words: str) -> None:
    assert reflex(session_of(words).state) == Announce()


def test_the_computer_ends_a_full_board_as_a_draw() -> None:
    assert reflex(session_of(FULL_WITHOUT_LINE).state) == EndAsDraw()


@pytest.mark.parametrize("words", ["", "=F", "=F a1", DEAD])
def test_otherwise_the_computer_has_to_think(words: str) -> None:
    assert reflex(session_of(words).state) is None


def test_where_lines_win_at_once_there_is_nothing_to_announce() -> None:
    assert reflex(session_of("=F a1", GameSetup(FOUR_ALIKE, Person(), Person())).state) is None
