"""Whole games in the real window, by mouse and by keyboard, against the real engine in its thread."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import RULE_SETS, SQUARE, RuleSet
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.session.setup import Computer, GameSetup, Person, PointOut
from tests.games.checks import assert_ended_well
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.ways import ByClicks, ByDrags, ByKeys, Way, play_to_end

BEGINNER = Computer(Level.BEGINNER)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("way", [ByClicks(), ByDrags()], ids=["clicks", "drags"])
def test_a_game_by_mouse_against_the_computer(launch: Launch, way: Way, rules: RuleSet) -> None:
    driver = launch(seed=len(rules.name))
    driver.begin_setup(GameSetup(rules, Person(), BEGINNER))
    play_to_end(driver, way)
    assert_ended_well(driver)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_game_by_keyboard_alone(launch: Launch, rules: RuleSet) -> None:
    """From the start page to the second game: Tab, arrows and Enter."""
    driver = launch(seed=3)
    driver.tab_to(driver.window.start_page.cards[rules])
    driver.keys(Qt.Key.Key_Return)
    play_to_end(driver, ByKeys())
    assert_ended_well(driver)
    driver.tab_to(driver.side.result.again_button)
    driver.keys(Qt.Key.Key_Space)
    driver.wait_for_turn()
    assert driver.game.game_number == 2
    assert not driver.is_over


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_computer_against_itself(driver: Driver, rules: RuleSet) -> None:
    driver.begin_setup(GameSetup(rules, Computer(Level.EASY), Computer(Level.MEDIUM)))
    driver.until(lambda: driver.is_over)
    assert not driver.game.can_undo
    assert_ended_well(driver)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_two_people(launch: Launch, rules: RuleSet) -> None:
    driver = launch(seed=11)
    setup = GameSetup(rules, Person("Ann / 安 🎲"), Person('Ben "the" \\ ; ]'), point_out=PointOut.ALWAYS)
    driver.begin_setup(setup)
    play_to_end(driver, ByClicks())
    assert_ended_well(driver)


def test_a_game_with_flying_pieces(launch: Launch) -> None:
    driver = launch(seed=5, moving=True, computer_pause=0.05, animation_speed=AnimationSpeed.FAST)
    driver.begin_setup(GameSetup(SQUARE, BEGINNER, Person()))
    play_to_end(driver, ByClicks())
    driver.until(lambda: not driver.scene.busy)
    assert_ended_well(driver)
