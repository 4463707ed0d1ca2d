"""The results of Foursquare while the program runs: each play-through is noted once and saved at once."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal

from quarto_desktop.session.solitaire_results import Result, better
from quarto_desktop.solitaire.game import Game
from quarto_desktop.storage.solitaire_results import ResultsFile


class Results(QObject):
    """How games of Foursquare ended.

    Args:
        file: where the results are kept; it is read at once.

    Signals:
        changed(): a result was noted, or all were forgotten.
        save_failed(str): they could not be written; the system's reason.
    """

    changed = Signal()
    save_failed = Signal(str)

    def __init__(self, file: ResultsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._earlier = file.load()
        self._current: Result | None = None
        self._identity = ""

    @property
    def damage(self) -> str | None:
        """Where the file is kept that could not be read, empty if it is lost; None when all is well."""
        if not self._file.damaged:
            return None
        return "" if self._file.set_aside is None else str(self._file.set_aside)

    @property
    def all(self) -> tuple[Result, ...]:
        """All results, in the order in which they ended."""
        return self._earlier if self._current is None else (*self._earlier, self._current)

    def open_game(self, identity: str = "") -> None:
        """A play-through begins, or goes on: with an `identity` that has a result, that one is its."""
        everything = self.all
        known = (one for one in everything if identity and one.identity == identity)
        self._current = next(known, None)
        self._earlier = tuple(one for one in everything if one is not self._current)
        self._identity = identity

    def note(self, game: Game, *, assisted: bool, day: date) -> None:
        """The play-through has ended; when it ends once more, after undoing, its better end counts.

        Args:
            game: its end.
            assisted: whether the player had help.
            day: the local date.
        """
        assert game.outcome is not None
        deal = game.deal
        result = Result(deal.number, deal.house, game.outcome.score, assisted, day, self._identity)
        self._current = better(self._current, result)
        self._save()

    def forget_all(self) -> None:
        """Begin the statistics anew."""
        self._earlier, self._current = (), None
        self._save()

    def _save(self) -> None:
        self.changed.emit()
        try:
            self._file.save(self.all)
        except OSError as error:
            self.save_failed.emit(error.strerror or str(error))
