"""Keeps the games of Quarto in progress, one for each rule set."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from quarto_desktop.controllers.document import GameDocument, text_of
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.keeper import Keeper
from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.kept import KeptGame, KeptSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.storage.autosave import AutosaveFile

_CLOCK_MS = 2000
"""So often the time that is left is written down while it runs."""


class GameKeeper(Keeper[RuleSet, KeptGame, GameDocument]):
    """Keeps games of Quarto.

    Args:
        game: the game.
        document: the game as a document, whose file is kept with it.
        folder: where the files are.
        parent: the Qt parent.
    """

    def __init__(
        self, game: GameController, document: GameDocument, folder: Path, parent: QObject | None = None
    ) -> None:
        files = {rules: AutosaveFile(folder / f"{rules.name}.json") for rules in RULE_SETS}
        super().__init__(files, document, parent)
        self._game = game
        self._played: dict[RuleSet, tuple[KeptSession, PlayedGame]] = {}
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self._on_timer)
        self._timer.start()
        game.changed.connect(self.write)

    def in_progress(self, rules: RuleSet) -> PlayedGame | None:
        """The game of these rules that can be gone on with, as it stands; None when there is none."""
        kept = self._kept.get(rules)
        if kept is None:
            return None
        before, played = self._played.get(rules, (None, None))
        if played is None or before != kept.session:
            played = GameSession.from_kept(kept.session).played(date.today())
            self._played[rules] = kept.session, played
        return None if played.state.is_over or not played.records else played

    @property
    def ended(self) -> list[GameSession]:
        """Games that are kept, and over."""
        sessions = [
            GameSession.from_kept(kept.session) for kept in self._kept.values() if kept.session.identity
        ]
        return [session for session in sessions if session.state.is_over and session.records]

    def resume(self, rules: RuleSet) -> None:
        """Go on with the game of these rules, just as it was left.

        Raises:
            LookupError: there is none.
        """
        kept = self._kept[rules]
        with self._resuming(kept):
            self._game.resume_game(kept)

    def close(self) -> None:
        """The program ends: the game stays on the table for the next time."""
        super().close()
        self._timer.stop()

    def _game_on_table(self) -> object:
        return self._game.session

    @property
    def _is_over(self) -> bool:
        return self._game.session is not None and self._game.session.state.is_over

    def _kind(self) -> RuleSet | None:
        return self._game.setup.rules if self._game.session is not None else None

    def _present(self) -> KeptGame:
        kept = self._game.keep()
        assert kept is not None
        return replace(kept, path=self._path, is_up_to_date=self.document.is_kept)

    def _can_go_on(self, rules: RuleSet) -> bool:
        return self.in_progress(rules) is not None

    def _identity_of(self, kept: KeptGame) -> str:
        return kept.session.identity

    def _game_of(self, kept: KeptGame) -> object:
        return kept.session

    def _text_of(self, kept: KeptGame) -> str:
        return text_of(GameSession.from_kept(kept.session))

    def _on_timer(self) -> None:
        if self._game.clock.running:
            self.write(force=False)
