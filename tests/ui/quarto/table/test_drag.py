"""Playing by drags, and every way to cancel one."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Refusal
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.ui.quarto.table.marking import Mark
from tests.ui.quarto.table.player import RIGHT, STAND, Player, reserve, square


def test_a_piece_is_dragged_to_the_stand_and_from_there_to_a_square(player):
    player.drag(reserve(9), STAND)
    player.drag(STAND, square(10))
    assert player.done == [Give(9), Place(10)]
    assert player.is_at(9, square(10))


def test_near_the_stand_it_snaps(player):
    area = player.scene.layout.stand_area
    player.drag(reserve(9), QPoint(int(area.center().x()), int(area.bottom() + 5)))
    assert player.done == [Give(9)]


def test_while_dragged_it_follows_the_mouse_and_its_targets_are_marked(player):
    player.begin("F.../..../..../.... 3")
    player.press(STAND)
    player.move(square(6))
    assert player.scene.hands.choosing.dragged == 3
    assert (player.cell_of(3) - player.point(square(6)).toPointF()).manhattanLength() < 1
    shown = player.scene.stage.marks.shown
    assert (Mark.TARGET, square(6)) in shown
    assert len([spot for mark, spot in shown if mark is Mark.LEGAL]) == 14
    assert player.view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
    player.release(square(6))
    assert player.done == [Place(6)]


def test_a_small_tremble_is_still_a_click(player):
    player.press(reserve(9))
    QTest.mouseMove(player.view.viewport(), player.point(reserve(9)) + QPoint(3, 1))
    player.release(player.point(reserve(9)) + QPoint(3, 1))
    assert player.chosen == [9]


def test_a_drag_back_to_its_own_place_is_a_click(player):
    player.press(reserve(9))
    player.move(square(6))
    player.move(reserve(9))
    player.release(reserve(9))
    assert player.chosen == [9]
    assert player.is_at(9, reserve(9))


def test_a_drop_on_a_taken_square_is_refused_and_the_piece_goes_back(player):
    player.begin("F.../..../..../.... 3")
    player.drag(STAND, square(0))
    assert player.refused == [Refusal.SQUARE_TAKEN]
    assert player.is_at(3, STAND)


def test_a_gift_dropped_on_the_board_is_refused(player):
    player.drag(reserve(9), square(0))
    assert player.refused == [Refusal.NOTHING_IN_HAND]
    assert player.is_at(9, reserve(9))


def test_what_may_not_be_moved_is_not_dragged(player):
    player.begin("F.../..../..../.... 3")
    player.drag(reserve(8), STAND)
    player.drag(square(0), square(1))
    assert player.done == []
    assert player.is_at(8, reserve(8))
    assert player.is_at(15, square(0))


def escape(player: Player) -> None:
    player.keys(Qt.Key.Key_Escape)


def right_click(player: Player) -> None:
    player.click(square(6), RIGHT)


def leave_the_view(player: Player) -> None:
    QApplication.sendEvent(player.view.viewport(), QEvent(QEvent.Type.Leave))


def leave_the_window(player: Player) -> None:
    QTest.mouseMove(player.view.viewport(), QPoint(-30, 200))


def lose_the_focus(player: Player) -> None:
    QApplication.sendEvent(player.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.OtherFocusReason))


def lose_the_window(player: Player) -> None:
    QApplication.sendEvent(player.view, QEvent(QEvent.Type.WindowDeactivate))


def run_out_of_time(player: Player) -> None:
    player.show(may_place=False)


def pause(player: Player) -> None:
    player.show(hidden=True)
    player.show()


@pytest.mark.parametrize(
    "cancel",
    [
        escape,
        right_click,
        leave_the_view,
        leave_the_window,
        lose_the_focus,
        lose_the_window,
        run_out_of_time,
        pause,
    ],
)
def test_a_drag_is_cancelled(player, cancel):
    player.begin("F.../..../..../.... 3")
    player.press(STAND)
    player.move(square(6))
    cancel(player)
    assert player.scene.hands.choosing.dragged is None
    player.move(square(7))
    player.release(square(7))
    assert player.done == []
    assert player.is_at(3, STAND)
    player.show()
    player.click(square(6))
    assert player.done == [Place(6)]


def test_a_cancelled_piece_glides_back_and_the_next_click_does_not_wait(player, qtbot):
    player.scene.set_motion(AnimationSpeed.SLOW, False)
    player.begin("F.../..../..../.... 3")
    player.press(STAND)
    player.move(square(6))
    player.keys(Qt.Key.Key_Escape)
    player.release(square(6))
    assert not player.is_at(3, STAND)
    assert not player.scene.busy
    qtbot.waitUntil(lambda: player.is_at(3, STAND))
    player.press(STAND)
    player.move(square(6))
    player.keys(Qt.Key.Key_Escape)
    player.release(square(6))
    player.click(square(2))
    assert player.done == [Place(2)]


def test_a_choice_survives_a_cancelled_drag_of_another_piece(player):
    player.click(reserve(4))
    player.press(reserve(9))
    player.move(square(6))
    player.keys(Qt.Key.Key_Escape)
    player.release(square(6))
    assert player.scene.hands.choosing.chosen == 4
