"""Games and positions into the program without a file of ours: from the clipboard, or set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.files import read_pasted
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.position import Position, PositionError
from quarto_desktop.rules.rulesets import RuleSet, parse_rules
from quarto_desktop.session.setup import WhoFirst
from quarto_desktop.solitaire.gamefile import PlayRecord
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.files.flow import FilesFlow
from quarto_desktop.ui.files.import_dialog import ImportDialog
from quarto_desktop.ui.quarto.flow import GameFlow
from quarto_desktop.ui.theme import Theme


class Importing(QObject):
    """Pastes and imports on the player's behalf.

    Args:
        game: Quarto, which positions are of.
        settings: the choices a pasted position is played with.
        flow: knows which rules are played.
        files: opens games, and asks before one is lost.
        dialogs: opens dialogs.
        theme: the colours of pictures.
        window: the window over which dialogs open; it owns this object.

    Signals:
        analysis_wanted(Study): analyse this position or game.
    """

    analysis_wanted = Signal(object)

    def __init__(
        self,
        game: GameController,
        settings: SettingsController,
        flow: GameFlow,
        files: FilesFlow,
        dialogs: OpenDialogs,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._game, self._settings, self._flow, self._files = game, settings, flow, files
        self._dialogs, self._theme, self._window = dialogs, theme, window

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the commands do."""
        return {Command.PASTE: self.paste, Command.IMPORT: self.import_text}

    def paste(self) -> None:
        """Open the game in the clipboard; with anything else there, show it in Import."""
        text = QGuiApplication.clipboard().text()
        try:
            found = read_pasted(text)
        except (FileError, PositionError):
            found = None
        if isinstance(found, GameRecord | PlayRecord):
            self._files.open_record(found)
        else:
            self.import_text(text)

    def import_text(self, text: str = "", rules: RuleSet | None = None) -> None:
        """Ask for the text of a game or a position; begin with this text and these rules, if any."""
        self._dialogs.close(ImportDialog)
        self._dialogs.show(ImportDialog, lambda: self._import_dialog(text, rules))

    def set_up(self, rules: RuleSet, position: Position) -> None:
        """Offer to play from `position`, or to change it first."""
        self.import_text(str(position), rules)

    def _import_dialog(self, text: str, rules: RuleSet | None) -> ImportDialog:
        preferences = self._settings.preferences
        begin_with = rules or self._flow.rules or parse_rules(preferences.last_rules)
        dialog = ImportDialog(text, preferences, begin_with, self._theme.colours, self._window)
        dialog.analysis_wanted.connect(self.analysis_wanted)
        dialog.game_wanted.connect(lambda record: self._files.open_record(record, opened=self._close))
        dialog.position_wanted.connect(self._play_from)
        return dialog

    def _play_from(self, rules: RuleSet, position: Position, who: WhoFirst) -> None:
        choices = replace(self._settings.preferences.choices_for(rules), who_first=who)
        setup = choices.setup(Random(0))  # nothing is left to chance
        begun = replace(setup, position=position)

        def begin() -> None:
            self._game.new_game(begun)
            self._close()

        self._files.begin_quarto(begin, rules)

    def _close(self) -> None:
        self._dialogs.close(ImportDialog)
