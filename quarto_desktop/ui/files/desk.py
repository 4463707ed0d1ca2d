"""All that has to do with files, as one thing for the window to hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.files.dropping import FileDrop
from quarto_desktop.ui.files.flow import FilesFlow
from quarto_desktop.ui.files.sharing import Sharing
from quarto_desktop.ui.foursquare.flow import FoursquareFlow
from quarto_desktop.ui.game_flow import GameFlow
from quarto_desktop.ui.theme import Theme


class FileDesk(QObject):
    """Opening, saving, sharing and dropping, wired together.

    Args:
        game: the game.
        settings: the preferences.
        quarto: asks before a game is lost, and has its document.
        foursquare: likewise.
        dialogs: opens dialogs.
        theme: the colours of pictures.
        window: the window; it owns this object.

    Signals:
        told(str): something was done that cannot be seen: say this sentence for a while.

    Attributes:
        flow: opens and saves.
        sharing: copies, pastes, imports and exports.
    """

    told = Signal(str)

    def __init__(
        self,
        game: GameController,
        settings: SettingsController,
        quarto: GameFlow,
        foursquare: FoursquareFlow,
        dialogs: OpenDialogs,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        self.flow = FilesFlow(quarto, foursquare, settings, dialogs, window)
        self.sharing = Sharing(game, settings, quarto, self.flow, dialogs, theme, window)
        self.flow.told.connect(self.told)
        self.sharing.told.connect(self.told)
        FileDrop(window).dropped.connect(self.open_path)

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the commands do."""
        return {**self.flow.handlers(), **self.sharing.handlers()}

    def open_path(self, path: Path) -> None:
        """Open a file; when it holds no game, say why in plain words."""
        self.flow.open_path(path)

    def forget_recent(self) -> None:
        """Forget which files were used lately."""
        self._settings.change(recent_files=())

    def show_title(self) -> None:
        """Name the file of the game in the title of the window."""
        self.flow.show_title()
