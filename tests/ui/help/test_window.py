"""The help window: pages, contents, search, links, back and forward, in either language and either theme."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextBlock, QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QToolButton, QTreeWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.help.browser import HelpBrowser
from quarto_desktop.ui.help.history import History, Place
from quarto_desktop.ui.help.pages import FOURSQUARE, TOPICS, USING_THE_APP, Page, Section, load_page, plain
from quarto_desktop.ui.help.search import search, snippet, words_of
from quarto_desktop.ui.help.typography import blocks, formats
from quarto_desktop.ui.help.window import HelpWindow, topic_of
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.theme import Theme
from tests.ui.languages import settle

LANGUAGES = ("en", "zh_CN")
PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in the text for a picture."""


Kind = TypeVar("Kind", bound=QObject)


def part(window: HelpWindow, kind: type[Kind]) -> Kind:
    """The one part of this kind."""
    found = window.findChild(kind)
    assert found is not None
    return found


def browser(window: HelpWindow) -> HelpBrowser:
    """The page of a window."""
    return part(window, HelpBrowser)


def top_heading(window: HelpWindow) -> str:
    """The heading of the part that is at the top of the page."""
    page = browser(window)
    return page._headings[page.place.heading].text()


def contents(window: HelpWindow) -> QTreeWidget:
    """The contents list."""
    return part(window, QTreeWidget)


def chosen(window: HelpWindow) -> str:
    """What is chosen in the contents."""
    item = contents(window).currentItem()
    assert item is not None
    return item.text(0)


def go(window: HelpWindow, topic: int, section: int) -> None:
    """Choose a section in the contents, counted from 1; 0 is the topic itself."""
    branch = contents(window).topLevelItem(topic)
    assert branch is not None
    item = branch.child(section - 1) if section else branch
    assert item is not None
    contents(window).setCurrentItem(item)


def look_for(window: HelpWindow, query: str) -> QListWidget:
    """Type into the search field; return the list of hits."""
    part(window, QLineEdit).setText(query)
    return part(window, QListWidget)


def button(window: HelpWindow, name: str) -> QToolButton:
    """The button with this name."""
    return next(one for one in window.findChildren(QToolButton) if one.accessibleName() == name)


def visible_words(window: HelpWindow) -> str:
    """What the labels of the window say."""
    return " ".join(label.text() for label in window.findChildren(QLabel) if label.isVisible())


# Opening


@pytest.mark.parametrize("topic", TOPICS)
def test_opens_at_a_topic(window: HelpWindow, topic: str):
    window.open_topic(topic)
    title = load_page("en", topic).title
    assert window.topic == topic
    assert top_heading(window) == title
    assert browser(window).verticalScrollBar().value() == 0
    assert title in visible_words(window)
    assert chosen(window) == title


def test_opens_no_larger_than_the_screen(window: HelpWindow):
    room = window.screen().availableSize()
    assert window.width() < room.width()
    assert window.height() < room.height()


def test_each_game_has_its_topic():
    assert [topic_of(rules) for rules in RULE_SETS] == list(TOPICS[:3])
    assert topic_of(None) == USING_THE_APP


def test_the_keyboard_is_in_the_page_and_finds_the_search(window: HelpWindow, qtbot: QtBot):
    window.open_topic("classic")
    qtbot.waitActive(window)
    assert browser(window).hasFocus()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert part(window, QLineEdit).hasFocus()


def test_is_modeless_and_closes_with_escape(window: HelpWindow):
    assert not window.isModal()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.open_topic("square")
    assert window.isVisible()


