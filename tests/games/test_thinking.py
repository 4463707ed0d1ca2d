"""The computer thinks in its thread, and the player does something else meanwhile."""

from __future__ import annotations

import pytest

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, RULE_SETS
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog
from quarto_desktop.ui.dialogs.new_game import NewGameDialog
from quarto_desktop.ui.quarto.table.spots import OnSquare
from tests.games.checks import assert_ended_well
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.fakes import Ponderer
from tests.games.ways import ByClicks, act, play_to_end

SECOND = GameSetup(FOUR_ALIKE, Person(), Computer(Level.EASY), timer=60)
FIRST = GameSetup(FOUR_ALIKE, Computer(Level.EASY), Person())
WATCHING = GameSetup(FOUR_ALIKE, Computer(Level.EASY), Computer(Level.EASY))


@pytest.fixture
def thinking(launch: Launch, ponderer: Ponderer) -> Driver:
    """A game in which the computer was given a piece and does not come to an end with its thoughts."""
    driver = launch(chooser=ponderer)
    driver.begin_setup(SECOND)
    driver.play("=0")
    driver.until(lambda: len(ponderer.questions) == 1)
    assert driver.game.thinking
    return driver


def choose_setting(driver: Driver, *words: str) -> None:
    """Click buttons of Game Settings, and apply."""
    driver.choose(Command.GAME_SETTINGS)
    dialog = driver.dialog(GameSettingsDialog)
    for word in words:
        driver.press(driver.button(dialog, word))
    driver.press(dialog.accept_button)


def test_a_new_game_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    thinking.choose(Command.NEW_GAME)
    thinking.press(thinking.dialog(NewGameDialog).accept_button)
    thinking.press(thinking.dialog(Confirmation).yes_button)
    ponderer.release()
    thinking.run(50)
    assert thinking.words == ""
    assert not thinking.game.thinking
    assert thinking.game.game_number == 2
    play_to_end(thinking, ByClicks())
    assert_ended_well(thinking)


def test_a_new_game_in_which_it_begins_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    """Two thoughts in a row: only the second counts, and it does not begin before the first has ended."""
    thinking.choose(Command.NEW_GAME)
    dialog = thinking.dialog(NewGameDialog)
    thinking.press(thinking.button(dialog, "The computer"))
    thinking.press(dialog.accept_button)
    thinking.press(thinking.dialog(Confirmation).yes_button)
    thinking.until(lambda: len(ponderer.questions) == 2)
    assert ponderer.cancelled == 1
    assert thinking.words == ""
    ponderer.release()
    thinking.until(lambda: thinking.model.may_place)
    assert len(thinking.words.split()) == 1
    play_to_end(thinking, ByClicks())
    assert_ended_well(thinking)


def test_a_new_game_within_its_pause(launch: Launch) -> None:
    """It knows its move already and only waits so that one can follow it; the move never comes."""
    driver = launch(computer_pause=0.4)
    driver.begin_setup(SECOND)
    driver.play("=0")
    driver.run(150)
    assert driver.words == "=0"
    driver.choose(Command.NEW_GAME)
    driver.press(driver.dialog(NewGameDialog).accept_button)
    driver.press(driver.dialog(Confirmation).yes_button)
    driver.run(600)
    assert driver.words == ""


def test_undo_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    thinking.choose(Command.UNDO)  # would hang if it waited for the thought
    assert thinking.words == ""
    assert thinking.model.may_give
    assert not thinking.game.thinking
    ponderer.release()
    thinking.run(50)
    assert thinking.words == ""
    play_to_end(thinking, ByClicks())
    assert_ended_well(thinking)


def test_undo_takes_back_the_computers_half_moves_too(driver: Driver) -> None:
    driver.begin_setup(SECOND)
    driver.play("=0")
    driver.until(lambda: driver.model.may_place)
    assert len(driver.words.split()) == 3
    act(driver, ByClicks())
    driver.choose(Command.UNDO)
    assert driver.model.may_place
    driver.choose(Command.UNDO)
    assert driver.words == ""
    assert driver.model.may_give
    driver.choose(Command.REDO)
    driver.choose(Command.REDO)
    assert len(driver.words.split()) == 4
    play_to_end(driver, ByClicks())
    assert_ended_well(driver)


def test_another_level_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    choose_setting(thinking, "Hard")
    thinking.until(lambda: len(ponderer.questions) == 2)
    assert ponderer.questions[-1].level is Level.HARD
    assert ponderer.cancelled == 1
    ponderer.release()
    thinking.until(lambda: thinking.model.may_place)
    assert "Computer (Hard)" in thinking.texts_of(thinking.side.players)


def test_no_timer_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    assert thinking.side.prompt.ring.isVisible()
    choose_setting(thinking, "Off")
    assert not thinking.side.prompt.ring.isVisible()
    ponderer.release()
    thinking.until(lambda: thinking.model.may_place)
    assert thinking.game.setup.timer is None


def test_other_sides_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    """The person takes over the computer's side, and with it the turn."""
    choose_setting(thinking, "The computer")
    assert thinking.model.may_place
    assert not thinking.game.thinking
    ponderer.release()
    thinking.run(50)
    assert thinking.words == "=0"
    play_to_end(thinking, ByClicks())
    assert_ended_well(thinking)


