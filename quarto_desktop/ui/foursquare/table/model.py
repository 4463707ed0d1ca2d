"""What the table of cards shows, as one value."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.solitaire.cells import START, Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, Step, begin, place
from quarto_desktop.solitaire.hints import Estimate, best_of


@dataclass(frozen=True)
class CardTable:
    """The table.

    Attributes:
        game: the moment shown.
        may_place: whether the player may place the next card.
        last: where a card was placed last.
        hints: what is estimated for cells, empty without a hint.
    """

    game: Game
    may_place: bool = False
    last: Cell | None = None
    hints: tuple[Estimate, ...] = ()

    @property
    def best_hints(self) -> frozenset[Cell]:
        """The cells that the hint likes most; none while only one cell is estimated."""
        return frozenset((best_of(self.hints).cell,)) if len(self.hints) > 1 else frozenset()

    def target(self, cell: Cell) -> Cell:
        """Where a card placed on `cell` goes: the first one always to d4, for the grid grows around it."""
        return cell if self.game.table.piles else START

    def preview(self, cell: Cell | None) -> Step | None:
        """What placing the next card on `cell` would lead to; None where it may not go."""
        if cell is None or not self.may_place or self.game.refusal(self.target(cell)) is not None:
            return None
        return place(self.game, self.target(cell))


EMPTY_TABLE = CardTable(begin(Deal.numbered(1)))
"""What is shown before there is a game."""
