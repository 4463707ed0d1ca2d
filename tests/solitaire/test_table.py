"""Every sentence of "Place" in rules.md, section 4."""

from __future__ import annotations

import pytest

from quarto_desktop.solitaire.cells import CELLS, START, cell_name, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import IllegalPlacement, begin, place
from quarto_desktop.solitaire.table import Refusal, Table
from tests.solitaire.tables import cards, cells, put, table


def names(found) -> str:
    return " ".join(sorted(map(cell_name, found)))


def test_the_first_card_goes_on_d4():
    game = begin(Deal.numbered(1))
    assert game.legal_cells == (START,) == cells("d4")
    with pytest.raises(IllegalPlacement) as caught:
        place(game, parse_cell("d3"))
    assert (caught.value.reason, caught.value.cell) == (Refusal.FIRST_ON_START, parse_cell("d3"))


def test_the_card_placed_is_the_top_of_the_stock_and_lies_face_up():
    step = place(begin(Deal.of_cards(cards("7H 3C"))), START)
    assert step.transition.card == cards("7H")[0]
    assert step.game.table == table("d4=7H")
    assert (step.game.next_card, step.game.stock_left) == (cards("3C")[0], 1)


def test_then_on_empty_cells_orthogonally_adjacent_or_on_a_pile():
    assert names(table("d4=7H").legal_cells()) == "c4 d3 d4 d5 e4"
    assert names(table("d4=7H e4=-3C").legal_cells()) == "c4 d3 d4 d5 e3 e4 e5 f4"


def test_diagonally_adjacent_is_not_adjacent():
    assert table("d4=7H").refusal(parse_cell("c3")) is Refusal.NOT_ADJACENT


def test_a_pile_takes_cards_face_up_or_down_up_to_the_fourth():
    for pile in ("3C", "-3C", "2S/3C", "-2S/3C", "2S/4S/3C", "-2S/4S/3C"):
        assert table(f"d4=7H e4={pile}").refusal(parse_cell("e4")) is None
    step = put("d4=7H e4=2S/4S/3C", "9D", "e4")
    assert step.game.table.piles[parse_cell("e4")].height == 4
    for pile in ("2S/4S/3C/9D", "-2S/4S/3C/9D"):
        full = table(f"d4=7H e4={pile}")
        assert full.refusal(parse_cell("e4")) is Refusal.PILE_FULL
        assert parse_cell("e4") not in full.legal_cells()


def test_the_grid_never_spans_more_than_four_columns():
    row = table("c4=AS d4=2S e4=3S f4=4S")
    assert row.refusal(parse_cell("b4")) is row.refusal(parse_cell("g4")) is Refusal.COLUMNS_LOCKED
    assert names(row.legal_cells()) == "c3 c4 c5 d3 d4 d5 e3 e4 e5 f3 f4 f5"
    assert (row.columns_locked, row.rows_locked, row.window_is_locked) == (True, False, False)


def test_the_grid_never_spans_more_than_four_rows():
    column = table("d1=AS d2=2S d3=3S d4=4S")
    assert column.refusal(parse_cell("d5")) is Refusal.ROWS_LOCKED
    assert names(column.legal_cells()) == "c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 e4"
    assert (column.columns_locked, column.rows_locked, column.window_is_locked) == (False, True, False)


@pytest.mark.parametrize(
    ("corner", "columns", "rows"),
    [
        ("d4 c4 b4 a4 a3 a2 a1", "abcd", "1234"),
        ("d4 e4 f4 g4 g3 g2 g1", "defg", "1234"),
        ("d4 c4 b4 a4 a5 a6 a7", "abcd", "4567"),
        ("d4 e4 f4 g4 g5 g6 g7", "defg", "4567"),
        ("d4 c4 e4 f4 d3 d5 d6", "cdef", "3456"),
    ],
)
def test_the_window_locks_in_every_direction(corner, columns, rows):
    locked = table(" ".join(f"{name}=7H" for name in corner.split()))
    assert locked.window_is_locked
    assert names(locked.usable_cells) == " ".join(column + row for column in columns for row in rows)
    window = set(locked.usable_cells)
    assert set(locked.legal_cells()) <= window
    for cell in set(CELLS) - window:
        assert locked.refusal(cell) in {Refusal.COLUMNS_LOCKED, Refusal.ROWS_LOCKED}


def test_until_it_locks_the_window_floats():
    assert set(Table().usable_cells) == set(CELLS) == set(table("d4=7H").usable_cells)
    two = table("d4=7H e4=7S")
    assert (list(two.usable_columns), list(two.usable_rows)) == ([1, 2, 3, 4, 5, 6], list(range(7)))
