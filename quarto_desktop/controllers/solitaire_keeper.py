"""Keeps the game of Foursquare in progress, after every card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.keeping import Keeper
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.progress_file import Found


class SolitaireKeeper(Keeper[PlayDocument]):
    """Keeps the game of Foursquare.

    Args:
        game: the game.
        document: the game as a document, whose file is kept with it.
        folder: where the file is.
        parent: the Qt parent.
    """

    def __init__(
        self, game: SolitaireController, document: PlayDocument, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(document, parent)
        self._game = game
        self._file = PlayAutosaveFile(folder / "foursquare.json")
        self.found: Found[KeptPlay] = self._file.load()
        self._kept = self.found.game
        self._was_on_table = False
        game.changed.connect(self.write)

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
        with self._resuming(kept):
            self._game.open_play(kept.play(), kept.identity, aids=kept.aids)
            self.document.set_headers(kept.headers)

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

    def _present(self) -> KeptPlay | None:
        play = self._game.play
        if play is None:
            return None
        return KeptPlay(
            play.deal,
            tuple(step.transition.cell for step in play.steps + play.undone),
            len(play.steps),
            self._game.aids,
            self._game.identity,
            self.document.headers,
            self._path,
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
            self._try(self._file.remove)
            self.changed.emit()

    def _save(self, kept: KeptPlay) -> None:
        if kept != self._kept or self._has_failed:
            self._kept = kept
            self._try(lambda: self._file.save(kept))
            self.changed.emit()
