"""The program ends, whatever is open and whoever has the focus."""

from __future__ import annotations

import pytest

from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.ui.commands import Command
from tests.games.driver import Driver


def test_with_the_help_in_front(driver: Driver) -> None:
    """A window that is destroyed while it has the focus says so to everybody who watches it."""
    driver.choose(Command.HELP)
    help_window = driver.window.help_window
    assert help_window is not None
    driver.until(help_window.isActiveWindow)
    driver.end()


@pytest.mark.parametrize(
    "command", [Command.NEW_GAME, Command.GAME_SETTINGS, Command.PREFERENCES, Command.ABOUT, Command.RESIGN]
)
def test_with_a_dialog_in_front(driver: Driver, command: Command) -> None:
    driver.begin_setup(GameSetup(FOUR_ALIKE, Person(), Person()))
    driver.choose(command)
    driver.until(lambda: not driver.window.isActiveWindow())
    driver.end()
