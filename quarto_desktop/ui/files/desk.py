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
from quarto_desktop.ui.files.importing import Importing
from quarto_desktop.ui.files.sharing import Sharing
from quarto_desktop.ui.foursquare.pastime import Foursquare
from quarto_desktop.ui.quarto.pastime import Quarto
from quarto_desktop.ui.theme import Theme


class FileDesk(QObject):
    """Opening, saving, sharing and dropping, wired together.

    Args:
        game: the game.
        settings: the preferences.
        quarto: asks before a game is lost, and shares it.
        foursquare: likewise.
        dialogs: opens dialogs.
        theme: the colours of pictures.
        window: the window; it owns this object.

    Signals:
        told(str): something was done that cannot be seen: say this sentence for a while.

    Attributes:
        flow: opens and saves.
        sharing: copies and exports.
        importing: pastes and imports.
    """

    told = Signal(str)

    def __init__(
        self,
        game: GameController,
        settings: SettingsController,
        quarto: Quarto,
        foursquare: Foursquare,
        dialogs: OpenDialogs,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._settings = settings
        shared = (quarto.shared, foursquare.shared)
        self.flow = FilesFlow(quarto.flow, foursquare.flow, shared, settings, dialogs, window)
        self.sharing = Sharing(self.flow, theme)
        self.importing = Importing(game, settings, quarto.flow, self.flow, dialogs, theme, window)
        self.flow.told.connect(self.told)
        self.sharing.told.connect(self.told)
        self.importing.analysis_wanted.connect(quarto.analysis.analyse)
        quarto.analysis.setup_wanted.connect(self.importing.set_up)
        FileDrop(window).dropped.connect(self.open_path)

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the commands do."""
        return {**self.flow.handlers(), **self.sharing.handlers(), **self.importing.handlers()}

    def open_path(self, path: Path) -> None:
        """Open a file; when it holds no game, say why in plain words."""
        self.flow.open_path(path)

    def forget_recent(self) -> None:
        """Forget which files were used lately."""
        self._settings.change(recent_files=())

    def show_title(self) -> None:
        """Name the file of the game in the title of the window."""
        self.flow.show_title()
