"""Hints: what they say, and that they cannot look."""

from __future__ import annotations

import random
from dataclasses import replace
from time import perf_counter

import pytest

from quarto_desktop.solitaire.cards import CARDS
from quarto_desktop.solitaire.cells import Cell, cell_name, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import begin, place, play_out
from quarto_desktop.solitaire.hints import Estimate, best_of, can_still_win, choose, estimate
from quarto_desktop.solitaire.known import Known, known_of
from quarto_desktop.solitaire.outcome import Status
from tests.solitaire.tables import cards, cells, table
from tests.solitaire.test_outcome import FIFTEEN

SOME = 4  # samples


def known(number: int, play: str = "d4", *, house: bool = False) -> Known:
    found = known_of(play_out(Deal.numbered(number, house=house), cells(play)))
    assert found is not None
    return found


def test_a_player_knows_the_table_the_next_card_and_which_cards_are_left():
    game = play_out(Deal.numbered(1), cells("d4 e4"))
    seen = known_of(game)
    assert (seen.table, seen.next_card, seen.house) == (game.table, game.next_card, False)
    assert seen.unseen == tuple(sorted(game.deal.stock[3:]))
    assert seen.stock_left == game.stock_left == 38
    assert known_of(play_out(Deal.of_cards(cards("7H")), cells("d4"))) is None


@pytest.mark.parametrize("house", [False, True])
@pytest.mark.parametrize("play", ["", "d4", "d4 e4 e5 d5"])
def test_the_same_hint_for_two_stocks_that_differ_only_in_unseen_cards(house, play):
    stock = Deal.numbered(20261129).stock
    placed = len(play.split())
    unseen = list(stock[placed + 1 :])
    random.Random(1).shuffle(unseen)
    other = (*stock[: placed + 1], *unseen)
    assert other != stock
    answers = [
        estimate(known_of(play_out(Deal(cards, None, house), cells(play))), seed=5, samples=SOME)
        for cards in (stock, other)
    ]
    assert answers[0] == answers[1]
    assert answers[0] is not None


def test_what_hints_take_holds_no_order():
    """The type itself: unseen cards are sorted, and there is no deal in it."""
    seen = known(7)
    assert list(seen.unseen) == sorted(seen.unseen)
    assert not any(isinstance(part, Deal) for part in vars(seen).values())


def test_an_estimate_for_every_legal_cell_in_their_order():
    seen = known(7, "d4 e4")
    estimates = estimate(seen, seed=1, samples=SOME)
    assert tuple(one.cell for one in estimates) == seen.table.legal_cells()
    for one in estimates:
        assert one.samples == SOME
        assert 0 <= one.chance <= 1
        assert 0 <= one.score <= 24
        assert (one.won_score is None) == (one.chance == 0)
        assert one.won_score is None or one.score == pytest.approx(one.won_score * one.chance)


def test_the_seed_decides_and_nothing_else_does():
    seen = known(7, "d4 e4")
    assert estimate(seen, seed=1, samples=SOME) == estimate(seen, seed=1, samples=SOME)
    assert estimate(seen, seed=1, samples=SOME) != estimate(seen, seed=2, samples=SOME)


def test_a_cell_that_wins_at_once_is_certain():
    seen = Known(table(FIFTEEN), cards("7H")[0], cards("AS 2S 3S"))
    winning = next(one for one in estimate(seen, 1, SOME) if one.cell == parse_cell("d4"))
    assert winning == Estimate(parse_cell("d4"), 1.0, 3.0, 3.0, SOME)
    assert choose(seen, 1, SOME) == parse_cell("d4")
    assert can_still_win(seen, 1, SOME) == 1.0


def test_a_cell_that_loses_at_once_is_hopeless():
    seen = Known(table(FIFTEEN), cards("8H")[0], cards("7H 2S 3S"))
    losing = next(one for one in estimate(seen, 1, SOME) if one.cell == parse_cell("d4"))
    assert losing == Estimate(parse_cell("d4"), 0.0, 0.0, None, SOME)


def test_a_game_that_cannot_be_won_any_more_has_no_chance():
    assert can_still_win(Known(table("d4=7S"), cards("7H")[0], cards("AS 2S")), 1, SOME) == 0.0


def test_some_cells_alone_may_be_asked_about():
    seen = known(7)
    (one,) = estimate(seen, 1, SOME, cells=cells("e4"))
    assert one in estimate(seen, 1, SOME)


def test_progress_is_told_and_ends_with_the_answer():
    told = []
    answer = estimate(known(7), 1, 20, progress=told.append)
    assert [estimates[0].samples for estimates in told] == [5, 10, 15, 20]
    assert told[-1] == answer


def test_cancelled_it_answers_nothing_and_soon():
    cancelled = bytearray(1)

    moments = []

    def cancel(_estimates):
        cancelled[0] = 1
        moments.append(perf_counter())

    assert estimate(known(7), 1, 10_000, cancelled=cancelled, progress=cancel) is None
    assert perf_counter() - moments[-1] < 0.5
    assert choose(known(7), 1, cancelled=cancelled) is None
    assert can_still_win(known(7), 1, cancelled=cancelled) is None


def test_the_best_is_the_highest_mean_score_and_then_the_better_chance():
    low = Estimate(Cell(1), 1.0, 5.0, 5.0, 10)
    high = Estimate(Cell(2), 0.5, 7.0, 14.0, 10)
    assert best_of((low, high)) is high
    assert best_of((high, replace(high, cell=Cell(3), chance=0.9))).cell == Cell(3)


@pytest.mark.parametrize("house", [False, True], ids=["published", "house"])
def test_following_hints_wins(house):
    """Two deals with few samples; `make par` measures more."""
    for number in range(1, 3):
        game = begin(Deal.numbered(number, house=house))
        while not game.is_over:
            seen = known_of(game)
            game = place(game, choose(seen, seed=game.placed, samples=5)).game
        assert game.outcome.status is Status.WON, number


def test_every_card_is_somewhere():
    seen = known(3, "d4 e4 e5")
    lying = [card for pile in seen.table.piles.values() for card in pile.cards]
    assert sorted([*lying, seen.next_card, *seen.unseen]) == list(CARDS)
    assert cell_name(seen.table.legal_cells()[0])
