"""Playing by keyboard alone."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Phase, Refusal
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.spots import Area, area_of
from tests.ui.quarto.table.player import STAND, reserve, square

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape


def ring(player) -> list:
    return [spot for mark, spot in player.scene.stage.marks.shown if mark is Mark.FOCUS]


def test_no_ring_is_shown_until_a_key_is_used_and_none_while_the_mouse_is(player):
    assert ring(player) == []
    player.keys(DOWN)
    assert len(ring(player)) == 1
    player.click(reserve(3))
    assert ring(player) == []


def test_the_first_key_only_shows_where_the_next_ones_act(player):
    player.keys(ENTER)
    assert (player.chosen, player.refused) == ([], [])
    player.keys(ENTER)
    assert player.chosen == [15]


def test_a_chosen_piece_is_given_by_enter_again(player):
    player.keys(DOWN)
    player.walk_to(reserve(6))
    player.keys(ENTER)
    assert player.scene.hands.cursor == STAND
    assert player.done == []
    player.keys(SPACE)
    assert player.done == [Give(6)]
    assert area_of(player.scene.hands.cursor) is Area.BOARD


def test_enter_gives_a_piece_that_was_chosen_by_mouse(player):
    player.click(reserve(6))
    player.keys(ENTER)
    assert player.done == [Give(6)]


def test_an_arrow_after_choosing_by_mouse_only_shows_where_the_next_keys_act(player):
    player.click(reserve(6))
    player.keys(RIGHT)
    assert player.done == []
    assert ring(player) == [reserve(6)]


def test_escape_cancels_the_choice_and_goes_back_to_the_reserve(player):
    player.keys(DOWN)
    player.walk_to(reserve(6))
    player.keys(ENTER, ESCAPE)
    assert player.chosen == [6, None]
    assert player.scene.hands.cursor == reserve(6)


def test_escape_with_nothing_to_cancel_is_left_to_the_window(player, qtbot):
    outside = QWidget()
    qtbot.addWidget(outside)
    QVBoxLayout(outside).addWidget(player.view)
    seen = []
    outside.keyPressEvent = lambda event: seen.append(event.key())
    player.keys(ESCAPE)
    assert seen == [ESCAPE]
    player.view.setParent(None)


def test_refusals_reach_the_keyboard_too(player):
    player.begin("F.../..../..../.... 3")
    player.keys(ENTER, ENTER)
    assert player.refused == [Refusal.SQUARE_TAKEN]


def test_arrows_at_an_edge_go_on_to_the_next_area(player):
    player.begin("F.../..../..../.... 3")
    player.keys(RIGHT, RIGHT, RIGHT, RIGHT, RIGHT)
    assert area_of(player.scene.hands.cursor) is not Area.BOARD
    player.keys(LEFT, LEFT, LEFT, LEFT)
    assert area_of(player.scene.hands.cursor) is Area.BOARD


def test_tab_goes_through_the_areas_and_then_out(player, qtbot):
    outside = QWidget()
    qtbot.addWidget(outside)
    before, after = QPushButton("before"), QPushButton("after")
    column = QVBoxLayout(outside)
    for widget in (before, player.view, after):
        column.addWidget(widget)
    player.view.show()
    QWidget.setTabOrder(before, player.view)
    QWidget.setTabOrder(player.view, after)
    with qtbot.waitActive(outside):
        outside.show()
        outside.activateWindow()
    before.setFocus()
    assert _tabs(outside, Qt.Key.Key_Tab, player) == [Area.BOARD, Area.RESERVE, Area.STAND]
    assert after.hasFocus()
    assert ring(player) == []
    assert _tabs(outside, Qt.Key.Key_Backtab, player) == [Area.STAND, Area.RESERVE, Area.BOARD]
    assert before.hasFocus()
    player.view.setParent(None)


def _tabs(outside: QWidget, key: Qt.Key, player) -> list[Area]:
    """Press a Tab until the table is left again; returns the areas passed through."""
    areas = []
    QTest.keyClick(outside.focusWidget(), key)
    while player.view.hasFocus():
        areas.append(area_of(player.scene.hands.cursor))
        QTest.keyClick(player.view, key)
    return areas


def test_keys_with_modifiers_and_others_are_left_to_the_window(player, qtbot):
    for key, modifier in ((Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_A, None)):
        qtbot.keyClick(player.view, key, modifier or Qt.KeyboardModifier.NoModifier)
    assert ring(player) == []


def test_going_to_another_window_keeps_the_ring(player):
    player.keys(DOWN)
    away = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(player.view, away)
    assert len(ring(player)) == 1
    QApplication.sendEvent(player.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert ring(player) == []


@pytest.mark.parametrize("size", [(900, 640), (420, 860), (1300, 430)])
def test_a_whole_game_by_arrows_and_enter(player, size):
    player.view.resize(*size)
    player.keys(DOWN)
    for move in range(16):
        piece = player.state.position.reserve[move * 7 % (16 - move)]
        player.walk_to(reserve(piece))
        player.keys(ENTER, ENTER)
        target = player.state.position.empty_squares[move * 5 % (16 - move)]
        player.walk_to(square(target))
        player.keys(ENTER)
        assert player.done[-2:] == [Give(piece), Place(target)]
        if player.state.phase is Phase.OVER:
            break
    assert player.state.phase is Phase.OVER
    assert player.refused == []


@pytest.mark.parametrize("key", [0, 0x4E2D, 0x1F600, int(Qt.Key.Key_unknown)])
def test_keys_without_a_name_of_qts_are_left_to_the_window(player, key):
    """A Chinese input method sends characters as keys."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "中")
    QApplication.sendEvent(player.view, event)
    assert ring(player) == []
