"""From game to game: what is asked before one is lost, and how it is saved first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.document import Document
from quarto_desktop.controllers.keeper import Keeper
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.pastimes.stake import Save, Stake

DocumentT = TypeVar("DocumentT", bound=Document)


class PastimeFlow(QObject, Generic[DocumentT]):
    """Begins, changes and ends games on the player's behalf; subclasses know of which kind.

    Args:
        settings: where choices are remembered.
        keeper: knows which games are kept.
        dialogs: opens dialogs.
        window: the window over which dialogs open; it owns this object.

    Signals:
        kept_changed(): other games are kept.
    """

    kept_changed = Signal()

    def __init__(
        self,
        settings: SettingsController,
        keeper: Keeper[Any, Any, DocumentT],
        dialogs: OpenDialogs,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings, self._dialogs, self._window = settings, dialogs, window
        self._keeper = keeper
        keeper.document.gone.connect(lambda: dialogs.close(Confirmation))  # it was about that game
        keeper.changed.connect(self.kept_changed)
        self._save: Save = lambda then, _: then()

    @property
    def document(self) -> DocumentT:
        """The game as a document."""
        return self._keeper.document

    @property
    def is_unfinished(self) -> bool:
        """Whether a game is on the table that has begun and not ended."""
        raise NotImplementedError

    @property
    def would_lose_game(self) -> bool:
        """Whether a game that has begun and not ended would be lost by ending here: it is kept nowhere."""
        keeper = self._keeper
        is_kept = keeper.is_working or keeper.is_safe or keeper.has_visitor or self.document.is_kept
        return self.is_unfinished and not is_kept

    def leave(self) -> None:
        """Go back to the start page; asks when a game would be lost."""
        raise NotImplementedError

    def ask(self, question: Question, then: Callable[[], object], stake: Stake | None = None) -> None:
        """Ask, and do `then` if the answer is yes.

        Args:
            question: what to ask; where it is about a game that would be lost, saving that is offered.
            then: what to do.
            stake: the game that would be lost; that on the table unless given.
        """

        def make() -> Confirmation:
            confirmation = Confirmation(
                question,
                self._window,
                words=str if stake is None else stake.words,
                can_save=True,
                is_playing=stake is None or stake.is_on_table,
            )
            confirmation.confirmed.connect(then)
            confirmation.save_wanted.connect(lambda: self._save(then, stake))
            return confirmation

        self._dialogs.close(Confirmation)  # one question at a time, the newest
        self._dialogs.show(Confirmation, make)

    def set_saving(self, save: Save) -> None:
        """Offer to save before a game is lost: `save` does so."""
        self._save = save

    # ---- what subclasses use, and know

    def _unless_lost(self, question: Question, then: Callable[[], object], kind: Any = None) -> None:
        """Do `then`, but ask first when a game would be lost: as no game is kept, or one in another's place.

        Args:
            question: what to ask.
            then: what to do.
            kind: that of the game that takes another's place; None when none does.
        """
        for stake in reversed(self._stakes(kind)):
            then = partial(self.ask, question, then, stake)
        then()

    def _play_on(self, then: Callable[[], object], kind: Any) -> None:
        """Do `then`, which plays on in the game on the table; asks when an unfinished one has to give way."""

        def take_place() -> None:
            self._keeper.take_place()
            then()

        if self._keeper.has_visitor:
            self._unless_lost(Question.PLAY_ON, take_place, kind)
        else:
            then()

    def _stakes(self, kind: Any) -> list[Stake]:
        on_table = self._keeper.on_table
        lost = [on_table] if self.would_lose_game else []
        if kind is not None and kind not in lost and self._keeper.is_only_here(kind):
            lost.append(kind)
        return [self._stake(one, is_on_table=one == on_table) for one in lost]

    def _stake(self, kind: Any, *, is_on_table: bool) -> Stake:
        """The game of this kind, which can be gone on with."""
        game = self.document if is_on_table else self._keeper.waiting(kind)
        return Stake(game, self._words(kind), partial(self._file_name, kind), is_on_table)

    def _words(self, kind: Any) -> Callable[[], str]:
        """Which game of this kind is unfinished, and how it stands."""
        raise NotImplementedError

    def _file_name(self, kind: Any) -> str:
        """What a file of the game of this kind is called where it has no name yet."""
        raise NotImplementedError
