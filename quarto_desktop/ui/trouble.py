"""What the player is told when files could not be read at the start, or cannot be written; once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.chronicle import Chronicle
from quarto_desktop.controllers.disk import Disk
from quarto_desktop.controllers.keepers import Keepers
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui import texts
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs

Words = Callable[[], str]


class Trouble(QObject):
    """Tells of all that went wrong at the start in one notice, and later of a disk that cannot be written.

    Args:
        disk: what is written.
        settings: the preferences.
        keepers: keep games in progress.
        chronicle: has the history.
        dialogs: opens notices.
        window: over which they open; it owns this object.
    """

    def __init__(
        self,
        disk: Disk,
        settings: SettingsController,
        keepers: Keepers,
        chronicle: Chronicle,
        dialogs: OpenDialogs,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._disk, self._dialogs, self._window = disk, dialogs, window
        self._found = [*_of_settings(settings), *_of_keepers(keepers)]
        self._of_history = _of_history(chronicle)
        self._of_disk: Words | None = None
        self._at_start = True
        self._afterwards: Callable[[], object] | None = None
        disk.failed.connect(self._on_failed)
        QTimer.singleShot(0, self, self._tell_of_start)  # when the window is there

    def when_told(self, do: Callable[[], object]) -> None:
        """Tell of the start now, and do this once it has been read; at once where all is well."""
        self._afterwards = do
        self._tell_of_start()
        if not self._dialogs.is_open(Notice):
            self._go_on()

    def _go_on(self) -> None:
        do, self._afterwards = self._afterwards, None
        if do is not None:
            do()

    def _tell_of_start(self) -> None:
        if not self._at_start:
            return
        self._disk.look()
        self._at_start = False
        # Where nothing at all can be written, that says it of the history too.
        of_disk = self._of_history if self._of_disk is None else [self._of_disk]
        if self._found or of_disk:
            self._tell(*self._found, *of_disk)

    def _on_failed(self, error: OSError) -> None:
        words = partial(texts.not_writable_sentence, error, str(self._disk.folder))
        if self._at_start:
            self._of_disk = words
        elif self._window.isVisible():
            self._tell(words)

    def _tell(self, *words: Words) -> None:
        self._dialogs.close(Notice)
        self._dialogs.show(Notice, lambda: self._notice(words))

    def _notice(self, words: tuple[Words, ...]) -> Notice:
        notice = Notice(partial(_paragraphs, words), self._window)
        notice.finished.connect(self._on_read, Qt.ConnectionType.QueuedConnection)
        return notice

    def _on_read(self) -> None:
        if self._window.isVisible():  # the end of the program closes the notice too
            self._go_on()


def _paragraphs(words: tuple[Words, ...]) -> str:
    return "\n\n".join(one() for one in words)


def _of_settings(settings: SettingsController) -> list[Words]:
    loaded = settings.loaded
    if loaded.left_alone:
        return [texts.safe_mode_sentence]
    if loaded.damaged:
        return [partial(texts.settings_damaged_sentence, _name(loaded.set_aside))]
    return [partial(texts.settings_refused_sentence, _name(loaded.set_aside))] if loaded.refused else []


def _of_keepers(keepers: Keepers) -> list[Words]:
    words: list[Words] = [
        partial(_game_damaged, partial(texts.rules_name, rules), found.set_aside)
        for rules, found in keepers.quarto.damaged.items()
    ]
    for found in keepers.foursquare.damaged.values():
        words.append(partial(_game_damaged, texts.foursquare_name, found.set_aside))
    return words


def _game_damaged(name: Words, aside: Path | None) -> str:
    return texts.progress_damaged_sentence(name(), _name(aside))


def _of_history(chronicle: Chronicle) -> list[Words]:
    """What came of opening it; that it cannot be written comes last, for the disk may say so already."""
    opened = chronicle.history.opened
    if opened.damaged:
        return [partial(texts.history_damaged_sentence, _name(opened.set_aside))]
    if opened.is_later:
        return [texts.history_later_sentence]
    return [] if opened.error is None else [partial(texts.history_waits_sentence, opened.error)]


def _name(path: Path | None) -> str | None:
    return None if path is None else str(path)
