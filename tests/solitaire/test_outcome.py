"""Every sentence of "Lost" and "Won" in rules.md, section 4."""

from __future__ import annotations

from quarto_desktop.solitaire.outcome import Outcome, Reason, Status, outcome_of
from quarto_desktop.solitaire.table import Table
from tests.solitaire.tables import put, shown, table

WON = Status.WON
LOST_DOWN = Outcome(Status.LOST, Reason.FACE_DOWN)
LOST_STOCK = Outcome(Status.LOST, Reason.STOCK)

FIFTEEN = "a1=7S a2=7S a3=7S a4=7S b1=7S b2=7S b3=7S b4=7S c1=7S c2=7S c3=7S c4=7S d1=7S d2=7S d3=7S"
"""All but d4; the suits do not matter, and equal ranks never flip."""


def test_won_when_all_sixteen_cells_hold_a_pile_and_all_are_face_up():
    step = put(FIFTEEN, "7H", "d4", left=24)
    assert step.transition.outcome == step.game.outcome == Outcome(WON, Reason.GRID, 24)
    assert step.game.table.face_down == 0


def test_the_score_is_the_cards_left_in_the_stock():
    assert put(FIFTEEN, "7H", "d4", left=9).game.outcome.score == 9


def test_the_last_card_may_still_win_with_score_0():
    assert put(FIFTEEN, "7H", "d4", left=0).game.outcome == Outcome(WON, Reason.GRID, 0)


def test_fifteen_piles_do_not_win():
    assert put(FIFTEEN.removesuffix(" d3=7S"), "7H", "d3").game.outcome is None


def test_one_face_down_does_not_win():
    assert put(FIFTEEN.replace("a1=7S", "a1=-7S"), "7H", "d4").game.outcome is None


def test_a_flip_may_win():
    before = FIFTEEN.replace("d1=7S d2=7S d3=7S", "d1=-3S d2=-4S d3=-9S")
    step = put(before, "7H", "d4")  # the row holds sevens, the column is all face down
    assert step.game.outcome == Outcome(WON, Reason.GRID, 1)


def test_a_flip_may_spoil_the_win():
    step = put(FIFTEEN, "8H", "d4")
    assert step.game.table.face_down == 6
    assert step.game.outcome == LOST_DOWN


def test_four_face_down_are_borne_and_a_fifth_loses():
    four = "a1=-7S b1=-7S c1=-7S"
    step = put(four + " a2=5S a3=6S", "8H", "a4")  # the column turns: a1 up, a2 and a3 down
    assert (step.game.table.face_down, step.game.outcome) == (4, None)
    step = put(four + " d1=-7S a2=5S a3=6S", "8H", "a4")
    assert (step.game.table.face_down, step.game.outcome) == (5, LOST_DOWN)
    assert step.game.legal_cells == ()
    assert step.game.next_card is None


def test_face_down_cards_are_counted_after_both_flips():
    # The row turns three down, six with those of the column; then the column turns its own up.
    step = put("a4=2S b4=3S c4=4S d1=-5S d2=-6S d3=-7S", "8H", "d4")
    assert shown(step.game.table) == "d1=5S d2=6S d3=7S a4=-2S b4=-3S c4=-4S d4=8H"
    assert step.game.outcome is None


def test_lost_when_the_stock_is_empty_and_the_game_is_not_won():
    assert put("d4=7S", "7H", "d3", left=0).game.outcome == LOST_STOCK
    assert put("", "7H", "d4", left=0).game.outcome == LOST_STOCK


def test_face_down_comes_before_the_stock_when_both_apply():
    down = "a1=-7S b1=-7S c1=-7S d1=-7S a2=5S a3=6S"
    assert put(down, "8H", "a4", left=0).game.outcome == LOST_DOWN


def test_only_top_cards_are_counted():
    assert table("d4=7S/7H/3C").face_down == 0
    assert table("d4=-7S/7H/3C").face_down == 1


def test_24_is_the_very_best():
    assert outcome_of(table(FIFTEEN + " d4=7S"), 40 - 16).score == 24
    assert outcome_of(Table(), 40) is None
