"""Where cards were placed so far, in short lines; a click leads back to that moment, or on again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from quarto_desktop.solitaire.game import Step
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.whole_rows import WholeRows

_LEAST_HEIGHT = 60


class PlacementsPanel(QFrame):
    """The list of placements; the one that led to the moment shown is selected, undone ones come after it.

    Signals:
        moment_wanted(int): show the moment after so many placements.

    Attributes:
        list_view: the list.
    """

    moment_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._title = label(Role.LABEL)
        self._rows = QStandardItemModel(self)
        self._shown: list[tuple[str, str]] = []
        self.list_view = WholeRows()
        set_role(self.list_view, Role.LIST)
        self.list_view.setModel(self._rows)
        self.list_view.setMinimumHeight(_LEAST_HEIGHT)
        self.list_view.clicked.connect(self._on_chosen)
        self.list_view.activated.connect(self._on_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 8, 10)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self.list_view, 1)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set the title in the current language."""
        self._title.setText(QCoreApplication.translate("PlacementsPanel", "Cards placed"))
        self.list_view.setAccessibleName(self._title.text())

    def show_steps(self, steps: Sequence[Step], shown: int) -> None:
        """List `steps`; the moment after the first `shown` of them is on the table."""
        rows = [
            (words.step_row(number, step), words.step_sentence(step)) for number, step in enumerate(steps, 1)
        ]
        if rows != self._shown:
            self._shown = rows
            self._rows.clear()
            for text, spoken in rows:
                self._rows.appendRow(_item(text, spoken))
        index = self._rows.index(shown - 1, 0) if shown else QModelIndex()
        if index != self.list_view.currentIndex():
            self.list_view.setCurrentIndex(index)
            if not shown:
                self.list_view.clearSelection()
        self.list_view.fit_rows()

    def _on_chosen(self, index: QModelIndex) -> None:
        self.moment_wanted.emit(index.row() + 1)


def _item(text: str, spoken: str) -> QStandardItem:
    """A line, and how it is spoken."""
    item = QStandardItem(text)
    item.setData(spoken, Qt.ItemDataRole.AccessibleTextRole)
    return item
