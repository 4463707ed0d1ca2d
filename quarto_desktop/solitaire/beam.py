"""Beam search: after each card only the most promising positions are kept, each of them once."""

from __future__ import annotations

from collections.abc import Sequence

from quarto_desktop.solitaire.window import WON, Position, Taste, Try, follow, successors

_POSITIONS_A_LOOK = 64


class Cancelled(Exception):
    """The search was called off."""


def tries_from(
    positions: Sequence[Position],
    rank: int,
    taste: Taste,
    house: bool,
    cancelled: bytearray | None = None,
) -> list[Try]:
    """All placements of a card of `rank` that do not lose at once, the most promising first.

    As soon as one of them wins, only that one.

    Raises:
        Cancelled: `cancelled` is not zero; it is asked every few milliseconds.
    """
    found: list[Try] = []
    for parent, position in enumerate(positions):
        if parent % _POSITIONS_A_LOOK == 0 and cancelled is not None and cancelled[0]:
            raise Cancelled
        tries = successors(position, rank, taste, house, parent)
        if tries and tries[0][0] == WON:
            return tries
        found += tries
    found.sort(reverse=True)
    return found


def most_promising(tries: Sequence[Try], width: int) -> list[Try]:
    """The first `width` of some tries that lead to different ranks and faces."""
    seen = set()
    kept = []
    for tried in tries:
        look = tried[3:]
        if look not in seen:
            seen.add(look)
            kept.append(tried)
            if len(kept) == width:
                break
    return kept


def followed(positions: Sequence[Position], tries: Sequence[Try]) -> list[Position]:
    """The positions that tries lead to."""
    return [follow(positions[tried[1]], tried) for tried in tries]
