"""Numbered deals: the same for ever."""

from __future__ import annotations

from datetime import date
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.solitaire.cards import (
    CARDS,
    CardError,
    Suit,
    card,
    card_name,
    parse_card,
    rank_of,
    suit_of,
)
from quarto_desktop.solitaire.deal import Deal, DeckError, DeckProblem
from quarto_desktop.solitaire.deals import (
    FIRST_SCREEN_DEAL,
    LAST_DEAL,
    LAST_SCREEN_DEAL,
    _split_mix,
    deal_cards,
    deal_of_the_day,
    is_deal_number,
)
from quarto_desktop.solitaire.gamefile import print_deck
from tests.solitaire.model import pack, shuffled
from tests.solitaire.tables import cards

GOLDEN = dict(
    line.split(" : ")
    for line in (Path(__file__).parent / "golden_deals.txt").read_text(encoding="ascii").splitlines()
)
SKIPPING = (9221024062816390653, 148867109085447339, 353526208425589059)
"""Deals whose 1st, 2nd, 10th word of the generator is just too high; found by running it backwards."""


def test_forty_cards_ace_to_ten_of_four_suits_ace_low_ten_high():
    assert print_deck(CARDS).split() == pack()
    assert len(set(CARDS)) == 40
    assert [rank_of(each) for each in cards("AS 2H 9D 10C")] == [1, 2, 9, 10]
    assert [suit_of(each) for each in cards("AS 2H 9D 10C")] == list(Suit)
    assert all(card(rank_of(each), suit_of(each)) == each for each in CARDS)


def test_card_names_are_read_in_either_case_and_nothing_else_is():
    assert all(parse_card(card_name(each)) == parse_card(card_name(each).lower()) == each for each in CARDS)
    for text in ("", "7", "H", "H7", "1H", "11H", "0H", "JH", "7X", "07H", "7H ", "10"):
        with pytest.raises(CardError) as caught:
            parse_card(text)
        assert caught.value.text == text
    with pytest.raises(ValueError, match="11"):
        card(11, Suit.CLUBS)


@pytest.mark.parametrize("number", GOLDEN)
def test_golden_deals(number):
    assert print_deck(deal_cards(int(number))) == GOLDEN[number]


def test_the_generator_is_split_mix():
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423]  # published for this seed
    assert list(islice(_split_mix(1234567), 3)) == known


@pytest.mark.parametrize("number", SKIPPING)
def test_words_too_high_are_skipped(number):
    names, skipped = shuffled(number)
    assert skipped == 1
    assert print_deck(deal_cards(number)).split() == names
    assert str(number) in GOLDEN


@given(st.integers(1, LAST_DEAL))
def test_every_deal_is_the_models_and_holds_each_card_once(number):
    dealt = deal_cards(number)
    assert print_deck(dealt).split() == shuffled(number)[0]
    assert sorted(dealt) == list(CARDS)


def test_deals_are_numbered_from_1():
    assert (FIRST_SCREEN_DEAL, LAST_SCREEN_DEAL, LAST_DEAL) == (1, 1_000_000, 2**63 - 1)
    assert is_deal_number(1)
    assert is_deal_number(LAST_DEAL)
    for number in (0, -1, 2**63):
        assert not is_deal_number(number)
        with pytest.raises(ValueError, match=str(number)):
            deal_cards(number)


def test_the_deal_of_the_day_is_its_date():
    assert deal_of_the_day(date(2026, 11, 29)) == 20261129
    assert deal_of_the_day(date(2027, 1, 2)) == 20270102


def test_the_house_rule_is_part_of_a_deals_identity():
    assert Deal.numbered(7) == Deal.numbered(7, house=False) != Deal.numbered(7, house=True)
    assert len({Deal.numbered(7), Deal.numbered(7), Deal.numbered(7, house=True)}) == 2


def test_a_deck_is_one_to_forty_different_cards():
    assert Deal.of_cards(cards("7H")).stock == cards("7H")
    assert Deal.of_cards(CARDS).number is None
    with pytest.raises(DeckError) as caught:
        Deal.of_cards([])
    assert (caught.value.problem, caught.value.card) == (DeckProblem.EMPTY, None)
    with pytest.raises(DeckError) as caught:
        Deal.of_cards(cards("7H 3C AS 3C 7H"))
    assert (caught.value.problem, caught.value.card) == (DeckProblem.TWICE, parse_card("3C"))
