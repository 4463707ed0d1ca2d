"""What tests of any part of the window may want: a language, somebody who listens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui import accessibility
from tests.ui.languages import speaking


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """English is spoken."""
    with speaking(qapp, LanguageChoice.ENGLISH):
        yield


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    """Chinese is spoken."""
    with speaking(qapp, LanguageChoice.CHINESE):
        yield


@pytest.fixture
def screen_reader() -> Iterator[None]:
    """A screen reader is there."""
    accessibility.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
