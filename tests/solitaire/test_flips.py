"""Every sentence of "Flip" in rules.md, section 4."""

from __future__ import annotations

import pytest

from quarto_desktop.solitaire.table import Pile
from quarto_desktop.solitaire.transition import Cause, LineFlip, LineKind, Turned
from tests.solitaire.tables import cards, cells, put, shown


def causes(step) -> list[tuple[LineKind, Cause]]:
    return [(flip.line, flip.cause) for flip in step.transition.flips]


def turned(up: str = "", down: str = "") -> tuple[Turned, ...]:
    made = [Turned(cell, True) for cell in cells(up)] + [Turned(cell, False) for cell in cells(down)]
    return tuple(sorted(made, key=lambda one: one.cell))


def test_strictly_higher_than_all_others_turns_every_other_pile_of_the_row():
    step = put("b4=3S c4=-9S d4=5S", "6H", "e4")
    assert step.transition.flips == (LineFlip(LineKind.ROW, Cause.HIGHEST, turned(up="c4", down="b4 d4")),)
    assert shown(step.game.table) == "b4=-3S c4=9S d4=-5S e4=6H"


def test_strictly_lower_than_all_others_turns_every_other_pile_of_the_row():
    step = put("b4=3S c4=-AS d4=5S", "2H", "e4")
    assert causes(step) == [(LineKind.ROW, Cause.LOWEST)]
    assert shown(step.game.table) == "b4=-3S c4=AS d4=-5S e4=2H"


def test_between_the_others_nothing_turns():
    step = put("b4=3S c4=7S", "5H", "d4")
    assert step.transition.flips == ()
    assert shown(step.game.table) == "b4=3S c4=7S d4=5H"


@pytest.mark.parametrize("before", ["b4=3S c4=6S", "b4=6S c4=9S", "b4=6S c4=-9S", "b4=6S c4=6C"])
def test_with_an_equal_face_up_rank_in_the_line_nothing_turns(before):
    assert put(before, "6H", "d4").transition.flips == ()


def test_an_equal_rank_that_is_face_down_does_not_count():
    step = put("b4=-6S c4=3S", "6H", "d4")
    assert causes(step) == [(LineKind.ROW, Cause.HIGHEST)]
    assert shown(step.game.table) == "b4=6S c4=-3S d4=6H"


def test_when_all_other_piles_of_the_line_are_face_down_they_all_come_up():
    step = put("b4=-3S c4=-9S", "6H", "d4")
    assert step.transition.flips == (LineFlip(LineKind.ROW, Cause.ALL_DOWN, turned(up="b4 c4")),)
    assert shown(step.game.table) == "b4=3S c4=9S d4=6H"


def test_alone_in_the_line_nothing_happens():
    assert put("", "6H", "d4").transition.flips == ()
    step = put("d4=6S", "6H", "d4")
    assert step.transition.flips == ()
    assert shown(step.game.table) == "d4=6H"


def test_only_the_cards_row_and_column_are_looked_at():
    step = put("d4=5S e4=5H e5=2S", "5D", "d5")  # the row d5 e5: highest; the column d4 d5: equal
    assert causes(step) == [(LineKind.ROW, Cause.HIGHEST)]
    assert shown(step.game.table) == "d4=5S e4=5H d5=5D e5=-2S"


def test_a_gap_in_the_line_is_no_border():
    step = put("a4=3S a5=9S b5=9H c5=9D d5=9C", "4H", "d4")
    assert causes(step)[0] == (LineKind.ROW, Cause.HIGHEST)
    assert step.transition.flips[0].turned == turned(down="a4")


def test_the_row_comes_before_the_column():
    step = put("c4=3S d3=2S", "6H", "d4")
    assert step.transition.flips == (
        LineFlip(LineKind.ROW, Cause.HIGHEST, turned(down="c4")),
        LineFlip(LineKind.COLUMN, Cause.HIGHEST, turned(down="d3")),
    )


