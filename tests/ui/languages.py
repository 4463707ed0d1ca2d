"""Speaking a language for the length of a test, and reading what a widget says."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.shipped import shipped
from quarto_desktop.ui.i18n import Language


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


def require_compiled() -> None:
    """Fail clearly when the translations have not been compiled since they were last changed."""
    for source in shipped("translations").glob("*.ts"):
        made = source.with_suffix(".qm")
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            pytest.fail(f"{made.name} is missing or out of date: run `python tools/dev.py translations`")
