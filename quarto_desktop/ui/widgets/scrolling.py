"""A page that scrolls upright when there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role

_SPARE = 24


class ScrollingPage(QScrollArea):
    """Shows `page`, never cut off at the sides; asks for as much height as the page wants."""

    def __init__(self, page: QWidget, parent: QWidget | None = None, *, centred: bool = False) -> None:
        """Args:
        page: what is shown.
        parent: the Qt parent.
        centred: whether a page that may not be as wide as there is room stands in the middle.
        """
        super().__init__(parent)
        if centred:
            self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        set_role(self, Role.PAGE)
        set_role(page, Role.PAGE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(page)
        self._page = page

    def sizeHint(self) -> QSize:
        """The size of the page, with room for the bar and for lines that break."""
        hint = self._page.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(hint.width() + bar, max(hint.height(), self._page.heightForWidth(hint.width())) + _SPARE)

    def minimumSizeHint(self) -> QSize:
        """As wide as the page has to be, but hardly high."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._page.minimumSizeHint().width() + bar, 120)