def test_a_topic_without_a_file_says_so_and_so_does_the_log(
    qtbot: QtBot,
    theme: Theme,
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    def only_classic(spoken: str, topic: str) -> Page:
        if topic != "classic":
            raise FileNotFoundError(topic)
        return load_page(spoken, topic)

    monkeypatch.setattr("quarto_desktop.ui.help.window.load_page", only_classic)
    window = HelpWindow(theme, language)
    qtbot.addWidget(window)
    window.open_topic("square")
    assert "missing" in visible_words(window)
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    missing = [topic for topic in TOPICS if topic != "classic"]
    assert all(topic in words for topic, words in zip(missing, told, strict=True))
    assert not browser(window).isVisible()
    window.open_topic("classic")
    assert "missing" not in visible_words(window)
    assert browser(window).isVisible()


# Contents


def test_contents_list_every_topic_with_its_sections(window: HelpWindow):
    tree = contents(window)
    for number, topic in enumerate(TOPICS):
        page, branch = load_page("en", topic), tree.topLevelItem(number)
        assert branch is not None
        leaves = [branch.child(at) for at in range(branch.childCount())]
        assert [leaf.text(0) for leaf in (branch, *leaves) if leaf] == [
            page.title,
            *(section.title for section in page.sections),
        ]


@pytest.mark.parametrize(("topic", "section"), [(0, 2), (1, 4), (2, 6), (3, 3)])
def test_a_section_is_shown_at_the_top(window: HelpWindow, topic: int, section: int):
    go(window, topic, section)
    assert window.topic == TOPICS[topic]
    assert top_heading(window) == load_page("en", TOPICS[topic]).sections[section - 1].title


def test_contents_follow_the_reader(window: HelpWindow):
    window.open_topic("classic")
    bar = browser(window).verticalScrollBar()
    bar.setValue(bar.maximum())
    assert chosen(window) != "Quarto Classic"
    bar.setValue(0)
    assert chosen(window) == "Quarto Classic"


# Links, back and forward


def test_a_link_leads_to_its_topic_and_back_returns_to_the_very_place(window: HelpWindow):
    window.open_topic("classic")
    bar = browser(window).verticalScrollBar()
    bar.setValue(1234)
    browser(window).anchorClicked.emit(QUrl("help:square"))
    assert window.topic == "square"
    assert bar.value() == 0
    button(window, "Back").click()
    assert window.topic == "classic"
    assert abs(bar.value() - 1234) <= 1
    button(window, "Forward").click()
    assert window.topic == "square"


def test_back_and_forward_can_be_clicked_only_where_they_lead_somewhere(window: HelpWindow):
    back, forward = button(window, "Back"), button(window, "Forward")
    assert not back.isEnabled()
    go(window, 0, 1)
    assert (back.isEnabled(), forward.isEnabled()) == (True, False)
    back.click()
    assert (back.isEnabled(), forward.isEnabled()) == (False, True)


def test_opened_anew_there_is_no_way_back(window: HelpWindow):
    go(window, 0, 1)
    window.close()
    window.open_topic("classic")
    assert not button(window, "Back").isEnabled()


def test_no_link_leads_out_of_the_program(window: HelpWindow):
    window.open_topic("classic")
    for address in ("https://example.org", "file:///etc/passwd"):
        browser(window).anchorClicked.emit(QUrl(address))
    assert window.topic == "classic"
    assert browser(window).loadResource(1, QUrl("file:///etc/passwd")) is None


def test_history_forgets_the_way_forward_when_another_way_is_taken():
    history = History(Place("a"))
    history.visit(Place("b"))
    history.visit(Place("b"))
    assert history.back() == Place("a")
    history.scrolled_to(Place("ignored", 3, 0.5))
    assert history.here == Place("a", 3, 0.5)
    history.visit(Place("c"))
    assert not history.can_go_forward
    assert history.back() == Place("a", 3, 0.5)
    assert history.back() == Place("a", 3, 0.5)


# Search


def test_search_lists_where_all_words_are_and_marks_them(window: HelpWindow):
    hits = look_for(window, "dead LINE")
    assert hits.isVisible()
    assert hits.count() > 1
    QTest.keyClick(part(window, QLineEdit), Qt.Key.Key_Return)
    marked = {one.cursor.selectedText().casefold() for one in browser(window).extraSelections()}
    assert marked == {"dead", "line"}


def test_a_hit_leads_to_its_section(window: HelpWindow):
    hits = look_for(window, "Goossens")
    assert [hits.item(at).text().split("\n")[0] for at in range(hits.count())] == [
        f"{load_page('en', topic).title} › A short history" for topic in TOPICS[:3]
    ]
    hits.setCurrentRow(2)
    assert window.topic == "classic"
    assert (
        browser(window).section == len(load_page("en", "classic").sections)
        or browser(window).verticalScrollBar().value() == browser(window).verticalScrollBar().maximum()
    )


def test_a_hit_far_down_in_its_section_is_brought_into_view(window: HelpWindow):
    hits = look_for(window, "dead for good")
    row = next(
        at for at in range(hits.count()) if hits.item(at).text().startswith("Quarto Classic › Full rules")
    )
    hits.setCurrentRow(row)
    page = browser(window)
    marked = [page.cursorRect(one.cursor).top() for one in page.extraSelections()]
    assert any(0 <= top < page.viewport().height() for top in marked)
    assert chosen(window) == "Full rules"


def test_nothing_found_is_said(window: HelpWindow):
    look_for(window, "zugzwang")
    assert "Nothing found for “zugzwang”." in visible_words(window)
    look_for(window, "")
    assert contents(window).isVisible()
    assert browser(window).extraSelections() == []


def test_escape_ends_the_search_before_it_closes_the_window(window: HelpWindow):
    look_for(window, "dead")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert contents(window).isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_chinese_is_found_without_blanks_between_words(
    window: HelpWindow, language: Language, qapp: QApplication
):
    language.choose(LanguageChoice.CHINESE)
    settle(qapp)
    assert look_for(window, "误报").count() > 1
    assert look_for(window, "误报　按钮").count() >= 1


PAGES = (
    Page("a", "Alpha", "", "First words", (Section("One", "the quick fox"), Section("Two", "the lazy dog"))),
    Page("b", "Beta", "", "Dog", ()),
)


def test_a_fitting_heading_comes_first():
    pages = (Page("a", "A", "", "", (Section("x", "fox"), Section("Fox", "hunting"))),)
    assert [hit.heading for hit in search(pages, "fox")] == ["Fox", "x"]


def test_all_words_must_be_there_in_any_order():
    assert [(hit.topic, hit.section) for hit in search(PAGES, "dog THE")] == [("a", 2)]
    assert [(hit.topic, hit.section) for hit in search(PAGES, "dog")] == [("a", 2), ("b", 0)]
    assert search(PAGES, "   ") == ()
    assert search(PAGES, "cat") == ()


def test_snippets_show_the_word_and_cut_no_word_before_it():
    text = "abcdefgh " * 20 + "needle " + "ijklmnop " * 20
    found = snippet(text, words_of("Needle"))
    assert found.startswith("…abcdefgh")
    assert found.endswith("…")
    assert "needle" in found
    assert snippet("short", ("x",)) == "short"


@pytest.mark.parametrize(
    ("markdown", "text"),
    [
        ("**Bold** and *slanted* `code`", "Bold and slanted code"),
        ("![A board.](board:..../..../..../....?hand=0)", "A board."),
        ("See [the page](help:square).", "See the page."),
        ("- one\n- two\n1. three\n> four", "one two three four"),
        ("| Key | Does |\n|---|---|\n| Tab | next |", "Key Does Tab next"),
    ],
)
def test_plain_text_of_markdown(markdown: str, text: str):
    assert plain(markdown) == text


# Pages


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_have_the_same_headings_in_the_same_order(topic: str):
    """What keeps the reader's place when the language changes."""
    pages = [load_page(language, topic) for language in LANGUAGES]
    levels = [
        [line.split(" ")[0] for line in page.source.splitlines() if line.startswith("#")] for page in pages
    ]
    assert levels[0] == levels[1]


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
    assert isinstance(light, QImage)
    assert not light.isNull()
    assert light != dark


def test_pictures_have_the_pixels_of_the_screen(window: HelpWindow):
    image = browser(window).loadResource(2, QUrl("board:..../..../..../...."))
    assert isinstance(image, QImage)
    assert image.devicePixelRatio() == browser(window).devicePixelRatioF()


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


# Language and theme while it is open


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


def test_pages_are_shipped_for_every_topic_and_language():
    for language in LANGUAGES:
        for topic in TOPICS:
            assert load_page(language, topic).sections
    with pytest.raises(OSError, match=r"nothing\.md"):
        load_page("en", "nothing")
