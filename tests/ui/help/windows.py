"""Looking at the help window and using it, as its tests do."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QToolButton, QTreeWidget

from quarto_desktop.ui.help.browser import HelpBrowser
from quarto_desktop.ui.help.window import HelpWindow

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
