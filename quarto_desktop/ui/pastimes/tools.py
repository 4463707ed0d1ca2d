"""A row of small buttons for the commands that are wanted most; they are the menus' own actions."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

_ICON = QSize(20, 20)


class ToolRow(QWidget):
    """Shows actions as icons; words, keys and whether they can be used come from the actions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)

    def show_actions(self, actions: Iterable[QAction | None]) -> None:
        """Show these actions from left to right; None pushes the following ones to the right."""
        for action in actions:
            if action is None:
                self._row.addStretch(1)
            else:
                self._row.addWidget(ActionButton(action))


class ActionButton(QToolButton):
    """Shows an action as its icon, and does it when it is pressed.

    Not by :meth:`QToolButton.setDefaultAction`: in Qt 6.11 that leaves one more connection behind each
    time the action changes, and each of them is called at every later change.
    """

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.setIconSize(_ICON)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        self.setIcon(action.icon())
        self.setText(action.iconText())
        self.setToolTip(action.toolTip())
        self.setStatusTip(action.statusTip())
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
