"""What it takes to keep a game in progress: writing that never raises, and going on with all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.document import Document

DocumentT = TypeVar("DocumentT", bound=Document)


class InFile(Protocol):
    """A game that is kept, as far as it is in a file of the player's."""

    @property
    def path(self) -> str | None:
        """Its file, None when it has none."""

    @property
    def is_up_to_date(self) -> bool:
        """Whether that file holds it as it stands."""


class Keeper(QObject, Generic[DocumentT]):
    """Writes the game on the table after every change, before it can be seen; subclasses know the kind.

    Args:
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

    def __init__(self, document: DocumentT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self._has_failed = False
        self._is_closed = False
        document.changed.connect(self.write)

    @property
    def is_working(self) -> bool:
        """Whether games are kept; not so when the disk is full, say."""
        return not self._has_failed

    def write(self) -> None:
        """Write what has changed since it was written last. Never raises."""
        raise NotImplementedError

    def give_way(self) -> None:
        """A game of another kind has come on the table: what the program's last end left is merely begun."""
        raise NotImplementedError

    def close(self) -> None:
        """The program ends: the game stays on the table for the next time."""
        self.write()
        self._is_closed = True

    @property
    def _path(self) -> str | None:
        """The file of the game on the table, as it is kept."""
        path = self.document.path
        return None if path is None else str(path)

    @contextmanager
    def _resuming(self, kept: InFile) -> Iterator[None]:
        """Go on with a game inside; its file goes with it. Nothing is written before all of it is there."""
        self._is_closed = True
        path = None if kept.path is None else Path(kept.path)
        try:
            yield
            self.document.adopt(path, is_up_to_date=kept.is_up_to_date)
        finally:
            self._is_closed = False
        self.write()

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
