"""Keeps the game of Foursquare in progress, after every card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.progress_file import Found


class SolitaireKeeper(QObject):
    """Writes the game on the table after every change, before it can be seen.

    Args:
        game: the game.
        document: the game as a document, whose file is kept with it.
        folder: where the file is.
        parent: the Qt parent.

    Signals:
        changed(): another game is in progress, or none.
        failed(OSError): the game could not be written. Told once, and again after it has worked meanwhile.
        occupied(): a game has come on the table.

    Attributes:
        document: the game as a document.
    """

    changed = Signal()
    failed = Signal(object)
    occupied = Signal()

    def __init__(
        self, game: SolitaireController, document: PlayDocument, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self._game = game
        self._file = PlayAutosaveFile(folder / "foursquare.json")
        self.found: Found[KeptPlay] = self._file.load()
        self._kept = self.found.game
        self._has_failed = False
        self._is_closed = False
        self._was_on_table = False
        game.changed.connect(self.write)
        document.changed.connect(self.write)

    @property
    def is_working(self) -> bool:
        """Whether the game is kept; not so when the disk is full, say."""
        return not self._has_failed

    @property
    def left_on_table(self) -> bool:
        """Whether a game was on the table when the program ended last, and is still kept."""
        return self._kept is not None and self._kept.on_table

    @property
    def in_progress(self) -> KeptPlay | None:
        """The game that can be gone on with; None when there is none."""
        return self._kept if self._kept is not None and self._kept.is_unfinished else None

    def resume(self) -> None:
        """Go on with the game, just as it was left.

        Raises:
            LookupError: there is none.
        """
        kept = self._kept
        if kept is None:
            raise LookupError("no game is kept")
        self._is_closed = True  # nothing is written before all of it is there
        self._game.open_play(kept.play(), kept.identity, aids=kept.aids)
        self.document.set_headers(kept.headers)
        self.document.adopt(None if kept.path is None else Path(kept.path), is_up_to_date=kept.is_up_to_date)
        self._is_closed = False
        self.write()

    def write(self) -> None:
        """Write what has changed since it was written last. Never raises."""
        if self._is_closed:
            return
        kept = self._present()
        if kept is not None:
            self._save(kept)
        elif self._was_on_table:
            self._clear_table()
        was_on_table, self._was_on_table = self._was_on_table, kept is not None
        if self._was_on_table and not was_on_table:
            self.occupied.emit()

    def give_way(self) -> None:
        """Quarto has come on the table: what the program's last end left there is merely begun."""
        if not self._was_on_table:
            self._clear_table()

    def close(self) -> None:
        """The program ends: the game stays on the table for the next time."""
        self.write()
        self._is_closed = True

    def _present(self) -> KeptPlay | None:
        play = self._game.play
        if play is None:
            return None
        path = self.document.path
        return KeptPlay(
            play.deal,
            tuple(step.transition.cell for step in play.steps + play.undone),
            len(play.steps),
            self._game.aids,
            self._game.identity,
            self.document.headers,
            None if path is None else str(path),
            self.document.is_kept,
        )

    def _clear_table(self) -> None:
        """Keep the game for later, unless it is over or has not begun."""
        kept = self._kept
        if kept is None or not kept.on_table:
            return
        if kept.is_unfinished:
            self._save(replace(kept, on_table=False))
        else:
            self._kept = None
            self._try(None)
            self.changed.emit()

    def _save(self, kept: KeptPlay) -> None:
        if kept != self._kept or self._has_failed:
            self._kept = kept
            self._try(kept)
            self.changed.emit()

    def _try(self, kept: KeptPlay | None) -> None:
        try:
            if kept is None:
                self._file.remove()
            else:
                self._file.save(kept)
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)
        else:
            self._has_failed = False
