"""Placements are seen in the order of the rules, can be skipped, and lead to the table that the rules say."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Step, begin, place
from quarto_desktop.solitaire.transition import LineKind
from quarto_desktop.ui.art.palette import DARK
from quarto_desktop.ui.foursquare.table.choreography import movements_of, window_of
from quarto_desktop.ui.pastimes.animator import Motion
from tests.ui.foursquare.table.player import CardPlayer


def game_with_both_flips() -> tuple[Deal, list[Cell], Step]:
    """A game whose next placement turns its row and its column."""
    for number in range(1, 200):
        game = begin(Deal.numbered(number))
        cells: list[Cell] = []
        while not game.is_over:
            steps = [place(game, cell) for cell in game.legal_cells]
            for step in steps:
                if len(step.transition.flips) == 2 and step.game.outcome is None:
                    return game.deal, cells, step
            cells.append(steps[0].transition.cell)
            game = steps[0].game
    raise AssertionError("there is no such game")


def test_row_before_column(player: CardPlayer) -> None:
    deal, cells, step = game_with_both_flips()
    player.begin(deal)
    for cell in cells:
        player.play.place(cell)
    player.show()
    before = dict(player.game.table.piles)
    stage = player.scene.stage
    movements = movements_of(step, before, stage.layout.next_card, stage, Motion())
    placed, row, column = step.transition.cell, *step.transition.flips
    assert (row.line, column.line) == (LineKind.ROW, LineKind.COLUMN)
    movements[0].draw(1.0)
    assert stage.piles[placed].top == step.transition.card
    assert all(stage.piles[one.cell].face_up is not one.to_face_up for one in row.turned)
    movements[1].draw(1.0)
    movements[2].draw(1.0)
    assert all(stage.piles[one.cell].face_up is one.to_face_up for one in row.turned)
    assert all(stage.piles[one.cell].face_up is not one.to_face_up for one in column.turned)
    for movement in movements[3:]:
        movement.draw(1.0)
    assert stage.piles == dict(step.game.table.piles)
    assert stage.layout.window == window_of(step)


def test_a_placement_takes_its_time_and_tells(player: CardPlayer, qtbot: QtBot) -> None:
    said: list[bool] = []
    player.scene.busy_changed.connect(said.append)
    player.scene.set_motion(AnimationSpeed.FAST, False)
    player.do(player.game.legal_cells[0])
    assert said == [True]
    qtbot.waitUntil(lambda: said == [True, False])
    assert player.scene.stage.piles == dict(player.game.table.piles)


@pytest.mark.parametrize("what", ["input", "resize", "colours", "reduce", "model"])
def test_whatever_happens_meanwhile_the_table_is_right_afterwards(player: CardPlayer, what: str) -> None:
    player.scene.set_motion(AnimationSpeed.SLOW, False)
    for _ in range(6):
        player.do(player.game.legal_cells[-1])
        match what:
            case "input":
                player.scene.make_ready()
            case "resize":
                player.view.resize(player.view.width() + 7, player.view.height())
            case "colours":
                player.scene.set_palette(DARK)
            case "reduce":
                player.scene.set_motion(AnimationSpeed.SLOW, True)
            case "model":
                player.play.undo()
                player.show()
                player.play.redo()
                player.show()
        if what != "resize":
            assert not player.scene.busy
        player.scene.make_ready()
        assert player.scene.stage.piles == dict(player.game.table.piles)


def test_reduced_motion_shows_only_the_result(player: CardPlayer) -> None:
    player.do(player.game.legal_cells[0])
    assert not player.scene.busy
    assert player.scene.stage.piles == dict(player.game.table.piles)


def test_a_slow_player_sees_slower_cards() -> None:
    assert Motion(AnimationSpeed.SLOW).duration(100) > Motion(AnimationSpeed.FAST).duration(100)
