"""What must outlive the program of a game of Foursquare in progress."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.session.aids import NO_AIDS, Aids
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.playing import Play


@dataclass(frozen=True)
class KeptPlay:
    """A game of Foursquare as it is on the table.

    Attributes:
        deal: what is played.
        cells: where cards were placed, also those that are undone, in order.
        cursor: how many of them are not undone.
        aids: what the play-through counts as assisted for.
        identity: tells this play-through from every other one, so that its result counts once.
        headers: header lines of its file that are not ours.
        path: its file, None when it has none.
        is_up_to_date: whether that file holds it as it stands.
        on_table: whether it is on the table now, and not merely begun.
    """

    deal: Deal
    cells: tuple[Cell, ...]
    cursor: int
    aids: Aids = NO_AIDS
    identity: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    path: str | None = None
    is_up_to_date: bool = False
    on_table: bool = True

    def play(self) -> Play:
        """The game, with what was undone.

        Raises:
            IllegalPlacement: the rules refuse one of its cells.
        """
        play = Play(self.deal, self.cells)
        while len(play.steps) > self.cursor:
            play.undo()
        return play

    @property
    def is_unfinished(self) -> bool:
        """Whether it has begun and not ended."""
        return bool(self.cursor) and not self.play().game.is_over
