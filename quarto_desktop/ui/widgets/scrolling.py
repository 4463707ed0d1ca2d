"""A page that scrolls upright when there is no room for all of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
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
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab would stop where nothing shows it
        self.setWidgetResizable(True)
        self._page = page
        self.setWidget(page)

    def sizeHint(self) -> QSize:
        """The size of the page, with room for the bar and for lines that break."""
        hint = self._page.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        least = self._page.minimumSizeHint().height()
        height = max(hint.height(), least, self._page.heightForWidth(hint.width()))
        return QSize(hint.width() + bar, height + _SPARE)

    def minimumSizeHint(self) -> QSize:
        """As wide as the page has to be, but hardly high."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._page.minimumSizeHint().width() + bar, 120)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height when the page wants one; layouts remember the first answer otherwise."""
        if watched is self._page and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
