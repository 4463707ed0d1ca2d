"""How a game ended, and what can be done next."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label


class PastimeResult(QFrame):
    """The result; it stands beside the table, never over it. Subclasses have the words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._title = label(Role.PROMPT, wrap=True)
        self._reason = label(wrap=True)

    def retranslate_ui(self) -> None:
        """Set the texts of the buttons in the current language."""
        raise NotImplementedError

    def _arrange(self, *told: QWidget | QLayout, buttons: tuple[tuple[QPushButton, ...], ...]) -> None:
        """Put everything below one another.

        Args:
            told: what is told below the reason.
            buttons: what can be done, row by row; the first begins the next game.
        """
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(8)
        for part in (self._title, self._reason, *told):
            if isinstance(part, QLayout):
                column.addLayout(part)
            else:
                column.addWidget(part)
        column.addSpacing(4)
        set_role(buttons[0][0], Role.PRIMARY)
        for row in buttons:
            column.addLayout(_side_by_side(row))


def _side_by_side(buttons: tuple[QPushButton, ...]) -> QLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    for button in buttons:
        row.addWidget(button, 1)
    return row
