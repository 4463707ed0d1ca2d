"""Tells the player when the settings could not be read or written; nothing of that stops the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui import texts
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs


class SettingsNotices(QObject):
    """Opens a notice over the window, for each kind of trouble once.

    Args:
        settings: whose trouble is told.
        dialogs: opens the notice.
        window: over which it opens; it owns this object.
    """

    def __init__(self, settings: SettingsController, dialogs: OpenDialogs, window: QWidget) -> None:
        super().__init__(window)
        self._loaded = settings.loaded
        self._dialogs = dialogs
        self._window = window
        self._has_told_of_saving = False
        settings.save_failed.connect(self._tell_of_saving)
        if self._loaded.damaged:
            QTimer.singleShot(0, self, self._tell_of_damage)  # when the window is there

    def _tell_of_damage(self) -> None:
        kept = self._loaded.set_aside
        self._tell(lambda: texts.settings_damaged_sentence(None if kept is None else str(kept)))

    def _tell_of_saving(self, reason: str) -> None:
        if not self._has_told_of_saving and self._window.isVisible():
            self._has_told_of_saving = True
            self._tell(lambda: texts.settings_not_saved_sentence(reason))

    def _tell(self, words: Callable[[], str]) -> None:
        self._dialogs.show(Notice, lambda: Notice(words, self._window))
