"""The dialog that asks for a file: what is typed into it, and what its buttons look like."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QToolButton, QTreeView
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.preferences import ThemeChoice
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette, contrast
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.files.choosing import FileDialog
from tests.ui.window.filing import found, trigger, words

MARKED = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


@pytest.fixture
def dialog(program: Program, file: Path, qtbot: QtBot) -> FileDialog:
    """The dialog that asks for a game, where there is one, when it has read the folder."""
    program.settings.change(recent_files=(str(file),))
    trigger(program, Command.OPEN)
    shown = found(program, FileDialog)
    assert shown.directory().path() == str(file.parent)
    files = shown.findChild(QTreeView, "treeView")
    assert files is not None
    qtbot.waitUntil(lambda: files.model().rowCount(files.rootIndex()) > 0)
    return shown


def type_in(dialog: FileDialog, text: str, qtbot: QtBot) -> None:
    """Type a name, letter by letter as a player does, and wait until Qt has done what it does meanwhile."""
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    qtbot.keyClicks(field, text)
    qtbot.wait(100)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_whole_path_that_is_typed_is_opened(
    program: Program, dialog: FileDialog, tmp_path: Path, qtbot: QtBot
) -> None:
    short = tmp_path / "game.quarto"  # every letter of which is on the keyboard
    short.write_bytes(next(tmp_path.glob("*.quarto")).read_bytes())
    type_in(dialog, str(short), qtbot)
    qtbot.waitUntil(lambda: program.game.session is not None)
    assert program.game.setup.rules == CLASSIC
    assert not program.window.dialogs.any_open


def test_a_typed_path_is_meant_even_where_its_folder_is_marked(
    dialog: FileDialog, file: Path, qtbot: QtBot
) -> None:
    files = dialog.findChild(QTreeView, "treeView")
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert files is not None
    assert field is not None
    field.setFocus()
    field.setText(str(file))
    # Qt does so itself when it has got to know the folder while the path is typed: at times, that is.
    files.selectionModel().select(files.rootIndex(), MARKED)
    assert dialog.selectedFiles() == [str(file.parent)]
    with qtbot.waitSignal(dialog.path_chosen) as chosen:
        dialog.accept()
    assert chosen.args == [file]


def test_a_folder_that_is_typed_is_gone_to(dialog: FileDialog, tmp_path: Path, qtbot: QtBot) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    type_in(dialog, str(inner), qtbot)
    assert dialog.isVisible()
    assert dialog.directory().path() == str(inner)
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    assert field.text() == ""


def test_a_path_that_is_not_there_is_refused_in_words(
    program: Program, dialog: FileDialog, tmp_path: Path, qtbot: QtBot
) -> None:
    type_in(dialog, str(tmp_path / "nowhere.quarto"), qtbot)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert "there is no such file" in words(program)


BUTTONS = (
    "backButton",
    "forwardButton",
    "toParentButton",
    "newFolderButton",
    "listModeButton",
    "detailModeButton",
)


def drawn(dialog: FileDialog, name: str) -> QImage:
    button = dialog.findChild(QToolButton, name)
    assert button is not None
    return button.icon().pixmap(24, 24).toImage()


def can_be_seen(image: QImage, on: TablePalette) -> bool:
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    solid = [colour for colour in pixels if colour.alpha() > 240]
    return len(solid) > 10 and all(contrast(colour, on.window) > 4.5 for colour in solid)


def test_the_buttons_can_be_seen_in_either_theme_while_the_dialog_is_open(
    program: Program, dialog: FileDialog
) -> None:
    for choice, colours in ((ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)):
        program.settings.change(theme=choice)
        assert [name for name in BUTTONS if not can_be_seen(drawn(dialog, name), colours)] == []
