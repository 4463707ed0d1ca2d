"""What thinks about Foursquare, as jobs for a worker: they know what a player may; par knows the stock."""

from __future__ import annotations

from typing import Protocol

from quarto_desktop.controllers.worker import Job
from quarto_desktop.solitaire import hints
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.known import Known, known_of
from quarto_desktop.solitaire.par import best_line


class Brain(Protocol):
    """Makes the jobs of Foursquare."""

    def hint(self, game: Game, seed: int) -> Job:
        """Estimates of all cells; tells tuples of those that it has so far."""

    def chance(self, game: Game, seed: int) -> Job:
        """How likely the game can still be won, 0-1."""

    def choice(self, game: Game, seed: int) -> Job:
        """A cell for the next card."""

    def par(self, deal: Deal) -> Job:
        """The best line found; tells how much of the search is done, 0-1."""


class SamplingBrain:
    """Thinks by playing many games with the cards nobody has seen in random order."""

    def hint(self, game: Game, seed: int) -> Job:
        """Estimates of all cells."""
        known = _known(game)
        return lambda cancelled, tell: hints.estimate(known, seed, cancelled=cancelled, progress=tell)

    def chance(self, game: Game, seed: int) -> Job:
        """How likely the game can still be won."""
        known = _known(game)
        return lambda cancelled, _tell: hints.can_still_win(known, seed, cancelled=cancelled)

    def choice(self, game: Game, seed: int) -> Job:
        """A cell for the next card."""
        known = _known(game)
        return lambda cancelled, _tell: hints.choose(known, seed, cancelled=cancelled)

    def par(self, deal: Deal) -> Job:
        """The best line found."""
        return lambda cancelled, tell: best_line(deal, cancelled, tell)


def _known(game: Game) -> Known:
    """All that a job may look at."""
    known = known_of(game)
    assert known is not None, "nothing is thought about a game that is over"
    return known
