"""The table as searches see it, against the rules."""

from __future__ import annotations

import random

import pytest

from quarto_desktop.solitaire.cards import rank_of
from quarto_desktop.solitaire.cells import column_of, parse_cell, row_of
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import begin, place
from quarto_desktop.solitaire.outcome import Status
from quarto_desktop.solitaire.window import (
    WON,
    Taste,
    _lines_touched,
    first_position,
    follow,
    on_table,
    successors,
    windows_of,
)
from tests.solitaire.tables import table
from tests.solitaire.test_model import wary

TASTE = Taste(0, 0, 0, 0, 8, 3)


@pytest.mark.parametrize("house", [False, True], ids=["published", "house"])
def test_placing_in_a_window_is_placing_on_the_table(house):
    """In every window of a table, every placement tried gives the window of the table after it."""
    chance = random.Random(9)
    for number in range(1, 40):
        game = place(begin(Deal.numbered(number, house=house)), parse_cell("d4")).game
        while not game.is_over:
            check(game, house)
            game = place(game, wary(game, chance)).game


def check(game, house):
    on = game.table
    lefts = range(on.usable_columns.start, on.usable_columns.stop - 3)
    tops = range(on.usable_rows.start, on.usable_rows.stop - 3)
    corners = [(left, top) for top in tops for left in lefts]
    windows = windows_of(on)
    assert len(windows) == len(corners)
    for window, (left, top) in zip(windows, corners, strict=True):
        tried = {
            on_table(one[2], left, top): (one[0], follow(window, one))
            for one in successors(window, rank_of(game.next_card), TASTE, house)
        }
        alive, won = {}, {}
        for cell in game.legal_cells:
            if 0 <= column_of(cell) - left < 4 and 0 <= row_of(cell) - top < 4:
                after = place(game, cell).game
                here = windows_at(after.table, left, top)
                if after.outcome is not None and after.outcome.status is Status.WON:
                    won[cell] = here
                elif after.table.face_down <= 4:
                    alive[cell] = here
        if won:
            ((cell, (worth, position)),) = tried.items()
            assert worth == WON
            assert position == won[cell]
        else:
            assert {cell: position for cell, (_, position) in tried.items()} == alive


def windows_at(on, left, top):
    """The position of a table in the window with this corner."""
    lefts = range(on.usable_columns.start, on.usable_columns.stop - 3)
    return windows_of(on)[(top - on.usable_rows.start) * len(lefts) + left - lefts.start]


def test_a_table_floats_in_as_many_windows_as_it_may_still_end_with():
    assert len(windows_of(table("d4=7H"))) == 16
    assert len(windows_of(table("d4=7H e4=7S f5=7D"))) == 2 * 3
    assert len(windows_of(table("a4=7H b4=7S c4=7D d4=7C d1=8S d2=8H d3=8C"))) == 1
    assert windows_of(table("d4=7H"))[0] == first_position(7, 15)


def test_lines_touched():
    touched = _lines_touched()
    assert (touched[0], touched[1], touched[0x8421], touched[0xF], touched[0xFFFF]) == (0, 2, 8, 5, 8)


def test_what_bounds_lines_is_worth_more_and_face_down_cards_less():
    taste = Taste(down=0.5, three_down=0, four_down=1, bound=0.25, high=8, low=3)
    (window, *_) = windows_of(table("d4=10H e4=AS"))
    worths = {cell: worth for worth, _, cell, _, _ in successors(window, 5, taste, False)}
    assert len(set(worths.values())) > 1
    lone = first_position(10, 15)
    ((_, _, covered, *_), *_) = successors(lone, 5, taste, False)
    assert covered in (11, 14, 15)
