"""The running score between two players over several games."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quarto_desktop.rules.outcome import Outcome, Side
from quarto_desktop.session.setup import GameSetup


@dataclass(frozen=True)
class Score:
    """Games won by whoever sits on the first and on the second side now, and games drawn."""

    first: int = 0
    second: int = 0
    draws: int = 0

    def after(self, outcome: Outcome | None) -> Score:
        """The score with one more game that ended with `outcome`; the same score for a game that goes on."""
        if outcome is None:
            return self
        if outcome.winner is None:
            return replace(self, draws=self.draws + 1)
        if outcome.winner is Side.FIRST:
            return replace(self, first=self.first + 1)
        return replace(self, second=self.second + 1)

    def swapped(self) -> Score:
        """The same score after the players have exchanged their sides."""
        return replace(self, first=self.second, second=self.first)


def sides_exchanged(before: GameSetup, after: GameSetup) -> bool:
    """Whether the two players sit on each other's side in `after`; the computer is itself at any level."""
    if len(before.computers) != len(after.computers):
        return False
    if len(before.computers) == 1:
        return before.computers != after.computers
    if before.player_one is not after.player_one:
        return True
    return before.first != before.second and (after.first, after.second) == (before.second, before.first)
