"""Stars for a finished game, against par."""

from __future__ import annotations


def stars(score: int | None, par: int | None) -> int:
    """How good a game was, from none for a loss to three.

    Args:
        score: the score of the game, None when it was lost.
        par: the best score a search found knowing the stock, None when it found no win.

    A win is one star, half of par two, three quarters of it three. What beats a search that found nothing is
    three.
    """
    if score is None:
        return 0
    if par is None or 4 * score >= 3 * par:
        return 3
    return 2 if 2 * score >= par else 1
