"""Watches over everything that is written: tells once when it cannot be, and tries again until it can."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from quarto_desktop.controllers.chronicle import Chronicle
from quarto_desktop.controllers.keepers import Keepers
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.storage.atomic import why_not_writable

_AGAIN_MS = 10_000


class Disk(QObject):
    """Trouble with the disk, of whoever writes: one thing that goes wrong is told as one.

    Args:
        settings: the preferences.
        keepers: keep games in progress.
        chronicle: has the history.
        results: how games of Foursquare ended.
        folder: where games are kept.
        parent: the Qt parent.

    Signals:
        failed(OSError): something could not be written. Told once, until everything is written again.

    Attributes:
        folder: where games are kept.
    """

    failed = Signal(object)

    def __init__(
        self,
        settings: SettingsController,
        keepers: Keepers,
        chronicle: Chronicle,
        results: Results,
        folder: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self._settings, self._keepers = settings, keepers
        self._chronicle, self._results = chronicle, results
        self._timer = QTimer(self, interval=_AGAIN_MS)
        self._timer.timeout.connect(self.try_again)
        for failed in (settings.save_failed, chronicle.failed, results.save_failed):
            failed.connect(self._on_failed)
        for keeper in (keepers.quarto, keepers.foursquare):
            keeper.failed.connect(self._on_failed)

    @property
    def is_working(self) -> bool:
        """Whether everything is written that there is to write."""
        keepers = (self._keepers.quarto, self._keepers.foursquare)
        return (
            all(keeper.is_working for keeper in keepers)
            and self._settings.is_saved
            and self._chronicle.is_working
            and self._results.is_working
        )

    def look(self) -> None:
        """Find out whether anything can be written at all, before there is something to lose."""
        error = why_not_writable(self.folder)
        if error is not None:
            self._on_failed(error)
        elif not (self._chronicle.is_working and self._results.is_working):
            self._timer.start()

    def try_again(self) -> None:
        """Write what could not be written yet."""
        self._settings.save_now()
        self._keepers.quarto.write()
        self._keepers.foursquare.write()
        self._chronicle.try_again()
        self._results.try_again()
        if self.is_working and why_not_writable(self.folder) is None:
            self._timer.stop()

    def close(self) -> None:
        """The program ends: the last try for what does not try by itself then; once more is harmless."""
        self._timer.stop()
        self._results.try_again()

    def _on_failed(self, error: OSError) -> None:
        if not self._timer.isActive():
            self._timer.start()
            self.failed.emit(error)
