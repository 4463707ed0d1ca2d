"""Every button has room for its words, and the focus is shown by one ring."""

from __future__ import annotations

import re
from itertools import combinations
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.controllers.worker import Request
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.setup import Opponents
from quarto_desktop.solitaire.cells import parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.dialogs.choices_dialog import ChoicesDialog
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.stylesheet import Role, set_role, style_sheet
from tests.controllers.solitaire_fakes import WINNING
from tests.ui.window.test_dialogs import OPENERS, opened

LANGUAGES = [LanguageChoice.ENGLISH, LanguageChoice.CHINESE]
CORNER, RING = 10, 3


def cut_off(widget: QWidget) -> list[str]:
    """The words of all visible buttons that are wider than their place."""
    return [
        button.text()
        for button in widget.findChildren(QPushButton)
        if button.isVisible() and room_for_words(button) < width_of_words(button)
    ]


def overlapping(widget: QWidget) -> list[tuple[str, str]]:
    """The words of all pairs of visible buttons that cover one another."""
    shown = [button for button in widget.findChildren(QPushButton) if button.isVisible()]
    places = [(one.text(), QRect(one.mapTo(widget, QPoint(0, 0)), one.size())) for one in shown]
    return [(a, b) for (a, place), (b, other) in combinations(places, 2) if place.intersects(other)]


def room_for_words(button: QPushButton) -> int:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button).width()


def width_of_words(button: QPushButton) -> int:
    return button.fontMetrics().horizontalAdvance(button.text().replace("&&", "&"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPENERS)
def test_no_words_on_a_button_of_a_dialog_are_cut_off(
    two_people: Program, qtbot: QtBot, name: str, language: LanguageChoice
) -> None:
    program = two_people
    program.settings.change(language=language)
    program.window.flow.begin(program.settings.preferences.choices_for(CLASSIC))
    OPENERS[name](program)
    dialog = opened(program)
    qtbot.waitExposed(dialog)
    assert cut_off(dialog) == []
    if isinstance(dialog, ChoicesDialog):
        for opponents in Opponents:
            dialog.form._opponents.button(opponents).click()
            assert cut_off(dialog) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_on_any_other_button_are_cut_off(
    two_people: Program, qtbot: QtBot, language: LanguageChoice
) -> None:
    program = two_people
    program.settings.change(language=language)
    program.window.dialogs.show(Notice, lambda: Notice(lambda: "!", program.window))
    assert cut_off(program.window) == []
    program.window.resize(800, 600)
    program.window.flow.begin(program.settings.preferences.choices_for(CLASSIC))
    for command in (program.game.pause, program.game.resume, program.game.resign):
        assert cut_off(program.window) == []
        command()
        qtbot.wait(1)
    assert cut_off(program.window) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(800, 600), (700, 900)])
def test_no_words_on_the_buttons_of_foursquare_are_cut_off(
    program: Program, qtbot: QtBot, size: tuple[int, int], language: LanguageChoice
) -> None:
    program.settings.change(language=language)
    program.window.resize(*size)
    game = program.solitaire
    game.begin(Deal.numbered(1), tuple(parse_cell(word) for word in WINNING.split()[:-1]))
    game.set_autoplay(True)
    assert cut_off(program.window) == []
    game.set_autoplay(False)
    other_work = Event()
    program.worker.submit(Request(lambda _cancelled, _tell: other_work.wait(20)))  # par waits behind it
    game.place(parse_cell(WINNING.split()[-1]))
    assert cut_off(program.window) == []
    qtbot.waitUntil(lambda: overlapping(program.window.foursquare.page) == [])
    assert program.window.foursquare.page.side.result.cancel_button.isVisible()
    other_work.set()
    qtbot.waitUntil(lambda: game.par is not None, timeout=20_000)
    assert cut_off(program.window) == []
    game.show_par()
    assert cut_off(program.window) == []


def test_no_weight_of_type_depends_on_a_state() -> None:
    rules = re.findall(r"([^{}]+)\{([^}]*)\}", style_sheet(LIGHT, 10.0))
    assert not [what for what, how in rules if ":" in what and "font-weight" in how]


@pytest.mark.parametrize("role", [None, Role.PRIMARY, Role.LIT, Role.FLAT, Role.SEGMENT])
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_the_focus_is_shown_by_one_ring_at_the_edge(
    program: Program, qtbot: QtBot, theme: ThemeChoice, role: Role | None
) -> None:
    program.settings.change(theme=theme)
    assert program.theme.colours is (LIGHT if theme is ThemeChoice.LIGHT else DARK)
    button = QPushButton("Words")
    qtbot.addWidget(button)
    button.setCheckable(role is Role.SEGMENT)
    button.setChecked(role is Role.SEGMENT)
    set_role(button, role)
    button.ensurePolished()
    button.resize(160, 40)
    without, with_focus = drawn(button, focus=False), drawn(button, focus=True)
    assert without != with_focus
    inside = button.rect().adjusted(CORNER, RING, -CORNER, -RING)
    assert without.copy(inside) == with_focus.copy(inside)


def drawn(button: QPushButton, *, focus: bool) -> QImage:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    if focus:
        option.state |= QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_KeyboardFocusChange
    image = QImage(button.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    button.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, button)
    painter.end()
    return image
