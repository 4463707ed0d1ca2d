"""A table on which two people play, with no controller but the rules."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pastimes.table_user import seated
from tests.ui.quarto.table.player import Player


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    """A shown table at the beginning of a game, without motion, and whoever plays on it."""
    made = Player()
    with seated(made, qtbot):
        yield made
