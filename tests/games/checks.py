"""What must be true of every game that has ended."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from quarto_desktop.rules.gamefile import final_state, result_word
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.ui import texts
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.spots import OnSquare
from tests.games.driver import Driver


def assert_ended_well(driver: Driver) -> None:
    """The window shows, beside the board, the result that the game's record leads to, in words and marks."""
    outcome = final_state(parse_game(driver.file())).outcome
    assert outcome is not None
    assert outcome == driver.game.state.outcome
    assert f'[Result "{result_word(outcome)}"]' in driver.file()
    session = driver.game.session
    assert session is not None
    lesson = texts.outcome_lesson(outcome, session.records, session.setup)
    assert driver.result == texts.side_by_side((texts.outcome_sentence(outcome, driver.game.setup), lesson))
    for match in outcome.matches:
        assert texts.match_sentence(match)[1:] in driver.result
    squares = {square for match in outcome.matches for square in match.pattern.squares}
    assert driver.marked(Mark.WIN) == {OnSquare(square) for square in squares}
    assert driver.scene.stage.marks.outlines == len(outcome.matches)
    assert_beside_board(driver)


def assert_beside_board(driver: Driver) -> None:
    """The result is within the window, and covers nothing of the table."""
    panel, table = _place(driver.side.result, driver), _place(driver.view, driver)
    assert not panel.intersects(table)
    assert driver.window.rect().contains(panel)


def _place(widget: QWidget, driver: Driver) -> QRect:
    return QRect(widget.mapTo(driver.window, widget.rect().topLeft()), widget.size())
