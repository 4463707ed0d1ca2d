"""Par: the best game that a search finds knowing the stock.

A beam search; the first win is the best of its beam, since fewer cards are more score. It is limited by its
width and not by time, so that par is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quarto_desktop.solitaire.beam import Cancelled, followed, most_promising, tries_from
from quarto_desktop.solitaire.cards import rank_of
from quarto_desktop.solitaire.cells import GRID_SIDE, START, Cell, column_of, row_of
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.window import WON, Taste, Try, first_position, on_table

WIDTH = 1000
"""Positions kept after each card."""

_TASTE = Taste(down=0.0, three_down=0.0, four_down=0.5, bound=0.14, high=8, low=3)
_CORNER = (0, 1, GRID_SIDE, GRID_SIDE + 1)
"""Where in the window the first card may lie; the other cells mirror these."""


@dataclass(frozen=True)
class Par:
    """The best game found.

    Attributes:
        score: its score, None when no win was found.
        cells: where it places the cards; empty when no win was found.
    """

    score: int | None = None
    cells: tuple[Cell, ...] = ()


def best_line(
    deal: Deal,
    cancelled: bytearray | None = None,
    progress: Callable[[float], None] | None = None,
    width: int = WIDTH,
) -> Par | None:
    """The best game of a deal that the search finds.

    Args:
        deal: what is played; its stock is looked at.
        cancelled: asked every few milliseconds; not zero gives up.
        progress: told the share of the stock that is done, 0 to 1.
        width: how many positions are kept after each card; more finds better games and takes longer.

    Returns:
        Par, or None when cancelled.
    """
    ranks = [rank_of(card) for card in deal.stock]
    positions = [first_position(ranks[0], cell) for cell in _CORNER]
    layers: list[list[Try]] = [[(0.0, 0, cell, 0, 0) for cell in _CORNER]]
    for placed, rank in enumerate(ranks[1:], start=2):
        try:
            tries = tries_from(positions, rank, _TASTE, deal.house, cancelled)
        except Cancelled:
            return None
        layers.append(most_promising(tries, width))
        if tries and tries[0][0] == WON:
            return Par(len(ranks) - placed, _cells(layers))
        positions = followed(positions, layers[-1])
        if progress is not None:
            progress(placed / len(ranks))
    return Par()


def _cells(layers: list[list[Try]]) -> tuple[Cell, ...]:
    """The cells of the game that ends with the first try of the last layer.

    Args:
        layers: what was kept after each card. The window is laid so that the first card lies on d4.
    """
    backwards = []
    number = 0
    for layer in reversed(layers):
        _, number, cell, _, _ = layer[number]
        backwards.append(cell)
    left = column_of(START) - cell % GRID_SIDE
    top = row_of(START) - cell // GRID_SIDE
    return tuple(on_table(cell, left, top) for cell in reversed(backwards))
