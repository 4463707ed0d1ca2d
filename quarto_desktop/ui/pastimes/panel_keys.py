"""The keyboard beside the table: Enter presses buttons, Left and Right step through the game, Esc leaves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QListView, QWidget

_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PanelKeys(QObject):
    """Watches the keys of the panels.

    Args:
        panels: everything beside the table.
        moves: the part of it in which Left and Right step through the game; it has a list.
        parent: the owner.

    Signals:
        step_wanted(int): one step back (-1) or forward (1).
        left(): the keyboard wants to go back to the table.
    """

    step_wanted = Signal(int)
    left = Signal()

    def __init__(self, panels: QWidget, moves: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves = moves
        for watched in (*panels.findChildren(QAbstractButton), *moves.findChildren(QListView)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that are ours and leave the others."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        return self._take(watched, event)

    def _take(self, watched: QObject, event: QKeyEvent) -> bool:
        step = _STEPS.get(event.key())
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER and isinstance(watched, QAbstractButton):
            if not event.isAutoRepeat():
                watched.click()
        elif step is not None and self._belongs_to_moves(watched):
            self.step_wanted.emit(step)
        else:
            return False
        return True

    def _belongs_to_moves(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and self._moves.isAncestorOf(watched)
