"""What to do now, in large plain words, with the sign that the computer is at work."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.thinking import ThinkingDots
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import ElidedLabel, label


class PastimePrompt(QFrame):
    """The prompt; it keeps its height whatever it says, so that nothing below it moves.

    Args:
        colours: the palette worn now.
        lines: how many the longest of the usual sentences takes.
        parent: the Qt parent.
    """

    def __init__(self, colours: TablePalette, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._lines = lines
        self._title = ElidedLabel(Role.PROMPT)
        self._text = label(wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._dots = ThinkingDots(colours)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 14)
        self._column.setSpacing(6)
        self._column.addWidget(self._title)
        self._keep_room()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._dots.set_colours(colours)

    def set_motion(self, moving: bool) -> None:
        """Whether the sign of thinking may move."""
        self._dots.set_motion(moving)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()
        super().changeEvent(event)

    def _leave_keyboard_to_table(self, buttons: Iterable[QPushButton]) -> None:
        """A click on these buttons does not take the keyboard from the table."""
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _keep_room(self) -> None:
        """Have room for the longest of the usual sentences, also while a short one is shown."""
        self._text.setMinimumHeight(self._lines * self._text.fontMetrics().lineSpacing())
