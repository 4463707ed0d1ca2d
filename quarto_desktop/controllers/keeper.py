"""Keeps games in progress, so that nothing that was on the screen is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.document import Document
from quarto_desktop.session.kept import KeptGame
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.storage.gamefiles import write_game
from quarto_desktop.storage.progress_file import Found, ProgressFile

KindT = TypeVar("KindT")
"""What tells games apart of which one each can be in progress."""
KeptT = TypeVar("KeptT", KeptGame, KeptPlay)
DocumentT = TypeVar("DocumentT", bound=Document)


class Keeper(QObject, Generic[KindT, KeptT, DocumentT]):
    """Writes the game on the table after every change, before it can be seen; subclasses know the game.

    Of every kind one game can be in progress; the others wait until they are gone on with. A game that comes
    on the table ended, while an unfinished one of its kind waits, is a visitor: it is looked at and not kept,
    until it takes the place of the other.

    Args:
        files: the file of each kind.
        document: the game as a document, whose file is kept with it.
        parent: the Qt parent.

    Signals:
        changed(): other games are in progress.
        failed(OSError): the game could not be written. Told once, and again after it has worked meanwhile.
        occupied(): a game has come on the table.

    Attributes:
        document: the game as a document.
    """

    changed = Signal()
    failed = Signal(object)
    occupied = Signal()

    def __init__(
        self,
        files: Mapping[KindT, ProgressFile[KeptT]],
        document: DocumentT,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self._files: Mapping[KindT, ProgressFile[KeptT]] = files
        self._found: dict[KindT, Found[KeptT]] = {kind: file.load() for kind, file in files.items()}
        self._kept: dict[KindT, KeptT] = {
            kind: found.game for kind, found in self._found.items() if found.game is not None
        }
        self._on_disk: dict[KindT, KeptT] = dict(self._kept)
        self._on_table: KindT | None = None
        self._seen: object = None
        self._has_visitor = False
        self._written: KeptT | None = None
        self._has_failed = False
        self._is_closed = False
        document.changed.connect(self.write)

    @property
    def damaged(self) -> Mapping[KindT, Found[KeptT]]:
        """The files that could not be understood when the program began."""
        return {kind: found for kind, found in self._found.items() if found.damaged}

    @property
    def is_working(self) -> bool:
        """Whether games are kept; not so when the disk is full, say."""
        return not self._has_failed

    @property
    def is_safe(self) -> bool:
        """Whether the game on the table outlasts the program as it stands, whatever can be written now."""
        kind = self._kind()
        kept = None if kind is None else self._on_disk.get(kind)
        return kept is not None and self._game_of(kept) == self._game_of(self._present())

    @property
    def left_on_table(self) -> KindT | None:
        """The kind of the game that was on the table when the program ended last, if it is still kept."""
        return next((kind for kind, kept in self._kept.items() if kept.on_table), None)

    @property
    def on_table(self) -> KindT | None:
        """The kind of the game that is kept because it is on the table; None without one."""
        return self._on_table

    @property
    def has_visitor(self) -> bool:
        """Whether the game on the table came there ended, and leaves its place to an unfinished one."""
        self._look_who_came()
        return self._has_visitor

    def take_place(self) -> None:
        """The visitor is played on: from its next change on it is kept, in place of the unfinished game."""
        self._has_visitor = False

    def is_only_here(self, kind: KindT) -> bool:
        """Whether a game of this kind can be gone on with that is in no file just as it stands."""
        kept = self._kept.get(kind)
        return kept is not None and not kept.is_up_to_date and self._can_go_on(kind)

    def waiting(self, kind: KindT) -> Waiting[KindT, KeptT]:
        """The game of this kind that is kept and not on the table, as what can be saved.

        Raises:
            LookupError: there is none.
        """
        return Waiting(self, kind)

    def write(self, *, force: bool = True) -> None:
        """Write what has changed since it was written last. Never raises."""
        if self._is_closed:
            return
        self._look_who_came()
        kind = None if self._has_visitor else self._kind()
        if kind != self._on_table:
            self._clear_table(but=kind)
            self._on_table = kind
            if kind is not None:
                self.occupied.emit()
        if kind is not None:
            kept = self._present()
            if kept != self._written:
                self._save(kind, kept, force=force)

    def give_way(self) -> None:
        """Another game has come on the table: what the program's last end left there is merely begun."""
        if self._on_table is None:
            self._clear_table()

    def close(self) -> None:
        """The program ends: the game stays on the table for the next time."""
        self.write()
        self._is_closed = True

    # ---- what subclasses know

    def _game_on_table(self) -> object:
        """What is the same object as long as the same game is on the table; None without one."""
        raise NotImplementedError

    @property
    def _is_over(self) -> bool:
        """Whether the game on the table has ended."""
        raise NotImplementedError

    def _kind(self) -> KindT | None:
        """The kind of the game on the table; None without one."""
        raise NotImplementedError

    def _present(self) -> KeptT:
        """The game on the table, with its file."""
        raise NotImplementedError

    def _can_go_on(self, kind: KindT) -> bool:
        """Whether a game of this kind is kept that has begun and not ended."""
        raise NotImplementedError

    def _identity_of(self, kept: KeptT) -> str:
        """Tells the game from all others."""
        raise NotImplementedError

    def _text_of(self, kept: KeptT) -> str:
        """The game as the text of a file."""
        raise NotImplementedError

    def _game_of(self, kept: KeptT) -> object:
        """The game by itself, without where it is and what the clock says."""
        raise NotImplementedError

    # ---- parts

    @property
    def _path(self) -> str | None:
        """The file of the game on the table, as it is kept."""
        path = self.document.path
        return None if path is None else str(path)

    @contextmanager
    def _resuming(self, kept: KeptT) -> Iterator[None]:
        """Go on with a game inside; its file goes with it. Nothing is written before all of it is there."""
        self._is_closed = True
        path = None if kept.path is None else Path(kept.path)
        try:
            yield
            self.document.adopt(path, is_up_to_date=kept.is_up_to_date)
        finally:
            self._is_closed = False
        self.write()

    def _look_who_came(self) -> None:
        """Find out whether another game is on the table, and whether it is a visitor."""
        game, kind = self._game_on_table(), self._kind()
        if game is self._seen or self._is_closed:
            return
        self._seen = game
        self._has_visitor = kind is not None and self._is_over and self._can_go_on(kind)
        if self._has_visitor:
            self._clear_table()
            self._on_table = None
            self.occupied.emit()

    def _clear_table(self, *, but: KindT | None = None) -> None:
        """Take all games from the table, also one that an earlier run of the program left there."""
        for kind in [one for one, kept in self._kept.items() if kept.on_table and one != but]:
            self._take_from_table(kind)

    def _take_from_table(self, kind: KindT) -> None:
        """Keep the game for later, unless it is over or has not begun."""
        if self._can_go_on(kind):
            self._save(kind, replace(self._kept[kind], on_table=False))
        else:
            del self._kept[kind]
            if self._try(self._files[kind].remove):
                self._on_disk.pop(kind, None)
            self.changed.emit()
        self._written = None

    def _save(self, kind: KindT, kept: KeptT, *, force: bool = True) -> None:
        self._kept[kind] = kept
        if self._try(lambda: self._files[kind].save(kept, force=force)):
            self._written = self._on_disk[kind] = kept
        self.changed.emit()

    def _try(self, write: Callable[[], None]) -> bool:
        """Write, or tell that it failed; returns whether it worked."""
        try:
            write()
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)
            return False
        self._has_failed = False
        return True


