"""What tests of files share: games as text, and the dialogs that ask for files."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QLabel

from quarto_desktop.app import Program
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.pasting import read_pasted
from quarto_desktop.session.records import Record
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.files.choosing import FileDialog
from quarto_desktop.ui.files.flow import FileNotice

GAME = '[Quarto "1"]\n[Rules "classic"]\n[First "安娜"]\n[Second "B \\"x\\" \\\\ 🙂"]\n[Date "2020-02-29"]\n'
GAME += '[Timer "off"]\n[PointOut "always"]\n[Event "Sunday"]\n\n=1 c1 =2 c2'
D = TypeVar("D", bound=QDialog)


def trigger(program: Program, command: Command) -> None:
    action = program.window.menus[command]
    assert action.isEnabled()
    action.trigger()


def found(program: Program, kind: type[D]) -> D:
    """The open dialog of this kind."""
    dialogs = [one for one in program.window.findChildren(kind) if one.isVisible()]
    assert len(dialogs) == 1
    return dialogs[0]


def choose(program: Program, path: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = found(program, FileDialog)
    dialog.selectFile(str(path))
    dialog.accept()


def words(program: Program) -> str:
    """What the notice on a file says."""
    return " ".join(one.text() for one in found(program, FileNotice).findChildren(QLabel))


def records(program: Program) -> tuple[Record, ...]:
    assert program.game.session is not None
    return program.game.session.records


def entries(program: Program) -> list[QAction]:
    """What stands in the menu of recent files."""
    menu = program.window.menus.recent.menu
    assert menu is not None
    return menu.actions()


def game_in(text: str) -> GameRecord:
    """The game in a text that was exported."""
    found = read_pasted(text)
    assert isinstance(found, GameRecord)
    return found


def position(program: Program) -> str:
    return str(program.game.state.position)


FOURSQUARE = '[Foursquare "1"]\n[Deal "12"]\n[House "on"]\n[Event "Sunday"]\n\nd4 d5'
