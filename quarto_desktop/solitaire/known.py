"""What a player may know of a game: the table, the next card, which cards are left, but not their order."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.table import Table


@dataclass(frozen=True)
class Known:
    """A game seen by its player. Whatever takes only this cannot look at the stock.

    Attributes:
        table: what lies on the table.
        next_card: the card to place.
        unseen: the cards beneath it in the stock, sorted.
        house: whether the house rule holds.
    """

    table: Table
    next_card: Card
    unseen: tuple[Card, ...]
    house: bool = False

    @property
    def stock_left(self) -> int:
        """How many cards are not placed yet, the turned-up one among them."""
        return len(self.unseen) + 1


def known_of(game: Game) -> Known | None:
    """What the player of `game` may know; None when it is over."""
    if game.next_card is None:
        return None
    unseen = tuple(sorted(game.deal.stock[game.placed + 1 :]))
    return Known(game.table, game.next_card, unseen, game.deal.house)
