"""Which dialogs are open: one of each kind at most, and the clock waits while there are any."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog


class OpenDialogs(QObject):
    """Opens dialogs and keeps count of them; when one closes, the keyboard goes back to the one beneath it.

    Signals:
        any_open_changed(bool): the first dialog was opened, or the last one closed.
    """

    any_open_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: dict[type[QDialog], QDialog] = {}

    @property
    def any_open(self) -> bool:
        """Whether a dialog is open now."""
        return bool(self._open)

    def is_open(self, kind: type[QDialog]) -> bool:
        """Whether a dialog of this kind is open."""
        return kind in self._open

    def show(self, kind: type[QDialog], make: Callable[[], QDialog]) -> None:
        """Open what `make` makes, or bring the dialog of this `kind` to the front that is open already."""
        if kind not in self._open:
            self._add(kind, make())
        dialog = self._open[kind]
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def bring_to_front(self) -> None:
        """Give the keyboard back to the dialog that was opened last, above the others, if any is open."""
        for dialog in self._open.values():
            dialog.raise_()
        self._activate_newest()

    def close(self, kind: type[QDialog]) -> None:
        """Close the dialog of this kind, if one is open, as if it had been cancelled."""
        if kind in self._open:
            self._open[kind].reject()

    def close_all(self) -> None:
        """Close every dialog, as if each had been cancelled."""
        for dialog in tuple(self._open.values()):
            dialog.reject()

    def _add(self, kind: type[QDialog], dialog: QDialog) -> None:
        self._open[kind] = dialog
        dialog.finished.connect(lambda: self._forget(kind))
        if len(self._open) == 1:
            self.any_open_changed.emit(True)

    def _forget(self, kind: type[QDialog]) -> None:
        if self._open.pop(kind, None) is None:
            return
        self._activate_newest()  # or else the window system may give the keyboard to the main window
        if not self._open:
            self.any_open_changed.emit(False)

    def _activate_newest(self) -> None:
        if self._open:
            next(reversed(self._open.values())).activateWindow()
