"""What the tests of the controllers share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from tests.controllers.fakes import Table


@pytest.fixture
def table(qapp: QCoreApplication) -> Iterator[Table]:
    """A game controller with a fake engine and a fake time, and no game yet."""
    one = Table()
    yield one
    one.game.close()
