"""Numbered deals: the same number is the same order everywhere and for ever (rules.md, section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from quarto_desktop.solitaire.cards import CARDS, Card

FIRST_SCREEN_DEAL = 1
LAST_SCREEN_DEAL = 1_000_000
"""The numbers offered on screen."""

LAST_DEAL = 2**63 - 1
"""The highest number of all; files and the deal of the day may go beyond those on screen."""

_WORDS = 2**64


def is_deal_number(number: int) -> bool:
    """Whether there is a deal of that number."""
    return FIRST_SCREEN_DEAL <= number <= LAST_DEAL


def deal_of_the_day(day: date) -> int:
    """The number of the deal of a (local) date: YYYYMMDD."""
    return day.year * 10_000 + day.month * 100 + day.day


def deal_cards(number: int) -> tuple[Card, ...]:
    """The forty cards of a deal, the top of the stock first.

    Raises:
        ValueError: there is no deal of that number.
    """
    if not is_deal_number(number):
        raise ValueError(f"there is no deal {number}")
    words = _split_mix(number)
    cards = list(CARDS)
    for last in reversed(range(1, len(cards))):
        other = _below(last + 1, words)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to `bound` - 1, each equally likely; words past the last whole multiple are skipped."""
    whole = _WORDS - _WORDS % bound
    return next(word for word in words if word < whole) % bound


def _split_mix(state: int) -> Iterator[int]:
    """The 64-bit outputs of SplitMix64 (Steele, Lea and Flood, 2014) from a starting state."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % _WORDS
        word = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % _WORDS
        word = (word ^ word >> 27) * 0x94D049BB133111EB % _WORDS
        yield word ^ word >> 31
