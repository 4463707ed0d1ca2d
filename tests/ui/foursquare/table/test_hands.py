"""Mouse and keyboard on the cards."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.ui.art.card_marks import CardMark
from quarto_desktop.ui.foursquare.table.spots import CELL_SPOTS, Beside, Spot
from tests.ui.foursquare.table.player import LEFT, RIGHT, CardPlayer, at

KEY = Qt.Key


def focus(player: CardPlayer) -> set[int]:
    """The cells that wear the ring."""
    return {cell for mark, cell in player.scene.stage.marks if mark is CardMark.FOCUS}


def test_a_click_places_the_next_card(player: CardPlayer) -> None:
    player.click(at("d4"))
    player.click(at("e4"))
    assert player.play.cells == (at("d4").cell, at("e4").cell)


def test_a_double_click_places_one_card(player: CardPlayer) -> None:
    viewport, point = player.view.viewport(), player.point(at("d4"))
    QTest.mouseClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, point)
    QTest.mouseDClick(viewport, LEFT, Qt.KeyboardModifier.NoModifier, point)
    assert player.play.cells == (at("d4").cell,)


def multi_click(
    player: CardPlayer, spot: Spot, kinds: Iterable[QEvent.Type], apart_ms: int, start: int
) -> int:
    """Press as Qt tells of it, so many milliseconds apart; returns when the last press was."""
    viewport, point = player.view.viewport(), QPointF(player.point(spot))
    for number, kind in enumerate(kinds):
        for step in (kind, QEvent.Type.MouseButtonRelease):
            event = QMouseEvent(step, point, viewport.mapToGlobal(point), LEFT, LEFT, Qt.KeyboardModifier(0))
            event.setTimestamp(start + number * apart_ms)
            QApplication.sendEvent(viewport, event)
    return start + number * apart_ms


def test_many_quick_clicks_place_one_card(player: CardPlayer) -> None:
    player.click(at("d4"))
    press, double = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
    last = multi_click(player, at("e4"), (press, double, press, double, press), 150, 10_000)
    assert player.play.cells == (at("d4").cell, at("e4").cell)
    last = multi_click(player, at("e5"), (press,), 0, last + 150)
    assert player.play.cells[-1] == at("e5").cell, "another cell is another click"
    multi_click(player, at("e5"), (press,), 0, last + 2000)
    assert player.play.cells[-2:] == (at("e5").cell, at("e5").cell), "a slow click is another click"


def test_a_click_beside_the_cells_does_nothing(player: CardPlayer) -> None:
    for spot in Beside:
        player.click(spot)
    assert player.wanted == []


def test_arrows_and_enter(player: CardPlayer) -> None:
    player.keys(KEY.Key_Down)  # shows where the keys act
    assert focus(player) == {at("d4").cell}
    player.keys(KEY.Key_Return, KEY.Key_Right, KEY.Key_Space, KEY.Key_Down, KEY.Key_Enter)
    assert player.play.cells == (at("d4").cell, at("e4").cell, at("e5").cell)


def test_the_keyboard_stays_on_the_cells_that_are_left(player: CardPlayer) -> None:
    player.keys(KEY.Key_Up, *[KEY.Key_Up] * 9, *[KEY.Key_Left] * 9)
    assert focus(player) == {at("a1").cell}
    player.begin(Deal.numbered(1), "d4 e4 e5")
    assert focus(player) == {at("b2").cell}
    player.keys(KEY.Key_Left, KEY.Key_Up)
    assert focus(player) == {at("b2").cell}


def test_the_mouse_takes_the_ring_away(player: CardPlayer) -> None:
    player.keys(KEY.Key_Down)
    player.click(at("d4"))
    assert focus(player) == set()


def test_a_drag_places_the_card(player: CardPlayer) -> None:
    player.drag(at("d4"))
    player.drag(at("d5"))
    assert player.play.cells == (at("d4").cell, at("d5").cell)
    assert not player.scene.stage.flyer.isVisible()


def test_a_drag_previews_where_it_is(player: CardPlayer) -> None:
    player.click(at("d4"))
    player.drag(at("d5"), let_go=False)
    assert player.scene.hands.held
    assert (CardMark.TARGET, at("d5").cell) in player.scene.stage.marks
    player.view.cancel()


@pytest.mark.parametrize("how", ["nowhere", "escape", "right"])
def test_a_drag_is_cancelled(player: CardPlayer, how: str) -> None:
    player.click(at("d4"))
    player.drag(None if how == "nowhere" else at("d5"), let_go=how == "nowhere")
    if how == "escape":
        player.keys(KEY.Key_Escape)
    elif how == "right":
        player.click(at("d5"), RIGHT)
    assert not player.scene.hands.held
    assert player.play.cells == (at("d4").cell,)
    assert not player.scene.stage.flyer.isVisible()


def test_a_click_while_cards_turn_is_not_lost(player: CardPlayer) -> None:
    player.click(at("d4"))
    player.scene.set_motion(AnimationSpeed.SLOW, False)
    player.click(at("e4"))
    assert player.scene.busy
    player.click(at("e5"))
    assert player.play.cells[2:] == (at("e5").cell,), "the cell that was seen, though it moves"


def test_the_mouse_rests_and_looks_beneath(player: CardPlayer, qtbot: QtBot) -> None:
    player.begin(Deal.numbered(1), "d4 d4")
    player.move(at("c3"))
    player.move(at("d4"))
    qtbot.waitUntil(lambda: player.scene.stage.peek.is_shown)
    player.move(at("c3"))
    assert not player.scene.stage.peek.is_shown


def test_a_key_looks_beneath(player: CardPlayer) -> None:
    player.begin(Deal.numbered(1), "d4 d4")
    player.keys(KEY.Key_Down)
    assert player.scene.hands.toggle_peek()
    assert player.scene.stage.peek.is_shown
    player.keys(KEY.Key_Escape)
    assert not player.scene.stage.peek.is_shown
    player.keys(KEY.Key_Up)
    assert not player.scene.hands.toggle_peek(), "there is nothing on an empty cell"


def test_every_cell_can_be_reached_with_the_keyboard(player: CardPlayer) -> None:
    player.keys(KEY.Key_Up)
    for spot in CELL_SPOTS:
        player.scene.hands.go_to(spot)
        assert focus(player) == {spot.cell}
