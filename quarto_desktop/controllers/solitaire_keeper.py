"""Keeps the game of Foursquare in progress, after every card."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject

from quarto_desktop.controllers.document import PlayDocument, text_of_play
from quarto_desktop.controllers.keeper import Keeper
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.session.solitaire_results import FinishedPlay, Result
from quarto_desktop.solitaire.gamefile import PlayRecord
from quarto_desktop.storage.play_autosave import PlayAutosaveFile

FOURSQUARE = "foursquare"
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
        super().__init__({FOURSQUARE: PlayAutosaveFile(folder / f"{FOURSQUARE}.json")}, document, parent)
        self._game = game
        game.changed.connect(self.write)

    @property
    def in_progress(self) -> KeptPlay | None:
        """The game that can be gone on with; None when there is none."""
        kept = self._kept.get(FOURSQUARE)
        return kept if kept is not None and kept.is_unfinished else None

    @property
    def ended(self) -> list[FinishedPlay]:
        """Games that are kept, and over."""
        return [
            _finished(kept)
            for kept in self._kept.values()
            if kept.identity and kept.cursor and not kept.is_unfinished
        ]

    def resume(self) -> None:
        """Go on with the game, just as it was left.

        Raises:
            LookupError: there is none.
        """
        kept = self._kept[FOURSQUARE]
        with self._resuming(kept):
            self._game.open_play(kept.play(), kept.identity, aids=kept.aids)
            self.document.set_headers(kept.headers)

    def _game_on_table(self) -> object:
        return self._game.play

    @property
    def _is_over(self) -> bool:
        return self._game.play is not None and self._game.play.game.is_over

    def _kind(self) -> str | None:
        return None if self._game.play is None else FOURSQUARE

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

    def _identity_of(self, kept: KeptPlay) -> str:
        return kept.identity

    def _game_of(self, kept: KeptPlay) -> object:
        return replace(kept, path=None, is_up_to_date=False, on_table=True)

    def _text_of(self, kept: KeptPlay) -> str:
        return _text(kept)


def _finished(kept: KeptPlay) -> FinishedPlay:
    """How a game ended that is kept, and over."""
    now, deal = datetime.now(), kept.deal
    outcome = kept.play().game.outcome
    assert outcome is not None
    assisted = bool(kept.aids)
    result = Result(deal.number, deal.house, outcome.score, assisted, now.date(), kept.identity)
    return FinishedPlay(now.isoformat(timespec="seconds"), result, _text(kept))


def _text(kept: KeptPlay) -> str:
    record = PlayRecord(kept.deal, kept.cells[: kept.cursor], kept.headers)
    return text_of_play(record, kept.identity)
