"""The statistics of Foursquare say why there is nothing to show, rather than showing an empty chart."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.solitaire_results import FinishedPlay, Result
from quarto_desktop.storage.history import History
from quarto_desktop.ui.dialogs.solitaire_statistics import SolitaireStatisticsDialog
from tests.ui.languages import speaking

LOST, WON = (None, False), (12, False)
ASSISTED = (20, True)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """A history without games."""
    made = History(tmp_path / "history.sqlite")
    yield made
    made.close()


@pytest.mark.parametrize(
    ("ended", "sentence"),
    [
        ([], "No game has ended yet."),
        ([ASSISTED], "Every game so far was assisted"),
        ([LOST, ASSISTED], "No deal has been won without help yet."),
        ([WON, LOST, ASSISTED], ""),
    ],
)
def test_an_empty_chart_has_a_sentence_in_its_place(
    qapp: QApplication, qtbot: QtBot, history: History, ended: list[tuple[int | None, bool]], sentence: str
) -> None:
    for number, (score, assisted) in enumerate(ended, start=1):
        result = Result(number, False, score, assisted, date(2026, 11, 29), str(number))
        history.plays.add(FinishedPlay("2026-11-29T20:00:00", result))
    with speaking(qapp, LanguageChoice.ENGLISH):
        dialog = SolitaireStatisticsDialog(Results(history), False, None)
        qtbot.addWidget(dialog)
        dialog.show()
        said = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible() and one.wordWrap()]
        assert any(one.startswith(sentence) for one in said)
        assert ("win in a row now" in said) is (ended[-1:] == [WON])
        assert dialog.chart.isVisible() is dialog.deals.isVisible() is (not sentence)
