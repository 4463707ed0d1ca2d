"""The pictures on the start page are painted for the size they have."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.widgets.illustration import Illustration, Picture


def shown(qtbot: QtBot, picture: Picture, width: int, height: int) -> Illustration:
    made = Illustration(picture, LIGHT)
    qtbot.addWidget(made)
    made.resize(width, height)
    made.show()
    qtbot.waitExposed(made)
    return made


def look(illustration: Illustration) -> QImage:
    return illustration.grab().toImage()


@pytest.mark.parametrize("picture", Picture)
def test_soon_after_its_size_changed_it_looks_as_if_it_had_always_had_it(
    qtbot: QtBot, picture: Picture
) -> None:
    expected = look(shown(qtbot, picture, 300, 150))
    illustration = shown(qtbot, picture, 240, 120)
    illustration.resize(300, 150)
    assert look(illustration).size() == expected.size()
    qtbot.waitUntil(lambda: look(illustration) == expected)


def test_other_colours_are_worn_at_once(qtbot: QtBot) -> None:
    illustration = shown(qtbot, Picture.LINE, 240, 120)
    before = look(illustration)
    illustration.set_colours(DARK)
    assert look(illustration) != before
