"""Hints, autoplay, the best line and the list of placements, on the real window."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quarto_desktop.controllers.solitaire_brain import SamplingBrain
from quarto_desktop.controllers.worker import Job, Tell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from tests.controllers.solitaire_fakes import WINNING, FakeBrain, cells
from tests.games.cards import assert_ended_well
from tests.games.conftest import Launch


class SlowBrain(SamplingBrain):
    """Works at a hint until it is let go or cancelled.

    Attributes:
        cancelled: how many hints were given up.
    """

    def __init__(self) -> None:
        self.cancelled = 0
        self.begun, self.released = Event(), Event()

    def hint(self, game: Game, seed: int) -> Job:
        """A hint that takes its time."""
        inner = super().hint(game, seed)

        def job(cancelled: bytearray, tell: Tell) -> object:
            self.begun.set()
            while not self.released.wait(0.002):
                if cancelled[0]:
                    self.cancelled += 1
                    return None
            return inner(cancelled, tell)

        return job


def test_a_hint_is_shown_on_the_cells_and_goes_with_the_table(launch: Launch) -> None:
    driver = launch()
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4"):
        driver.cards.click(cell)
    driver.choose(Command.HINT)
    driver.until(lambda: bool(driver.cards.game.hints) and not driver.cards.game.hinting)
    game = driver.cards.game.game
    assert {one.cell for one in driver.cards.page.scene.model.hints} == set(game.legal_cells)
    assert driver.cards.page.side.deal.accessibleName().endswith("Assisted: hint")
    driver.cards.click(cells("e4")[0])
    assert driver.cards.page.scene.model.hints == ()


@pytest.mark.parametrize("what", ["click", "undo", "stop", "escape", "new"])
def test_a_hint_is_cancelled_when_the_table_changes(launch: Launch, what: str) -> None:
    brain = SlowBrain()
    driver = launch(brain=brain)
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4"):
        driver.cards.click(cell)
    driver.choose(Command.HINT)
    assert brain.begun.wait(5)
    assert driver.cards.page.side.prompt.stop_button.isVisible()
    match what:
        case "click":
            driver.cards.click(cells("e4")[0])
        case "undo":
            driver.choose(Command.UNDO)
        case "stop":
            driver.press(driver.cards.page.side.prompt.stop_button)
        case "escape":
            QTest.keyClick(driver.cards.page.view, Qt.Key.Key_Escape)
        case "new":
            driver.choose(Command.NEXT_DEAL)
            driver.press(driver.dialog(Confirmation).yes_button)
    driver.until(lambda: brain.cancelled == 1)
    driver.run(20)
    assert driver.cards.game.hints == ()
    assert not driver.cards.page.side.prompt.stop_button.isVisible()


def test_the_computer_plays_is_stopped_and_plays_on(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(3))
    driver.choose(Command.AUTOPLAY)
    driver.until(lambda: driver.cards.game.game.placed >= 2)
    driver.press(driver.cards.page.side.prompt.stop_button)
    placed = driver.cards.game.game.placed
    driver.run(30)
    assert driver.cards.game.game.placed == placed
    driver.choose(Command.AUTOPLAY)
    driver.until(lambda: driver.cards.game.game.is_over)
    assert_ended_well(driver)


def test_the_best_line_is_watched_and_left(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        driver.cards.click(cell)
    driver.until(lambda: driver.cards.game.par is not None)
    driver.press(driver.cards.page.side.result.line_button)
    replay = driver.cards.game.replay
    assert replay is not None
    driver.until(lambda: replay.at_end)
    driver.cards.click(cells("d4")[0])
    assert "best line" in driver.cards.page.messages.text
    driver.press(driver.cards.page.side.prompt.return_button)
    assert driver.cards.game.replay is None
    assert_ended_well(driver)


def test_asking_for_the_best_line_while_it_is_searched_after_the_end_does_not_stop_it(launch: Launch) -> None:
    driver = launch()
    driver.cards.begin(Deal.numbered(1))
    for cell in cells(WINNING):
        driver.cards.game.place(cell)
    assert driver.cards.game.par_share is not None
    driver.choose(Command.BEST_LINE)
    driver.until(lambda: driver.cards.game.par is not None)


def test_closing_while_it_thinks(launch: Launch) -> None:
    brain = SlowBrain()
    driver = launch(brain=brain)
    driver.cards.begin(Deal.numbered(1))
    driver.choose(Command.HINT)
    assert brain.begun.wait(5)
    driver.end()
    assert brain.cancelled == 1


def test_the_list_leads_to_every_moment(launch: Launch) -> None:
    driver = launch(brain=FakeBrain())
    driver.cards.begin(Deal.numbered(1))
    for cell in cells("d4 c4 e4 c3"):
        driver.cards.click(cell)
    rows = driver.cards.page.side.moves.list_view
    driver.click_row(rows, 1)
    assert driver.cards.game.game.placed == 2
    assert rows.model().rowCount() == 4
    driver.click_row(rows, 3)
    assert driver.cards.game.game.placed == 4
    rows.setFocus()
    driver.keys(Qt.Key.Key_Left)
    assert driver.cards.game.game.placed == 3
    driver.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert driver.cards.game.game.placed == 4
    driver.keys(Qt.Key.Key_Escape)
    assert driver.window.focusWidget() is driver.cards.page.view
    for _ in range(4):
        driver.choose(Command.UNDO)
    assert driver.cards.game.game.placed == 0
    assert not driver.window.menus[Command.UNDO].isEnabled()
