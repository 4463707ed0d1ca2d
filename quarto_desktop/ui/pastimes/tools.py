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
                self._row.addWidget(_button(action))


def _button(action: QAction) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(action)
    button.setIconSize(_ICON)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    return button
