"""Hints by sampling: shuffle the unseen cards, play each such stock out, and count what becomes of each cell.

Every cell is tried with the same stocks. A play-out keeps three positions after each card. So it sees a
little of its made-up stock, and wins about as often as somebody who follows the hints; one that takes what
looks best each time loses every fourth game. The same knowledge, seed and number of samples give the same
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from quarto_desktop.solitaire.beam import followed, most_promising, tries_from
from quarto_desktop.solitaire.cards import rank_of
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.flips import flip_lines
from quarto_desktop.solitaire.known import Known
from quarto_desktop.solitaire.outcome import outcome_of
from quarto_desktop.solitaire.window import WON, Position, Taste, windows_of

USUAL_SAMPLES = 60

_TASTE = Taste(down=0.01, three_down=0.4, four_down=1.15, bound=0.15, high=7, low=4)
_WIDTH = 3
_SAMPLES_A_REPORT = 5


@dataclass(frozen=True)
class Estimate:
    """What sampling says of placing the next card on a cell.

    Attributes:
        cell: where.
        chance: the share of samples that were won, 0 to 1.
        score: the mean score, a loss counted as 0.
        won_score: the mean score of the games won, None when none was.
        samples: how many stocks were played out.
    """

    cell: Cell
    chance: float
    score: float
    won_score: float | None
    samples: int


Progress = Callable[[tuple[Estimate, ...]], None]


def estimate(
    known: Known,
    seed: int,
    samples: int = USUAL_SAMPLES,
    *,
    cells: tuple[Cell, ...] | None = None,
    cancelled: bytearray | None = None,
    progress: Progress | None = None,
) -> tuple[Estimate, ...] | None:
    """What may become of each cell.

    Args:
        known: what the player knows.
        seed: for the shuffles.
        samples: how many stocks to try.
        cells: where to try the next card, everywhere it may go unless given.
        cancelled: asked every few milliseconds; not zero gives up.
        progress: told the estimates so far, a dozen times.

    Returns:
        An estimate for each cell, in their order; None when cancelled.
    """
    branches = [_Branch(known, cell) for cell in (known.table.legal_cells() if cells is None else cells)]
    for number, stock in enumerate(_stocks(known, seed, samples)):
        for branch in branches:
            if cancelled is not None and cancelled[0]:
                return None
            branch.play_out(number, stock)
        if progress is not None and number % _SAMPLES_A_REPORT == _SAMPLES_A_REPORT - 1:
            progress(tuple(branch.estimate() for branch in branches))
    return tuple(branch.estimate() for branch in branches)


def best_of(estimates: tuple[Estimate, ...]) -> Estimate:
    """The estimate with the highest mean score, the better chance deciding between equals.

    Raises:
        ValueError: there is none.
    """
    return max(estimates, key=lambda one: (one.score, one.chance))


def choose(
    known: Known, seed: int, samples: int = USUAL_SAMPLES, cancelled: bytearray | None = None
) -> Cell | None:
    """Where to place the next card; None when cancelled."""
    estimates = estimate(known, seed, samples, cancelled=cancelled)
    return None if estimates is None else best_of(estimates).cell


def can_still_win(
    known: Known, seed: int, samples: int = USUAL_SAMPLES // 3, cancelled: bytearray | None = None
) -> float | None:
    """The chance of winning from here, 0 to 1, that of the most promising cell; None when cancelled."""
    estimates = estimate(known, seed, samples, cancelled=cancelled)
    return None if estimates is None else max(one.chance for one in estimates)


def _stocks(known: Known, seed: int, samples: int) -> Iterator[tuple[int, ...]]:
    """Orders of the ranks of the unseen cards."""
    chance = Random(seed)
    ranks = [rank_of(card) for card in known.unseen]
    for _ in range(samples):
        chance.shuffle(ranks)
        yield tuple(ranks)


class _Branch:
    """What is known of placing the next card on one cell."""

    def __init__(self, known: Known, cell: Cell) -> None:
        table = known.table.with_card(known.next_card, cell)
        after, _ = flip_lines(table, cell, house=known.house)
        self._cell = cell
        self._house = known.house
        self._outcome = outcome_of(after, len(known.unseen))
        self._windows = () if self._outcome else windows_of(after)
        self._scores: list[int | None] = []

    def play_out(self, number: int, stock: tuple[int, ...]) -> None:
        """Play sample `number` out, in one of the windows that are still possible."""
        self._scores.append(self._end(number, stock))

    def _end(self, number: int, stock: tuple[int, ...]) -> int | None:
        if self._outcome is not None:
            return self._outcome.score
        return play_out(self._windows[number % len(self._windows)], stock, self._house)

    def estimate(self) -> Estimate:
        """The result so far."""
        won = [score for score in self._scores if score is not None]
        count = len(self._scores)
        return Estimate(
            self._cell,
            chance=len(won) / count if count else 0.0,
            score=sum(won) / count if count else 0.0,
            won_score=sum(won) / len(won) if won else None,
            samples=count,
        )


def play_out(position: Position, ranks: tuple[int, ...], house: bool) -> int | None:
    """The score that a narrow beam reaches with a stock of these ranks; None when it finds no win."""
    positions = [position]
    for placed, rank in enumerate(ranks, start=1):
        tries = tries_from(positions, rank, _TASTE, house)
        if tries and tries[0][0] == WON:
            return len(ranks) - placed
        positions = followed(positions, most_promising(tries, _WIDTH))
    return None
