"""Somebody who does anything at any time: whatever it is, the window shows the game as it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.preferences import LanguageChoice, ThemeChoice
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.quarto.table.spots import SPOTS, spot_of
from tests.games.conftest import Launch
from tests.games.driver import RIGHT, Driver
from tests.games.ways import ByClicks, act

_STEPS = 120
_KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
)
_COMMANDS = [command for command in Command if command not in (Command.QUIT, Command.FULL_SCREEN)]


def play_sensibly(driver: Driver, rng: Random) -> None:
    """Do something that is allowed, if anything is."""
    if driver.may_act and not driver.model.hidden:
        act(driver, ByClicks())


def click_anywhere(driver: Driver, rng: Random) -> None:
    driver.click(rng.choice(SPOTS))


def click_right(driver: Driver, rng: Random) -> None:
    driver.click(rng.choice(SPOTS), RIGHT)


def drag_anywhere(driver: Driver, rng: Random) -> None:
    driver.drag(rng.choice(SPOTS), rng.choice(SPOTS))


def press_keys(driver: Driver, rng: Random) -> None:
    for key in rng.choices(_KEYS, k=3):
        if QApplication.focusWindow() is None:  # a dialog was closed, and no window manager takes care
            driver.window.activateWindow()
            driver.until(driver.window.isActiveWindow)
        driver.keys(key)


def choose_a_command(driver: Driver, rng: Random) -> None:
    command = rng.choice(_COMMANDS)
    if driver.window.menus[command].isEnabled():
        driver.choose(command)


def press_a_button(driver: Driver, rng: Random) -> None:
    """Press a button of the window or of a dialog."""
    buttons = [
        button
        for top in QApplication.topLevelWidgets()
        if top.isVisible()
        for button in top.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.text()
    ]
    if buttons:
        driver.press(rng.choice(buttons))


def close_dialogs(driver: Driver, rng: Random) -> None:
    for dialog in QApplication.topLevelWidgets():
        if isinstance(dialog, QDialog) and dialog.isVisible():
            dialog.close()


def change_language(driver: Driver, rng: Random) -> None:
    driver.program.settings.change(language=rng.choice(list(LanguageChoice)))


def change_theme(driver: Driver, rng: Random) -> None:
    driver.program.settings.change(theme=rng.choice(list(ThemeChoice)))


def change_size(driver: Driver, rng: Random) -> None:
    driver.window.resize(rng.randrange(500, 1300), rng.randrange(450, 900))


def wait(driver: Driver, rng: Random) -> None:
    driver.run(rng.choice((1, 10, 60)))


DEEDS: dict[Callable[[Driver, Random], None], int] = {
    play_sensibly: 12,
    click_anywhere: 4,
    click_right: 1,
    drag_anywhere: 3,
    press_keys: 4,
    choose_a_command: 5,
    press_a_button: 3,
    close_dialogs: 3,
    change_language: 1,
    change_theme: 1,
    change_size: 1,
    wait: 6,
}
"""What is done, and how often."""


@pytest.mark.parametrize("seed", range(3))
def test_anything_goes(launch: Launch, seed: int) -> None:
    do_anything(launch, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 40))
def test_anything_goes_on_and_on(launch: Launch, seed: int) -> None:
    do_anything(launch, seed)


def do_anything(launch: Launch, seed: int) -> None:
    """Do so many things by chance, and look after each."""
    driver, rng = launch(seed=seed, moving=seed % 2 == 1), Random(seed)
    driver.begin_setup(GameSetup(RULE_SETS[seed % 3], Person(), Computer(Level.EASY), timer=60))
    for _ in range(_STEPS):
        deed = rng.choices(list(DEEDS), list(DEEDS.values()))[0]
        deed(driver, rng)
        assert_true_to_the_game(driver)
    close_dialogs(driver, rng)
    driver.until(lambda: not driver.scene.busy)
    assert_pieces_in_place(driver)


def assert_true_to_the_game(driver: Driver) -> None:
    """The table shows the moment that the game shows, and offers what the game allows."""
    game = driver.game
    if game.session is None:
        page = driver.window.foursquare.page if driver.window.foursquare.is_on else driver.window.start_page
        assert page.isVisible()
        return
    assert driver.model.position == game.shown_state.position
    assert driver.model.hidden is game.paused
    assert (driver.model.may_give, driver.model.may_place) == (game.may_give, game.may_place)
    assert driver.is_over is game.state.is_over
    assert driver.side.moves.list_view.currentIndex().row() == game.shown_index


def assert_pieces_in_place(driver: Driver) -> None:
    """Every piece is drawn where it stands."""
    layout, position = driver.scene.layout, driver.model.position
    for piece in PIECES:
        cell = driver.scene.stage.pieces.item(piece).cell
        assert layout.spot_at(cell.center()) == spot_of(position, piece)
