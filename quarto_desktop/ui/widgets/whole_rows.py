"""A list that shows whole rows only, and keeps the current one in sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QWidget


class WholeRows(QListView):
    """Rows of one height. Room for less than a row stays empty below them, so that at either end of the list
    no row is cut off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)  # by item the last row may be cut off
        # How far one can scroll is known only when Qt has laid out the rows, which it puts off.
        self.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another number of rows may have room."""
        super().resizeEvent(event)
        self.fit_rows()

    def changeEvent(self, event: QEvent) -> None:
        """Rows get another height with another font, but only when they are laid out next."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            QTimer.singleShot(0, self, self.fit_rows)

    def fit_rows(self) -> None:
        """Fit the room to the height of a row; to be called when the first rows have come, too."""
        row = self.sizeHintForRow(0)
        room = self.contentsRect().height()
        self.setViewportMargins(0, 0, 0, room % row if 0 < row <= room else 0)
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
