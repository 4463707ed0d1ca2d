"""What the player is told and asked of games that are kept: going on with one, and trouble with the disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.keeper import GameKeeper
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui import texts
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.notice import Notice
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs


class KeepingNotice(Notice):
    """Trouble with games that are kept."""


class KeepingWords(QObject):
    """Offers to go on, and tells of trouble.

    Args:
        keeper: keeps the games.
        settings: whether to ask.
        dialogs: opens dialogs.
        window: over which they open; it owns this object.
    """

    def __init__(
        self, keeper: GameKeeper, settings: SettingsController, dialogs: OpenDialogs, window: QWidget
    ) -> None:
        super().__init__(window)
        self._keeper, self._settings, self._dialogs, self._window = keeper, settings, dialogs, window
        keeper.failed.connect(self._tell_of_failure)
        if keeper.damaged:
            QTimer.singleShot(0, self, self._tell_of_damage)  # when the window is there

    def offer(self) -> None:
        """Go on with the game that was on the table when the program ended, or ask whether to."""
        rules = self._keeper.left_on_table
        if rules is None:
            return
        if self._settings.preferences.resume_at_once:
            self._keeper.resume(rules)
            return
        game = self._keeper.in_progress(rules)
        if game is None:
            return

        def make() -> Confirmation:
            words = partial(texts.in_progress_sentence, game)
            confirmation = Confirmation(Question.RESUME, self._window, words=words)
            confirmation.confirmed.connect(lambda: self._keeper.resume(rules))
            return confirmation

        self._dialogs.show(Confirmation, make)

    def _tell_of_damage(self) -> None:
        kept = [found.set_aside for found in self._keeper.damaged.values() if found.set_aside is not None]
        self._tell(lambda: texts.progress_damaged_sentence(str(kept[0]) if kept else None))

    def _tell_of_failure(self, error: OSError) -> None:
        if self._window.isVisible():
            self._tell(partial(texts.not_kept_sentence, error))

    def _tell(self, words: Callable[[], str]) -> None:
        self._dialogs.show(KeepingNotice, lambda: KeepingNotice(words, self._window))
