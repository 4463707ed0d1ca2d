"""The table in every size and in every stage of the window of cells."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.ui.foursquare.table.layout import CardLayout, Window
from quarto_desktop.ui.foursquare.table.spots import Beside, OnCell

SIZES = [(380, 320), (480, 500), (820, 620), (1400, 900), (500, 900), (1400, 400)]
WINDOWS = [Window(), Window(range(1, 7), range(7)), Window(range(4), range(3, 7))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("dpr", [1.0, 1.5])
def test_everything_is_on_the_table_and_nothing_lies_on_anything_else(
    size: tuple[int, int], window: Window, dpr: float
) -> None:
    layout = CardLayout(QSizeF(*size), 17, window, dpr)
    whole = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    places = [layout.cloth, layout.next_card, layout.stock, layout.counter]
    for place in places[:3]:
        assert whole.contains(place)
    for one, other in combinations(places, 2):
        assert one.adjusted(1, 1, -1, -1).intersects(other.adjusted(1, 1, -1, -1)) is False
    assert len(layout.cells) == len(window.columns) * len(window.rows)
    for cell, box in layout.cells.items():
        assert layout.cloth.contains(box)
        assert box.contains(layout.pile_box(box))
        assert layout.spot_at(box.center()) == OnCell(cell)


@pytest.mark.parametrize("size", [(480, 500), (820, 620)])
def test_cells_grow_when_the_window_closes_in(size: tuple[int, int]) -> None:
    heights = [
        next(iter(CardLayout(QSizeF(*size), 17, window).cells.values())).height()
        for window in (Window(), Window(range(1, 6), range(1, 6)), Window(range(4), range(4)))
    ]
    assert heights == sorted(heights)
    assert heights[0] < heights[-1]


def test_spots_beside_the_cells() -> None:
    layout = CardLayout(QSizeF(820, 620), 17, Window())
    for spot in Beside:
        assert layout.spot_at(layout.box(spot).center()) == spot
    assert layout.spot_at(QPointF(1, 1)) is None
    assert CardLayout(QSizeF(820, 620), 17, WINDOWS[2]).box(OnCell(Cell(0))).isEmpty()
