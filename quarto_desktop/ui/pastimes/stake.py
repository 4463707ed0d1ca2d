"""A game that would be lost, as far as the player is told of it and can save it first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Savable(Protocol):
    """A game as what can be saved in a file: on the table, or kept for later."""

    @property
    def identity(self) -> str | None:
        """Tells the game from all others; None when it is not there any more."""

    @property
    def path(self) -> Path | None:
        """Its file; None when it has none."""

    def save(self, path: Path) -> None:
        """Write the game to `path`, which is its file from now on.

        Raises:
            OSError: it could not be written; what was there before is untouched.
        """


@dataclass(frozen=True)
class Stake:
    """A game that would be lost.

    Attributes:
        game: what can be saved of it.
        words: returns, in the current language, which one it is and how it stands.
        file_name: returns what a file of it is called where it has no name yet.
        is_on_table: whether it is being played, and does not merely wait.
    """

    game: Savable
    words: Callable[[], str]
    file_name: Callable[[], str]
    is_on_table: bool = True


Save = Callable[[Callable[[], object], Stake | None], object]
"""Saves the game at stake, or the one on the table, and afterwards does what it is given."""
