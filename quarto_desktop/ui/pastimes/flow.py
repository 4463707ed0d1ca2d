"""From game to game: what is asked before one is lost, and how it is saved first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.document import Document
from quarto_desktop.controllers.keeper import Keeper
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui.dialogs.confirmation import Confirmation, Question
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs

DocumentT = TypeVar("DocumentT", bound=Document)


class PastimeFlow(QObject, Generic[DocumentT]):
    """Begins, changes and ends games on the player's behalf; subclasses know of which kind.

    Args:
        settings: where choices are remembered.
        keeper: knows which games are kept.
        dialogs: opens dialogs.
        window: the window over which dialogs open; it owns this object.
    """

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
        self._save: Callable[[Callable[[], object]], object] = lambda then: then()

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
        return not self._keeper.is_working and self.is_unfinished and not self.document.is_kept

    def leave(self) -> None:
        """Go back to the start page; asks when a game would be lost."""
        raise NotImplementedError

    def ask(self, question: Question, then: Callable[[], object], *, can_save: bool = True) -> None:
        """Ask, and do `then` if the answer is yes; offers to save the game on the table if it `can_save`."""

        def make() -> Confirmation:
            confirmation = Confirmation(question, self._window, can_save=can_save)
            confirmation.confirmed.connect(then)
            confirmation.save_wanted.connect(lambda: self._save(then))
            return confirmation

        self._dialogs.close(Confirmation)  # one question at a time, the newest
        self._dialogs.show(Confirmation, make)

    def set_saving(self, save: Callable[[Callable[[], object]], object]) -> None:
        """Offer to save before a game is lost: `save` does so, and afterwards does what it is given."""
        self._save = save
