"""Writes every game of Quarto that ends into the history, once, and tells of every change in it.

A game that cannot be written is tried again, until it can be. One that was over when it was opened has its
result already: however it ends again, that is none.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.document import GameDocument, text_of
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.finished import FinishedGame, Result, result_of
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.solitaire_results import FinishedPlay
from quarto_desktop.storage.history import History

Finished = FinishedGame | FinishedPlay
"""What the history keeps: a game of Quarto or a play-through of Foursquare."""


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
        failed(OSError): a game could not be written; it is kept until it can be, see :meth:`try_again`.

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
        self._is_closed = False
        self._unwritten: dict[str, FinishedGame] = {}
        self._plays = plays
        game.finished.connect(self._on_finished)
        plays.changed.connect(self.changed)
        self.changed.connect(plays.reload)  # of what it knows already it tells nothing

    def close(self) -> None:
        """Close the history; once more is harmless."""
        if not self._is_closed:
            self._is_closed = True
            self.try_again()
            self.history.close()

    @property
    def is_working(self) -> bool:
        """Whether everything that ended is in a history that outlasts the program."""
        return not self._unwritten and self.history.opened.error is None

    def games(self) -> list[Finished]:
        """All that was finished, also what is not written yet, the newest first.

        Raises:
            OSError: the history cannot be read.
        """
        waiting: list[Finished] = [*self._unwritten.values(), *self._plays.waiting]
        identities = {game.identity for game in waiting}
        written: list[Finished] = [*self.history.games(), *self.history.plays.games()]
        games = [*waiting, *(game for game in written if game.identity not in identities)]
        return sorted(games, key=lambda game: game.ended, reverse=True)

    def results(self) -> list[Result]:
        """The results of Quarto that count, also those not written yet, in the order of their ends.

        Raises:
            OSError: they cannot be read.
        """
        waiting = [game.result for game in self._unwritten.values() if game.result.counts]
        return [*self.history.results(), *waiting]

    def catch_up(self, sessions: Iterable[GameSession]) -> None:
        """Add games that ended when nothing could be written, or before a crash; none counts twice."""
        for session in sessions:
            if not session.was_over:
                self._add(session.played(date.today()), session)

    def try_again(self) -> None:
        """Write what could not be written yet. Never raises."""
        has_moved = self.history.try_again()
        if self._write() or has_moved:
            self.changed.emit()

    def _on_finished(self) -> None:
        session = self._game.session
        if session is not None and session.records and not session.was_over:
            self._add(self._document.played(), session)

    def _add(self, game: PlayedGame, session: GameSession) -> None:
        """Write a game that is over."""
        result = result_of(game, session.levels, session.turns, session.seconds)
        ended = datetime.now().isoformat(timespec="seconds")
        self._unwritten[session.identity] = FinishedGame(session.identity, ended, result, text_of(session))
        self.try_again()
        if self._unwritten:
            self.changed.emit()

    def _write(self) -> bool:
        """Write all that is not written yet; whether anything was, and nothing is left."""
        was_there = bool(self._unwritten)
        for identity, game in tuple(self._unwritten.items()):
            try:
                self.history.add(game)
            except OSError as error:
                self.failed.emit(error)
                return False
            del self._unwritten[identity]
        return was_there
