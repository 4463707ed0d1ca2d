"""What tests share in which the program begins more than once."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

from PySide6.QtWidgets import QLabel
from shiboken6 import isValid

from quarto_desktop.app import Program
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.setup import GameSetup, Person
from quarto_desktop.ui.dialogs.notice import Notice
from tests.ui.window.freed import deleted_now

Begin = Callable[[], Program]
"""Starts the program."""
PEOPLE = GameSetup(CLASSIC, Person("A"), Person("B"))


def end(program: Program) -> None:
    """End it; once more is harmless."""
    if not isValid(program.window):
        return
    program.game.leave()
    program.solitaire.leave()
    program.window.close_at_once()
    program.close()
    program.window.deleteLater()
    deleted_now()


def told(program: Program) -> list[str]:
    """What the notices that are open say."""
    notices = [one for one in program.window.findChildren(Notice) if one.isVisible()]
    return [label.text() for notice in notices for label in notice.findChildren(QLabel)]


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
