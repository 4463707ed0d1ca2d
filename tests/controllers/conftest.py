"""What the tests of the controllers share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.controllers.fakes import Table
from tests.controllers.solitaire_fakes import CardTable


@pytest.fixture
def table(qapp: QCoreApplication) -> Iterator[Table]:
    """A game controller with a fake engine and a fake time, and no game yet."""
    one = Table()
    yield one
    one.game.close()


@pytest.fixture
def cards(qapp: QCoreApplication, tmp_path: Path) -> Iterator[CardTable]:
    """A controller of Foursquare with a worker that works only when told to, and no deal yet."""
    one = CardTable(tmp_path)
    yield one
    one.game.close()
    one.history.close()
