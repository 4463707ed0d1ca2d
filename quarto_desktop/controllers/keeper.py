"""Keeps the games in progress, one for each rule set, so that nothing that was on the screen is lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from quarto_desktop.controllers.document import GameDocument
from quarto_desktop.controllers.game import GameController
from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.kept import KeptGame, KeptSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.progress_file import Found

_CLOCK_MS = 2000
"""So often the time that is left is written down while it runs."""


class GameKeeper(QObject):
    """Writes the game on the table after every change, before it can be seen.

    Args:
        game: the game.
        document: the game as a document, whose file is kept with it.
        folder: where the files are.
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
        self, game: GameController, document: GameDocument, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self._game = game
        self._files = {rules: AutosaveFile(folder / f"{rules.name}.json") for rules in RULE_SETS}
        self._found = {rules: file.load() for rules, file in self._files.items()}
        self._kept = {rules: found.game for rules, found in self._found.items() if found.game is not None}
        self._played: dict[RuleSet, tuple[KeptSession, PlayedGame]] = {}
        self._on_table: RuleSet | None = None
        self._written: KeptGame | None = None
        self._has_failed = False
        self._is_closed = False
        self._timer = QTimer(self, interval=_CLOCK_MS)
        self._timer.timeout.connect(self._on_timer)
        self._timer.start()
        game.changed.connect(self.write)
        document.changed.connect(self.write)

    @property
    def damaged(self) -> Mapping[RuleSet, Found[KeptGame]]:
        """The files that could not be understood when the program began."""
        return {rules: found for rules, found in self._found.items() if found.damaged}

    @property
    def is_working(self) -> bool:
        """Whether games are kept; not so when the disk is full, say."""
        return not self._has_failed

    @property
    def left_on_table(self) -> RuleSet | None:
        """The rules of the game that was on the table when the program ended last, if it is still kept."""
        return next((rules for rules, kept in self._kept.items() if kept.on_table), None)

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

    def is_only_here(self, rules: RuleSet) -> bool:
        """Whether a game of these rules can be gone on with that is in no file just as it stands."""
        kept = self._kept.get(rules)
        return kept is not None and not kept.is_up_to_date and self.in_progress(rules) is not None

    def resume(self, rules: RuleSet) -> None:
        """Go on with the game of these rules, just as it was left.

        Raises:
            LookupError: there is none.
        """
        kept = self._kept[rules]
        self._is_closed = True  # the file goes with the game; nothing is written in between
        self._game.resume_game(kept)
        self.document.adopt(None if kept.path is None else Path(kept.path), is_up_to_date=kept.is_up_to_date)
        self._is_closed = False
        self.write()

    def write(self, *, force: bool = True) -> None:
        """Write what has changed since it was written last. Never raises."""
        if self._is_closed:
            return
        rules = self._game.setup.rules if self._game.session is not None else None
        if rules != self._on_table:
            self._clear_table(but=rules)
            self._on_table = rules
            if rules is not None:
                self.occupied.emit()
        if rules is not None:
            kept = self._present()
            if kept != self._written:
                self._save(rules, kept, force=force)

    def give_way(self) -> None:
        """Foursquare has come on the table: what the program's last end left there is merely begun."""
        if self._on_table is None:
            self._clear_table()

    def close(self) -> None:
        """The program ends: the game stays on the table for the next time."""
        self.write()
        self._is_closed = True
        self._timer.stop()

    def _present(self) -> KeptGame:
        kept = self._game.keep()
        assert kept is not None
        path = self.document.path
        return replace(kept, path=None if path is None else str(path), is_up_to_date=self.document.is_kept)

    def _clear_table(self, *, but: RuleSet | None = None) -> None:
        """Take all games from the table, also one that an earlier run of the program left there."""
        for rules in [one for one, kept in self._kept.items() if kept.on_table and one != but]:
            self._take_from_table(rules)

    def _take_from_table(self, rules: RuleSet) -> None:
        """Keep the game for later, unless it is over or has not begun."""
        kept, self._written = self._kept[rules], None
        if self.in_progress(rules) is None:
            del self._kept[rules]
            self._try(self._files[rules].remove)
            self.changed.emit()
        else:
            self._save(rules, replace(kept, on_table=False))
            self._written = None

    def _save(self, rules: RuleSet, kept: KeptGame, *, force: bool = True) -> None:
        self._kept[rules] = kept
        if self._try(lambda: self._files[rules].save(kept, force=force)):
            self._written = kept
        self.changed.emit()

    def _try(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            if not self._has_failed:
                self._has_failed = True
                self.failed.emit(error)
            return False
        self._has_failed = False
        return True

    def _on_timer(self) -> None:
        if self._game.clock.running:
            self.write(force=False)
