"""The preferences while the program runs: one value that changes, is told about and is saved."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from quarto_desktop.session.preferences import Preferences
from quarto_desktop.storage.settings import Loaded, SettingsFile

_SAVE_AFTER_MS = 400
"""Changes that come close together, as from a slider, are written once."""


class SettingsController(QObject):
    """Holds the player's preferences.

    Args:
        file: where they are kept; it is read at once.
        parent: the owner, if any.
    """

    changed = Signal(object)
    """The names of the fields that have a new value, as a frozenset."""
    save_failed = Signal(object)
    """The preferences could not be written; the OSError says why. They stay in force meanwhile."""

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._loaded = file.load()
        self._preferences = self._loaded.preferences
        self._unsaved = False
        self._timer = QTimer(self, singleShot=True, interval=_SAVE_AFTER_MS)
        self._timer.timeout.connect(self.save_now)

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self._preferences

    @property
    def loaded(self) -> Loaded:
        """What came of reading the file: look here whether it was damaged and set aside."""
        return self._loaded

    @property
    def is_saved(self) -> bool:
        """Whether the preferences are written as they are."""
        return not self._unsaved

    def change(self, **values: Any) -> None:
        """Give fields of the preferences new values, by name; saved soon after, or by :meth:`save_now`."""
        before, after = self._preferences, replace(self._preferences, **values)
        names = (one.name for one in fields(after))
        different = frozenset(name for name in names if getattr(before, name) != getattr(after, name))
        if different:
            self._preferences = after
            self._unsaved = True
            self._timer.start()
            self.changed.emit(different)

    def toggle(self, name: str) -> None:
        """Turn a switch among the preferences, by its name."""
        self.change(**{name: not getattr(self._preferences, name)})

    def save_now(self) -> None:
        """Write what is not yet written; `save_failed` tells of a failure, which is tried again later.

        Never raises.
        """
        self._timer.stop()
        if not self._unsaved:
            return
        try:
            self._file.save(self._preferences)
        except OSError as error:
            self.save_failed.emit(error)
        except (ValueError, RecursionError) as error:  # no text of it can be made
            self.save_failed.emit(OSError(str(error)))
        else:
            self._unsaved = False

    def close(self) -> None:
        """The program ends: nothing that was changed is lost."""
        self.save_now()
