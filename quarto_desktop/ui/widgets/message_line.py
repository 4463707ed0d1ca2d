"""Quiet words under the table, and messages that stay for a while; there is room for two lines, or three."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontInfo, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import ElidedLabel, label

STAY_MS = 6000
"""How long a message stays, and longer if there is much to read."""
_MS_A_LETTER = 80
_LINES, _LINES_WHERE_NARROW = 2, 3
_NARROW = 560
"""Pixels of width below which two lines are too few for many words."""
_TALLEST_LINE = 1.5
"""Height of a line in the tallest script, in sizes of the font; so no language moves the table."""
_MARGINS = (16, 4, 16, 4)


class MessageLine(QFrame):
    """Shows what the mouse points at; a message comes before it and goes by itself.

    Args:
        wordy: whether the quiet words may need all lines; usually they are a name on one.
    """

    def __init__(self, parent: QWidget | None = None, *, wordy: bool = False) -> None:
        super().__init__(parent)
        set_role(self, Role.STRIP)
        self._quiet = label(Role.MUTED, wrap=True) if wordy else ElidedLabel(Role.MUTED)
        self._message = label(Role.MESSAGE, wrap=True)
        self._timer = QTimer(self, singleShot=True, interval=STAY_MS)
        self._timer.timeout.connect(self.clear_message)
        row = QHBoxLayout(self)
        row.setContentsMargins(*_MARGINS)
        row.addWidget(self._quiet, 1)
        row.addWidget(self._message, 1)
        self._message.hide()
        self._is_wordy = wordy
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the words, which depends on the width alone and not on what they are."""
        super().resizeEvent(event)
        self._make_room()

    @property
    def text(self) -> str:
        """What can be read now."""
        return self._message.text() or self._quiet.text()

    def show_words(self, words: str) -> None:
        """Say quietly what is pointed at, or nothing."""
        self._quiet.setText(words)

    def show_message(self, message: str) -> None:
        """Say this for a while."""
        self._message.setText(message)
        self._message.setAccessibleName(message)
        self._show(is_message=True)
        self._timer.start(max(STAY_MS, _MS_A_LETTER * len(message)))

    def clear_message(self) -> None:
        """Take the message away."""
        self._timer.stop()
        self._message.setText("")
        self._message.setAccessibleName("")
        self._show(is_message=False)

    def _make_room(self) -> None:
        lines = _LINES_WHERE_NARROW if self._is_wordy and self.width() < _NARROW else _LINES
        line = round(QFontInfo(self.font()).pixelSize() * _TALLEST_LINE)
        self.setFixedHeight(lines * line + _MARGINS[1] + _MARGINS[3] + 1)  # and a pixel for the border

    def _show(self, *, is_message: bool) -> None:
        self._message.setVisible(is_message)
        self._quiet.setVisible(not is_message)
