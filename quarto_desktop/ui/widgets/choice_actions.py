"""A submenu of which exactly one entry is checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

T = TypeVar("T")


class ChoiceActions(Generic[T]):
    """One action for each of `values`."""

    def __init__(self, values: Sequence[T], parent: QObject) -> None:
        self._group = QActionGroup(parent)
        self._actions: dict[T, QAction] = {value: self._group.addAction("") for value in values}
        for action in self._actions.values():
            action.setCheckable(True)

    def __getitem__(self, value: T) -> QAction:
        """The action that chooses `value`."""
        return self._actions[value]

    def add_to(self, menu: QMenu) -> None:
        """Put the actions into a menu."""
        menu.addActions(list(self._actions.values()))

    def bind(self, choose: Callable[[T], object]) -> None:
        """Call this when the user chooses."""
        for value, action in self._actions.items():
            action.triggered.connect(lambda _=False, value=value: choose(value))

    def check(self, value: T) -> None:
        """Show that `value` is chosen."""
        self._actions[value].setChecked(True)

    def write(self, word: Callable[[T], str]) -> None:
        """Write the word of each value."""
        for value, action in self._actions.items():
            action.setText(word(value))
