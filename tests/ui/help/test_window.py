"""The help window: topics, contents, links, back and forward."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.ui.help.history import History, Place
from quarto_desktop.ui.help.pages import TOPICS, USING_THE_APP, Page, load_page
from quarto_desktop.ui.help.window import HelpWindow, topic_of
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.theme import Theme
from tests.ui.help.windows import (
    LANGUAGES,
    browser,
    button,
    chosen,
    contents,
    go,
    part,
    top_heading,
    visible_words,
)


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


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_have_the_same_headings_in_the_same_order(topic: str):
    """What keeps the reader's place when the language changes."""
    pages = [load_page(language, topic) for language in LANGUAGES]
    levels = [
        [line.split(" ")[0] for line in page.source.splitlines() if line.startswith("#")] for page in pages
    ]
    assert levels[0] == levels[1]


def test_pages_are_shipped_for_every_topic_and_language():
    for language in LANGUAGES:
        for topic in TOPICS:
            assert load_page(language, topic).sections
    with pytest.raises(OSError, match=r"nothing\.md"):
        load_page("en", "nothing")
