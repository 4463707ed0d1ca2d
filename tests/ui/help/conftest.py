"""The help window, in English and in the light theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.ui.help.window import HelpWindow
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.theme import Theme
from tests.ui.languages import speaking


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """English is spoken, and may be changed."""
    with speaking(qapp, LanguageChoice.ENGLISH) as language:
        yield language


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """The light theme is worn, and may be changed."""
    theme = Theme(qapp)
    theme.choose(ThemeChoice.LIGHT)
    yield theme
    shiboken6.delete(theme)
    qapp.setStyleSheet("")


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, language: Language) -> HelpWindow:
    """The help window, shown."""
    window = HelpWindow(theme, language)
    qtbot.addWidget(window)
    window.show()
    return window
