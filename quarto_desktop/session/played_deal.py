"""A game of Foursquare as it stands at one moment, as a value to be shown or written down."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from quarto_desktop.session.aids import NO_AIDS, Aids
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import deal_of_the_day
from quarto_desktop.solitaire.game import Game, Step
from quarto_desktop.solitaire.par import Par
from quarto_desktop.solitaire.stars import stars


@dataclass(frozen=True)
class PlayedDeal:
    """What was played so far.

    Attributes:
        game: how it stands.
        steps: what was done, in order, without what is undone.
        day: when it was played.
        aids: the help that the player had.
        par: the best line found in the deal; None while that is not known.
    """

    game: Game
    steps: tuple[Step, ...]
    day: date
    aids: Aids = NO_AIDS
    par: Par | None = None

    @property
    def deal(self) -> Deal:
        """What is played."""
        return self.game.deal

    @property
    def is_of_the_day(self) -> bool:
        """Whether it was the deal of the day on which it was played."""
        return self.deal.number == deal_of_the_day(self.day)

    @property
    def stars(self) -> int | None:
        """How good the game was, 0 to 3; None while it goes on, or par is not known."""
        if self.game.outcome is None or self.par is None:
            return None
        return stars(self.game.outcome.score, self.par.score)
