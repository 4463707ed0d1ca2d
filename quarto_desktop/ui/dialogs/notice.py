"""Says something that somebody should know, and goes when it has been read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label

_WIDTH = 420


class Notice(Dialog):
    """A few sentences with one button.

    Args:
        words: returns the sentences in the current language.
        parent: the window it opens over.
    """

    def __init__(self, words: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._text = label(wrap=True)
        self._button = QPushButton()
        set_role(self._button, Role.PRIMARY)
        self._button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSpacing(18)
        column.addWidget(self._text)
        column.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)
        self.retranslate_ui()
        self._button.setFocus()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(QCoreApplication.translate("Notice", "Please note"))
        self._text.setText(self._words())
        self._button.setText(QCoreApplication.translate("Notice", "OK"))
        self.setAccessibleDescription(self._text.text())
