"""The palettes are complete, readable, and keep both woods apart from the board."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor

from quarto_desktop.ui.art.palette import (
    DARK,
    LIGHT,
    PieceTone,
    TablePalette,
    blend,
    contrast,
    faded,
    luminance,
)

PALETTES = [pytest.param(palette, id=palette.name) for palette in (LIGHT, DARK)]

AA_TEXT = 4.5
AA_GRAPHICS = 3.0


@pytest.mark.parametrize("palette", PALETTES)
def test_every_role_has_a_colour(palette: TablePalette) -> None:
    for field in fields(palette):
        value = getattr(palette, field.name)
        if isinstance(value, PieceTone):
            assert all(getattr(value, part.name).isValid() for part in fields(value))
        elif field.name not in ("name", "is_dark"):
            assert isinstance(value, QColor), field.name
            assert value.isValid(), field.name


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("text", ["text", "text_muted", "accent", "urgent"])
@pytest.mark.parametrize("ground", ["window", "surface", "table"])
def test_text_is_readable_on_every_ground(palette: TablePalette, text: str, ground: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= AA_TEXT


@pytest.mark.parametrize("palette", PALETTES)
def test_text_is_readable_on_the_accent_and_coordinates_on_the_board(palette: TablePalette) -> None:
    assert contrast(palette.text_on_accent, palette.accent) >= AA_TEXT
    assert contrast(palette.coordinate, palette.board) >= AA_GRAPHICS
    assert contrast(palette.coordinate, palette.board_light) >= AA_TEXT


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("mark", ["good", "last", "win", "announce", "choice", "focus"])
def test_a_mark_stands_out_from_its_outline(palette: TablePalette, mark: str) -> None:
    assert contrast(getattr(palette, mark), palette.mark_outline) >= AA_GRAPHICS


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("wood", ["board", "board_light", "groove"])
def test_the_woods_of_the_pieces_lie_on_either_side_of_the_board(palette: TablePalette, wood: str) -> None:
    ground = getattr(palette, wood)
    assert luminance(palette.dark_piece.top) < luminance(ground) < luminance(palette.light_piece.body)
    assert contrast(palette.dark_piece.body, ground) >= 2
    assert contrast(palette.dark_piece.top, ground) >= 1.6
    assert contrast(palette.light_piece.body, ground) >= 1.75
    assert contrast(palette.dark_piece.body, palette.light_piece.body) >= 7


@pytest.mark.parametrize("palette", PALETTES)
def test_dark_is_dark_and_light_is_light(palette: TablePalette) -> None:
    assert (luminance(palette.window) < luminance(palette.text)) is palette.is_dark


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


def test_blending_and_fading() -> None:
    assert blend(QColor("black"), QColor("white"), 0.5).lightness() in (127, 128)
    assert faded(QColor(1, 2, 3, 200), 0.5).alpha() == 100
