"""The squares lie where the rules say, and every mark has a shape of its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from quarto_desktop.rules.squares import SQUARES, column_of, row_of
from quarto_desktop.ui.art import board
from quarto_desktop.ui.art.geometry import board_rect, frame_rect, well_rect
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from tests.ui.art.pictures import picture, pixels_apart

pytestmark = pytest.mark.usefixtures("qapp")

PALETTES = [pytest.param(palette, id=palette.name) for palette in (LIGHT, DARK)]
RECTS = [QRectF(0, 0, 400, 400), QRectF(13, 7, 900, 320), QRectF(-5, 3, 240, 700)]

SIZE = 60
CLEARLY = 20
"""A difference of grey (0-255) that is seen at a glance."""

Mark = Callable[[QPainter, QRectF, TablePalette], None]

MARKS: dict[str, Mark] = {
    "target": board.paint_target_mark,
    "last": board.paint_last_mark,
    "win": board.paint_win_mark,
    "announce": board.paint_announce_mark,
    "choice": board.paint_choice_mark,
    "focus": board.paint_focus_ring,
}


def marked(mark: Mark, palette: TablePalette) -> QImage:
    return picture(lambda painter, cell: mark(painter, cell, palette), palette, SIZE)


@pytest.mark.parametrize("rect", RECTS)
def test_squares_are_equal_squares_row_by_row_inside_the_board(rect: QRectF) -> None:
    first = board.square_rect(rect, 0)
    for square in SQUARES:
        cell = board.square_rect(rect, square)
        assert cell.width() == pytest.approx(cell.height())
        assert cell.x() == pytest.approx(first.x() + column_of(square) * first.width())
        assert cell.y() == pytest.approx(first.y() + row_of(square) * first.height())
        assert board_rect(rect).contains(cell)
        assert frame_rect(rect).contains(well_rect(cell))
    assert rect.contains(board_rect(rect))


@pytest.mark.parametrize("rect", RECTS)
def test_a_point_names_its_square(rect: QRectF) -> None:
    for square in SQUARES:
        cell = board.square_rect(rect, square)
        assert board.square_at(rect, cell.center()) == square
        assert board.square_at(rect, cell.topLeft() + QPointF(0.5, 0.5)) == square
    assert board.square_at(rect, board_rect(rect).topLeft()) is None
    assert board.square_at(rect, rect.bottomRight()) is None


@pytest.mark.parametrize("palette", PALETTES)
def test_every_mark_is_seen_and_known_without_its_colour(palette: TablePalette) -> None:
    empty = picture(lambda _painter, _cell: None, palette, SIZE)
    seen = {name: marked(mark, palette) for name, mark in MARKS.items()}
    for name, image in seen.items():
        assert pixels_apart(image, empty, CLEARLY) > 60, name
    for first, second in combinations(seen, 2):
        assert pixels_apart(seen[first], seen[second], CLEARLY) > 100, f"{first} and {second}"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(
    "paint", [board.paint_board, board.paint_stand, board.paint_reserve_tray, board.paint_table]
)
def test_wooden_things_paint_and_restore_the_painter(palette: TablePalette, paint: Mark) -> None:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(palette.window)
    empty = QImage(image)
    painter = QPainter(image)
    before = (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping(), painter.font())
    paint(painter, QRectF(0, 0, 200, 200), palette)
    after = (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping(), painter.font())
    painter.end()
    assert after == before
    assert image != empty


def test_coordinates_can_be_left_out() -> None:
    with_them = board.board_pixmap(QSizeF(200, 200), 1.0, LIGHT)
    without = board.board_pixmap(QSizeF(200, 200), 1.0, LIGHT, coordinates=False)
    assert with_them.toImage() != without.toImage()


def test_the_board_is_the_same_every_time() -> None:
    first, second = (marked(board.paint_board, LIGHT) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_the_board_has_the_pixels_of_its_screen(dpr: float) -> None:
    pixmap = board.board_pixmap(QSizeF(120, 130), dpr, DARK)
    assert (pixmap.width(), pixmap.height()) == (round(120 * dpr), round(130 * dpr))
    assert pixmap.devicePixelRatio() == dpr
