"""The tables for screen readers: their spots can be found, read and pressed.

To Qt a graphics view is a single nameless thing. A factory, installed once, gives each view that speaks an
interface with a virtual child for every spot. The children are made once and kept: Qt knows them by address.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from quarto_desktop.ui.pastimes.spoken import SpokenTable
from quarto_desktop.ui.pastimes.view import PastimeView

_interfaces: dict[int, TableInterface] = {}
"""The interface of each living view, by the view's id."""


def install() -> None:
    """Give every table view made from now on its interface; once for the application."""
    QAccessible.installFactory(_interface_for)


def announce(widget: QWidget, words: str) -> None:
    """Let a screen reader, if there is one, say `words` when it has finished what it is saying."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def _interface_for(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, PastimeView):
        return None
    key = id(thing)
    if key not in _interfaces:
        _interfaces[key] = TableInterface(thing, thing.spoken)
        thing.destroyed.connect(lambda: _forget(key))
    return _interfaces[key]


def _forget(key: int) -> None:
    interface = _interfaces.pop(key, None)
    if interface is not None:
        interface.forget_cells()


class TableInterface(QAccessibleObject):
    """A table view with its spots as children."""

    def __init__(self, view: QGraphicsView, table: SpokenTable[Any]) -> None:
        super().__init__(view)
        self._view, self._table = view, table
        self._cells = tuple(CellInterface(view, table, spot, self) for spot in table.spots)
        self._names = self._current_names()
        table.focus_moved.connect(self._tell_focus)
        table.repaired.connect(self._tell_names)

    def isValid(self) -> bool:
        """Whether the view still lives."""
        return isValid(self._view)

    def object(self) -> QObject:
        """The view."""
        return self._view

    def window(self) -> QWindow:
        """The window it is in."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """What it lies in."""
        outside = self._view.parentWidget() or QApplication.instance()
        assert outside is not None
        return QAccessible.queryAccessibleInterface(outside)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """A spot, in reading order."""
        return self._cells[index] if 0 <= index < len(self._cells) else None

    def childCount(self) -> int:
        """How many spots there are."""
        return len(self._cells)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Where a spot comes in reading order, -1 if it is none of ours."""
        return next((index for index, cell in enumerate(self._cells) if cell is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The spot at a point of the screen."""
        point = self._view.viewport().mapFromGlobal(QPoint(x, y)).toPointF()
        spot = self._table.spot_at(point)
        return None if spot is None else self._cells[self._table.spots.index(spot)]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The spot the keyboard acts on, while the view has the focus."""
        if not self._view.hasFocus():
            return None
        return self._cells[self._table.spots.index(self._table.cursor)]

    def text(self, kind: QAccessible.Text) -> str:
        """Its name."""
        if kind is QAccessible.Text.Name:
            return self._view.accessibleName() or self._table.title()
        return ""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        """A group of spots."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """What a screen reader should know."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus()
        state.invisible = not self._view.isVisible()
        return state

    def forget_cells(self) -> None:
        """Let Qt drop the children: their view is gone."""
        for cell in self._cells:
            if isValid(cell):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(cell))

    def _current_names(self) -> tuple[str, ...]:
        return tuple(self._table.name(spot) for spot in self._table.spots)

    def _tell_focus(self, spot: Hashable) -> None:
        if QAccessible.isActive():
            cell = self._cells[self._table.spots.index(spot)]
            QAccessible.updateAccessibility(QAccessibleEvent(cell, QAccessible.Event.Focus))

    def _tell_names(self) -> None:
        """Tell which spots have other names now: something else stands there, or the language has changed."""
        if not QAccessible.isActive():
            return
        names = self._current_names()
        for cell in self._changed_cells(names):
            QAccessible.updateAccessibility(QAccessibleEvent(cell, QAccessible.Event.NameChanged))
        self._names = names

    def _changed_cells(self, names: tuple[str, ...]) -> Iterator[CellInterface]:
        for cell, before, now in zip(self._cells, self._names, names, strict=True):
            if before != now:
                yield cell


class CellInterface(QAccessibleInterface):
    """One spot of the table."""

    def __init__(
        self, view: QGraphicsView, table: SpokenTable[Any], spot: Hashable, parent: TableInterface
    ) -> None:
        super().__init__()
        self._view, self._table, self._spot, self._parent = view, table, spot, parent
        self._press = _Press(view, table, spot)

    def isValid(self) -> bool:
        """Whether the view still lives."""
        return isValid(self._view)

    def object(self) -> QObject | None:  # type: ignore[override]
        """No object of Qt's stands behind a spot."""
        return None

    def window(self) -> QWindow:
        """The window it is in."""
        return self._view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._parent

    def child(self, index: int) -> None:  # type: ignore[override]
        """Spots have no children."""
        return

    def childCount(self) -> int:
        """Spots have no children."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Spots have no children."""
        return -1

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        """Spots have no children."""
        return

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, with what stands there; its description says what is special about it."""
        if kind is QAccessible.Text.Name:
            return self._table.name(self._spot)
        if kind is QAccessible.Text.Description:
            return self._table.description(self._spot)
        return ""

    def setText(self, kind: QAccessible.Text, words: str) -> None:
        """Names cannot be changed."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        cell = self._table.box(self._spot).toAlignedRect()
        return QRect(self._view.viewport().mapToGlobal(cell.topLeft()), cell.size())

    def role(self) -> QAccessible.Role:
        """Something to press."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Whether it has the focus, can do something, and holds the chosen piece."""
        table = self._table
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view.hasFocus() and table.cursor == self._spot
        state.disabled = not table.can_act(self._spot)
        state.selectable = table.is_choosable(self._spot)
        state.selected = table.is_chosen(self._spot)
        state.invisible = not self._view.isVisible() or table.box(self._spot).isEmpty()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        """The interface of its actions; a plain int for the address, as in the stubs, or None would crash."""
        is_action = kind is QAccessible.InterfaceType.ActionInterface
        return VoidPtr(getCppPointer(self._press)[0] if is_action else 0)


class _Press(QAccessibleActionInterface):
    """What can be done with a spot: press it, or move the keyboard there."""

    def __init__(self, view: QGraphicsView, table: SpokenTable[Any], spot: Hashable) -> None:
        super().__init__()
        self._view, self._table, self._spot = view, table, spot

    def actionNames(self) -> list[str]:
        """The actions there are."""
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        """Do one of them."""
        if name == QAccessibleActionInterface.pressAction():
            self._table.press(self._spot)
        elif name == QAccessibleActionInterface.setFocusAction():
            self._view.setFocus()
            self._table.go_to(self._spot)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """None: Enter acts where the focus is."""
        return []
