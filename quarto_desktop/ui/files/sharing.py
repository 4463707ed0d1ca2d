"""Games and positions in and out without a file of ours: clipboard, import, picture, text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.files import read_pasted, write_export
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.position import Position, PositionError
from quarto_desktop.rules.rulesets import RuleSet, parse_rules
from quarto_desktop.session.setup import WhoFirst
from quarto_desktop.solitaire.gamefile import PlayRecord
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.ui import texts
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Question
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.files.choosing import Purpose
from quarto_desktop.ui.files.flow import FilesFlow
from quarto_desktop.ui.files.import_dialog import ImportDialog
from quarto_desktop.ui.files.picture import game_picture
from quarto_desktop.ui.game_flow import GameFlow
from quarto_desktop.ui.theme import Theme


class Sharing(QObject):
    """Copies, pastes, imports and exports on the player's behalf.

    Args:
        game: the game.
        settings: the choices a pasted position is played with.
        flow: asks before a game is lost.
        files: opens games, asks for files, says what went wrong.
        dialogs: opens dialogs.
        theme: the colours of pictures.
        window: the window over which dialogs open; it owns this object.

    Signals:
        told(str): something was done that cannot be seen: say this sentence for a while.
    """

    told = Signal(str)

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
        return {
            Command.COPY_GAME: self.copy_game,
            Command.COPY_POSITION: self.copy_position,
            Command.PASTE: self.paste,
            Command.IMPORT: self.import_text,
            Command.EXPORT_PICTURE: self.export_picture,
            Command.EXPORT_TEXT: self.export_text,
        }

    def copy_game(self) -> None:
        """Put the whole game into the clipboard, as the text of a file."""
        QGuiApplication.clipboard().setText(self._files.document.text())
        self.told.emit(QCoreApplication.translate("Files", "The game is in the clipboard."))

    def copy_position(self) -> None:
        """Put the position that is shown into the clipboard."""
        QGuiApplication.clipboard().setText(str(self._game.shown_state.position))
        self.told.emit(QCoreApplication.translate("Files", "The position is in the clipboard."))

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

    def import_text(self, text: str = "") -> None:
        """Ask for the text of a game or a position."""
        self._dialogs.close(ImportDialog)
        self._dialogs.show(ImportDialog, lambda: self._import_dialog(text))

    def export_picture(self) -> None:
        """Ask for a file and write a picture of the game to it."""
        self._files.ask_for_file(
            Purpose.PICTURE,
            self._files.suggested(Purpose.PICTURE),
            lambda path: self._write(path, self._picture),
        )

    def export_text(self) -> None:
        """Ask for a file and write the game to it in words."""
        self._files.ask_for_file(
            Purpose.TEXT, self._files.suggested(Purpose.TEXT), lambda path: self._write(path, self._text)
        )

    def _import_dialog(self, text: str) -> ImportDialog:
        preferences = self._settings.preferences
        has_game = self._game.session is not None
        rules = self._game.setup.rules if has_game else parse_rules(preferences.last_rules)
        dialog = ImportDialog(text, preferences, rules, self._theme.colours, self._window)
        dialog.game_wanted.connect(self._files.open_record)
        dialog.position_wanted.connect(self._play_from)
        return dialog

    def _play_from(self, rules: RuleSet, position: Position, who: WhoFirst) -> None:
        choices = replace(self._settings.preferences.choices_for(rules), who_first=who)
        setup = choices.setup(Random(0))  # nothing is left to chance
        begun = replace(setup, position=position)
        self._flow.unless_lost(Question.OPEN, lambda: self._game.new_game(begun), rules)

    def _write(self, path: Path, content: Callable[[], bytes]) -> None:
        if self._game.session is None:  # left while the file was asked for
            return
        try:
            write_export(path, content())
        except OSError as error:
            self._files.refuse(partial(texts.not_saved_sentence, path.name, error))
        else:
            self.told.emit(QCoreApplication.translate("Files", "Saved as {name}.").format(name=path.name))

    def _picture(self) -> bytes:
        return _png(game_picture(self._flow.document.played(), self._theme.colours))

    def _text(self) -> bytes:
        document = self._flow.document
        return texts.game_text(document.played(), document.text()).encode("utf-8", "replace")


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide's stubs know only b"PNG"
    return bytes(buffer.data().data())
