"""Labels that fit what they are given."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role


def label(role: Role | None = None, *, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """A label for plain text that looks like `role`; with `wrap` it breaks lines."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if wrap:
        policy = made.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    if role is not None:
        set_role(made, role)
    return made


class ElidedLabel(QLabel):
    """A label of one line that ends in dots where there is no room; the whole text is its tool tip."""

    def __init__(self, role: Role | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._shorter = ""
        if role is not None:
            set_role(self, role)

    def set_words(self, words: str, shorter: str) -> None:
        """Show `words`, or where they have no room what is `shorter` and says what matters."""
        self._shorter = shorter
        self.setText(words)
        self.update()

    @property
    def shown(self) -> str:
        """What can be read of it."""
        metrics, words = self.fontMetrics(), self.text()
        if self._shorter and metrics.horizontalAdvance(words) > self.width():
            words = self._shorter
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, self.width())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for nothing but the dots."""
        return QSize(self.fontMetrics().horizontalAdvance("…"), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        shown = self.shown
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.rect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            shown,
            self.foregroundRole(),
        )
        painter.end()
