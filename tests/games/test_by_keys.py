"""The keyboard from one game to the next: where it is after the end, and what comes too early."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.actions import Place
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.quarto.table.spots import OnSquare
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.ways import ByKeys, act

ENTER, ESCAPE, LEFT, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right
CTRL = Qt.KeyboardModifier.ControlModifier
NEARLY_WON = '[First "Ann"]\n[Second "Ben"]\n\n=F a1 =E b1 =D c1 =C'
"""Four big dark pieces: d1 wins."""


@pytest.fixture
def ended(driver: Driver) -> Driver:
    """A game that has just been won by keyboard."""
    driver.load(NEARLY_WON)
    ByKeys().place(driver, 3)  # type: ignore[arg-type]
    assert driver.is_over
    return driver


def has_focus(driver: Driver, *, again: bool) -> bool:
    """Whether the focus is on Play again, or else on the table."""
    return QApplication.focusWidget() is (driver.side.result.again_button if again else driver.view)


def test_enter_plays_again_once_the_end_has_been_seen(ended: Driver) -> None:
    ended.keys(ENTER, ENTER)
    assert ended.game.game_number == 1, "too early"
    assert "over" not in ended.message
    ended.until(lambda: has_focus(ended, again=True))
    ended.keys(ENTER)
    assert ended.game.game_number == 2
    assert has_focus(ended, again=False)
    assert ended.scene.hands.focus is not None, "the next key acts at once"
    act(ended, ByKeys())
    assert len(ended.words.split()) == 1


def test_who_plays_by_mouse_keeps_the_focus_on_the_table(driver: Driver) -> None:
    driver.load(NEARLY_WON)
    driver.click(OnSquare(3))  # type: ignore[arg-type]
    assert driver.is_over
    driver.qtbot.wait(450)
    assert has_focus(driver, again=False)


def test_stepping_through_by_arrows_and_back_by_escape(ended: Driver) -> None:
    ended.until(lambda: has_focus(ended, again=True))
    ended.tab_to(ended.side.result.steps_button)
    ended.keys(ENTER)
    assert QApplication.focusWidget() is ended.side.moves.list_view
    assert ended.game.shown_index == 0
    ended.keys(RIGHT, RIGHT, RIGHT, LEFT)
    assert ended.game.shown_index == 2
    ended.keys(ESCAPE)
    assert not ended.game.looking_back
    assert has_focus(ended, again=True)


def test_playing_again_by_its_keys_after_looking_back_leads_to_the_table(ended: Driver) -> None:
    ended.until(lambda: has_focus(ended, again=True))
    ended.tab_to(ended.side.result.steps_button)
    ended.keys(ENTER)
    ended.keys(Qt.Key.Key_End, modifiers=CTRL)
    ended.keys(Qt.Key.Key_R, modifiers=CTRL)
    assert ended.game.game_number == 2
    assert has_focus(ended, again=False)


def test_undoing_the_end_leads_back_to_the_table(ended: Driver) -> None:
    ended.until(lambda: has_focus(ended, again=True))
    ended.choose(Command.UNDO)
    assert has_focus(ended, again=False)


def test_enter_while_the_piece_of_the_computer_flies_places_nothing(launch: Launch) -> None:
    driver = launch(seed=5, moving=True, computer_pause=0.3, animation_speed=AnimationSpeed.SLOW)
    driver.begin_setup(GameSetup(FOUR_ALIKE, Computer(Level.BEGINNER), Person()))
    driver.keys(Qt.Key.Key_Down)
    driver.until(lambda: driver.model.may_place)
    assert driver.scene.busy
    driver.keys(ENTER)
    assert len(driver.words.split()) == 1
    driver.until(lambda: driver.view.takes_presses)
    driver.keys(ENTER)
    assert len(driver.words.split()) == 2


def test_enter_right_after_the_computer_places_nothing_without_motion_either(driver: Driver) -> None:
    driver.begin_setup(GameSetup(FOUR_ALIKE, Computer(Level.BEGINNER), Person()))
    driver.keys(Qt.Key.Key_Down)
    driver.until(lambda: driver.model.may_place)
    driver.keys(ENTER)
    assert len(driver.words.split()) == 1
    driver.until(lambda: driver.view.takes_presses)
    driver.keys(ENTER)
    assert isinstance(driver.game.session.records[1].action, Place)  # type: ignore[union-attr]


def test_the_words_line_names_empty_squares_and_the_stand_tells_the_keys(driver: Driver) -> None:
    driver.load('[First "Ann"]\n[Second "Ben"]\n\n=F')
    assert "Click" in driver.model.stand_hint
    driver.keys(Qt.Key.Key_Down, Qt.Key.Key_Down, RIGHT)
    assert driver.page.messages.text == "b2, empty"
    assert "Enter" in driver.model.stand_hint
    driver.click(OnSquare(0))  # type: ignore[arg-type]
    assert "Click" in driver.model.stand_hint or "click" in driver.model.stand_hint
    assert driver.page.messages.text == "big dark square solid"
