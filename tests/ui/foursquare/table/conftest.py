"""A table of cards with no controller but the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.foursquare.table.player import CardPlayer
from tests.ui.pastimes.table_user import seated


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[CardPlayer]:
    """A shown table with deal 1, without motion, and whoever plays on it."""
    made = CardPlayer()
    with seated(made, qtbot):
        yield made
