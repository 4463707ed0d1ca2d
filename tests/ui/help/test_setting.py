"""How a page of the help is set: pictures, tables, the length of lines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextBlock, QTextDocument, QTextFormat
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import ThemeChoice
from quarto_desktop.ui.help.pages import FOURSQUARE, USING_THE_APP, load_page
from quarto_desktop.ui.help.typography import blocks, formats
from quarto_desktop.ui.help.window import HelpWindow
from quarto_desktop.ui.theme import Theme
from tests.ui.help.windows import (
    browser,
)
from tests.ui.languages import settle


def pictures(window: HelpWindow) -> list[QTextBlock]:
    """The blocks of a page that are pictures."""
    return [
        block
        for block in blocks(browser(window).document())
        if "\N{OBJECT REPLACEMENT CHARACTER}" in block.text()
    ]


@pytest.mark.parametrize(
    ("topic", "address"),
    [
        ("classic", "board:..../.F../..../....?hand=0"),
        (FOURSQUARE, "foursquare:3S,-2H,.?card=7H&at=c1&show=before,after"),
    ],
)
def test_every_picture_is_drawn_in_the_colours_worn_and_described(
    window: HelpWindow, theme: Theme, qapp: QApplication, topic: str, address: str
):
    window.open_topic(topic)
    source = load_page("en", topic).source
    assert len(pictures(window)) == source.count(f"]({address.split(':')[0]}:")
    for block in pictures(window):
        assert block.next().text() in source
    light = browser(window).loadResource(2, QUrl(address))
    theme.choose(ThemeChoice.DARK)
    settle(qapp)
    dark = browser(window).loadResource(2, QUrl(address))
    assert isinstance(light, QPixmap)
    assert isinstance(dark, QPixmap)
    assert not light.isNull()
    assert light.toImage() != dark.toImage()


def test_pictures_have_the_pixels_of_the_screen(window: HelpWindow):
    picture = browser(window).loadResource(2, QUrl("board:..../..../..../...."))
    assert isinstance(picture, QPixmap)
    assert picture.devicePixelRatio() == browser(window).devicePixelRatioF()


def widths(window: HelpWindow) -> list[float]:
    """How wide the pictures of the page are, in device-independent pixels."""
    document = browser(window).document()
    names = [
        form.toImageFormat().name()
        for block in pictures(window)
        for _, form in formats(block)
        if form.isImageFormat()
    ]
    images = [document.resource(QTextDocument.ResourceType.ImageResource, QUrl(name)) for name in names]
    return [image.width() / image.devicePixelRatio() for image in images]


@pytest.mark.parametrize("topic", ["square", FOURSQUARE])
def test_no_picture_is_wider_than_the_text(window: HelpWindow, qapp: QApplication, topic: str):
    window.resize(1040, 780)
    window.open_topic(topic)
    settle(qapp)
    wide = widths(window)
    window.resize(window.minimumSize())
    settle(qapp)
    margin = browser(window).document().rootFrame().frameFormat().leftMargin()
    room = browser(window).viewport().width() - 2 * margin
    assert max(widths(window)) <= room < max(wide)
    window.resize(1040, 780)
    settle(qapp)
    assert widths(window) == wide


def test_tables_and_samples_are_set(window: HelpWindow):
    window.open_topic(USING_THE_APP)
    document = browser(window).document()
    sample = next(block for block in blocks(document) if block.text().startswith("[Quarto"))
    assert sample.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)
    assert len(document.rootFrame().childFrames()) >= 2


def test_lines_stay_readable_in_a_wide_window(window: HelpWindow):
    window.resize(1800, 800)
    margin = browser(window).document().rootFrame().frameFormat().leftMargin()
    assert browser(window).viewport().width() - 2 * margin <= 641
