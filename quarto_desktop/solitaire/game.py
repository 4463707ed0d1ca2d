"""A game of Foursquare at one moment, and the placement that leads to the next (rules.md, section 4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.flips import flip_lines
from quarto_desktop.solitaire.outcome import Outcome, outcome_of
from quarto_desktop.solitaire.table import Refusal, Table
from quarto_desktop.solitaire.transition import Transition


class IllegalPlacement(ValueError):
    """A placement that the rules refuse.

    Attributes:
        reason: why.
        cell: where the card was to go.
    """

    def __init__(self, reason: Refusal, cell: Cell) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.cell = cell


@dataclass(frozen=True)
class Game:
    """Everything the rules know of a game at one moment.

    Attributes:
        deal: what it is played with.
        table: what lies on the table.
        placed: how many cards have been placed.
        outcome: how the game ended, None while it goes on.
    """

    deal: Deal
    table: Table = field(default_factory=Table)
    placed: int = 0
    outcome: Outcome | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def stock_left(self) -> int:
        """How many cards are not placed yet, the turned-up one among them."""
        return len(self.deal.stock) - self.placed

    @property
    def next_card(self) -> Card | None:
        """The card to place, turned up on the stock; None when the game is over."""
        return None if self.is_over else self.deal.stock[self.placed]

    @property
    def legal_cells(self) -> tuple[Cell, ...]:
        """Where the next card may go, row by row; nowhere when the game is over."""
        return () if self.is_over else self.table.legal_cells()

    def refusal(self, cell: Cell) -> Refusal | None:
        """Why the next card may not go on `cell`, or None when it may."""
        return Refusal.GAME_OVER if self.is_over else self.table.refusal(cell)


@dataclass(frozen=True)
class Step:
    """The game after a placement, and what the placement changed."""

    game: Game
    transition: Transition


def begin(deal: Deal) -> Game:
    """The game before the first card is placed."""
    return Game(deal)


def place(game: Game, cell: Cell) -> Step:
    """Place the next card on `cell` and make the flips of its row and column.

    Raises:
        IllegalPlacement: the rules refuse it.
    """
    reason = game.refusal(cell)
    if reason is not None:
        raise IllegalPlacement(reason, cell)
    card = game.deal.stock[game.placed]
    table, flips = flip_lines(game.table.with_card(card, cell), cell, house=game.deal.house)
    outcome = outcome_of(table, game.stock_left - 1)
    transition = Transition(card, cell, game.table.piles.get(cell), flips, outcome)
    return Step(Game(game.deal, table, game.placed + 1, outcome), transition)


def play_out(deal: Deal, cells: Iterable[Cell]) -> Game:
    """The game after these placements from the beginning.

    Raises:
        IllegalPlacement: the rules refuse one of them.
    """
    game = begin(deal)
    for cell in cells:
        game = place(game, cell).game
    return game
