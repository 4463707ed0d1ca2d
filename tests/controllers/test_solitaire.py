"""Foursquare on the table: deals, placing, and taking back."""

from __future__ import annotations

import pytest

from quarto_desktop.solitaire.cells import START
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import LAST_DEAL, LAST_SCREEN_DEAL
from tests.controllers.solitaire_deal import DEAL, SCORE
from tests.controllers.solitaire_fakes import WINNING, CardTable, cells


def test_the_line_of_these_tests_wins() -> None:
    assert SCORE == 21


def test_nothing_is_played_before_the_first_deal(cards: CardTable) -> None:
    assert cards.game.play is None
    assert not cards.game.may_place
    cards.game.undo()
    cards.game.redo()
    cards.game.hint()
    cards.game.set_autoplay(True)
    cards.game.same_deal()
    assert cards.log == []
    with pytest.raises(RuntimeError):
        _ = cards.game.game


@pytest.mark.parametrize("house", [False, True])
def test_a_new_deal_is_on_screen_and_bears_the_house_rule(cards: CardTable, house: bool) -> None:
    for _ in range(20):
        cards.game.new_deal(house=house)
        number = cards.game.game.deal.number
        assert number is not None
        assert 1 <= number <= LAST_SCREEN_DEAL
        assert cards.game.game.deal.house is house


def test_deal_of_the_day(cards: CardTable) -> None:
    cards.game.deal_of_today(house=False)
    assert cards.game.game.deal == Deal.numbered(20261129)


@pytest.mark.parametrize(
    ("number", "step", "then"),
    [
        (7, 1, 8),
        (7, -1, 6),
        (1, -1, LAST_SCREEN_DEAL),
        (LAST_SCREEN_DEAL, 1, 1),
        (20261129, 1, 20261130),
        (20261130, -1, 20261129),
        (LAST_DEAL, 1, 1),
    ],
)
def test_neighbours(cards: CardTable, number: int, step: int, then: int) -> None:
    cards.game.begin(Deal.numbered(number, house=True))
    cards.game.neighbour_deal(step)
    assert cards.game.game.deal == Deal.numbered(then, house=True)


def test_the_same_deal_begins_anew(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 c4")
    cards.game.same_deal()
    assert cards.game.game.deal == DEAL
    assert cards.game.game.placed == 0
    assert not cards.game.can_undo
    assert not cards.game.can_redo
    assert cards.log == ["started", "started"]


def test_the_first_card_goes_to_the_middle_wherever_it_is_put(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("a1")
    assert cards.game.play is not None
    assert cards.game.play.cells == (START,)


def test_a_refused_placement_changes_nothing(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 f6")
    assert cards.log == ["started", "refused"]
    assert cards.game.game.placed == 1


def test_undo_and_redo_without_limit_also_after_the_end(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play(WINNING)
    assert cards.game.game.is_over
    for _ in cells(WINNING):
        cards.game.undo()
    assert cards.game.game.placed == 0
    assert not cards.game.can_undo
    while cards.game.can_redo:
        cards.game.redo()
    assert cards.game.game.outcome is not None
    assert cards.game.game.outcome.score == SCORE
    assert len(cards.steps) == 2 * len(cells(WINNING))


def test_a_new_placement_drops_what_was_undone(cards: CardTable) -> None:
    cards.game.begin(DEAL)
    cards.play("d4 c4 e4")
    cards.game.undo()
    cards.play("d5")
    assert not cards.game.can_redo
