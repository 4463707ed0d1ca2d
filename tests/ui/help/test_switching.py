"""The help follows language, theme, font and width, and keeps the place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget

from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.help.browser import HelpBrowser
from quarto_desktop.ui.help.pages import Page, load_page
from quarto_desktop.ui.help.typography import blocks, formats
from quarto_desktop.ui.help.window import HelpWindow
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.theme import Theme
from tests.ui.help.windows import (
    browser,
    button,
    chosen,
    go,
    look_for,
    part,
    top_heading,
    visible_words,
)
from tests.ui.languages import settle


def test_the_language_changes_everything_and_keeps_the_place(
    window: HelpWindow, language: Language, qapp: QApplication
):
    go(window, 2, 6)
    language.choose(LanguageChoice.CHINESE)
    settle(qapp)
    page = load_page("zh_CN", "classic")
    assert window.windowTitle().startswith("帮助")
    assert top_heading(window) == page.sections[5].title
    assert chosen(window) == page.sections[5].title
    assert part(window, QLineEdit).placeholderText() == "在帮助里查找"
    assert page.title in visible_words(window)
    language.choose(LanguageChoice.ENGLISH)
    settle(qapp)
    assert top_heading(window) == load_page("en", "classic").sections[5].title


def test_a_search_goes_on_in_the_other_language(window: HelpWindow, language: Language, qapp: QApplication):
    look_for(window, "QUARTO")
    language.choose(LanguageChoice.CHINESE)
    settle(qapp)
    hits = part(window, QListWidget)
    assert hits.isVisible()
    assert "Quarto 经典" in hits.item(0).text()
    assert browser(window).extraSelections()


def test_the_theme_changes_the_page_and_keeps_the_place(window: HelpWindow, theme: Theme, qapp: QApplication):
    go(window, 2, 4)
    before = browser(window).verticalScrollBar().value()
    assert before > 0
    theme.choose(ThemeChoice.DARK)
    settle(qapp)
    assert abs(browser(window).verticalScrollBar().value() - before) <= 1
    assert link_colour(window) == DARK.accent
    theme.choose(ThemeChoice.LIGHT)
    settle(qapp)
    assert link_colour(window) == LIGHT.accent


def link_colour(window: HelpWindow) -> QColor:
    """The colour of the first link of the page."""
    return next(
        form.foreground().color()
        for block in blocks(browser(window).document())
        for _, form in formats(block)
        if form.isAnchor()
    )


@pytest.fixture
def shown_pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of the pages that are set from now on."""
    shown: list[str] = []
    show_page = HelpBrowser.show_page

    def counting(browser: HelpBrowser, page: Page, colours: TablePalette) -> None:
        shown.append(page.title)
        show_page(browser, page, colours)

    monkeypatch.setattr(HelpBrowser, "show_page", counting)
    return shown


Switch = Callable[[Theme, Language], None]
SWITCHES: dict[str, Switch] = {
    "theme": lambda theme, _: theme.choose(ThemeChoice.DARK),
    "language": lambda _, language: language.choose(LanguageChoice.CHINESE),
    "font": lambda theme, _: theme.refresh(),
}


@pytest.mark.parametrize("switch", SWITCHES.values(), ids=list(SWITCHES))
def test_one_switch_sets_the_page_once(
    window: HelpWindow,
    theme: Theme,
    language: Language,
    qapp: QApplication,
    shown_pages: list[str],
    switch: Switch,
):
    window.open_topic("classic")
    settle(qapp)
    shown_pages.clear()
    switch(theme, language)
    settle(qapp)
    assert shown_pages == [load_page(language.spoken.value, "classic").title]


def test_a_hidden_window_waits_with_setting_its_page_until_it_is_opened(
    window: HelpWindow, theme: Theme, language: Language, qapp: QApplication, shown_pages: list[str]
):
    window.open_topic("classic")
    window.close()
    settle(qapp)
    shown_pages.clear()
    theme.choose(ThemeChoice.DARK)
    language.choose(LanguageChoice.CHINESE)
    settle(qapp)
    assert shown_pages == []
    window.open_topic("square")
    settle(qapp)
    assert shown_pages == [load_page("zh_CN", "square").title]
    assert chosen(window) == shown_pages[0]
    assert link_colour(window) == DARK.accent


def test_a_link_followed_in_the_midst_of_a_switch_leads_where_it_should(
    window: HelpWindow, language: Language, qapp: QApplication
):
    go(window, 2, 6)
    language.choose(LanguageChoice.CHINESE)
    browser(window).anchorClicked.emit(QUrl("help:square"))
    settle(qapp)
    assert top_heading(window) == load_page("zh_CN", "square").title
    button(window, "后退").click()
    assert top_heading(window) == load_page("zh_CN", "classic").sections[5].title


def test_a_narrower_window_keeps_the_place(window: HelpWindow):
    go(window, 2, 5)
    heading = top_heading(window)
    window.resize(700, 600)
    assert top_heading(window) == heading
