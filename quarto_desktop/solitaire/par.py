"""Par: the best game that a search finds knowing the stock.

A beam search: after each card only the most promising positions are kept, and the first win is the best of
its beam, since fewer cards are more score. It is limited by its width and not by time, so that par is the
same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quarto_desktop.solitaire.cards import rank_of
from quarto_desktop.solitaire.cells import GRID_SIDE, START, Cell, column_of, row_of
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.window import (
    WON,
    Position,
    Taste,
    first_position,
    follow,
    on_table,
    successors,
)

WIDTH = 1000
"""Positions kept after each card."""

_TASTE = Taste(down=0.0, three_down=0.0, four_down=0.5, bound=0.14, high=8, low=3)
_CORNER = (0, 1, GRID_SIDE, GRID_SIDE + 1)
"""Where in the window the first card may lie; the other cells mirror these."""

_PARENTS_A_LOOK = 64


@dataclass(frozen=True)
class Par:
    """The best game found.

    Attributes:
        score: its score, None when no win was found.
        cells: where it places the cards; empty when no win was found.
    """

    score: int | None = None
    cells: tuple[Cell, ...] = ()


@dataclass
class _Beam:
    """The positions kept after some cards, and how they came about, one layer a card: parent and cell."""

    positions: list[Position]
    layers: list[list[tuple[int, int]]]


class _Cancelled(Exception):
    """The search was called off."""


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
    beam = _Beam([first_position(ranks[0], cell) for cell in _CORNER], [[(-1, cell) for cell in _CORNER]])
    try:
        for placed, rank in enumerate(ranks[1:], start=2):
            tries = _tries(beam, rank, deal.house, cancelled)
            if tries and tries[0][0] == WON:
                return Par(len(ranks) - placed, _cells(beam, tries[0]))
            _keep(beam, tries, width)
            if progress is not None:
                progress(placed / len(ranks))
    except _Cancelled:
        return None
    return Par()


_From = tuple[float, int, int, int, int]
"""A :data:`Try` with the index of the position it comes from: worth, parent, cell, face up, ranks."""


def _tries(beam: _Beam, rank: int, house: bool, cancelled: bytearray | None) -> list[_From]:
    """All placements of the next card, the most promising first; only the win when there is one."""
    found: list[_From] = []
    for parent, position in enumerate(beam.positions):
        if parent % _PARENTS_A_LOOK == 0 and cancelled is not None and cancelled[0]:
            raise _Cancelled
        tries = successors(position, rank, _TASTE, house)
        if tries and tries[0][0] == WON:
            return [(WON, parent, *tries[0][1:])]
        found += [(worth, parent, cell, up, after) for worth, cell, up, after in tries]
    found.sort(reverse=True)
    return found


def _keep(beam: _Beam, tries: list[_From], width: int) -> None:
    """Make the most promising of `tries` the positions of the beam, those that look alike only once."""
    seen = set()
    positions, layer = [], []
    for _, parent, cell, up, ranks in tries:
        if (ranks, up) not in seen:
            seen.add((ranks, up))
            positions.append(follow(beam.positions[parent], (0.0, cell, up, ranks)))
            layer.append((parent, cell))
            if len(positions) == width:
                break
    beam.positions = positions
    beam.layers.append(layer)


def _cells(beam: _Beam, last: _From) -> tuple[Cell, ...]:
    """The cells of the game that ends with `last`, the window laid so that the first one is d4."""
    _, parent, cell, _, _ = last
    backwards = [cell]
    for layer in reversed(beam.layers):
        parent, cell = layer[parent]
        backwards.append(cell)
    left = column_of(START) - cell % GRID_SIDE
    top = row_of(START) - cell // GRID_SIDE
    return tuple(on_table(cell, left, top) for cell in reversed(backwards))
