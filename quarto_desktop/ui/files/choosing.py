"""Asks for a file: to open one, to save a game, or to export one."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QToolButton, QTreeView, QWidget

from quarto_desktop.rules.gamefile import SUFFIX
from quarto_desktop.ui.art.glyphs import Glyph, glyph_icon
from quarto_desktop.ui.art.palette import palette_like

_SIZE = QSize(780, 520)
"""Of Qt's dialog, so that all its columns can be read; the system's have their own."""

_SEPARATORS = {os.sep, "/"}

_IN_SYSTEM_WORDS = (1, 2)
"""Size and type in Qt's list of files: in the system's language, whatever ours is, and cut off."""

_GLYPHS = {
    "backButton": Glyph.BACK,
    "forwardButton": Glyph.FORWARD,
    "toParentButton": Glyph.UP,
    "newFolderButton": Glyph.NEW_FOLDER,
    "listModeButton": Glyph.TILES,
    "detailModeButton": Glyph.ROWS,
}
"""What stands on the buttons of Qt's dialog, by their names; its own signs are black in the dark too."""


class Purpose(Enum):
    """What a file is asked for."""

    OPEN = "open"
    SAVE = "save"
    PICTURE = "picture"
    TEXT = "text"
    HISTORY = "history"
    HISTORY_IN = "history-in"

    @property
    def is_reading(self) -> bool:
        """Whether the file is there already."""
        return self in (Purpose.OPEN, Purpose.HISTORY_IN)

    @property
    def is_of_game(self) -> bool:
        """Whether it is for the game on the table, and means nothing any more when that is gone."""
        return self in (Purpose.SAVE, Purpose.PICTURE, Purpose.TEXT)

    @property
    def suffix(self) -> str:
        """How the names of such files end."""
        return _SUFFIXES.get(self, SUFFIX)


_SUFFIXES = {
    Purpose.PICTURE: ".png",
    Purpose.TEXT: ".txt",
    Purpose.HISTORY: ".json",
    Purpose.HISTORY_IN: ".json",
}


class FileDialog(QFileDialog):
    """The dialog of the system, or Qt's where the system has none; it does not hold up the program.

    Args:
        purpose: what is asked for.
        suggested: the file, or for opening the folder, to begin with.
        parent: the window it opens over.

    Signals:
        path_chosen(Path): this file was chosen.
    """

    path_chosen = Signal(object)

    def __init__(self, purpose: Purpose, suggested: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._purpose = purpose
        # What Qt would ask or say here would hold up the program; we do so ourselves afterwards.
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setOption(QFileDialog.Option.DontConfirmOverwrite)
        if purpose.is_reading:
            self.setDirectory(str(suggested))
        else:
            self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            self.setDefaultSuffix(purpose.suffix.removeprefix("."))
            self.setDirectory(str(suggested.parent))
            self.selectFile(suggested.name)
        self.resize(_SIZE)
        self._hide_system_words()
        self._draw_buttons()
        self.fileSelected.connect(lambda name: self.path_chosen.emit(Path(name)))
        self.retranslate_ui()

    def _hide_system_words(self) -> None:
        for files in self.findChildren(QTreeView, "treeView"):  # there is none in the system's own dialog
            for column in _IN_SYSTEM_WORDS:
                files.setColumnHidden(column, True)

    def _draw_buttons(self) -> None:
        colours = palette_like(self.palette())
        for name, glyph in _GLYPHS.items():
            for button in self.findChildren(QToolButton, name):
                button.setIcon(glyph_icon(glyph, colours))

    @property
    def purpose(self) -> Purpose:
        """What is asked for."""
        return self._purpose

    def retranslate_ui(self) -> None:
        """Set our texts in the current language; the others are Qt's."""
        translate = QCoreApplication.translate
        games = translate("FileDialog", "Games (*.quarto)")
        histories = translate("FileDialog", "Histories (*.json)")
        title, names = {
            Purpose.OPEN: (translate("FileDialog", "Open a Game"), games),
            Purpose.SAVE: (translate("FileDialog", "Save the Game"), games),
            Purpose.HISTORY: (translate("FileDialog", "Export the History"), histories),
            Purpose.HISTORY_IN: (translate("FileDialog", "Import a History"), histories),
            Purpose.PICTURE: (
                translate("FileDialog", "Export as a Picture"),
                translate("FileDialog", "Pictures (*.png)"),
            ),
            Purpose.TEXT: (
                translate("FileDialog", "Export as Text"),
                translate("FileDialog", "Texts (*.txt)"),
            ),
        }[self._purpose]
        self.setWindowTitle(title)
        self.setNameFilters([names, translate("FileDialog", "All files (*)")])
        self._write_labels()

    def _write_labels(self) -> None:
        """Qt has translations of these and does not use them."""
        translate = QCoreApplication.translate
        open_or_save = (
            translate("FileDialog", "Open") if self._purpose.is_reading else translate("FileDialog", "Save")
        )
        look_in = translate("FileDialog", "Folder:")
        self.setLabelText(QFileDialog.DialogLabel.LookIn, look_in)
        self.setLabelText(QFileDialog.DialogLabel.FileName, translate("FileDialog", "Name:"))
        self.setLabelText(QFileDialog.DialogLabel.FileType, translate("FileDialog", "Kind:"))
        self.setLabelText(QFileDialog.DialogLabel.Accept, open_or_save)
        self.setLabelText(QFileDialog.DialogLabel.Reject, translate("FileDialog", "Cancel"))

    def accept(self) -> None:
        """Take what the name field says.

        While a path is typed, Qt may mark the folder it passes through, and then opens that instead.
        """
        fields = self.findChildren(QLineEdit, "fileNameEdit")  # the system's own dialog has none
        typed = [field for field in fields if not _SEPARATORS.isdisjoint(field.text())]
        if typed:
            for files in self.findChildren(QTreeView, "treeView"):  # shares its marks with the other view
                files.selectionModel().clearSelection()
        super().accept()
        if self.isVisible():  # it went to a folder; what is typed next begins there
            for field in typed:
                field.clear()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        elif event.type() is QEvent.Type.PaletteChange:
            self._draw_buttons()


def usual_folder(recent_files: tuple[str, ...]) -> Path:
    """Where to look first: beside the file used last, or among the documents."""
    for name in recent_files[:1]:
        if Path(name).parent.is_dir():
            return Path(name).parent
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if Path(documents).is_dir() else Path.home()
