"""The forty cards: ace to ten of four suits, ace low, ten high (rules.md, section 4)."""

from __future__ import annotations

from enum import Enum
from typing import NewType

Card = NewType("Card", int)
"""A card, 0-39: ten times its suit's place (spades, hearts, diamonds, clubs) and its rank less one."""

RANKS = range(1, 11)
"""Ace (1) to ten."""

_ACE = "A"


class Suit(Enum):
    """A suit, in the order of an unshuffled pack; the value is its letter in text forms."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


SUITS: tuple[Suit, ...] = tuple(Suit)

CARDS: tuple[Card, ...] = tuple(Card(index) for index in range(len(SUITS) * len(RANKS)))
"""All cards in the order of an unshuffled pack."""


class CardError(ValueError):
    """A text that names no card; `text` is it."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no card is called {text!r}")
        self.text = text


def card(rank: int, suit: Suit) -> Card:
    """The card of `rank` (1 the ace, to 10) and `suit`.

    Raises:
        ValueError: there is no such rank.
    """
    if rank not in RANKS:
        raise ValueError(f"no card has rank {rank}")
    return Card(SUITS.index(suit) * len(RANKS) + rank - 1)


def rank_of(card: Card) -> int:
    """The rank of a card, 1 (ace) to 10; all that the rules look at."""
    return card % len(RANKS) + 1


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return SUITS[card // len(RANKS)]


def card_name(card: Card) -> str:
    """The name of a card in text forms: ``7H``, ``10H``, ``AH``."""
    rank = rank_of(card)
    return (_ACE if rank == 1 else str(rank)) + suit_of(card).value


_NAMED = {card_name(each): each for each in CARDS}


def parse_card(text: str) -> Card:
    """The card called `text`, in either case.

    Raises:
        CardError: there is no such card.
    """
    found = _NAMED.get(text.upper())
    if found is None:
        raise CardError(text)
    return found
