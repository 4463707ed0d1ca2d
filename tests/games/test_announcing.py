"""Announcing in classic, by the buttons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Reason, Side
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.setup import Computer, GameSetup, Person, PointOut
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.spots import OnSquare
from quarto_desktop.ui.stylesheet import Role
from tests.games.checks import assert_ended_well
from tests.games.driver import Driver
from tests.games.positions import FULL_BUT_ONE_QUIET, FULL_BUT_ONE_WINNING, SMALL_LIGHT_ROW

ROW_1 = {OnSquare(square) for square in range(4)}  # type: ignore[arg-type]


def people(point_out: PointOut = PointOut.MISSED) -> GameSetup:
    return GameSetup(CLASSIC, Person("Ann"), Person("Ben"), point_out=point_out)


def winner_and_reason(driver: Driver) -> tuple[Side | None, Reason]:
    outcome = driver.game.state.outcome
    assert outcome is not None
    return outcome.winner, outcome.reason


def test_a_line_wins_by_the_button(driver: Driver) -> None:
    driver.begin_setup(people())
    driver.play(SMALL_LIGHT_ROW)
    assert not driver.is_over
    driver.press(driver.side.announce.announce_button)
    assert winner_and_reason(driver) == (Side.FIRST, Reason.ANNOUNCED)
    assert driver.result.startswith("Ann wins! QUARTO! Four small light pieces: a1-d1")
    assert_ended_well(driver)


def test_a_line_wins_by_the_keyboard(driver: Driver) -> None:
    driver.begin_setup(people())
    driver.play(SMALL_LIGHT_ROW)
    driver.keys(
        Qt.Key.Key_A, modifiers=Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert winner_and_reason(driver) == (Side.FIRST, Reason.ANNOUNCED)


def test_the_computer_claims_what_was_missed(driver: Driver) -> None:
    driver.load(f'[SecondLevel "beginner"]\n\n{SMALL_LIGHT_ROW}', CLASSIC)
    driver.play("=F")
    driver.until(lambda: driver.is_over)
    assert winner_and_reason(driver) == (Side.SECOND, Reason.ANNOUNCED)
    assert driver.words.endswith("=F !")
    assert_ended_well(driver)


@pytest.mark.parametrize("level", Level)
def test_the_computer_announces_its_own_line(driver: Driver, level: Level) -> None:
    driver.load(f'[FirstLevel "{level.value}"]\n\n{SMALL_LIGHT_ROW}', CLASSIC)
    driver.until(lambda: driver.is_over)
    assert winner_and_reason(driver) == (Side.FIRST, Reason.ANNOUNCED)


def test_a_person_claims_what_the_opponent_missed(driver: Driver) -> None:
    driver.begin_setup(people())
    driver.play(f"{SMALL_LIGHT_ROW} =F")
    driver.press(driver.side.announce.announce_button)
    assert winner_and_reason(driver) == (Side.SECOND, Reason.ANNOUNCED)
    assert_ended_well(driver)


def test_a_line_that_nobody_claims_is_dead(driver: Driver) -> None:
    driver.begin_setup(people())
    driver.play(f"{SMALL_LIGHT_ROW} =F a4")
    driver.press(driver.side.announce.announce_button)
    assert not driver.is_over
    assert driver.words.endswith("a4 !")


def test_a_false_announcement_disables_the_button_until_the_next_placement(driver: Driver) -> None:
    button = driver.side.announce.announce_button
    driver.begin_setup(people())
    driver.press(button)  # false as well: nothing has been given yet
    assert not button.isEnabled()
    driver.play("=0")
    assert button.isEnabled()  # Ben's chance is his own
    driver.play("a1 !")
    assert not button.isEnabled()
    assert not driver.window.menus[Command.ANNOUNCE].isEnabled()
    driver.play("=1")
    assert button.isEnabled()
    driver.play("b1 =2")
    assert button.isEnabled()  # Ben's again


def test_undo_does_not_take_a_false_announcement_back(driver: Driver) -> None:
    driver.begin_setup(GameSetup(CLASSIC, Person(), Computer(Level.BEGINNER)))
    driver.press(driver.side.announce.announce_button)
    assert not driver.window.menus[Command.UNDO].isEnabled()
    driver.play("=0")
    driver.wait_for_turn()
    driver.choose(Command.UNDO)
    assert driver.words == "!"
    assert not driver.side.announce.announce_button.isEnabled()


@pytest.mark.parametrize("start", [FULL_BUT_ONE_QUIET, FULL_BUT_ONE_WINNING], ids=["quiet", "winning"])
def test_both_choices_after_the_last_piece_give_nothing_away(driver: Driver, start: str) -> None:
    driver.load(start, CLASSIC)
    driver.play("d4")
    panel = driver.side.announce
    assert panel.announce_button.isVisible()
    assert panel.announce_button.isEnabled()
    assert panel.draw_button.isVisible()
    assert panel.announce_button.property("role") != Role.LIT.value
    assert driver.marked(Mark.ANNOUNCE) == set()
    assert "Announce QUARTO, or end the game as a draw" in driver.prompt
    driver.press(panel.draw_button)
    assert winner_and_reason(driver) == (None, Reason.DECLINED)
    assert_ended_well(driver)


def test_announcing_after_the_last_piece_wins_with_a_line(driver: Driver) -> None:
    driver.load(FULL_BUT_ONE_WINNING, CLASSIC)
    driver.play("d4 !")
    assert winner_and_reason(driver) == (Side.FIRST, Reason.ANNOUNCED)
    assert "Four big dark pieces: a4-d4; four square solid pieces: d1-d4" in driver.result
    assert_ended_well(driver)


def test_announcing_after_the_last_piece_is_a_draw_without_one(driver: Driver) -> None:
    driver.load(FULL_BUT_ONE_QUIET, CLASSIC)
    driver.play("d4 !")
    assert winner_and_reason(driver) == (None, Reason.DECLINED)
    assert_ended_well(driver)


@pytest.mark.parametrize(
    ("start", "winner", "reason"),
    [(FULL_BUT_ONE_QUIET, None, Reason.DECLINED), (FULL_BUT_ONE_WINNING, Side.FIRST, Reason.ANNOUNCED)],
    ids=["quiet", "winning"],
)
def test_the_computer_after_the_last_piece(
    driver: Driver, start: str, winner: Side | None, reason: Reason
) -> None:
    driver.load(f'{start}[FirstLevel "beginner"]\n', CLASSIC)
    driver.until(lambda: driver.is_over)
    assert winner_and_reason(driver) == (winner, reason)


@pytest.mark.parametrize(
    ("point_out", "own", "missed"),
    [(PointOut.NEVER, False, False), (PointOut.MISSED, False, True), (PointOut.ALWAYS, True, True)],
)
def test_pointing_out(driver: Driver, point_out: PointOut, own: bool, missed: bool) -> None:
    driver.begin_setup(people(point_out))
    driver.play(SMALL_LIGHT_ROW)
    assert is_pointed_out(driver) is own
    driver.play("=F")
    assert is_pointed_out(driver) is missed
    driver.play("a4")
    assert not is_pointed_out(driver)


def is_pointed_out(driver: Driver) -> bool:
    """Whether the button and the line light up; they do so together."""
    button = driver.side.announce.announce_button.property("role") == Role.LIT.value
    assert (driver.marked(Mark.ANNOUNCE) == ROW_1) is button
    return button
