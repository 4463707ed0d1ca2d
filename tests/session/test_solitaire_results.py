"""The arithmetic of the results of Foursquare."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.session.solitaire_results import Result, best_score, better, statistics

DAY = date(2026, 11, 29)


def result(score: int | None, *, assisted: bool = False, deal: int | None = 1, house: bool = False) -> Result:
    """A result of that day."""
    return Result(deal, house, score, assisted, DAY)


def test_nothing_played() -> None:
    found = statistics((), house=False)
    assert (found.played, found.won, found.streak, found.longest_streak) == (0, 0, 0, 0)
    assert found.best is None
    assert found.mean is None


def test_counts_streaks_and_scores() -> None:
    scores = (3, 5, None, 5, 7, 9)
    found = statistics([result(score) for score in scores], house=False)
    assert (found.played, found.won, found.streak, found.longest_streak) == (6, 5, 3, 3)
    assert (found.best, found.mean) == (9, 29 / 5)
    assert found.scores == {3: 1, 5: 2, 7: 1, 9: 1}


def test_a_loss_ends_a_streak_and_a_score_of_nought_does_not() -> None:
    assert statistics([result(4), result(None)], house=False).streak == 0
    assert statistics([result(4), result(0)], house=False).streak == 2


def test_assisted_games_are_counted_apart() -> None:
    found = statistics([result(4), result(20, assisted=True), result(None, assisted=True)], house=False)
    assert (found.played, found.won, found.best, found.streak, found.assisted) == (1, 1, 4, 1, 2)


def test_each_reading_of_the_rules_has_its_own() -> None:
    both = [result(4), result(9, house=True)]
    assert statistics(both, house=False).best == 4
    assert statistics(both, house=True).best == 9


@pytest.mark.parametrize(
    ("deal", "house", "best"),
    [(1, False, 7), (1, True, 9), (2, False, None), (3, False, None), (None, False, None)],
)
def test_best_score_of_a_deal(deal: int | None, house: bool, best: int | None) -> None:
    results = [
        result(4),
        result(7),
        result(20, assisted=True),
        result(9, house=True),
        result(None, deal=2),
        result(5, deal=None),
    ]
    assert best_score(results, deal, house=house) == best


@pytest.mark.parametrize(
    ("before", "after", "counts"),
    [
        (result(None), result(3), 3),
        (result(3), result(None), 3),
        (result(3), result(5), 5),
        (result(5), result(3), 5),
        (result(3), result(9, assisted=True), 3),
        (result(None), result(9, assisted=True), None),
        (result(0), result(None), 0),
    ],
)
def test_the_better_end_of_a_play_through_counts(before: Result, after: Result, counts: int | None) -> None:
    assert better(before, after).score == counts
    assert better(None, after) == after


@given(st.lists(st.one_of(st.none(), st.integers(0, 24)), max_size=60))
def test_there_are_never_more_wins_than_games(scores: list[int | None]) -> None:
    found = statistics([result(score) for score in scores], house=False)
    assert found.won <= found.played == len(scores)
    assert sum((found.scores or {}).values()) == found.won
    assert found.streak <= found.longest_streak <= found.won
