"""Says that something went wrong that nobody has foreseen, and helps to report it."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QCoreApplication, QSize, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from quarto_desktop import __version__
from quarto_desktop.controllers.engine_service import engine_is_compiled
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label

_SIZE = QSize(640, 380)


class FaultDialog(Dialog):
    """A few words for everybody, and the details for whoever mends it.

    Args:
        details: the traceback.
        parent: the window it opens over.
        has_started: whether the program goes on, or could not even start.
    """

    def __init__(self, details: str, parent: QWidget | None = None, *, has_started: bool = True) -> None:
        super().__init__(parent)
        self._has_started, self._has_copied = has_started, False
        self._heading = label(Role.TITLE, wrap=True)
        self._text = label(wrap=True)
        self.details = QPlainTextEdit(f"{versions()}\n\n{details}")
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.copy_button, self.close_button = QPushButton(), QPushButton()
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        set_role(self.close_button, Role.PRIMARY)
        self.close_button.setDefault(True)
        self._arrange()
        self.retranslate_ui()
        self.close_button.setFocus()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language; the details are for programmers and stay English."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("FaultDialog", "Something went wrong"))
        self._heading.setText(translate("FaultDialog", "Something went wrong that should not have."))
        self._text.setText(self._advice())
        self.details.setAccessibleName(translate("FaultDialog", "Details"))
        copied, copy = translate("FaultDialog", "Copied"), translate("FaultDialog", "Copy details")
        self.copy_button.setText(copied if self._has_copied else copy)
        self.close_button.setText(translate("FaultDialog", "Close"))

    def _advice(self) -> str:
        if self._has_started:
            return QCoreApplication.translate(
                "FaultDialog",
                "Your game is kept, and you can play on. If the program behaves strangely, close it and "
                "start it again. The details below help whoever mends this.",
            )
        return QCoreApplication.translate(
            "FaultDialog",
            "The program could not start. Your games and settings are kept as they were. Please start it "
            "once more; if that fails too, “quarto-desktop --safe-mode” starts it without your settings. "
            "The details below help whoever mends this.",
        )

    def sizeHint(self) -> QSize:
        """Room to read."""
        return self.roomy(_SIZE.expandedTo(super().sizeHint()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self._has_copied = True
        self.retranslate_ui()

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSpacing(12)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addWidget(self.details, 1)
        column.addLayout(buttons)


def versions() -> str:
    """What runs here, in English: for the log and for reports."""
    engine = "compiled" if engine_is_compiled() else "interpreted"
    return (
        f"Quarto Desktop {__version__}, engine {engine}, Python {platform.python_version()}, "
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}, {platform.platform()}"
    )
