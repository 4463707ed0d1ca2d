"""Looking at a line of play that is not the player's own: it runs by itself or is stepped through."""

from __future__ import annotations

from collections.abc import Iterable

from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, Step
from quarto_desktop.solitaire.playing import Play


class Replay:
    """A line of play and the moment of it that is shown.

    Args:
        deal: what is played.
        cells: the line.

    Attributes:
        running: whether it goes on by itself.
    """

    def __init__(self, deal: Deal, cells: Iterable[Cell]) -> None:
        self._play = Play(deal, cells)
        self._at = 0
        self.running = True

    @property
    def game(self) -> Game:
        """The moment shown."""
        return self._play.game_at(self._at)

    @property
    def last_step(self) -> Step | None:
        """The placement that led to the moment shown, None at the beginning."""
        return self._play.steps[self._at - 1] if self._at else None

    @property
    def steps(self) -> tuple[Step, ...]:
        """All placements of the line."""
        return self._play.steps

    @property
    def length(self) -> int:
        """How many placements there are in all."""
        return len(self._play.steps)

    @property
    def at_end(self) -> bool:
        """Whether the last moment is shown."""
        return self._at == self.length

    @property
    def at_beginning(self) -> bool:
        """Whether the first moment is shown."""
        return self._at == 0

    def forward(self) -> Step | None:
        """Show the next moment; None at the end."""
        if self.at_end:
            return None
        self._at += 1
        self.running = self.running and not self.at_end
        return self._play.steps[self._at - 1]

    def back(self) -> bool:
        """Show the moment before, and stand still; False at the beginning."""
        self.running = False
        moved = not self.at_beginning
        self._at -= moved
        return moved

    def go_to(self, count: int) -> None:
        """Show the moment after the first `count` placements, and stand still."""
        self.running = False
        self._at = min(max(count, 0), self.length)

    def to_beginning(self) -> None:
        """Show the first moment."""
        self._at = 0
