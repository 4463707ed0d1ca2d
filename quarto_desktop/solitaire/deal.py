"""A deal: the order of the cards and the reading of the rules, the identity of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.deals import deal_cards


class DeckProblem(Enum):
    """Why some cards are no stock."""

    EMPTY = "empty"
    TWICE = "twice"
    """A card is there more than once."""


class DeckError(ValueError):
    """Cards that are no stock.

    Attributes:
        problem: why.
        card: the first card that is there twice, if that is why.
    """

    def __init__(self, problem: DeckProblem, card: Card | None = None) -> None:
        super().__init__(problem.value)
        self.problem = problem
        self.card = card


@dataclass(frozen=True)
class Deal:
    """What a game is played with; :meth:`numbered` and :meth:`of_cards` build one.

    Attributes:
        stock: the cards, the top of the stock first.
        number: the number of the deal, None for cards in an order of their own.
        house: whether the house rule holds: the placed card turns with its line.
    """

    stock: tuple[Card, ...]
    number: int | None = None
    house: bool = False

    @classmethod
    def numbered(cls, number: int, *, house: bool = False) -> Deal:
        """The deal of a number.

        Raises:
            ValueError: there is no deal of that number.
        """
        return cls(deal_cards(number), number, house)

    @classmethod
    def of_cards(cls, cards: Iterable[Card], *, house: bool = False) -> Deal:
        """A stock of one to forty different cards, the top first.

        Raises:
            DeckError: there is no card, or one of them is there twice.
        """
        stock = tuple(cards)
        if not stock:
            raise DeckError(DeckProblem.EMPTY)
        twice = next((card for at, card in enumerate(stock) if card in stock[:at]), None)
        if twice is not None:
            raise DeckError(DeckProblem.TWICE, twice)
        return cls(stock, None, house)
