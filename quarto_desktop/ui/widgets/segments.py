"""A row of buttons of which exactly one is down: a choice between a few things, all of them in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role

T = TypeVar("T")


class Segments(QWidget, Generic[T]):
    """Lets one of `values` be chosen, with the mouse or the arrow keys.

    Signals:
        chosen(T): another value was chosen by the user; never sent for :meth:`set_value`.
    """

    chosen = Signal(object)

    def __init__(self, values: Sequence[T], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for number in range(len(self._values)):
            row.addWidget(self._make_button(number))
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._toggled)

    @property
    def value(self) -> T:
        """The value whose button is down."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: T) -> None:
        """Press the button of `value`."""
        self._group.blockSignals(True)
        self._group.button(self._values.index(value)).setChecked(True)
        self._group.blockSignals(False)

    def set_words(self, words: Mapping[T, str]) -> None:
        """Write `words` on the buttons."""
        for number, value in enumerate(self._values):
            self._group.button(number).setText(words[value].replace("&", "&&"))

    def set_hints(self, hints: Mapping[T, str]) -> None:
        """Explain the buttons in tool tips."""
        for number, value in enumerate(self._values):
            self._group.button(number).setToolTip(hints[value])

    def set_visible(self, value: T, visible: bool) -> None:
        """Offer `value`, or not."""
        self._group.button(self._values.index(value)).setVisible(visible)

    def button(self, value: T) -> QPushButton:
        """The button of `value`."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the choice for screen readers; each button says it before its own word."""
        super().setAccessibleName(name)
        for button in self._group.buttons():
            button.setAccessibleDescription(name)

    def _make_button(self, number: int) -> QPushButton:
        button = QPushButton(self)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        set_role(button, Role.SEGMENT)
        self._group.addButton(button, number)
        return button

    def _toggled(self, number: int, down: bool) -> None:
        if down:
            self.chosen.emit(self._values[number])
