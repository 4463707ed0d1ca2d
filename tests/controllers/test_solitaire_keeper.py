"""The game of Foursquare comes back, whatever ends the program, and its result counts once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.controllers.solitaire_keeper import SolitaireKeeper
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.session.aids import Aid
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.history import History
from tests.controllers.solitaire_fakes import FakeWorker


class Life:
    """One run of the program, without a window."""

    def __init__(self, folder: Path) -> None:
        self.history = History(folder / "history.sqlite")
        self.results = Results(self.history)
        self.game = SolitaireController(FakeWorker(), self.results, Random(1))
        self.document = PlayDocument(self.game)
        self.results.write_games_with(self.document.text)
        self.keeper = SolitaireKeeper(self.game, self.document, folder / "progress")

    def play(self, cards: int) -> None:
        """Place so many cards, wherever one may."""
        for _ in range(cards):
            self.game.place(self.game.game.legal_cells[0])

    def crash(self) -> None:
        """End without a word, as far as the files are concerned."""
        self.keeper._is_closed = True
        self.game.close()
        self.history.close()

    def end(self) -> None:
        """End as the program does."""
        self.keeper.close()
        self.game.close()
        self.history.close()


@pytest.fixture
def begin(qapp: object, tmp_path: Path) -> Callable[[], Life]:
    """Begins a run of the program, again and again over the same files."""
    return lambda: Life(tmp_path)


@pytest.mark.parametrize("end", [Life.crash, Life.end])
@pytest.mark.parametrize("house", [False, True])
def test_everything_comes_back(begin, end, house):
    life = begin()
    life.game.begin(Deal.numbered(12, house=house))
    life.play(6)
    life.game.undo()
    life.game.undo()
    before = life.game.game
    end(life)
    again = begin()
    assert again.keeper.left_on_table
    again.keeper.resume()
    assert again.game.game == before
    assert again.game.play.deal == Deal.numbered(12, house=house)
    again.game.redo()
    again.game.redo()
    assert again.game.game.placed == 6
    again.crash()


def test_leaving_keeps_it_for_later_and_another_deal_takes_its_place(begin):
    life = begin()
    life.game.begin(Deal.numbered(12, house=False))
    life.play(3)
    life.game.leave()
    assert life.keeper.in_progress.cursor == 3
    assert not life.keeper.left_on_table
    life.crash()
    again = begin()
    assert again.keeper.in_progress.cursor == 3
    again.game.begin(Deal.numbered(13, house=False))
    again.game.leave()
    assert again.keeper.in_progress is None
    again.crash()
    last = begin()
    assert last.keeper.in_progress is None
    last.crash()


def test_a_result_counts_once_whatever_happens_at_the_end(begin):
    life = begin()
    life.game.begin(Deal.numbered(12, house=False))
    while not life.game.game.is_over:
        life.play(1)
    assert len(life.results.all) == 1
    life.crash()
    again = begin()
    again.keeper.resume()
    assert again.game.game.is_over
    again.game.undo()
    while not again.game.game.is_over:
        again.play(1)
    assert len(again.results.all) == 1
    again.game.same_deal()
    while not again.game.game.is_over:
        again.play(1)
    assert len(again.results.all) == 2
    again.crash()


def test_its_file_stays_its_file(begin, tmp_path: Path):
    life = begin()
    life.game.begin(Deal.numbered(12, house=True))
    life.play(2)
    life.document.save(tmp_path / "a.quarto")
    life.crash()
    again = begin()
    again.keeper.resume()
    assert again.document.path == tmp_path / "a.quarto"
    assert not again.document.is_modified
    again.play(1)
    assert again.document.is_modified
    again.crash()


@pytest.mark.parametrize("content", ["", "{}", "null", '{"version": 1, "game": "x"}', '{"version": 9}'])
def test_a_damaged_file_is_set_aside(begin, tmp_path: Path, content: str):
    life = begin()
    life.game.begin(Deal.numbered(12, house=False))
    life.play(1)
    life.crash()
    (tmp_path / "progress" / "foursquare.json").write_text(content)
    again = begin()
    assert again.keeper.found.damaged
    assert again.keeper.in_progress is None
    again.crash()


def test_what_it_is_assisted_for_comes_back(begin):
    life = begin()
    life.game.begin(Deal.numbered(12, house=False))
    life.play(2)
    life.game.hint()
    life.game.set_autoplay(True)
    life.crash()
    again = begin()
    again.keeper.resume()
    assert again.game.aids == {Aid.HINT, Aid.AUTOPLAY}
    again.crash()
