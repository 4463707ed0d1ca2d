"""Announcing QUARTO in a game: own lines, missed lines, dead lines, false announcements (classic)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.session.score import Score
from quarto_desktop.session.setup import PointOut
from tests.controllers.fakes import CLASSIC_FIRST, CLASSIC_PEOPLE, COMPUTER_SECOND, Table
from tests.session.games import FULL_WITH_LINE, FULL_WITHOUT_LINE, ROW


def test_completing_a_line_wins_nothing_by_itself(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(ROW)
    assert not table.game.state.is_over
    assert table.allowed == {"give", "announce", "resign", "undo"}


def test_the_placer_announces_before_giving(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(ROW)
    window = table.game.state.window
    table.game.announce()
    assert table.heard("finished") == [[Outcome(Side.FIRST, Reason.ANNOUNCED, window)]]
    assert table.game.score == Score(first=1)


def test_the_opponent_announces_what_was_missed_until_placing(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(ROW + " =0 !")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (Side.SECOND, Reason.ANNOUNCED)


def test_a_line_that_both_missed_can_never_be_claimed(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(ROW + " =0 a2 ! =1 ! b2")
    assert not table.game.state.is_over
    assert table.game.pointed_out == ()


def test_the_window_closes_when_its_line_is_left_for_another(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(ROW + " =0 a2 =1 b2 =2 c2 =3 d2 !")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert [match.pattern.squares for match in outcome.matches] == [(4, 5, 6, 7)]


def test_announcing_wrongly_cannot_be_hammered(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play("=F a1")
    table.game.announce()
    assert "announce" not in table.allowed
    table.game.announce()
    assert table.log[-1] == ("refused", Refusal.ANNOUNCED_FALSELY)
    assert table.words == "=F a1 !"


def test_the_other_side_may_still_announce_and_after_the_next_placement_both(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play("=F a1 ! =E")
    assert "announce" in table.allowed
    table.play("b1 =D")
    assert "announce" in table.allowed


def test_announcing_before_the_first_gift_is_simply_false(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play("!")
    assert table.allowed == {"give", "resign"}


def test_undo_does_not_make_a_false_announcement_free(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play("=F a1 ! =E")
    table.game.undo()
    assert table.words == "=F a1 !"
    assert "announce" not in table.allowed
    table.game.undo()
    assert table.words == ""


def test_a_false_announcement_leaves_the_turn_where_it_is(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play("=F !")
    assert (table.game.state.turn, table.game.may_place) == (Side.SECOND, True)


@pytest.mark.parametrize(
    ("words", "end", "winner", "reason"),
    [
        (FULL_WITH_LINE, "!", Side.FIRST, Reason.ANNOUNCED),
        (FULL_WITH_LINE, "%", None, Reason.DECLINED),
        (FULL_WITHOUT_LINE, "!", None, Reason.DECLINED),
        (FULL_WITHOUT_LINE, "%", None, Reason.DECLINED),
    ],
)
def test_the_end_of_a_full_board(
    table: Table, words: str, end: str, winner: Side | None, reason: Reason
) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(f"{words} {end}")
    outcome = table.game.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, reason)
    assert len(table.heard("finished")) == 1


@pytest.mark.parametrize(
    ("setting", "own", "missed"),
    [(PointOut.NEVER, False, False), (PointOut.MISSED, False, True), (PointOut.ALWAYS, True, True)],
)
def test_pointing_out(table: Table, setting: PointOut, own: bool, missed: bool) -> None:
    table.game.new_game(replace(CLASSIC_PEOPLE, point_out=setting))
    table.play(ROW)
    assert bool(table.game.pointed_out) is own
    table.play("=0")
    assert bool(table.game.pointed_out) is missed
    table.play("a2")
    assert table.game.pointed_out == ()


def test_pointing_out_can_be_changed_in_mid_game(table: Table) -> None:
    table.game.new_game(CLASSIC_PEOPLE)
    table.play(ROW)
    table.game.change_setup(replace(CLASSIC_PEOPLE, point_out=PointOut.ALWAYS))
    assert table.game.pointed_out == table.game.state.window


def test_nothing_is_pointed_out_on_an_earlier_or_a_hidden_table(table: Table) -> None:
    table.game.new_game(replace(CLASSIC_PEOPLE, point_out=PointOut.ALWAYS))
    table.play(ROW)
    table.game.show_step(3)
    assert table.game.pointed_out == ()
    table.game.return_to_game()
    table.game.pause()
    assert table.game.pointed_out == ()


def test_nobody_announces_for_the_computer(table: Table) -> None:
    table.game.new_game(CLASSIC_FIRST)
    table.game.announce()
    assert table.words == ""


def test_where_lines_win_at_once_nothing_is_announced(table: Table) -> None:
    table.game.new_game(COMPUTER_SECOND)
    assert "announce" not in table.allowed
