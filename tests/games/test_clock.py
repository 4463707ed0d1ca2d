"""The turn timer in the real window, with a time that the test moves on."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.outcome import Reason
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE
from quarto_desktop.session.setup import Computer, GameSetup, Person, WhenTimeRunsOut
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.dialogs.game_settings import GameSettingsDialog
from quarto_desktop.ui.quarto.panels.move_rows import MoveRole, MoveRows
from tests.games.checks import assert_ended_well
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.fakes import FakeTime, Ponderer
from tests.games.positions import FULL_BUT_ONE_WINNING, SMALL_LIGHT_ROW

ANN_AND_BEN = GameSetup(FOUR_ALIKE, Person("Ann"), Person("Ben"), timer=60)


@pytest.fixture
def timed(launch: Launch) -> Driver:
    """A game between two people with a minute a turn."""
    driver = launch(time=FakeTime())
    driver.begin_setup(ANN_AND_BEN)
    return driver


def seconds(driver: Driver) -> int:
    """The seconds that the ring tells of; they are never negative."""
    words = driver.side.prompt.ring.accessibleName()
    found = re.search(r"-?\d+", words)
    assert found is not None, words
    assert int(found.group()) >= 0
    return int(found.group())


def last_row(driver: Driver, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    """The words of the newest line of the move list, or what else it tells."""
    rows = driver.side.moves.list_view.model()
    assert isinstance(rows, MoveRows)
    return rows.data(rows.index(rows.rowCount() - 1), role)


def table_picture(driver: Driver) -> QImage:
    """What can be seen of the table."""
    return driver.view.viewport().grab().toImage()


def test_it_runs_for_a_whole_turn_and_starts_anew_with_the_next(timed: Driver) -> None:
    timed.pass_time(10)
    assert seconds(timed) == 50
    timed.play("=0")
    assert seconds(timed) == 60
    timed.pass_time(20)
    timed.play("a1")
    assert seconds(timed) == 40  # placing and giving are one turn
    timed.play("=1")
    assert seconds(timed) == 60


def test_the_last_ten_seconds_are_urgent(timed: Driver) -> None:
    ring = timed.side.prompt.ring
    timed.pass_time(49)
    assert not ring.is_urgent
    timed.pass_time(1)
    assert ring.is_urgent


def test_when_time_runs_out_the_turn_passes_and_the_window_says_so(timed: Driver) -> None:
    timed.play("=0")
    before = timed.model.position
    timed.pass_time(60)
    assert timed.words == "=0 ~"
    assert timed.model.position == before
    assert timed.prompt.startswith("Ann's turn")
    assert timed.model.holder == "Ann places this piece"
    assert last_row(timed) == "runs out of time"
    assert seconds(timed) == 60
    timed.play("a1 =1")
    assert timed.prompt.startswith("Ben's turn")


def test_three_turns_without_anybody_pause_the_game(timed: Driver) -> None:
    timed.play("=0")
    timed.pass_time(400)
    assert timed.words == "=0 ~ ~ ~"
    assert timed.model.hidden
    assert "Nobody moved for three turns" in timed.model.notice
    assert seconds(timed) == 60
    timed.press(timed.side.prompt.resume_button)
    timed.play("a1")
    timed.pass_time(61)
    assert timed.words == "=0 ~ ~ ~ a1 ~"
    assert not timed.model.hidden


@pytest.mark.parametrize(
    "command", [Command.NEW_GAME, Command.GAME_SETTINGS, Command.PREFERENCES, Command.ABOUT, Command.RESIGN]
)
def test_it_stands_still_while_a_dialog_is_open(timed: Driver, command: Command) -> None:
    timed.pass_time(5)
    timed.choose(command)
    timed.pass_time(100)
    assert timed.words == ""
    assert seconds(timed) == 55
    assert "stands still" in timed.side.prompt.ring.accessibleName()
    timed.until(lambda: not timed.window.isActiveWindow())
    timed.keys(Qt.Key.Key_Escape)
    timed.pass_time(5)
    assert seconds(timed) == 50


def test_it_stands_still_while_the_help_is_read(timed: Driver) -> None:
    timed.choose(Command.HELP)
    help_window = timed.window.help_window
    assert help_window is not None
    timed.until(help_window.isActiveWindow)
    timed.pass_time(100)
    assert seconds(timed) == 60
    timed.window.activateWindow()
    timed.until(timed.window.isActiveWindow)
    timed.pass_time(5)
    assert seconds(timed) == 55  # help and game side by side: the game goes on


def test_it_stands_still_while_the_window_is_minimised(timed: Driver) -> None:
    timed.window.showMinimized()
    timed.until(timed.window.isMinimized)
    timed.pass_time(100)
    assert seconds(timed) == 60
    timed.window.showNormal()
    timed.until(lambda: not timed.window.isMinimized())
    timed.pass_time(5)
    assert seconds(timed) == 55


def test_it_stands_still_while_the_computer_thinks(launch: Launch, ponderer: Ponderer) -> None:
    driver = launch(time=FakeTime(), chooser=ponderer)
    driver.begin_setup(GameSetup(FOUR_ALIKE, Person(), Computer(Level.BEGINNER), timer=15))
    driver.play("=0")
    driver.pass_time(100)
    assert driver.words == "=0"
    ponderer.release()
    driver.until(lambda: driver.model.may_place)
    assert seconds(driver) == 15


def test_it_stands_still_while_a_piece_flies(launch: Launch) -> None:
    driver = launch(time=FakeTime(), moving=True)
    driver.begin_setup(ANN_AND_BEN)
    driver.play("=0")
    assert driver.scene.busy
    driver.pass_time(100)
    assert seconds(driver) == 60
    driver.until(lambda: not driver.scene.busy)
    driver.pass_time(5)
    assert seconds(driver) == 55


def test_a_pause_stops_it_and_hides_the_board(timed: Driver) -> None:
    timed.pass_time(5)
    timed.choose(Command.PAUSE)
    timed.pass_time(100)
    assert seconds(timed) == 55
    assert timed.model.hidden
    assert timed.prompt.startswith("Paused")
    timed.choose(Command.PAUSE)
    assert not timed.model.hidden
    for _ in range(20):  # quick pauses neither lose nor win time
        timed.choose(Command.PAUSE)
        timed.choose(Command.PAUSE)
    timed.pass_time(5)
    assert seconds(timed) == 50


def test_nothing_shines_through_the_cover(timed: Driver) -> None:
    """Two quite different boards look the same while the game is paused."""
    pictures = []
    for tokens in ("=0 a1 =1", "=F d4 =9 c3 =6 b1"):
        timed.load(f'[First "Ann"]\n[Second "Ben"]\n\n{tokens}')
        shown = table_picture(timed)
        timed.choose(Command.PAUSE)
        pictures.append(table_picture(timed))
        assert pictures[-1] != shown
        assert not any(item.isVisible() for item in pieces_of(timed))
    assert pictures[0] == pictures[1]


def pieces_of(driver: Driver):
    return [driver.scene.stage.pieces.item(piece) for piece in range(16)]  # type: ignore[arg-type]


def test_a_paused_game_is_played_by_nobody(timed: Driver) -> None:
    timed.play("=0")
    timed.choose(Command.PAUSE)
    timed.view.setFocus()
    timed.keys(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return)
    for square in timed.scene.layout.cells:
        timed.click(square)
    assert timed.words == "=0"
    assert not timed.window.menus[Command.UNDO].isEnabled()


def test_a_random_action_when_time_runs_out(launch: Launch) -> None:
    """Both halves of the turn, one after the other, as ordinary tokens."""
    driver = launch(time=FakeTime())
    driver.begin_setup(
        GameSetup(FOUR_ALIKE, Person("Ann"), Person("Ben"), timer=15, on_time=WhenTimeRunsOut.RANDOM)
    )
    driver.play("=0")
    driver.pass_time(15)
    driver.until(lambda: len(driver.words.split()) == 3)
    assert "~" not in driver.words
    assert last_row(driver, MoveRole.BY_CHANCE)
    assert driver.prompt.startswith("Ann's turn")
    assert seconds(driver) == 15


def test_the_game_is_lost_when_time_runs_out(launch: Launch) -> None:
    driver = launch(time=FakeTime())
    driver.begin_setup(
        GameSetup(FOUR_ALIKE, Person("Ann"), Person("Ben"), timer=15, on_time=WhenTimeRunsOut.LOSE)
    )
    driver.play("=0")
    driver.pass_time(15)
    assert driver.result == "Ann wins! Ben ran out of time."
    assert driver.words == "=0 ^"
    assert_ended_well(driver)


@pytest.mark.parametrize("on_time", WhenTimeRunsOut)
def test_it_ends_as_a_draw_after_the_last_piece(launch: Launch, on_time: WhenTimeRunsOut) -> None:
    driver = launch(time=FakeTime())
    driver.load(f'{FULL_BUT_ONE_WINNING}[Timer "15"]\n', CLASSIC)
    driver.game.change_setup(GameSetup(CLASSIC, Person(), Person(), timer=15, on_time=on_time))
    driver.play("d4")
    driver.pass_time(15)
    assert driver.game.state.outcome is not None
    assert driver.game.state.outcome.reason is Reason.DECLINED
    assert_ended_well(driver)


def test_it_ends_with_the_game_and_is_not_left_over(timed: Driver) -> None:
    timed.play(SMALL_LIGHT_ROW)
    assert timed.is_over
    timed.pass_time(200)
    assert timed.words == SMALL_LIGHT_ROW
    assert not timed.game.clock.running
    timed.press(timed.side.result.again_button)
    assert seconds(timed) == 60
    timed.load("", FOUR_ALIKE)
    assert timed.game.setup.timer is None
    assert not timed.side.prompt.ring.isVisible()
    timed.pass_time(200)
    assert timed.words == ""


def test_undo_gives_the_whole_turn_back(timed: Driver) -> None:
    timed.play("=0 a1")
    timed.pass_time(30)
    timed.choose(Command.UNDO)
    assert timed.prompt.startswith("Ben's turn")
    assert seconds(timed) == 60
    timed.choose(Command.UNDO)
    assert timed.prompt.startswith("Ann's turn")
    assert seconds(timed) == 60


def test_another_timer_in_mid_game(timed: Driver) -> None:
    timed.play("=0")
    timed.pass_time(30)
    timed.choose(Command.GAME_SETTINGS)
    dialog = timed.dialog(GameSettingsDialog)
    timed.press(timed.button(dialog, "Off"))
    timed.press(dialog.accept_button)
    assert not timed.side.prompt.ring.isVisible()
    timed.pass_time(100)
    assert timed.words == "=0"


def test_a_stall_at_the_very_end_counts_once(timed: Driver) -> None:
    """The event loop stands still while the last tenth of a second runs out."""
    timed.play("=0")
    timed.pass_time(59.875)
    timed.stall(1.2)
    timed.game.clock.tick()
    assert timed.words == "=0 ~"
    assert seconds(timed) == 60


def test_a_sleeping_machine_loses_no_time(timed: Driver) -> None:
    timed.pass_time(5)
    timed.stall(3600)
    assert timed.words == ""
    assert seconds(timed) == 55


def test_a_question_holds_it(timed: Driver) -> None:
    timed.play("=0")
    timed.choose(Command.RESIGN)
    timed.pass_time(100)
    assert seconds(timed) == 60
    timed.press(timed.dialog(Confirmation).no_button)
    timed.pass_time(5)
    assert seconds(timed) == 55
