"""What tests of any table may want."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from quarto_desktop.ui import accessibility


@pytest.fixture
def screen_reader() -> Iterator[None]:
    """A screen reader is there."""
    accessibility.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
