"""What keeps the games in progress, of both kinds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quarto_desktop.controllers.game_keeper import GameKeeper
from quarto_desktop.controllers.solitaire_keeper import SolitaireKeeper
from quarto_desktop.storage.progress_file import Found


@dataclass(frozen=True)
class Keepers:
    """The keepers of Quarto and of Foursquare; there is one table for both."""

    quarto: GameKeeper
    foursquare: SolitaireKeeper

    def __post_init__(self) -> None:
        self.quarto.occupied.connect(self.foursquare.give_way)
        self.foursquare.occupied.connect(self.quarto.give_way)

    @property
    def damaged(self) -> list[Found[Any]]:
        """The files that could not be understood when the program began."""
        return [*self.quarto.damaged.values(), *self.foursquare.damaged.values()]

    def close(self) -> None:
        """The program ends: what is on the table stays there for the next time."""
        self.quarto.close()
        self.foursquare.close()
