"""The end of a game: what is shown, how it is counted, and what can be done after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Reason
from quarto_desktop.rules.rulesets import FOUR_ALIKE, RULE_SETS, SQUARE, RuleSet
from quarto_desktop.session.score import Score
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.geometry import SMALLEST
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare
from tests.games.checks import assert_beside_board, assert_ended_well
from tests.games.driver import Driver
from tests.games.positions import SMALL_LIGHT_BLOCK, SMALL_LIGHT_ROW, TWO_LINES
from tests.games.ways import ByClicks, play_to_end

PEOPLE = GameSetup(FOUR_ALIKE, Person("Ann"), Person("Ben"))


def score_shown(driver: Driver) -> list[str]:
    """The numbers beside the names."""
    words = [label.text() for label in driver.side.players.findChildren(QLabel)]
    return [word for word in words if word.isdigit()]


def test_a_block_wins_in_the_square_variant(driver: Driver) -> None:
    driver.load(f'[First "Ann"]\n[Second "Ben"]\n\n{SMALL_LIGHT_BLOCK}', SQUARE)
    driver.game.undo()
    driver.play("b2")
    assert driver.game.state.outcome is not None
    assert driver.game.state.outcome.reason is Reason.BLOCK
    assert driver.result.startswith("Ann wins! Four small light pieces: block a1-b2.")
    assert driver.result.endswith("Ben gave the small light square solid piece, which completed it.")
    assert_ended_well(driver)


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_block_wins_nothing_elsewhere(driver: Driver, rules: RuleSet) -> None:
    driver.load(f"\n{SMALL_LIGHT_BLOCK}", rules)
    assert driver.is_over is rules.blocks


def test_all_lines_that_match_are_marked_and_named(driver: Driver) -> None:
    driver.load(TWO_LINES)
    driver.play("a1")
    assert driver.result.endswith("Four small light pieces: a1-d1; four round hollow pieces: a1-a4.")
    assert len(driver.marked(Mark.WIN)) == 7
    assert_ended_well(driver)


@pytest.mark.parametrize(
    "size",
    [SMALLEST, QSize(700, 900), QSize(820, 600), QSize(1600, 1000)],
    ids=lambda size: str(size.width()),
)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_result_stands_beside_the_board_at_any_size(driver: Driver, size: QSize, language: str) -> None:
    driver.window.resize(size)
    driver.speak(language)
    driver.load(TWO_LINES)
    driver.play("a1")
    driver.run(20)
    assert_beside_board(driver)


def test_play_again_swaps_the_sides_and_keeps_each_score_with_its_player(driver: Driver) -> None:
    driver.begin_setup(PEOPLE)
    driver.play(SMALL_LIGHT_ROW)
    assert score_shown(driver) == ["1", "0"]
    driver.press(driver.side.result.again_button)
    assert (driver.game.setup.first, driver.game.setup.second) == (Person("Ben"), Person("Ann"))
    assert driver.side.players.names == ("Ann", "Ben")
    assert driver.side.players.first_acts == ("", "gives first")
    assert score_shown(driver) == ["1", "0"]
    assert driver.words == ""
    driver.play(SMALL_LIGHT_ROW)
    assert score_shown(driver) == ["1", "1"]


def test_undoing_the_end_takes_the_point_back(driver: Driver) -> None:
    driver.begin_setup(PEOPLE)
    driver.play(SMALL_LIGHT_ROW)
    for _ in range(3):
        driver.choose(Command.UNDO)
        assert not driver.is_over
        assert driver.marked(Mark.WIN) == set()
        assert score_shown(driver) == ["0", "0"]
        driver.choose(Command.REDO)
        assert driver.game.score == Score(first=1)
        assert_ended_well(driver)
    driver.choose(Command.UNDO)
    driver.play("c3 =F")
    assert not driver.window.menus[Command.REDO].isEnabled()
    assert score_shown(driver) == ["0", "0"]


def test_a_game_is_counted_once(driver: Driver) -> None:
    driver.begin_setup(GameSetup(FOUR_ALIKE, Person(), Computer(Level.BEGINNER)))
    for games in (1, 2, 3):
        play_to_end(driver, ByClicks())
        driver.choose(Command.FIRST_STEP)
        driver.choose(Command.LAST_STEP)
        score = driver.game.score
        assert score.first + score.second + score.draws == games
        driver.press(driver.side.result.again_button)


def test_stepping_through_the_moves_while_the_game_goes_on(driver: Driver) -> None:
    driver.begin_setup(PEOPLE)
    driver.play("=0 a1 =1 b1 =2")
    moves = driver.side.moves
    for row in (0, 1, 4, 2):
        driver.click_row(moves.list_view, row)
        shown = driver.model.position
        assert shown == driver.game.session.state_at(row).position  # type: ignore[union-attr]
        assert moves.banner.isVisible()
        driver.click(OnSquare(9))  # type: ignore[arg-type]
        driver.click(STAND)
        assert driver.words == "=0 a1 =1 b1 =2"
    driver.press(moves.return_button)
    assert not moves.banner.isVisible()
    driver.play("c1 =3 d1")
    assert driver.is_over


def test_stepping_through_the_moves_after_the_end(driver: Driver) -> None:
    driver.begin_setup(PEOPLE)
    driver.play(SMALL_LIGHT_ROW)
    driver.press(driver.side.result.steps_button)
    assert driver.marked(Mark.WIN) == set()
    for count in range(1, 9):
        driver.choose(Command.NEXT_STEP)
        assert driver.game.shown_index == count
    assert_ended_well(driver)
    driver.click_row(driver.side.moves.list_view, 5)
    assert driver.marked(Mark.WIN) == set()
    assert driver.marked(Mark.LAST) == {OnSquare(1), STAND}  # type: ignore[arg-type]
    driver.click(InReserve(9))  # type: ignore[arg-type]
    assert driver.scene.hands.choosing.chosen is None
    driver.choose(Command.LAST_STEP)
    assert_ended_well(driver)


def test_resigning_asks_and_is_shown(driver: Driver) -> None:
    driver.begin_setup(PEOPLE)
    driver.play("=0 a1")
    driver.choose(Command.RESIGN)
    driver.press(driver.dialog(Confirmation).no_button)
    assert not driver.is_over
    driver.choose(Command.RESIGN)
    driver.press(driver.dialog(Confirmation).yes_button)
    assert driver.result == "Ann wins! Ben resigned."
    assert_ended_well(driver)
    assert not driver.window.menus[Command.RESIGN].isEnabled()
