"""What the player is asked of games that are kept: whether to go on with one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.keepers import Keepers
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui import texts
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs


class KeepingWords(QObject):
    """Offers to go on.

    Args:
        keepers: keep the games.
        settings: whether to ask.
        dialogs: opens dialogs.
        window: over which they open; it owns this object.
    """

    def __init__(
        self, keepers: Keepers, settings: SettingsController, dialogs: OpenDialogs, window: QWidget
    ) -> None:
        super().__init__(window)
        self._quarto, self._foursquare = keepers.quarto, keepers.foursquare
        self._settings, self._dialogs, self._window = settings, dialogs, window

    def offer(self) -> None:
        """Go on with the game that was on the table when the program ended, or ask whether to."""
        rules = self._quarto.left_on_table
        if rules is not None:
            game = self._quarto.in_progress(rules)
            self._offer(
                lambda: self._quarto.resume(rules),
                None if game is None else partial(texts.in_progress_sentence, game),
            )
        elif self._foursquare.left_on_table:
            play = self._foursquare.in_progress
            self._offer(
                self._foursquare.resume, None if play is None else partial(texts.play_progress_sentence, play)
            )

    def _offer(self, resume: Callable[[], object], words: Callable[[], str] | None) -> None:
        """Ask, in these words; a game that is over is gone on with only where nothing is asked."""
        if self._settings.preferences.resume_at_once:
            resume()
            return
        if words is None:
            return

        def make() -> Confirmation:
            confirmation = Confirmation(Question.RESUME, self._window, words=words)
            confirmation.confirmed.connect(resume)
            return confirmation

        self._dialogs.show(Confirmation, make)
