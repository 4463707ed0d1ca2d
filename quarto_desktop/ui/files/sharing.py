"""The game on the table out of the program without a file of ours: clipboard, picture, text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from quarto_desktop.controllers.files import write_export
from quarto_desktop.ui import texts
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.files.choosing import Purpose
from quarto_desktop.ui.files.flow import FilesFlow
from quarto_desktop.ui.files.shared_game import SharedGame
from quarto_desktop.ui.theme import Theme


class Sharing(QObject):
    """Copies and exports on the player's behalf, whatever is played.

    Args:
        files: knows what is on the table, asks for files, says what went wrong; it owns this object.
        theme: the colours of pictures.

    Signals:
        told(str): something was done that cannot be seen: say this sentence for a while.
    """

    told = Signal(str)

    def __init__(self, files: FilesFlow, theme: Theme) -> None:
        super().__init__(files)
        self._files, self._theme = files, theme

    def handlers(self) -> Mapping[Command, Callable[[], object]]:
        """What the commands do."""
        return {
            Command.COPY_GAME: self.copy_game,
            Command.COPY_POSITION: self.copy_position,
            Command.EXPORT_PICTURE: self.export_picture,
            Command.EXPORT_TEXT: self.export_text,
        }

    def copy_game(self) -> None:
        """Put the whole game into the clipboard, as the text of a file."""
        QGuiApplication.clipboard().setText(self._files.on_table.document.text())
        self.told.emit(QCoreApplication.translate("Files", "The game is in the clipboard."))

    def copy_position(self) -> None:
        """Put the position that is shown into the clipboard, where positions have a text form."""
        position = self._files.on_table.position()
        if position is not None:
            QGuiApplication.clipboard().setText(position)
            self.told.emit(QCoreApplication.translate("Files", "The position is in the clipboard."))

    def export_picture(self) -> None:
        """Ask for a file and write a picture of the game to it."""
        self._export(Purpose.PICTURE, lambda game: _png(game.picture(self._theme.colours)))

    def export_text(self) -> None:
        """Ask for a file and write the game to it in words."""
        self._export(Purpose.TEXT, lambda game: game.words().encode("utf-8", "replace"))

    def _export(self, purpose: Purpose, content: Callable[[SharedGame], bytes]) -> None:
        game = self._files.on_table
        self._files.ask_for_file(
            purpose, self._files.suggested(purpose), lambda path: self._write(path, game, content)
        )

    def _write(self, path: Path, game: SharedGame, content: Callable[[SharedGame], bytes]) -> None:
        if not game.document.has_game:  # left while the file was asked for
            return
        try:
            write_export(path, content(game))
        except OSError as error:
            self._files.refuse(partial(texts.not_saved_sentence, path.name, error))
        else:
            self.told.emit(texts.saved_sentence(path.name))


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide's stubs know only b"PNG"
    return bytes(buffer.data().data())
