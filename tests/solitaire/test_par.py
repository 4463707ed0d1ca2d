"""Par: a legal game with the score it claims, the same on every run."""

from __future__ import annotations

from time import perf_counter, process_time

import pytest

from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import play_out
from quarto_desktop.solitaire.outcome import Outcome, Reason, Status
from quarto_desktop.solitaire.par import Par, best_line
from quarto_desktop.solitaire.stars import stars
from tests.solitaire.tables import cards

NARROW = 150


@pytest.mark.parametrize("house", [False, True], ids=["published", "house"])
def test_par_is_a_game_with_its_score(house):
    scores = []
    for number in range(1, 13):
        deal = Deal.numbered(number, house=house)
        par = best_line(deal, width=NARROW)
        assert par.score is not None
        assert play_out(deal, par.cells).outcome == Outcome(Status.WON, Reason.GRID, par.score)
        assert len(par.cells) == 40 - par.score
        scores.append(par.score)
    assert sum(scores) / len(scores) > 16  # what a plain search reaches


def test_par_is_the_same_every_time():
    assert best_line(Deal.numbered(5), width=NARROW) == best_line(Deal.numbered(5), width=NARROW)


def test_par_knows_the_stock():
    """Sixteen cards, one suit and a half: only the very order can be played."""
    deal = Deal.of_cards(Deal.numbered(1).stock[:16])
    par = best_line(deal)
    assert par.score == 0
    assert play_out(deal, par.cells).outcome == Outcome(Status.WON, Reason.GRID, 0)


def test_a_stock_too_small_has_no_par():
    assert best_line(Deal.of_cards(cards("7H"))) == Par()
    assert best_line(Deal.of_cards(Deal.numbered(1).stock[:15]), width=NARROW) == Par(None, ())


def test_progress_is_told():
    told = []
    best_line(Deal.numbered(1), progress=told.append, width=5)
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] <= 1


def test_cancelled_it_answers_nothing_and_soon():
    cancelled = bytearray([1])
    assert best_line(Deal.numbered(1), cancelled) is None
    cancelled[0] = 0
    moments = []

    def cancel(share):
        if share > 0.2:
            cancelled[0] = 1
            moments.append(perf_counter())

    assert best_line(Deal.numbered(1), cancelled, cancel) is None
    assert perf_counter() - moments[-1] < 0.5


@pytest.mark.parametrize(
    ("score", "par", "expected"),
    [
        (None, 22, 0),
        (0, 22, 1),
        (10, 22, 1),
        (11, 22, 2),
        (16, 22, 2),
        (17, 22, 3),
        (24, 22, 3),
        (0, 0, 3),
        (0, None, 3),
        (None, None, 0),
    ],
)
def test_stars(score, par, expected):
    assert stars(score, par) == expected


@pytest.mark.slow
def test_par_of_a_thousand_deals():
    """No exception, at least 95 % won, every one a legal game, under 3 s of the processor a deal."""
    won, slowest = 0, 0.0
    for number in range(1, 1001):
        deal = Deal.numbered(number)
        begun = process_time()
        par = best_line(deal)
        slowest = max(slowest, process_time() - begun)
        if par.score is not None:
            won += 1
            assert play_out(deal, par.cells).outcome == Outcome(Status.WON, Reason.GRID, par.score)
    assert won >= 950
    assert slowest < 3
