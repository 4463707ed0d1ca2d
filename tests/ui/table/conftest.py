"""A table on which two people play, with no controller but the rules."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.player import Player


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    """A shown table at the beginning of a game, without motion, and whoever plays on it."""
    made = Player()
    qtbot.addWidget(made.view)
    with qtbot.waitExposed(made.view):
        made.view.show()
    made.show()
    yield made
    made.view.close()
