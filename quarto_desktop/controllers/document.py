"""The game on the table as a document: the file it is kept in, and whether that file is up to date."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.game import GameController
from quarto_desktop.rules.gamefile import GameRecord, print_game
from quarto_desktop.session.agreements import IDENTITY
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.storage.gamefiles import write_game


class GameDocument(QObject):
    """Loads games from files and saves them there.

    Args:
        game: the game.
        parent: the Qt parent.

    Signals:
        changed(): another file, or no file; or it is no longer, or again, up to date.
    """

    changed = Signal()

    def __init__(self, game: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._path: Path | None = None
        self._kept: GameRecord | None = None
        self._was_modified = False
        game.started.connect(self._on_started)
        game.changed.connect(self._on_changed)

    @property
    def path(self) -> Path | None:
        """The file of the game on the table; None when it has none."""
        return self._path

    @property
    def is_kept(self) -> bool:
        """Whether the game on the table is in a file just as it stands."""
        return self._kept is not None and self._kept == self._record(date.min)

    @property
    def is_modified(self) -> bool:
        """Whether the game has a file that is not up to date."""
        return self._path is not None and not self.is_kept

    def played(self) -> PlayedGame:
        """The game as it stands.

        Raises:
            LookupError: there is no game.
        """
        if self._game.session is None:
            raise LookupError("there is no game to be shown")
        return self._game.session.played(date.today())

    def text(self) -> str:
        """The game as the text of a file, dated today unless it is older.

        Raises:
            LookupError: there is no game.
        """
        session = self._game.session
        if session is None:
            raise LookupError("there is no game to write down")
        record = session.to_record(date.today())
        return print_game(replace(record, others=(*record.others, (IDENTITY, session.identity))))

    def open(self, record: GameRecord, path: Path | None) -> None:
        """Go on with a game that was read.

        Args:
            record: the game, legal from its first action to its last.
            path: the file it came from; None for a text without one.
        """
        self._game.open_session(GameSession.from_record(record))
        self._keep(path)

    def save(self, path: Path) -> None:
        """Write the game to `path`, which is its file from now on.

        Raises:
            OSError: it could not be written; what was there before is untouched.
        """
        write_game(path, self.text())
        self._keep(path)

    def adopt(self, path: Path | None, *, is_up_to_date: bool) -> None:
        """The game on the table, which was kept, comes from `path`, and stood there as it is now, or not."""
        self._keep(path)
        if not is_up_to_date:
            self._kept = None
            self._tell()

    def _record(self, today: date) -> GameRecord | None:
        session = self._game.session
        return None if session is None else session.to_record(today)

    def _keep(self, path: Path | None) -> None:
        self._path = path
        self._kept = self._record(date.min) if path is not None else None
        self._tell()

    def _on_started(self) -> None:
        self._keep(None)

    def _on_changed(self) -> None:
        if self._game.session is None and self._path is not None:
            self._keep(None)
        elif self.is_modified is not self._was_modified:
            self._tell()

    def _tell(self) -> None:
        self._was_modified = self.is_modified
        self.changed.emit()