def test_two_people_while_it_thinks_and_back(thinking: Driver, ponderer: Ponderer) -> None:
    choose_setting(thinking, "Two people")
    thinking.play("a1 =1")
    choose_setting(thinking, "Against the computer")
    ponderer.release()
    play_to_end(thinking, ByClicks())
    assert_ended_well(thinking)


def test_closing_the_window_while_it_thinks(thinking: Driver) -> None:
    """Nothing is left behind: Qt's warnings and threads that go on fail every test."""
    thinking.window.close()
    assert not thinking.window.isVisible()
    thinking.program.close()
    assert not thinking.game.thinking


def test_closing_the_window_while_the_real_engine_thinks(driver: Driver) -> None:
    driver.load('[Position "..../C..2/..FB/..9. 1"]\n[FirstLevel "perfect"]\n')
    driver.run(100)
    assert driver.game.thinking
    driver.window.close()  # not yet begun: it does not ask
    driver.program.close()
    assert not driver.window.isVisible()


def test_pausing_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    thinking.choose(Command.PAUSE)
    ponderer.release()
    thinking.run(100)
    assert thinking.words == "=0"
    assert thinking.model.hidden
    thinking.press(thinking.side.prompt.resume_button)
    thinking.until(lambda: thinking.model.may_place)
    assert not thinking.model.hidden


def test_looking_back_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    thinking.choose(Command.FIRST_STEP)
    ponderer.release()
    thinking.until(lambda: len(thinking.words.split()) == 3)
    assert thinking.model.position.hand is None  # still what the player looks at
    thinking.choose(Command.LAST_STEP)
    assert thinking.model.may_place


def test_clicking_while_it_thinks_says_whose_turn_it_is(thinking: Driver) -> None:
    thinking.click(OnSquare(0))  # type: ignore[arg-type]
    assert thinking.words == "=0"
    assert "computer" in thinking.message
    assert not thinking.window.menus[Command.RESIGN].isEnabled()


def test_three_games_in_a_row(driver: Driver) -> None:
    driver.begin_setup(SECOND)
    for game in range(3):
        computer = Side.SECOND if game % 2 == 0 else Side.FIRST
        assert driver.game.setup.computers == (computer,)
        play_to_end(driver, ByClicks())
        assert_ended_well(driver)
        driver.press(driver.side.result.again_button)


@pytest.mark.parametrize(
    ("file", "begins"),
    [
        ('[FirstLevel "easy"]\n', "="),
        ('[SecondLevel "easy"]\n\n=0', "b"),
        ('[FirstLevel "easy"]\n\n=0 a1 =F b2', "="),
        ('[FirstLevel "easy"]\n[Position "0.../..../..../.... F"]\n', "b"),
        ('[SecondLevel "easy"]\n[Turn "second"]\n[Position "0.../..../..../.... -"]\n', "="),
    ],
    ids=["empty", "to place", "to give", "position to place", "position to give"],
)
def test_a_loaded_game_in_which_it_is_on_turn(driver: Driver, file: str, begins: str) -> None:
    for rules in RULE_SETS:
        driver.load(file, rules)
        had = len(driver.words.split())
        driver.wait_for_turn()
        new = driver.words.split()[had:]
        assert new
        assert new[0].startswith("=") is (begins == "=")
    play_to_end(driver, ByClicks())
    assert_ended_well(driver)


def test_resigning_against_the_computer(driver: Driver) -> None:
    driver.begin_setup(FIRST)
    driver.until(lambda: driver.model.may_place)
    driver.choose(Command.RESIGN)
    driver.press(driver.dialog(Confirmation).yes_button)
    assert driver.result == "The computer wins! You resigned."
    driver.run(50)
    assert not driver.game.thinking
    assert_ended_well(driver)


def test_one_can_see_what_it_placed_and_what_it_gave(launch: Launch) -> None:
    """Two steps, each after a pause, each marked."""
    driver = launch(computer_pause=0.1, moving=True)
    seen: list[tuple[bool, int]] = []
    driver.scene.busy_changed.connect(
        lambda busy: seen.append((busy, len(driver.words.split()))) if driver.words else None
    )
    driver.begin_setup(SECOND)
    driver.play("=0")
    driver.until(lambda: driver.model.may_place and not driver.scene.busy)
    assert seen == [(True, 1), (False, 1), (True, 2), (False, 2), (True, 3), (False, 3)]


def test_leaving_while_it_thinks(thinking: Driver, ponderer: Ponderer) -> None:
    thinking.choose(Command.START_PAGE)
    assert thinking.window.start_page.isVisible()
    ponderer.release()
    thinking.run(50)
    thinking.click_card(CLASSIC)  # goes on with it
    play_to_end(thinking, ByClicks())
    assert_ended_well(thinking)


def test_a_watched_game_is_left_to_itself(launch: Launch) -> None:
    driver = launch()
    driver.begin_setup(WATCHING)
    driver.until(lambda: driver.is_over)
    for command in (Command.UNDO, Command.REDO, Command.RESIGN):
        assert not driver.window.menus[command].isEnabled()
