"""A language for the length of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
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