def test_lines_flip_each_for_a_cause_of_its_own():
    step = put("c4=3S d3=9S", "6H", "d4")
    assert causes(step) == [(LineKind.ROW, Cause.HIGHEST), (LineKind.COLUMN, Cause.LOWEST)]


def test_turned_piles_are_named_along_the_line():
    step = put("d2=AS d3=2S d5=3S", "6H", "d4")
    assert [one.cell for one in step.transition.flips[0].turned] == list(cells("d2 d3 d5"))


def test_a_flip_turns_the_top_card_only():
    c4 = cells("c4")[0]
    down = put("c4=2S/9H", "10H", "d4").game.table.piles[c4]
    assert down == Pile(cards("2S 9H"), face_up=False)
    up = put("c4=-2S/9H", "4H", "d4").game.table.piles[c4]
    assert up == Pile(cards("2S 9H"), face_up=True)


def test_buried_cards_do_not_count():
    step = put("c4=10S/3S", "6H", "d4")  # the ten lies beneath
    assert causes(step) == [(LineKind.ROW, Cause.HIGHEST)]


def test_the_covered_card_does_not_count():
    step = put("c4=3S d4=9S", "6H", "d4")
    assert causes(step) == [(LineKind.ROW, Cause.HIGHEST)]
    assert step.transition.covers is not None
    assert step.transition.covers.height == 1


def test_a_card_on_a_face_down_pile_lies_face_up():
    step = put("c4=3S d4=-9S", "3H", "d4")
    assert shown(step.game.table) == "c4=3S d4=3H"
    assert step.game.table.piles[cells("d4")[0]].height == 2


class TestHouseRule:
    """The placed card turns with its line."""

    def test_it_turns_when_highest(self):
        step = put("c4=3S", "6H", "d4", house=True)
        assert step.transition.flips == (
            LineFlip(LineKind.ROW, Cause.HIGHEST, turned(down="c4"), itself=True),
        )
        assert shown(step.game.table) == "c4=-3S d4=-6H"

    def test_it_turns_when_lowest(self):
        step = put("c4=9S", "6H", "d4", house=True)
        assert causes(step) == [(LineKind.ROW, Cause.LOWEST)]
        assert shown(step.game.table) == "c4=-9S d4=-6H"

    def test_a_lone_card_never_turns(self):
        assert shown(put("", "6H", "d4", house=True).game.table) == "d4=6H"

    def test_in_an_all_face_down_line_only_the_others_rise(self):
        step = put("c4=-3S", "6H", "d4", house=True)
        assert step.transition.flips == (LineFlip(LineKind.ROW, Cause.ALL_DOWN, turned(up="c4")),)
        assert shown(step.game.table) == "c4=3S d4=6H"

    def test_turned_down_by_the_row_it_is_compared_by_its_rank_and_may_come_up_again(self):
        step = put("c4=3S d3=2S", "6H", "d4", house=True)
        assert [flip.itself for flip in step.transition.flips] == [True, True]
        assert shown(step.game.table) == "d3=-2S c4=-3S d4=6H"

    def test_turned_down_by_the_row_it_stays_down_when_the_column_does_not_flip(self):
        step = put("c4=3S d3=6S", "6H", "d4", house=True)
        assert shown(step.game.table) == "d3=6S c4=-3S d4=-6H"

    def test_turned_down_by_the_row_it_stays_down_in_an_all_face_down_column(self):
        step = put("c4=3S d3=-2S", "6H", "d4", house=True)
        assert causes(step) == [(LineKind.ROW, Cause.HIGHEST), (LineKind.COLUMN, Cause.ALL_DOWN)]
        assert shown(step.game.table) == "d3=2S c4=-3S d4=-6H"

    def test_it_is_off_unless_asked_for(self):
        assert shown(put("c4=3S", "6H", "d4").game.table) == "c4=-3S d4=6H"
