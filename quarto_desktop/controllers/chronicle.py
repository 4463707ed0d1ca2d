"""Writes every game of Quarto that ends into the history, once, and tells of every change in it."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.document import GameDocument
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.finished import FinishedGame, result_of
from quarto_desktop.storage.history import History


class Chronicle(QObject):
    """Listens to the game; what ended is told apart by the identity of its session.

    Args:
        game: the game.
        document: the game as a document, for its text.
        history: where games are kept; closed with this object.
        plays: the results of Foursquare, which are kept there too.
        parent: the Qt parent.

    Signals:
        changed(): other games or results are in the history.
        failed(OSError): a game could not be written. Told once, and again after it has worked meanwhile.

    Attributes:
        history: where games are kept. Whoever changes it says so with `changed`.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        game: GameController,
        document: GameDocument,
        history: History,
        plays: Results,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.history = history
        self._game, self._document = game, document
        self._has_failed = False
        game.finished.connect(self._on_finished)
        plays.changed.connect(self.changed)
        self.changed.connect(plays.reload)  # of what it knows already it tells nothing

    def close(self) -> None:
        """Close the history; once more is harmless."""
        self.history.close()

    def _on_finished(self) -> None:
        session = self._game.session
        if session is None or not session.records:
            return
        result = result_of(self._document.played(), session.levels, session.turns, session.seconds)
        ended = datetime.now().isoformat(timespec="seconds")
        try:
            self.history.add(FinishedGame(session.identity, ended, result, self._document.text()))
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)
            return
        self._has_failed = False
        self.changed.emit()
