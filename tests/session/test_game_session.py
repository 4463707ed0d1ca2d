"""The history of a game: playing, undo and redo, changing the setup, and going to a game record and back."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.game import IllegalAction, Phase, Refusal
from quarto_desktop.rules.gamefile import GameRecord, print_game
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.notation import parse_token, token
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import Computer, GameSetup, Person, PointOut, WhenTimeRunsOut

ANN, BEN, EASY = Person("Ann"), Person("Ben"), Computer(Level.EASY)
PEOPLE = GameSetup(CLASSIC, ANN, BEN)
COMPUTER_SECOND = GameSetup(CLASSIC, ANN, EASY)
COMPUTER_FIRST = GameSetup(CLASSIC, EASY, ANN)
WATCHING = GameSetup(CLASSIC, EASY, EASY)
TODAY = date(2025, 11, 29)


def played(setup: GameSetup, words: str) -> GameSession:
    """A session in which these tokens were played; one in brackets was played by the clock."""
    session = GameSession(setup)
    for word in words.split():
        session.play(parse_token(word.strip("()")), by_clock=word.startswith("("))
    return session


def words_of(session: GameSession) -> str:
    return " ".join(token(record.action) for record in session.records)


def undone(setup: GameSetup, words: str) -> list[str]:
    """What is left of a game after each undo, until there is nothing more to undo."""
    session = played(setup, words)
    left = []
    while session.undo():
        left.append(words_of(session))
    return left


def test_a_session_starts_where_its_setup_says() -> None:
    position = Position.parse("F.../..../..../.... 0")
    session = GameSession(replace(PEOPLE, position=position, turn=Side.SECOND))
    assert (session.state.position, session.state.turn, session.state.phase) == (
        position,
        Side.SECOND,
        Phase.PLACE,
    )
    assert session.player_on_turn == BEN


def test_every_moment_can_be_looked_at() -> None:
    session = played(PEOPLE, "=F a1")
    assert [str(session.state_at(at).position) for at in range(3)] == [
        "..../..../..../.... -",
        "..../..../..../.... F",
        "F.../..../..../.... -",
    ]
    for beyond in (-1, 3):
        with pytest.raises(IndexError):
            session.state_at(beyond)


def test_undone_moments_cannot_be_looked_at() -> None:
    session = played(PEOPLE, "=F a1")
    session.undo()
    with pytest.raises(IndexError):
        session.state_at(2)


def test_an_illegal_action_changes_nothing_not_even_what_was_undone() -> None:
    session = played(PEOPLE, "=F a1")
    session.undo()
    with pytest.raises(IllegalAction):
        session.play(parse_token("=F"))
    assert words_of(session) == "=F"
    assert session.can_redo


def test_the_records_tell_what_was_done_and_by_whom() -> None:
    first, second = played(PEOPLE, "=F (a1)").records
    assert (first.action, first.by_clock, first.step.transition.by) == (
        parse_token("=F"),
        False,
        Side.FIRST,
    )
    assert (second.by_clock, second.step.transition.by) == (True, Side.SECOND)


def test_between_two_people_undo_is_one_half_move() -> None:
    assert undone(PEOPLE, "=F a1 =E b1") == ["=F a1 =E", "=F a1", "=F", ""]


def test_against_the_computer_undo_lands_on_the_persons_last_decision() -> None:
    assert undone(COMPUTER_SECOND, "=F a1 =E b1 =D c1") == ["=F a1 =E b1", "=F a1 =E", ""]
    assert undone(COMPUTER_FIRST, "=F a1 =E b1 =D c1") == ["=F a1 =E b1 =D", "=F a1", "=F"]


def test_before_the_persons_first_decision_there_is_nothing_to_undo() -> None:
    assert undone(COMPUTER_FIRST, "=F") == []


def test_computer_against_computer_there_is_neither_undo_nor_redo() -> None:
    assert undone(WATCHING, "=F a1 =E") == []
    session = played(PEOPLE, "=F a1")
    session.undo()
    session.change_setup(WATCHING)
    assert (session.can_undo, session.can_redo) == (False, False)
    assert (session.undo(), session.redo()) == (False, False)


def test_who_plays_now_decides_not_who_played_then() -> None:
    session = played(COMPUTER_SECOND, "=F a1 =E")
    session.change_setup(COMPUTER_FIRST)
    session.undo()
    assert words_of(session) == "=F a1"


def test_undo_leaves_out_what_the_clock_did() -> None:
    assert undone(PEOPLE, "=F (a1) (=E) b1") == ["=F a1 =E", ""]
    assert undone(PEOPLE, "=F ~ a1") == ["=F ~", ""]
    assert undone(PEOPLE, "=F ^") == [""]
    assert undone(PEOPLE, "~ ~") == []


def test_the_end_can_be_undone() -> None:
    for end in ("#", "=F a1 =E b1 =D c1 =C d1 !"):
        session = played(PEOPLE, end)
        assert session.state.is_over
        assert session.player_on_turn is None
        session.undo()
        assert not session.state.is_over


def test_a_false_announcement_is_not_taken_back_within_its_turn() -> None:
    assert undone(PEOPLE, "=F !") == [""]
    assert undone(PEOPLE, "=F ! a1") == ["=F !", ""]
    assert undone(PEOPLE, "=F a1 !") == [""]
    assert undone(PEOPLE, "=F a1 ! =E") == ["=F a1 !", ""]
    assert undone(COMPUTER_FIRST, "=F a1 !") == []
    assert undone(COMPUTER_SECOND, "=F a1 =E b1 !") == [""]


def test_a_false_announcement_before_the_first_gift_stays() -> None:
    assert undone(PEOPLE, "!") == []
    assert undone(PEOPLE, "! =F") == ["!"]


def test_a_true_announcement_can_be_taken_back() -> None:
    assert undone(PEOPLE, "=F a1 =E b1 =D c1 =C d1 !")[0] == "=F a1 =E b1 =D c1 =C d1"


def test_redo_does_not_lead_before_a_false_announcement_either() -> None:
    session = played(PEOPLE, "=F ! a1 =E")
    while session.undo():
        pass
    steps = []
    while session.redo():
        steps.append(words_of(session))
    assert steps == ["=F !", "=F ! a1", "=F ! a1 =E"]


def test_redo_brings_back_the_computers_half_moves_too() -> None:
    session = played(COMPUTER_SECOND, "=F a1 =E b1")
    session.undo()
    session.undo()
    assert words_of(session) == ""
    session.redo()
    assert words_of(session) == "=F a1 =E"
    session.redo()
    assert words_of(session) == "=F a1 =E b1"
    assert not session.can_redo


def test_a_new_action_drops_what_was_undone() -> None:
    session = played(PEOPLE, "=F a1 =E")
    session.undo()
    session.undo()
    session.play(parse_token("b2"))
    assert not session.can_redo
    assert words_of(session) == "=F b2"


def test_timeouts_in_a_row_are_turns_ended_by_the_clock() -> None:
    assert played(PEOPLE, "").timeouts_in_a_row == 0
    assert played(PEOPLE, "~ ~").timeouts_in_a_row == 2
    assert played(PEOPLE, "~ =F ~").timeouts_in_a_row == 1
    assert played(PEOPLE, "~ ~ !").timeouts_in_a_row == 0
    assert played(PEOPLE, "=F (a1) (=E) (b1)").timeouts_in_a_row == 1
    assert played(PEOPLE, "(=F) (a1) (=E)").timeouts_in_a_row == 2


def test_only_persons_are_asked_whether_they_may() -> None:
    session = GameSession(COMPUTER_SECOND)
    assert session.refusal(parse_token("a1")) is Refusal.NOTHING_IN_HAND
    assert session.refusal(parse_token("=F")) is None
    session.play(parse_token("=F"))
    assert session.refusal(parse_token("a1")) is SessionRefusal.NOT_YOUR_TURN


def test_players_and_settings_can_change_but_neither_rules_nor_start() -> None:
    position = Position.parse("F.../..../..../.... 0")
    session = GameSession(replace(PEOPLE, position=position, turn=Side.SECOND))
    changed = replace(WATCHING, timer=15, on_time=WhenTimeRunsOut.LOSE, point_out=PointOut.NEVER)
    session.change_setup(changed)
    assert session.setup == replace(changed, position=position, turn=Side.SECOND)
    with pytest.raises(ValueError, match="classic"):
        session.change_setup(replace(PEOPLE, rules=SQUARE))


def test_the_record_of_a_game_holds_all_that_a_file_can_tell() -> None:
    session = played(replace(COMPUTER_SECOND, timer=60), "=F a1")
    assert session.to_record(TODAY) == GameRecord(
        CLASSIC,
        (parse_token("=F"), parse_token("a1")),
        first="Ann",
        second_level="easy",
        date=TODAY,
        timer=60,
        timer_known=True,
    )


def test_what_is_undone_is_not_in_the_record() -> None:
    session = played(PEOPLE, "=F a1")
    session.undo()
    assert session.to_record(TODAY).actions == (parse_token("=F"),)


def test_a_record_becomes_the_same_session_again() -> None:
    position = Position.parse("F.../..../..../.... 0")
    setup = GameSetup(
        FOUR_ALIKE,
        Person('张 "三" \\ 🙂'),
        Computer(Level.PERFECT),
        300,
        WhenTimeRunsOut.LOSE,
        PointOut.NEVER,
        position,
        Side.SECOND,
    )
    session = played(setup, "b2 =1 ~ a2")
    record = parse_game(print_game(session.to_record(TODAY)))
    again = GameSession.from_record(record, on_time=setup.on_time, point_out=setup.point_out)
    assert again.setup == setup
    assert again.state == session.state
    assert words_of(again) == words_of(session)
    assert not again.can_redo


def test_header_lines_this_version_does_not_know_are_kept() -> None:
    record = replace(GameSession(PEOPLE).to_record(TODAY), others=(("Event", "Sunday"),))
    assert GameSession.from_record(record).to_record(TODAY) == record


def test_a_person_without_a_name_has_none_in_the_record() -> None:
    record = GameSession(GameSetup(FOUR_ALIKE, Person(), Person())).to_record(TODAY)
    assert (record.first, record.second) == (None, None)
    assert GameSession.from_record(record).setup.first == Person()


def test_an_illegal_record_makes_no_session() -> None:
    with pytest.raises(IllegalAction):
        GameSession.from_record(GameRecord(CLASSIC, (parse_token("a1"),)))
