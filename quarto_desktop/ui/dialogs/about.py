"""About: version, licence, engine, the name and whose it is, and the libraries underneath."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import QCoreApplication, QSize, Qt, qVersion
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from quarto_desktop import __version__
from quarto_desktop.controllers.engine_service import empty_squares_to_be_exact
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label

_ICON_SIZE = 72
_WIDTH = 520


class AboutDialog(Dialog):
    """Says what this program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QLabel()
        self._name = label(Role.TITLE)
        self._version = label(Role.MUTED)
        self._paragraphs = [
            label(wrap=True),
            label(wrap=True),
            label(Role.MUTED, wrap=True),
            label(Role.MUTED, wrap=True),
        ]
        self._close = QPushButton()
        set_role(self._close, Role.PRIMARY)
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._arrange()
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("AboutDialog", "About Quarto Desktop"))
        self._name.setText(translate("AboutDialog", "Quarto Desktop"))
        self._version.setText(translate("AboutDialog", "Version {version}").format(version=__version__))
        for paragraph, text in zip(self._paragraphs, _texts(), strict=True):
            paragraph.setText(text)
        self._close.setText(translate("AboutDialog", "Close"))

    def _arrange(self) -> None:
        self._icon.setPixmap(self._picture())
        head = QHBoxLayout()
        head.setSpacing(16)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(self._name)
        names.addWidget(self._version)
        head.addWidget(self._icon)
        head.addLayout(names, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 24, 26, 20)
        column.setSpacing(14)
        column.addLayout(head)
        for paragraph in self._paragraphs:
            paragraph.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(paragraph)
        column.addSpacing(6)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(_WIDTH)

    def sizeHint(self) -> QSize:
        """As high as the paragraphs are at this width; Qt would guess from narrower ones."""
        return QSize(_WIDTH, self.heightForWidth(_WIDTH))

    def _picture(self) -> QPixmap:
        return self.windowIcon().pixmap(QSize(_ICON_SIZE, _ICON_SIZE), self.devicePixelRatioF())


def _texts() -> list[str]:
    translate = QCoreApplication.translate
    return [
        translate(
            "AboutDialog",
            "A board game for two with sixteen pieces, no two alike. "
            "Play a friend, play the computer, or watch it play.",
        ),
        translate(
            "AboutDialog",
            "“Quarto” is a trademark of Gigamic. "
            "This is an independent program that is not connected with Gigamic.",
        ),
        translate(
            "AboutDialog",
            "This program is free software under the MIT licence. It uses Qt and PySide6, which are free "
            "software under the GNU Lesser General Public License, version 3; "
            "you may replace them with your own copies.",
        ),
        _underneath(),
    ]


def _underneath() -> str:
    translate = QCoreApplication.translate
    squares = empty_squares_to_be_exact()
    if squares is None:
        text = translate("AboutDialog", "Engine: compiled · Qt {qt} · PySide6 {pyside} · Python {python}")
    else:
        text = translate(
            "AboutDialog",
            "Engine: interpreted, exact from {squares} empty squares on · "
            "Qt {qt} · PySide6 {pyside} · Python {python}",
        )
    return text.format(
        squares=squares, qt=qVersion(), pyside=PySide6.__version__, python=platform.python_version()
    )
