"""A field for a whole number that keeps whatever was typed, also what is no number."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_PLAIN = re.compile(r"-?\d+")
_GROUPED = re.compile(r"-?\d{1,3}([,，'\s]\d{3})+")
"""A number as people write it, its thousands apart."""
_APART = re.compile(r"[,，'\s]")
_MOST_DIGITS = 1000
"""Python reads no number of more than a few thousand digits; what is longer than this is too high anyway."""
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_MARGIN = 8


class NumberField(QLineEdit):
    """Takes any text; the arrow keys go to the number before and after.

    Args:
        lowest: the lowest number the arrow keys lead to.
        highest: the highest one.
    """

    def __init__(self, lowest: int, highest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lowest, self._highest = lowest, highest
        self.setTextMargins(_MARGIN, 0, _MARGIN, 0)

    @property
    def number(self) -> int | None:
        """The number that was typed, whatever its size; None when it is none."""
        return read_number(self.text())

    @property
    def is_empty(self) -> bool:
        """Whether nothing was typed."""
        return not self.text().strip()

    def set_number(self, number: int) -> None:
        """Write a number into the field."""
        self.setText(str(number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count up and down."""
        step = _STEPS.get(Qt.Key(event.key()))
        number = self.number
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif number is not None:
            self.set_number(min(max(number + step, self._lowest), self._highest))


def read_number(text: str) -> int | None:
    """A whole number as people write it, in digits of any script; None when `text` is none."""
    bare = text.strip()
    if not (_PLAIN.fullmatch(bare) or _GROUPED.fullmatch(bare)):
        return None
    return int(_APART.sub("", bare)[:_MOST_DIGITS])
