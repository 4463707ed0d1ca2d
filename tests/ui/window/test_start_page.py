"""The start page: one click begins, the keyboard reaches everything, the cards say what they begin."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS, SQUARE, RuleSet
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.setup import Computer, GameChoices, Opponents, Person, WhoFirst
from quarto_desktop.ui import choice_words
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.widgets.scrolling import ScrollingPage


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_click_begins_easy_the_first_time(program: Program, qtbot: QtBot, rules: RuleSet) -> None:
    qtbot.mouseClick(program.window.start_page.cards[rules], Qt.MouseButton.LeftButton)
    setup = program.game.setup
    assert setup.rules == rules
    assert setup.timer == rules.default_timer
    assert {type(setup.first), type(setup.second)} == {Person, Computer}
    assert Computer(Level.EASY) in (setup.first, setup.second)
    assert program.window.game_page.isVisible()


def test_a_click_begins_with_the_last_choices(program: Program, qtbot: QtBot) -> None:
    last = GameChoices(
        SQUARE, Opponents.PEOPLE, name_one="Anna", name_two="本", who_first=WhoFirst.TWO, timer=30
    )
    program.window.flow.begin(last)
    program.game.leave()
    qtbot.mouseClick(program.window.start_page.cards[SQUARE], Qt.MouseButton.LeftButton)
    setup = program.game.setup
    assert (setup.first, setup.second, setup.timer) == (Person("本"), Person("Anna"), 30)


def test_enter_begins_and_tab_reaches_every_card(program: Program, qtbot: QtBot) -> None:
    page = program.window.start_page
    page.cards[FOUR_ALIKE].setFocus()
    reached = set()
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {*page.cards.values(), *(card.options_button for card in page.cards.values())} <= reached
    assert page.foursquare_card in reached
    page.cards[CLASSIC].setFocus()
    qtbot.keyClick(page.cards[CLASSIC], Qt.Key.Key_Return)
    assert program.game.setup.rules == CLASSIC


def test_the_card_of_foursquare_begins_a_deal(program: Program, qtbot: QtBot) -> None:
    page = program.window.start_page
    qtbot.mouseClick(page.foursquare_card, Qt.MouseButton.LeftButton)
    assert program.game.session is None
    assert program.solitaire.play is not None
    assert program.window.foursquare.page.isVisible()
    program.solitaire.leave()
    assert page.isVisible()
    assert page.foursquare_card.hasFocus()


def test_options_open_new_game_at_that_mode(program: Program, qtbot: QtBot) -> None:
    qtbot.mouseClick(program.window.start_page.cards[CLASSIC].options_button, Qt.MouseButton.LeftButton)
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.form.choices().rules == CLASSIC
    assert program.game.session is None


def test_quick_switches_change_language_and_theme(program: Program) -> None:
    page = program.window.start_page
    page._language.button(LanguageChoice.CHINESE).click()
    page._theme.button(ThemeChoice.DARK).click()
    preferences = program.settings.preferences
    assert (preferences.language, preferences.theme) == (LanguageChoice.CHINESE, ThemeChoice.DARK)
    assert program.theme.colours.is_dark


def test_a_card_says_what_a_click_begins(program: Program) -> None:
    choices = GameChoices.default(FOUR_ALIKE)
    assert choice_words.summary(choices) == "Easy · random first · 60 s"
    assert choice_words.summary(GameChoices.default(CLASSIC)) == "Easy · random first · no timer"
    people = replace(choices, opponents=Opponents.PEOPLE, name_two="Ben", who_first=WhoFirst.TWO)
    assert choice_words.summary(people) == "Two people · Ben first · 60 s"
    watched = replace(choices, opponents=Opponents.WATCH, level=Level.HARD, who_first=WhoFirst.ONE)
    assert choice_words.summary(watched) == "Easy against Hard · Computer one first · 60 s"
    assert choice_words.summary(replace(choices, who_first=WhoFirst.ONE)) == "Easy · you first · 60 s"


@pytest.mark.parametrize(
    ("size", "rows"),
    [
        ((700, 560), 2),
        ((800, 600), 2),
        ((1160, 780), 2),
        ((1600, 620), 1),
        ((1920, 1080), 2),
        ((3840, 2160), 2),
    ],
)
def test_cards_fit_at_every_size(program: Program, size: tuple[int, int], rows: int) -> None:
    page = program.window.start_page
    program.window.resize(*size)
    QApplication.processEvents()
    frames = [card.geometry() for card in (*page.cards.values(), page.foursquare_card)]
    assert all(not a.intersects(b) for a in frames for b in frames if a is not b)
    assert max(frame.width() for frame in frames) - min(frame.width() for frame in frames) <= 1
    assert len({frame.top() for frame in frames}) == rows
    assert max(frame.right() for frame in frames) < page.width()


@pytest.mark.parametrize("language", [LanguageChoice.ENGLISH, LanguageChoice.CHINESE])
@pytest.mark.parametrize("size", [(780, 580), (800, 600), (1024, 640)])
def test_a_small_window_need_not_scroll(
    program: Program, language: LanguageChoice, size: tuple[int, int]
) -> None:
    program.settings.change(language=language)
    program.window.resize(*size)
    QApplication.processEvents()
    scrolling = program.window.start_page.findChild(ScrollingPage)
    assert scrolling is not None
    assert scrolling.verticalScrollBar().maximum() == 0


# ---- by keyboard


def focused(program: Program) -> QWidget | None:
    """What has the focus in the window."""
    return program.window.focusWidget()


def press(qtbot: QtBot, program: Program, *keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        qtbot.keyClick(focused(program), key)


def test_the_game_played_last_has_the_focus_from_the_start(program: Program) -> None:
    assert focused(program) is program.window.start_page.cards[FOUR_ALIKE]


def test_tab_goes_from_a_card_to_its_options_and_then_to_the_next_one(program: Program, qtbot: QtBot) -> None:
    page = program.window.start_page
    passed = []
    for card in (*(page.cards[rules] for rules in RULE_SETS), page.foursquare_card):
        passed += [card, card.options_button]
    walked = []
    for _ in passed:
        walked.append(focused(program))
        press(qtbot, program, Qt.Key.Key_Tab)
    assert walked == passed
    buttons = {*page._theme.findChildren(QPushButton), *page._language.findChildren(QPushButton)}
    while focused(program) in buttons:
        press(qtbot, program, Qt.Key.Key_Tab)
    assert focused(program) is page.cards[FOUR_ALIKE], "nothing else takes the focus"


FOURSQUARE = None
"""Stands for the card of the game that has no rule set."""
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


@pytest.mark.parametrize(
    ("size", "keys", "goal"),
    [
        ((1160, 780), [RIGHT], SQUARE),
        ((1160, 780), [DOWN], CLASSIC),
        ((1160, 780), [RIGHT, LEFT], FOUR_ALIKE),
        ((1160, 780), [RIGHT, DOWN], FOURSQUARE),
        ((1160, 780), [DOWN, RIGHT], FOURSQUARE),
        ((1160, 780), [LEFT, UP], FOUR_ALIKE),
        ((1600, 620), [RIGHT, RIGHT], CLASSIC),
        ((1600, 620), [RIGHT, RIGHT, RIGHT], FOURSQUARE),
        ((1600, 620), [DOWN, UP], FOUR_ALIKE),
    ],
)
def test_arrows_go_by_the_picture(
    program: Program, qtbot: QtBot, size: tuple[int, int], keys: list[Qt.Key], goal: RuleSet | None
) -> None:
    program.window.resize(*size)
    QApplication.processEvents()
    press(qtbot, program, *keys)
    page = program.window.start_page
    assert focused(program) is (page.foursquare_card if goal is None else page.cards[goal])


def test_arrows_go_on_from_the_options_of_a_card(program: Program, qtbot: QtBot) -> None:
    press(qtbot, program, Qt.Key.Key_Tab, RIGHT)
    assert focused(program) is program.window.start_page.cards[SQUARE]
    press(qtbot, program, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    dialog = program.window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.form.choices().rules == SQUARE
    dialog.close()


def test_a_card_in_one_column_is_brought_into_sight(program: Program, qtbot: QtBot) -> None:
    page = program.window.start_page
    page._grid.set_columns(1)
    program.window.resize(760, 560)
    page._grid.set_columns(1)
    QApplication.processEvents()
    press(qtbot, program, DOWN, DOWN)
    card = page.cards[CLASSIC]
    assert focused(program) is card
    assert card.visibleRegion().boundingRect() == card.rect()


# ---- how the cards look


@pytest.mark.parametrize("size", [(800, 600), (1160, 780), (1600, 620), (1900, 1000)])
def test_options_stand_in_line_with_the_words_beside_them_on_cards_of_one_height(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    QApplication.processEvents()
    cards = list(program.window.start_page.cards.values())
    for card in cards:
        middles = (card._begins.geometry().center().y(), card.options_button.geometry().center().y())
        assert abs(middles[0] - middles[1]) <= 1
        assert card.rect().contains(card.options_button.geometry())
    assert max(card.height() for card in cards) - min(card.height() for card in cards) <= 1


def test_words_grow_with_the_cards(program: Program) -> None:
    card = program.window.start_page.cards[FOUR_ALIKE]
    heights = []
    for size in ((800, 600), (1900, 1000)):
        program.window.resize(*size)
        QApplication.processEvents()
        heights.append((card._title.fontMetrics().height(), card._tagline.fontMetrics().height()))
    assert all(1.2 < after / before < 1.6 for before, after in zip(*heights, strict=True))
