"""What is on the table as a document: the file it is kept in, and whether that file is up to date."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.rules.gamefile import GameRecord, print_game
from quarto_desktop.session.agreements import IDENTITY, agreements_in
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.played_deal import PlayedDeal
from quarto_desktop.solitaire.gamefile import PlayRecord, print_play
from quarto_desktop.storage.gamefiles import write_game


class Document(QObject):
    """A game of one kind, and its file; subclasses know the kind.

    Signals:
        changed(): another file, or no file; or it is no longer, or again, up to date.
        gone(): the game that was on the table is not there any more.
    """

    changed = Signal()
    gone = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._kept: object = None
        self._was_modified = False
        self._was_there: str | None = None

    @property
    def identity(self) -> str | None:
        """Tells the game on the table from all others; None without a game."""
        raise NotImplementedError

    @property
    def has_game(self) -> bool:
        """Whether a game of this kind is on the table."""
        return self.standing() is not None

    @property
    def path(self) -> Path | None:
        """The file of the game on the table; None when it has none."""
        return self._path

    @property
    def is_kept(self) -> bool:
        """Whether the game on the table is in a file just as it stands."""
        return self._kept is not None and self._kept == self.standing()

    @property
    def is_modified(self) -> bool:
        """Whether the game has a file that is not up to date."""
        return self._path is not None and not self.is_kept

    def standing(self) -> object:
        """All of the game that its file holds, as a value; None without a game."""
        raise NotImplementedError

    def text(self) -> str:
        """The game as the text of a file.

        Raises:
            LookupError: there is no game.
        """
        raise NotImplementedError

    def save(self, path: Path) -> None:
        """Write the game to `path`, which is its file from now on.

        Raises:
            OSError: it could not be written; what was there before is untouched.
        """
        write_game(path, self.text())
        self.keep(path)

    def adopt(self, path: Path | None, *, is_up_to_date: bool) -> None:
        """The game on the table, which was kept, comes from `path`, and stood there as it is now, or not."""
        self.keep(path)
        if not is_up_to_date:
            self._kept = None
            self._tell()

    def keep(self, path: Path | None) -> None:
        """The game is in this file just as it stands; None: it has no file."""
        self._path = path
        self._kept = self.standing() if path is not None else None
        self._tell()
        self._look_who_is_gone()

    def follow(self) -> None:
        """The game has changed."""
        self._look_who_is_gone()
        if not self.has_game and self._path is not None:
            self.keep(None)
        elif self.is_modified is not self._was_modified:
            self._tell()

    def _look_who_is_gone(self) -> None:
        before, self._was_there = self._was_there, self.identity
        if before not in (None, self._was_there):
            self.gone.emit()

    def _tell(self) -> None:
        self._was_modified = self.is_modified
        self.changed.emit()


class GameDocument(Document):
    """The game of Quarto on the table.

    Args:
        game: the game.
        parent: the Qt parent.
    """

    def __init__(self, game: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        game.started.connect(lambda: self.keep(None))
        game.changed.connect(self.follow)

    @property
    def identity(self) -> str | None:
        """Tells the game from all others; None without a game."""
        session = self._game.session
        return None if session is None else session.identity

    def played(self) -> PlayedGame:
        """The game as it stands.

        Raises:
            LookupError: there is no game.
        """
        return self._session().played(date.today())

    def standing(self) -> GameRecord | None:
        """The game without its day, which is another one tomorrow."""
        session = self._game.session
        return None if session is None else session.to_record(date.min)

    def text(self) -> str:
        """The game as the text of a file, dated today unless it is older."""
        return text_of(self._session())

    def open(self, record: GameRecord, path: Path | None) -> None:
        """Go on with a game that was read.

        Args:
            record: the game, legal from its first action to its last.
            path: the file it came from; None for a text without one.
        """
        self._game.open_session(GameSession.from_record(record))
        self.keep(path)

    def _session(self) -> GameSession:
        if self._game.session is None:
            raise LookupError("there is no game")
        return self._game.session


def text_of(session: GameSession) -> str:
    """A game as the text of a file, dated today unless it is older, with what tells it from all others."""
    record = session.to_record(date.today())
    return print_game(replace(record, others=(*record.others, (IDENTITY, session.identity))))


def text_of_play(record: PlayRecord, identity: str) -> str:
    """A game of Foursquare as the text of a file, with what tells it from all others."""
    return print_play(replace(record, others=(*record.others, (IDENTITY, identity))))


class PlayDocument(Document):
    """The game of Foursquare on the table.

    Args:
        game: the game.
        parent: the Qt parent.
    """

    def __init__(self, game: SolitaireController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._headers: tuple[tuple[str, str], ...] = ()
        game.started.connect(self._on_started)
        game.changed.connect(self.follow)

    @property
    def identity(self) -> str | None:
        """Tells the game from all others; None without a game."""
        return None if self._game.play is None else self._game.identity

    @property
    def headers(self) -> tuple[tuple[str, str], ...]:
        """Header lines of the file that are not ours."""
        return self._headers

    def played(self) -> PlayedDeal:
        """The game as it stands; one that has a result is of the day on which it ended.

        Raises:
            LookupError: there is no game.
        """
        game, play = self._game, self._game.play
        if play is None:
            raise LookupError("there is no game")
        result = game.results.current if play.game.is_over else None
        day = date.today() if result is None else result.day
        return PlayedDeal(play.game, play.steps, day, game.aids, game.par)

    def standing(self) -> PlayRecord | None:
        """The game."""
        play = self._game.play
        return None if play is None else PlayRecord(play.deal, play.cells, self._headers)

    def text(self) -> str:
        """The game as the text of a file."""
        record = self.standing()
        if record is None:
            raise LookupError("there is no game")
        return text_of_play(record, self._game.identity)

    def open(self, record: PlayRecord, path: Path | None) -> None:
        """Go on with a game that was read; the arguments are those of :meth:`GameDocument.open`."""
        said = agreements_in(record.others)
        self._game.begin(record.deal, record.cells, said.identity)
        self.set_headers(said.others)
        self.keep(path)

    def set_headers(self, headers: tuple[tuple[str, str], ...]) -> None:
        """Write these header lines too."""
        self._headers = headers

    def _on_started(self) -> None:
        self._headers = ()
        self.keep(None)
