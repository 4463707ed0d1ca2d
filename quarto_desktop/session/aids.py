"""What makes a play-through of Foursquare count as assisted."""

from __future__ import annotations

from enum import Enum


class Aid(Enum):
    """Help that the player had; the value stands in files."""

    HINT = "hint"
    """A hint was asked for."""
    AUTOPLAY = "autoplay"
    """The computer placed cards."""
    BEST_LINE = "best-line"
    """The best line of the deal was looked for before the end, or had been seen."""
    EARLIER = "earlier"
    """There was help before, and it is not known any more which."""


Aids = frozenset[Aid]
NO_AIDS: Aids = frozenset()
SOME_AID: Aids = frozenset({Aid.EARLIER})
"""There was help, and no more is known."""
