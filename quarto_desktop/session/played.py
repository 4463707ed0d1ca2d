"""A game as it stands at one moment, as a value to be shown, written down or kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from quarto_desktop.rules.game import GameState
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup


@dataclass(frozen=True)
class PlayedGame:
    """What was played so far.

    Attributes:
        setup: who plays, and how.
        records: what was done, in order.
        state: where that led.
        day: when it was played.
    """

    setup: GameSetup
    records: tuple[Record, ...]
    state: GameState
    day: date
