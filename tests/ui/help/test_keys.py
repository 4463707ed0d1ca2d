"""The help by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QToolButton, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from quarto_desktop.ui.help.browser import HelpBrowser
from quarto_desktop.ui.help.links import links
from quarto_desktop.ui.help.pages import TOPICS
from quarto_desktop.ui.help.window import HelpWindow
from tests.ui.help.windows import browser, contents, look_for, part


def focused() -> QWidget:
    """What has the focus."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(*keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        QTest.keyClick(focused(), key)


@pytest.fixture
def opened(window: HelpWindow, qtbot: QtBot) -> HelpWindow:
    """The help, open at Classic, with the keyboard in the page."""
    window.open_topic("classic")
    window.activateWindow()
    qtbot.waitUntil(browser(window).hasFocus)
    return window


@pytest.mark.parametrize("kind", [HelpBrowser, QTreeWidget, QToolButton, QListWidget])
def test_typing_anywhere_begins_a_search(opened: HelpWindow, kind: type[QWidget]):
    if kind is QListWidget:
        look_for(opened, "dead")
    part(opened, kind).setEnabled(True)
    part(opened, kind).setFocus()
    QTest.keyClicks(focused(), "l")
    QTest.keyClicks(focused(), "ine")
    field = part(opened, QLineEdit)
    assert (field.text(), field.hasFocus()) == ("line", True)


def test_down_leads_into_the_hits_enter_opens_one_and_up_leads_back(opened: HelpWindow):
    hits = look_for(opened, "Goossens")
    part(opened, QLineEdit).setFocus()
    press(Qt.Key.Key_Down)
    assert (hits.hasFocus(), hits.currentRow(), opened.topic) == (True, 0, TOPICS[0])
    press(Qt.Key.Key_Down)
    assert (hits.currentRow(), opened.topic) == (1, TOPICS[1])
    press(Qt.Key.Key_Return)
    assert browser(opened).hasFocus()
    hits.setFocus()
    press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert part(opened, QLineEdit).hasFocus()


def test_down_leads_into_the_contents_when_nothing_is_searched_for(opened: HelpWindow):
    part(opened, QLineEdit).setFocus()
    press(Qt.Key.Key_Down)
    assert contents(opened).hasFocus()


def test_the_page_turns_from_the_search_field(opened: HelpWindow):
    part(opened, QLineEdit).setFocus()
    press(Qt.Key.Key_PageDown)
    assert browser(opened).verticalScrollBar().value() > 100


def test_tab_goes_only_to_links_that_can_be_seen(opened: HelpWindow):
    page = browser(opened)
    press(Qt.Key.Key_Tab)
    assert page.verticalScrollBar().value() == 0
    assert not page.hasFocus()


def test_tab_and_enter_follow_a_link_that_can_be_seen(opened: HelpWindow):
    page = browser(opened)
    first = links(page.document())[0]
    page.verticalScrollBar().setValue(page.cursorRect(first).top() - 200)
    scrolled = page.verticalScrollBar().value()
    page.setFocus()
    press(Qt.Key.Key_Tab)
    assert page.textCursor().selectedText() == first.selectedText()
    assert page.verticalScrollBar().value() == scrolled
    press(Qt.Key.Key_Return)
    assert opened.topic != "classic" or page.verticalScrollBar().value() != scrolled
