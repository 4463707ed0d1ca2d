"""Somebody who sits at a table with mouse and keyboard; which table, its own folder knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.ui.pastimes.scene import AnyScene
from quarto_desktop.ui.pastimes.view import PastimeView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

SceneT = TypeVar("SceneT", bound=AnyScene)
ViewT = TypeVar("ViewT", bound=PastimeView[Any, Any])


class TableUser(Generic[SceneT, ViewT]):
    """Points, clicks and presses keys on a table without motion.

    Attributes:
        scene: the table.
        view: what shows it.
    """

    def __init__(self, scene: SceneT, view: ViewT, width: int, height: int) -> None:
        self.scene, self.view = scene, view
        view.resize(width, height)
        scene.set_motion(AnimationSpeed.NORMAL, True)

    def show(self) -> None:
        """Show the game as it stands."""
        raise NotImplementedError

    def point(self, where: Any) -> QPoint:
        """The middle of a spot in the view; a point stays one."""
        if isinstance(where, QPoint):
            return where
        return self.scene.stage.layout.box(where).center().toPoint()

    def click(self, where: Any, button: Qt.MouseButton = LEFT) -> None:
        """Click a spot or a point."""
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point(where))

    def press(self, where: Any) -> None:
        """Press the button there."""
        QTest.mousePress(self.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.point(where))

    def release(self, where: Any) -> None:
        """Release the button there."""
        QTest.mouseRelease(self.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.point(where))

    def move(self, where: Any) -> None:
        """Move the mouse there."""
        QTest.mouseMove(self.view.viewport(), self.point(where))

    def keys(self, *keys: Qt.Key) -> None:
        """Press keys one after another."""
        for key in keys:
            QTest.keyClick(self.view, key)


@contextmanager
def seated(user: TableUser[Any, Any], qtbot: QtBot) -> Iterator[None]:
    """The table is on the screen meanwhile."""
    qtbot.addWidget(user.view)
    with qtbot.waitExposed(user.view):
        user.view.show()
    user.show()
    yield
    user.view.close()
