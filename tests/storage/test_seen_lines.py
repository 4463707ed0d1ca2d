"""Which best lines of Foursquare were shown is kept, once each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.history import History

DEAL = Deal.numbered(7)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    """A history in which one best line was seen, twice."""
    made = History(tmp_path / "history.sqlite")
    made.seen_lines.add(DEAL)
    made.seen_lines.add(DEAL)
    yield made
    made.close()


def test_the_same_cards_are_the_same_deal_under_one_reading_of_the_rules(history: History) -> None:
    assert history.seen_lines.has(DEAL)
    assert history.seen_lines.has(Deal.of_cards(DEAL.stock))
    assert not history.seen_lines.has(Deal.numbered(7, house=True))
    assert not history.seen_lines.has(Deal.of_cards(DEAL.stock[:-1]))


def test_they_go_with_the_history_to_another_computer(history: History, tmp_path: Path) -> None:
    text = history.export_text()
    assert len(json.loads(text)["seen-lines"]) == 1
    other = History(tmp_path / "elsewhere.sqlite")
    assert other.import_text(text) == 0  # no game is new
    assert other.import_text(text) == 0
    assert other.seen_lines.exported() == history.seen_lines.exported()
    other.close()


@pytest.mark.parametrize("row", [["7H 7H", 0], ["7H", 2], ["", 0], [7, 0], ["7X", 1], ["7H"], 3])
def test_what_names_no_deal_is_refused_with_all_else(history: History, row: object) -> None:
    document = json.loads(history.export_text())
    document["seen-lines"].append(row)
    document["seen-lines"].append(["AS", 1])
    with pytest.raises(ValueError):  # noqa: PT011 - whatever kind of it
        history.import_text(json.dumps(document))
    assert len(history.seen_lines.exported()) == 1


def test_a_failure_is_told_as_one_of_the_system(history: History) -> None:
    history.close()
    with pytest.raises(OSError):  # noqa: PT011
        history.seen_lines.has(DEAL)
    with pytest.raises(OSError):  # noqa: PT011
        history.seen_lines.add(DEAL)