class Waiting(Generic[KindT, KeptT]):
    """A game that is kept while it is not on the table, as what can be saved in a file.

    Args:
        keeper: keeps it.
        kind: its kind.
    """

    def __init__(self, keeper: Keeper[KindT, KeptT, Any], kind: KindT) -> None:
        self._keeper: Keeper[KindT, KeptT, Any] = keeper
        self._kind = kind
        self._was = keeper._identity_of(keeper._kept[kind])

    @property
    def identity(self) -> str | None:
        """Tells the game from all others; None when it is kept no longer."""
        kept = self._keeper._kept.get(self._kind)
        return self._was if kept is not None and self._keeper._identity_of(kept) == self._was else None

    @property
    def path(self) -> Path | None:
        """The file it was saved in; None without one."""
        kept = self._keeper._kept.get(self._kind)
        return None if kept is None or kept.path is None else Path(kept.path)

    def save(self, path: Path) -> None:
        """Write the game to `path`, which is its file from now on.

        Raises:
            OSError: it could not be written; what was there before is untouched.
            LookupError: it is kept no longer.
        """
        if self.identity is None:
            raise LookupError(self._was)
        kept = self._keeper._kept[self._kind]
        write_game(path, self._keeper._text_of(kept))
        self._keeper._save(self._kind, replace(kept, path=str(path), is_up_to_date=True))
