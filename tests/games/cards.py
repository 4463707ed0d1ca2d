"""What tests of Foursquare on the real window share."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.solitaire.outcome import Status
from tests.games.driver import LEFT, NO_KEYS, Driver

EN, ZH = LanguageChoice.ENGLISH, LanguageChoice.CHINESE
SPEAKS_ENGLISH = re.compile(
    r"\b(the|you|card|deal|face|down|left|won|lost|place|hint|row|column)\b", re.IGNORECASE
)
"""Finds a word in a text that only English has."""


def click_card(driver: Driver) -> None:
    """Click the card of the start page."""
    QTest.mouseClick(driver.window.start_page.foursquare_card, LEFT, NO_KEYS, QPoint(40, 40))
    QApplication.processEvents()


def assert_ended_well(driver: Driver) -> None:
    """The window tells how it ended, beside the table."""
    game = driver.cards.game.game
    assert game.outcome is not None
    assert driver.cards.result
    if game.outcome.status is Status.WON:
        assert str(game.outcome.score) in driver.cards.result
    panel, view = driver.cards.page.side.result, driver.cards.page.view
    assert (
        panel.mapTo(driver.window, QPoint(0, 0)).x() >= view.mapTo(driver.window, QPoint(view.width(), 0)).x()
    )
