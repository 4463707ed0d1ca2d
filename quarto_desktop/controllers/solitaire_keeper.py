"""Keeps the game of Foursquare in progress, after every card."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.keeper import Keeper
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.storage.play_autosave import PlayAutosaveFile

_KIND = "foursquare"
"""There is one kind of Foursquare: a house rule belongs to the deal."""


class SolitaireKeeper(Keeper[str, KeptPlay, PlayDocument]):
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
        super().__init__({_KIND: PlayAutosaveFile(folder / f"{_KIND}.json")}, document, parent)
        self._game = game
        game.changed.connect(self.write)

    @property
    def kept(self) -> KeptPlay | None:
        """The game that is kept, also when it is over."""
        return self._kept.get(_KIND)

    @property
    def in_progress(self) -> KeptPlay | None:
        """The game that can be gone on with; None when there is none."""
        kept = self.kept
        return kept if kept is not None and kept.is_unfinished else None

    def resume(self) -> None:
        """Go on with the game, just as it was left.

        Raises:
            LookupError: there is none.
        """
        kept = self._kept[_KIND]
        with self._resuming(kept):
            self._game.open_play(kept.play(), kept.identity, aids=kept.aids)
            self.document.set_headers(kept.headers)

    def _kind(self) -> str | None:
        return None if self._game.play is None else _KIND

    def _present(self) -> KeptPlay:
        play = self._game.play
        assert play is not None
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

    def _can_go_on(self, kind: str) -> bool:
        return self.in_progress is not None
