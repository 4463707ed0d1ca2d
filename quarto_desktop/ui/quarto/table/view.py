"""The view of the board: hands mouse and keyboard to the scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from quarto_desktop.ui.pastimes.view import PastimeView
from quarto_desktop.ui.quarto.table.pointer import Pointer
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spoken import SpokenBoard
from quarto_desktop.ui.quarto.table.spots import STAND

_TABS = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}


class TableView(PastimeView[TableScene, SpokenBoard]):
    """Shows a :class:`TableScene`."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, SpokenBoard(scene), parent)
        self._pointer = Pointer(scene)

    def cancel(self) -> bool:
        """Let go what is held or chosen; returns whether there was any."""
        return self._pointer.cancel()

    def cancel_drag(self) -> None:
        """Let go what is dragged."""
        self._pointer.cancel_drag()

    def go_to_what_the_mouse_chose(self) -> bool:
        """Enter gives a piece that the mouse has chosen: nobody would look for it elsewhere."""
        if self._scene.hands.choosing.chosen is None:
            return False
        self._scene.hands.go_to(STAND)
        return True

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture, or cancel with the other button."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.press(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            self._scene.make_ready()
            self._pointer.cancel()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second quick click is a click like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point, or carry a piece; outside the window it is let go."""
        if self._pointer.down and not self.is_in_window(event.position()):
            self._pointer.leave()
        else:
            self._pointer.move(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a gesture."""
        if event.button() == Qt.MouseButton.LeftButton and self._pointer.down:
            self._pointer.release(event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the mouse has left."""
        if event.type() == QEvent.Type.Leave:
            self._pointer.leave()
        return super().viewportEvent(event)

    # ---- keyboard

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the areas before it leaves the table."""
        return self._scene.hands.next_area(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, begin at the first area, or backwards at the last."""
        super().focusInEvent(event)
        if event.reason() in _TABS:
            self._scene.hands.enter_from(_TABS[event.reason()])
