"""The player's hands on any table: whether they use mouse or keyboard, and what they aim at."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

SpotT = TypeVar("SpotT")
"""A place on the table that can be pointed at; each table has its own kind."""


class PastimeHands(QObject, Generic[SpotT]):
    """Turns input into wishes; subclasses know which.

    Signals:
        changed(): something looks different now.
        focus_moved(spot): where the keyboard acts now.
        keys_used(bool): the keyboard is used now, or no longer.
    """

    changed = Signal()
    focus_moved = Signal(object)
    keys_used = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._uses_keys = False
        self._pointed: SpotT | None = None

    @property
    def cursor(self) -> SpotT:
        """Where the keyboard acts, or would."""
        raise NotImplementedError

    @property
    def aim(self) -> SpotT | None:
        """The spot pointed at, by whichever of mouse and keyboard was used last."""
        return self.cursor if self._uses_keys else self._pointed

    @property
    def focus(self) -> SpotT | None:
        """The spot that wears the keyboard's ring; none while the mouse is used."""
        return self.cursor if self._uses_keys else None

    @property
    def mouse_shape(self) -> Qt.CursorShape:
        """What the mouse looks like where it points."""
        raise NotImplementedError

    def take_over(self, model: Any) -> object:
        """Go by `model` from now on, dropping what it no longer allows."""
        raise NotImplementedError

    # ---- both

    def can_act(self, spot: Any) -> bool:
        """Whether a click on `spot` does something."""
        raise NotImplementedError

    def is_choosable(self, spot: Any) -> bool:
        """Whether something can be chosen there, to be used with the next click."""
        return False

    def is_chosen(self, spot: Any) -> bool:
        """Whether what is chosen is there."""
        return False

    def act(self, spot: Any) -> None:
        """Click `spot`, or press Enter on it."""
        raise NotImplementedError

    # ---- the mouse

    def use_mouse(self) -> None:
        """The mouse is used: no ring is shown."""
        self._use_keys(False)

    # ---- the keyboard

    def use_keys(self) -> bool:
        """The keyboard is used: the ring is shown; returns whether it already was."""
        was_shown = self._uses_keys
        self._use_keys(True)
        return was_shown

    def hide_focus(self) -> None:
        """The table has lost the focus."""
        self._use_keys(False)

    def go_to(self, spot: Any) -> None:
        """Put the keyboard's cursor on `spot`."""
        raise NotImplementedError

    def move(self, right: int, down: int) -> None:
        """Go one spot in a direction: `right` or `down` is 1 or -1, the other 0."""
        raise NotImplementedError

    def press(self) -> None:
        """Act where the cursor is."""
        raise NotImplementedError

    def _use_keys(self, used: bool) -> None:
        if used != self._uses_keys:
            self._uses_keys = used
            self._changed()
            self.keys_used.emit(used)

    def _moved(self) -> None:
        self._changed()
        self.focus_moved.emit(self.cursor)

    def _changed(self) -> None:
        self.changed.emit()
