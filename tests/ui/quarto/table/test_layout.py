"""Where things lie, for many sizes of the view."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from quarto_desktop.ui.quarto.table.layout import TableLayout, table_layout
from quarto_desktop.ui.quarto.table.plans import Plan
from quarto_desktop.ui.quarto.table.spots import BOARD_SPOTS, RESERVE_SPOTS, SPOTS, STAND, Area, area_of

RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)
sizes = st.tuples(st.integers(360, 4000), st.integers(300, 2400))


def layout(width: int, height: int, dpr: float = 1.0, line: float = 18) -> TableLayout:
    return table_layout(QSizeF(width, height), line, dpr)


@given(sizes, st.sampled_from(RATIOS), st.sampled_from((14.0, 18.0, 26.0)))
def test_areas_lie_in_the_table_and_never_overlap(size, dpr, line):
    made = layout(*size, dpr, line)
    whole = QRectF(0, 0, *size)
    areas = (made.board, made.tray, made.stand_area)
    assert all(whole.adjusted(-1, -1, 1, 1).contains(area) for area in areas)
    for one, other in combinations(areas, 2):
        common = one & other
        assert min(common.width(), common.height()) <= 1


@given(sizes, st.sampled_from(RATIOS))
def test_cells_lie_in_their_area_on_whole_device_pixels(size, dpr):
    made = layout(*size, dpr)
    homes = {Area.BOARD: made.board, Area.RESERVE: made.tray, Area.STAND: made.stand_area}
    for spot, cell in made.cells.items():
        assert homes[area_of(spot)].adjusted(-1, -1, 1, 1).contains(cell)
        for length in (cell.x(), cell.y(), cell.width()):
            assert length * dpr == pytest.approx(round(length * dpr), abs=1e-6)


@given(sizes)
def test_the_middle_of_every_cell_is_that_spot(size):
    made = layout(*size)
    for spot, cell in made.cells.items():
        assert made.spot_at(cell.center()) == spot
        assert made.drop_spot_at(cell.center()) == spot


@given(sizes)
def test_the_piece_in_hand_is_larger_than_the_reserve(size):
    made = layout(*size)
    assert made.cells[STAND].width() >= 1.25 * made.cells[RESERVE_SPOTS[0]].width()
    assert made.cells[STAND].width() > made.cells[BOARD_SPOTS[0]].width()


@pytest.mark.parametrize(
    ("size", "least"), [((480, 400), 32), ((640, 480), 40), ((1024, 700), 70), ((1920, 1080), 110)]
)
def test_pieces_are_large_enough_to_tell_apart(size, least):
    made = layout(*size)
    assert all(cell.width() >= least for cell in made.cells.values())


@pytest.mark.parametrize(
    ("size", "plan"),
    [((1024, 700), Plan.SIDE), ((1300, 420), Plan.WIDE), ((400, 900), Plan.STACK), ((560, 700), Plan.BELOW)],
)
def test_the_plan_follows_the_shape_of_the_view(size, plan):
    assert layout(*size).plan is plan


def test_near_the_stand_is_near_enough_to_drop_but_not_to_click():
    made = layout(1024, 700)
    beside = made.stand_area.bottomLeft() + QPointF(20, 5)
    assert made.spot_at(beside) is None
    assert made.drop_spot_at(beside) == STAND
    assert made.drop_spot_at(made.cells[RESERVE_SPOTS[0]].center()) == RESERVE_SPOTS[0]


def test_words_at_the_stand_are_on_the_stand():
    made = layout(1024, 700)
    assert made.spot_at(made.hint.center()) == STAND
    assert made.spot_at(made.holder.center()) == STAND


def test_every_spot_has_a_cell():
    assert set(layout(800, 600).cells) == set(SPOTS)


def test_beyond_the_edge_of_the_board_lies_the_reserve_or_the_stand():
    made = layout(1024, 700)
    assert made.plan is Plan.SIDE
    assert made.beyond(BOARD_SPOTS[3], 1, 0) == STAND
    assert area_of(made.beyond(BOARD_SPOTS[15], 1, 0)) is Area.RESERVE
    assert made.beyond(BOARD_SPOTS[0], -1, 0) is None
    assert area_of(made.beyond(STAND, 0, 1)) is Area.RESERVE
    assert area_of(made.beyond(STAND, -1, 0)) is Area.BOARD
