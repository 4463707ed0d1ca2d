"""All 16 pieces are told apart at 40 pixels and without colour, on the board of both themes."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from quarto_desktop.rules.pieces import PIECES, Piece, Trait
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.art.piece import paint_piece, piece_pixmap
from tests.ui.art.pictures import picture, pixels_apart

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = 40
CLEARLY = 24
"""A difference of grey (0-255) that is seen at a glance, even in dark wood."""

PALETTES = [pytest.param(palette, id=palette.name) for palette in (LIGHT, DARK)]


def image_of(piece: Piece, palette: TablePalette, *, shadow: bool = True) -> QImage:
    return picture(
        lambda painter, cell: paint_piece(painter, cell, piece, palette, shadow=shadow), palette, SIZE
    )


def box_of(piece: Piece, palette: TablePalette, size: int = 200) -> QRect:
    """The pixels a piece covers, without its shadow."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    paint_piece(painter, QRectF(0, 0, size, size), piece, palette, shadow=False)
    painter.end()
    covered = [(x, y) for y in range(size) for x in range(size) if image.pixelColor(x, y).alpha() > 127]
    columns, rows = [x for x, _ in covered], [y for _, y in covered]
    return QRect(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


@pytest.mark.parametrize("palette", PALETTES)
def test_every_two_pieces_differ_clearly_in_grey(palette: TablePalette) -> None:
    images = {piece: image_of(piece, palette) for piece in PIECES}
    for first, second in combinations(PIECES, 2):
        assert pixels_apart(images[first], images[second], CLEARLY) >= 80, f"{first:X} and {second:X}"


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(
    ("trait", "pixels"), [(Trait.SIZE, 400), (Trait.COLOUR, 350), (Trait.SHAPE, 80), (Trait.FILLING, 90)]
)
def test_one_trait_alone_makes_a_clear_difference(palette: TablePalette, trait: Trait, pixels: int) -> None:
    for piece in PIECES:
        if not piece & trait.value:
            one, other = image_of(piece, palette), image_of(Piece(piece | trait.value), palette)
            assert pixels_apart(one, other, CLEARLY) >= pixels, f"{piece:X}"


@pytest.mark.parametrize("palette", PALETTES)
def test_every_piece_stands_out_from_the_board(palette: TablePalette) -> None:
    empty = picture(lambda _painter, _cell: None, palette, SIZE)
    for piece in PIECES:
        bare = image_of(piece, palette, shadow=False)
        assert pixels_apart(bare, empty, at_least=40) >= 210, f"{piece:X}"


def test_a_hole_is_the_darkest_thing_and_a_solid_top_is_not_dark() -> None:
    for piece in PIECES:
        hollow, solid = Piece(piece & ~1), Piece(piece | 1)
        box = box_of(solid, LIGHT, SIZE)
        x, y = box.center().x(), box.top() + round(SIZE * 0.18)
        depth = [image_of(each, LIGHT).pixelColor(x, y).lightness() for each in (hollow, solid)]
        assert depth[0] < 60
        assert depth[1] - depth[0] > 35, f"{piece:X}"


def test_big_is_twice_as_high_and_wider_and_all_stand_on_one_line() -> None:
    for piece in PIECES:
        if not piece & Trait.SIZE.value:
            small, big = box_of(piece, LIGHT), box_of(Piece(piece | Trait.SIZE.value), LIGHT)
            assert big.height() > 1.55 * small.height()
            assert big.width() > 1.1 * small.width()
            assert abs(big.bottom() - small.bottom()) < 10
            assert abs(big.center().x() - small.center().x()) <= 1


def test_no_piece_is_cut_off_by_its_cell() -> None:
    for piece in PIECES:
        box = box_of(piece, LIGHT)
        assert box.top() >= 1
        assert box.bottom() <= 190
        assert box.left() >= 10
        assert box.right() <= 190


def test_painting_leaves_the_painter_as_it_was() -> None:
    image = QImage(50, 50, QImage.Format.Format_RGB32)
    image.fill(LIGHT.board)
    painter = QPainter(image)
    before = (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping())
    paint_piece(painter, QRectF(0, 0, 50, 50), Piece(0), LIGHT)
    assert (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping()) == before
    painter.end()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_pixmap_has_the_pixels_of_its_screen(dpr: float) -> None:
    pixmap = piece_pixmap(Piece(9), 40, dpr, LIGHT)
    assert pixmap.width() == round(40 * dpr)
    assert pixmap.devicePixelRatio() == dpr


def test_a_pixmap_is_painted_once() -> None:
    first = piece_pixmap(Piece(9), 41, 1.0, LIGHT)
    assert piece_pixmap(Piece(9), 41, 1.0, LIGHT).cacheKey() == first.cacheKey()
    assert piece_pixmap(Piece(9), 41, 1.0, DARK).cacheKey() != first.cacheKey()
    assert piece_pixmap(Piece(9), 41, 1.0, LIGHT, shadow=False).cacheKey() != first.cacheKey()
