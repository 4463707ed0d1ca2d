"""Glyphs are drawn in the colours of the theme at every size; the icon's files match its drawings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage

from quarto_desktop.ui.art.glyphs import Glyph, glyph_icon
from quarto_desktop.ui.art.palette import DARK, LIGHT
from tools.make_icons import ICONS, SIZES, render_icon

pytestmark = pytest.mark.usefixtures("qapp")


def ink(image: QImage) -> list[QColor]:
    """The colours of the pixels that are fully covered."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return [colour for colour in pixels if colour.alpha() > 240]


def like(first: QColor, second: QColor) -> bool:
    """Equal but for the rounding of pixels that are not fully covered."""
    pairs = zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[index]
    return all(abs(a - b) <= 2 for a, b in pairs)


@pytest.mark.parametrize("glyph", Glyph)
def test_a_glyph_is_drawn_in_the_colour_of_the_text(glyph: Glyph) -> None:
    for palette in (LIGHT, DARK):
        colours = ink(glyph_icon(glyph, palette).pixmap(24, 24).toImage())
        assert len(colours) > 10
        assert all(like(colour, palette.text) for colour in colours)


def test_every_glyph_looks_different() -> None:
    images = [glyph_icon(glyph, LIGHT).pixmap(16, 16).toImage() for glyph in Glyph]
    assert all(one != other for index, one in enumerate(images) for other in images[:index])


def test_a_disabled_glyph_is_grey_and_a_colour_can_be_chosen() -> None:
    icon = glyph_icon(Glyph.PLAY, LIGHT, LIGHT.accent)
    assert like(ink(icon.pixmap(24, 24).toImage())[0], LIGHT.accent)
    disabled = ink(icon.pixmap(QSize(24, 24), QIcon.Mode.Disabled).toImage())
    assert like(disabled[0], LIGHT.disabled)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [16, 24, 32])
def test_a_glyph_has_the_pixels_of_its_screen(size: int, dpr: float) -> None:
    pixmap = glyph_icon(Glyph.HOME, LIGHT).pixmap(QSize(size, size), dpr)
    assert pixmap.width() == round(size * dpr)


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_files_have_their_size(size: int) -> None:
    image = QImage(str(ICONS / f"app-{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() < 128
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_an_icon_file_is_what_its_drawing_shows() -> None:
    committed = QImage(str(ICONS / "app-48.png")).convertToFormat(QImage.Format.Format_ARGB32)
    drawn = render_icon(48).convertToFormat(QImage.Format.Format_ARGB32)
    far = sum(
        abs(committed.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness()) > 24
        for x in range(48)
        for y in range(48)
    )
    assert far < 24
