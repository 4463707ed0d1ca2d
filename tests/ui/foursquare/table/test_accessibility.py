"""The table of cards as a screen reader meets it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface

from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.hints import Estimate
from quarto_desktop.ui.foursquare.table.spots import SPOTS, Beside, Spot
from tests.ui.foursquare.table.player import CardPlayer, at

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


pytestmark = pytest.mark.usefixtures("screen_reader")


def child(player: CardPlayer, spot: Spot) -> QAccessibleInterface:
    """A spot as an interface."""
    found = QAccessible.queryAccessibleInterface(player.view).child(SPOTS.index(spot))
    assert found is not None
    return found


def test_cells_and_what_lies_beside_them_have_names(player: CardPlayer) -> None:
    player.begin(Deal.numbered(1), "d4 c4")
    table = QAccessible.queryAccessibleInterface(player.view)
    assert table.childCount() == len(SPOTS) == 52
    assert table.text(NAME) == "Card table"
    top = player.game.table.piles[at("d4").cell]
    assert ("face down" in child(player, at("d4")).text(NAME)) is (not top.face_up)
    assert child(player, at("d5")).text(NAME) == "d5, empty"
    assert child(player, Beside.NEXT).text(NAME).startswith("Next card: ")
    assert "38" in child(player, Beside.STOCK).text(NAME)
    assert child(player, Beside.COUNTER).text(NAME) == f"Face down: {player.game.table.face_down} of 4"


def test_a_pile_tells_what_lies_beneath_and_what_would_turn(player: CardPlayer) -> None:
    player.begin(Deal.numbered(1), "d4 d4")
    assert "pile of 2" in child(player, at("d4")).text(NAME)
    words = child(player, at("d4")).text(DESCRIPTION)
    assert words.startswith("Beneath: ")
    assert "nothing turns" in words
    cell = at("d5").cell
    player.hints = (Estimate(cell, 0.71, 8.2, 11.5, 60),)
    player.show()
    assert "wins 71% of the time, expected score 8.2" in child(player, at("d5")).text(DESCRIPTION)


def test_states(player: CardPlayer) -> None:
    player.begin(Deal.numbered(1), "d4 e4")
    assert not child(player, at("d5")).state().disabled
    assert child(player, at("g7")).state().disabled
    assert child(player, at("a1")).state().invisible, "it belongs to the grid no more"
    assert not child(player, at("g7")).state().invisible


def test_pressing_places_the_card(player: CardPlayer) -> None:
    actions = child(player, at("d4")).actionInterface()
    actions.doAction(QAccessibleActionInterface.setFocusAction())
    assert player.scene.hands.cursor == at("d4")
    actions.doAction(QAccessibleActionInterface.pressAction())
    assert player.play.cells == (at("d4").cell,)
