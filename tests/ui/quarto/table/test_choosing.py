"""The choice and drag machine, without any Qt."""

from dataclasses import replace
from enum import Enum

import pytest

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.ui.quarto.table.choosing import Choosing, Refused
from quarto_desktop.ui.quarto.table.model import TableModel
from tests.ui.quarto.table.player import STAND, reserve, square

GIVING = TableModel(Position.parse("F.../..../..../.... -"), may_give=True)
PLACING = TableModel(Position.parse("F.../..../..../.... 3"), may_place=True)


class Why(Enum):
    """A reason of the session's."""

    NOT_YOUR_TURN = "not-your-turn"


def choosing(model: TableModel) -> Choosing:
    machine = Choosing()
    machine.update(model)
    return machine


def test_a_click_chooses_another_changes_and_the_same_again_unchooses():
    machine = choosing(GIVING)
    assert machine.act(reserve(3)) is None
    assert machine.chosen == 3
    assert machine.act(reserve(5)) is None
    assert machine.chosen == 5
    assert machine.act(reserve(5)) is None
    assert machine.chosen is None


def test_the_stand_gives_the_chosen_piece_once():
    machine = choosing(GIVING)
    machine.act(reserve(3))
    assert machine.act(STAND) == Give(Piece(3))
    assert machine.chosen is None
    assert machine.act(STAND) == Refused(SessionRefusal.NOTHING_CHOSEN)


def test_one_click_gives_at_once_when_set():
    machine = choosing(GIVING)
    machine.one_click_give = True
    assert machine.act(reserve(3)) == Give(Piece(3))


def test_a_click_on_an_empty_square_places():
    assert choosing(PLACING).act(square(5)) == Place(square(5).square)


@pytest.mark.parametrize(
    ("model", "spot", "why"),
    [
        (GIVING, square(5), Refusal.NOTHING_IN_HAND),
        (GIVING, reserve(15), Refusal.PIECE_PLACED),
        (GIVING, STAND, SessionRefusal.NOTHING_CHOSEN),
        (PLACING, square(0), Refusal.SQUARE_TAKEN),
        (PLACING, reserve(7), Refusal.PLACE_FIRST),
        (PLACING, reserve(3), Refusal.PIECE_IN_HAND),
    ],
)
def test_what_is_not_allowed_is_refused_with_a_reason(model, spot, why):
    assert choosing(model).act(spot) == Refused(why)


@pytest.mark.parametrize("spot", [square(0), square(5), reserve(3), reserve(7), STAND])
def test_when_nothing_can_be_done_the_reason_is_the_models(spot):
    idle = replace(PLACING, may_place=False, refusal=Why.NOT_YOUR_TURN)
    assert choosing(idle).act(spot) == Refused(Why.NOT_YOUR_TURN)
    assert isinstance(choosing(replace(idle, refusal=None)).act(spot), Refused)


@pytest.mark.parametrize(
    "later",
    [
        replace(GIVING, may_give=False),
        replace(GIVING, hidden=True),
        replace(GIVING, position=GIVING.position.given(Piece(3)), may_give=False, may_place=True),
        replace(GIVING, position=Position.parse("F3../..../..../.... -")),
    ],
)
def test_a_choice_and_a_drag_are_dropped_as_soon_as_they_are_not_allowed(later):
    machine = choosing(GIVING)
    machine.act(reserve(3))
    machine.begin_drag(reserve(3))
    machine.update(later)
    assert machine.chosen is None
    assert not isinstance(machine.act(STAND), Give)
    if later.position.hand != 3:
        assert machine.dragged is None


def test_a_choice_outlives_a_model_that_still_allows_it():
    machine = choosing(GIVING)
    machine.act(reserve(3))
    machine.update(replace(GIVING, holder="other words"))
    assert machine.chosen == 3


def test_only_what_may_be_moved_is_dragged():
    assert choosing(GIVING).begin_drag(reserve(3)) == 3
    assert choosing(GIVING).begin_drag(reserve(15)) is None
    assert choosing(GIVING).begin_drag(STAND) is None
    assert choosing(PLACING).begin_drag(STAND) == 3
    assert choosing(PLACING).begin_drag(reserve(5)) is None
    assert choosing(PLACING).begin_drag(square(0)) is None


@pytest.mark.parametrize(
    ("model", "start", "end", "reply"),
    [
        (GIVING, reserve(3), STAND, Give(Piece(3))),
        (GIVING, reserve(3), reserve(4), None),
        (GIVING, reserve(3), None, None),
        (GIVING, reserve(3), square(4), Refused(Refusal.NOTHING_IN_HAND)),
        (PLACING, STAND, square(4), Place(square(4).square)),
        (PLACING, STAND, square(0), Refused(Refusal.SQUARE_TAKEN)),
        (PLACING, STAND, reserve(4), None),
        (PLACING, STAND, None, None),
    ],
)
def test_a_drop(model, start, end, reply):
    machine = choosing(model)
    machine.begin_drag(start)
    assert machine.drop(end) == reply
    assert machine.dragged is None
    assert machine.chosen is None


def test_a_drag_that_ends_where_it_began_is_a_click():
    machine = choosing(GIVING)
    machine.begin_drag(reserve(3))
    machine.drop(reserve(3))
    assert machine.chosen == 3
    machine = choosing(PLACING)
    machine.begin_drag(STAND)
    machine.drop(STAND)
    assert machine.lifted


def test_cancelling_drops_the_drag_first_and_then_the_choice():
    machine = choosing(GIVING)
    machine.act(reserve(3))
    machine.begin_drag(reserve(5))
    assert machine.cancel()
    assert (machine.dragged, machine.chosen) == (None, 3)
    assert machine.cancel()
    assert machine.chosen is None
    assert not machine.cancel()


def test_what_can_be_acted_on():
    giving, placing = choosing(GIVING), choosing(PLACING)
    assert giving.can_act(reserve(3))
    assert not giving.can_act(reserve(15))
    assert not giving.can_act(STAND)
    assert not giving.can_act(square(5))
    assert placing.can_act(square(5))
    assert not placing.can_act(square(0))
    assert placing.can_act(STAND)
    assert not placing.can_act(reserve(5))
