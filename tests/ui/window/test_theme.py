"""Light, dark or as the system has it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.session.preferences import ThemeChoice
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette, contrast
from quarto_desktop.ui.theme import Theme


@pytest.fixture
def theme(qtbot: QtBot, qapp: QApplication) -> Iterator[Theme]:
    made = Theme(qapp)
    yield made
    made.choose(ThemeChoice.SYSTEM)
    made.deleteLater()
    qapp.setStyleSheet("")


def test_choices_are_worn_at_once(theme: Theme, qapp: QApplication) -> None:
    worn: list[TablePalette] = []
    theme.changed.connect(worn.append)
    theme.choose(ThemeChoice.DARK)
    assert theme.colours is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window) == DARK.window
    assert DARK.window.name() in qapp.styleSheet()
    theme.choose(ThemeChoice.DARK)
    theme.choose(ThemeChoice.LIGHT)
    assert worn == [DARK, LIGHT]


def test_system_is_followed_while_the_program_runs(theme: Theme, qapp: QApplication) -> None:
    theme.choose(ThemeChoice.SYSTEM)
    hints = qapp.styleHints()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is DARK
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Unknown)
    assert theme.colours is LIGHT


def test_system_is_not_followed_against_a_choice(theme: Theme, qapp: QApplication) -> None:
    theme.choose(ThemeChoice.LIGHT)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is LIGHT


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_tool_tips_and_disabled_words_can_be_read(
    theme: Theme, qapp: QApplication, choice: ThemeChoice
) -> None:
    theme.choose(choice)
    palette = qapp.palette()
    role = QPalette.ColorRole
    assert contrast(palette.color(role.ToolTipText), palette.color(role.ToolTipBase)) > 7
    disabled = palette.color(QPalette.ColorGroup.Disabled, role.WindowText)
    assert contrast(disabled, palette.color(role.Window)) > 2
