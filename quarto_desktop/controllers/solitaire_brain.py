"""What thinks about Foursquare, as jobs for a worker: they know what a player may know, but par knows the stock."""

from __future__ import annotations

from typing import Protocol

from quarto_desktop.controllers.worker import Job, Tell
from quarto_desktop.solitaire import hints
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.known import known_in
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
    """Thinks by playing many games with the cards nobody has seen in random order.

    Attributes:
        samples: how many games are played for each cell of a hint.
    """

    samples = 60

    def hint(self, game: Game, seed: int) -> Job:
        """Estimates of all cells."""
        known, cells, samples = known_in(game), game.legal_cells, self.samples

        def job(cancelled: bytearray, tell: Tell) -> object:
            return hints.estimate(known, cells, seed, samples, cancelled, tell)

        return job

    def chance(self, game: Game, seed: int) -> Job:
        """How likely the game can still be won."""
        known, samples = known_in(game), self.samples
        return lambda cancelled, _tell: hints.can_still_win(known, seed, samples, cancelled)

    def choice(self, game: Game, seed: int) -> Job:
        """A cell for the next card."""
        known, samples = known_in(game), self.samples
        return lambda cancelled, _tell: hints.choose(known, seed, samples, cancelled)

    def par(self, deal: Deal) -> Job:
        """The best line found."""
        return lambda cancelled, tell: best_line(deal, cancelled, tell)
