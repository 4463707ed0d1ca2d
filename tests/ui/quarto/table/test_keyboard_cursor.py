"""The keyboard's cursor, without any Qt."""

from quarto_desktop.ui.quarto.table.keyboard import Cursor
from quarto_desktop.ui.quarto.table.spots import STAND, Area, Spot
from tests.ui.quarto.table.player import reserve, square


def nothing(spot: Spot, right: int, down: int) -> None:
    return None


def test_it_moves_over_all_squares_and_stops_at_the_edge():
    cursor = Cursor()
    seen = [cursor.spot]
    for down in range(4):
        for _ in range(3):
            cursor.move(1 if down % 2 == 0 else -1, 0, 4, nothing)
            seen.append(cursor.spot)
        cursor.move(0, 1, 4, nothing)
        seen.append(cursor.spot)
    assert {one.square for one in seen} == set(range(16))
    assert cursor.spot == square(12)


def test_the_reserve_has_the_columns_of_the_layout():
    cursor = Cursor()
    cursor.go_to(reserve(15))
    cursor.move(0, 1, 8, nothing)
    assert cursor.spot == reserve(7)
    cursor.move(0, -1, 8, nothing)
    cursor.move(1, 0, 8, nothing)
    assert cursor.spot == reserve(14)


def test_beyond_an_edge_it_goes_on_to_another_area():
    cursor = Cursor()
    cursor.go_to(square(3))
    cursor.move(1, 0, 4, lambda spot, right, down: STAND)
    assert cursor.spot == STAND


def test_areas_come_in_reading_order_and_remember_their_spot():
    cursor = Cursor()
    cursor.go_to(square(6))
    assert cursor.next_area(1)
    cursor.go_to(reserve(4))
    assert cursor.next_area(1)
    assert cursor.spot == STAND
    assert not cursor.next_area(1)
    assert cursor.next_area(-1)
    assert cursor.spot == reserve(4)
    assert cursor.next_area(-1)
    assert cursor.spot == square(6)
    assert not cursor.next_area(-1)
    cursor.enter(Area.STAND)
    assert cursor.spot == STAND
