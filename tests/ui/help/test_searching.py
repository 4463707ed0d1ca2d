"""Searching the help: what is found, in which order, and how a hit is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui.help.pages import TOPICS, Page, Section, load_page, plain
from quarto_desktop.ui.help.search import search, snippet, words_of
from quarto_desktop.ui.help.window import HelpWindow
from quarto_desktop.ui.i18n import Language
from tests.ui.help.windows import (
    browser,
    chosen,
    contents,
    look_for,
    part,
    visible_words,
)
from tests.ui.languages import settle


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
