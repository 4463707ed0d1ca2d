"""Language and theme change in mid-game, with windows open; the game goes on as if nothing had happened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QTextEdit, QWidget

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, SQUARE
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.art.palette import DARK, LIGHT
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from tests.games.checks import assert_ended_well
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.ways import ByClicks, act, play_to_end

_PROPERTIES = (
    "text",
    "toolTip",
    "accessibleName",
    "accessibleDescription",
    "windowTitle",
    "placeholderText",
    "title",
)
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.UserRole + 2,
)
_SPEAKS_ENGLISH = re.compile(r"\b(the|you|your|piece|place|give|game|turn|small|light|move)\b", re.IGNORECASE)


def begin_in_the_middle(launch: Launch, language: LanguageChoice) -> Driver:
    """A game against the computer under way, with two dialogs and the help open."""
    driver = launch(seed=8, language=language)
    driver.begin_setup(GameSetup(CLASSIC, Person(), Computer(Level.EASY), timer=120))
    for _ in range(3):
        driver.wait_for_turn()
        act(driver, ByClicks())
    driver.wait_for_turn()
    for command in (Command.NEW_GAME, Command.GAME_SETTINGS, Command.HELP):
        driver.choose(command)
    driver.program.game.clock.tick()
    driver.run(30)
    return driver


def everything_shown(driver: Driver) -> list[str]:
    """Every text in every open window, where it stands and what it says."""
    dialogs = (driver.dialog(NewGameDialog), driver.dialog(GameSettingsDialog), helping(driver))
    found = [driver.model.holder, driver.model.stand_hint]
    for window in (driver.window, *dialogs):
        for widget in (window, *window.findChildren(QWidget)):
            found += texts_of(widget)
        for action in window.findChildren(QAction):
            found += [f"action: {action.text()}", f"action: {action.toolTip()}"]
    return found


def helping(driver: Driver) -> QWidget:
    """The help window."""
    assert driver.window.help_window is not None
    return driver.window.help_window


def texts_of(widget: QWidget) -> Iterator[str]:
    """What one widget says."""
    for name in _PROPERTIES:
        value = getattr(widget, name, None)
        if callable(value) and isinstance(text := value(), str) and text:
            yield f"{type(widget).__name__} {name}: {text}"
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (f"row: {text}" for text in texts_of_rows(widget.model()))


def texts_of_rows(rows: QAbstractItemModel) -> Iterator[str]:
    """What the rows of a list say."""
    for row, role in product(range(rows.rowCount()), _ROLES):
        text = rows.index(row, 0).data(role)
        if isinstance(text, str):
            yield text


def switch(driver: Driver, language: LanguageChoice) -> None:
    """Choose a language, as the menu does, and let the word get round."""
    driver.speak(language.value)
    driver.run(30)


def test_switching_the_language_leaves_nothing_behind(launch: Launch, home: Path) -> None:
    """All that is shown is what a program shows that has spoken Chinese from the beginning; and back."""
    driver = begin_in_the_middle(launch, LanguageChoice.ENGLISH)
    words, english = driver.words, everything_shown(driver)
    chosen = driver.dialog(NewGameDialog).form.choices()
    switch(driver, LanguageChoice.CHINESE)
    chinese = everything_shown(driver)
    assert driver.words == words
    assert driver.dialog(NewGameDialog).form.choices() == chosen
    assert [text for text in chinese if _SPEAKS_ENGLISH.search(text.partition(": ")[2])] == []
    switch(driver, LanguageChoice.ENGLISH)
    assert everything_shown(driver) == english
    switch(driver, LanguageChoice.CHINESE)
    assert everything_shown(driver) == chinese
    driver.end()
    for game in home.rglob("in-progress/*.json"):
        game.unlink()  # the card begins another one
    fresh = begin_in_the_middle(launch, LanguageChoice.CHINESE)
    assert fresh.words == words
    assert everything_shown(fresh) == chinese


def test_a_game_goes_on_in_the_other_language(launch: Launch) -> None:
    driver = begin_in_the_middle(launch, LanguageChoice.ENGLISH)
    switch(driver, LanguageChoice.CHINESE)
    for dialog in (driver.dialog(NewGameDialog), driver.dialog(GameSettingsDialog)):
        driver.press(dialog.cancel_button)
    helping(driver).close()
    play_to_end(driver, ByClicks())
    assert_ended_well(driver)
    assert not re.search("[a-z]{3}", driver.result)
    in_chinese = driver.result
    switch(driver, LanguageChoice.ENGLISH)
    assert_ended_well(driver)
    assert driver.result != in_chinese


def test_the_language_changes_while_the_computer_thinks(driver: Driver) -> None:
    driver.load('[Position "..../C..2/..FB/..9. 1"]\n[FirstLevel "hard"]\n')
    assert driver.game.thinking
    for language in (LanguageChoice.CHINESE, LanguageChoice.ENGLISH, LanguageChoice.CHINESE):
        switch(driver, language)
    driver.wait_for_turn()
    play_to_end(driver, ByClicks())
    assert_ended_well(driver)


def test_the_theme_changes_in_mid_game(launch: Launch) -> None:
    driver = launch(seed=2, theme=ThemeChoice.LIGHT)
    driver.begin_setup(GameSetup(SQUARE, Person(), Computer(Level.BEGINNER)))
    driver.wait_for_turn()
    act(driver, ByClicks())
    driver.wait_for_turn()
    before, light = driver.model, driver.window.grab().toImage()
    for theme, colours in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)):
        driver.program.settings.change(theme=theme)
        driver.run(30)
        assert driver.scene.stage.palette is colours
        assert driver.model == before
    driver.until(lambda: driver.window.grab().toImage() == light)  # not a trace of the dark
    driver.program.settings.change(theme=ThemeChoice.DARK)
    play_to_end(driver, ByClicks())
    assert_ended_well(driver)


def test_no_window_is_left_light_in_the_dark(launch: Launch) -> None:
    driver = begin_in_the_middle(launch, LanguageChoice.ENGLISH)
    driver.program.settings.change(theme=ThemeChoice.DARK)
    driver.run(30)
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            corner = window.grab().toImage().pixelColor(3, window.height() // 2)
            assert corner.lightness() < 100, window
