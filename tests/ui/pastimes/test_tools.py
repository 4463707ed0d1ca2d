"""The small buttons beside the table show the menus' actions as they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtGui import QAction, QIcon, QPixmap
from pytestqt.qtbot import QtBot

from quarto_desktop.ui.pastimes.tools import ActionButton

CHANGED = SIGNAL("changed()")


@pytest.fixture
def action(qtbot: QtBot) -> QAction:
    made = QAction("&Pause...")
    made.setToolTip("Stop the clock")
    return made


@pytest.fixture
def button(qtbot: QtBot, action: QAction) -> ActionButton:
    made = ActionButton(action)
    qtbot.addWidget(made)
    return made


def test_it_is_called_and_explained_as_the_action_is(action: QAction, button: ActionButton) -> None:
    assert (button.text(), button.toolTip()) == ("Pause", "Stop the clock")
    action.setText("&Go On")
    action.setToolTip("Let the clock run")
    assert (button.text(), button.toolTip()) == ("Go On", "Let the clock run")


def test_it_follows_whether_the_action_can_be_done_and_how_it_looks(
    action: QAction, button: ActionButton
) -> None:
    action.setEnabled(False)
    assert not button.isEnabled()
    action.setEnabled(True)
    assert button.isEnabled()
    pixmap = QPixmap(8, 8)
    pixmap.fill()
    action.setIcon(QIcon(pixmap))
    assert not button.icon().isNull()


def test_pressed_it_does_what_the_action_does(action: QAction, button: ActionButton) -> None:
    done: list[object] = []
    action.triggered.connect(lambda: done.append(action))
    button.click()
    assert done == [action]


def test_it_goes_in_and_out_with_a_switch(action: QAction, button: ActionButton) -> None:
    action.setCheckable(True)
    button.click()
    assert action.isChecked()
    assert button.isChecked()
    action.setChecked(False)
    assert not button.isChecked()


def test_a_refused_switch_does_not_stay_in(action: QAction, button: ActionButton) -> None:
    action.setCheckable(True)
    action.triggered.connect(lambda: action.setChecked(False))
    button.click()
    assert not button.isChecked()


def test_however_often_the_action_changes_nothing_is_left_behind(
    action: QAction, button: ActionButton
) -> None:
    listening = action.receivers(CHANGED)
    for number in range(20):
        action.setText(str(number))
    assert action.receivers(CHANGED) == listening
