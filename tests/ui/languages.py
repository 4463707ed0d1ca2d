"""Speaking a language for the length of a test, and reading what a widget says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui.i18n import Language
from tools.translation_files import compile_translations
from tools.translations import FOLDER


@contextmanager
def speaking(application: QApplication, choice: LanguageChoice) -> Iterator[Language]:
    """The application speaks a language, and none of ours afterwards."""
    require_compiled()
    font = QFont(application.font())
    language = Language(application)
    language.choose(choice)
    try:
        yield language
    finally:
        shiboken6.delete(language)  # takes its translators with it
        application.setFont(font)
        settle(application)


def settle(application: QApplication) -> None:
    """Deliver all events that are on their way, such as LanguageChange."""
    application.sendPostedEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    application.processEvents()


@cache
def require_compiled() -> None:
    """Compile what has changed since it was last compiled; fail clearly where that is not possible."""
    name = "pyside6-lrelease" + (".exe" if sys.platform == "win32" else "")
    lrelease = Path(sys.executable).with_name(name)
    if not lrelease.exists():
        pytest.fail("Qt's compiler of translations is missing: start the tests by `python tools/dev.py test`")
    compile_translations(FOLDER, lrelease)
