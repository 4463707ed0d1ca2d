"""The line of words has room for the longest ones, and never moves the table for the sake of others."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop.ui.widgets.message_line import MessageLine

LONGEST = (
    "c4, 3 of spades: 10♦ is the highest in its row: 3 piles turn. 10♦ is the highest in its column: "
    "2 piles turn. This would lose the game. 5 cards lie face down; four is the most."
)


@pytest.mark.parametrize("width", [460, 559, 560, 700, 1200])
def test_many_words_are_never_cut_off(qtbot: QtBot, width: int):
    line = MessageLine(wordy=True)
    qtbot.addWidget(line)
    line.resize(width, line.height())
    line.show()
    before = line.height()
    line.show_words(LONGEST)
    words = next(label for label in line.findChildren(QLabel) if label.text())
    qtbot.waitUntil(lambda: words.width() > width / 2)
    assert words.heightForWidth(words.width()) <= line.contentsRect().height()
    assert line.height() == before
