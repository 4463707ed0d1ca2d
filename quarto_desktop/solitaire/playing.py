"""A game as it is played: its placements, with a cursor that undo and redo move without limit."""

from __future__ import annotations

from collections.abc import Iterable

from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, Step, begin, place


class Play:
    """One deal being played. A new placement drops what was undone.

    Args:
        deal: what is played.
        cells: placements already made, in order.

    Raises:
        IllegalPlacement: the rules refuse one of `cells`.
    """

    def __init__(self, deal: Deal, cells: Iterable[Cell] = ()) -> None:
        self._begin = begin(deal)
        self._stored: list[Step] = []
        self._cursor = 0
        for cell in cells:
            self.place(cell)

    @property
    def deal(self) -> Deal:
        """What is played."""
        return self._begin.deal

    @property
    def game(self) -> Game:
        """The game after the last placement that is not undone."""
        return self.game_at(self._cursor)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What was done and is not undone, in order."""
        return tuple(self._stored[: self._cursor])

    @property
    def undone(self) -> tuple[Step, ...]:
        """What was undone and may be made again, in order."""
        return tuple(self._stored[self._cursor :])

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where cards were placed, what is undone left out, in order."""
        return tuple(step.transition.cell for step in self.steps)

    def game_at(self, count: int) -> Game:
        """The game after the first `count` placements, 0 to ``len(steps)``.

        Raises:
            IndexError: there are not that many placements.
        """
        if not 0 <= count <= self._cursor:
            raise IndexError(f"no moment {count} in a game of {self._cursor} placements")
        return self._stored[count - 1].game if count else self._begin

    def place(self, cell: Cell) -> Step:
        """Place the next card on `cell`.

        Raises:
            IllegalPlacement: the rules refuse it; nothing changes.
        """
        step = place(self.game, cell)
        self._stored[self._cursor :] = [step]
        self._cursor += 1
        return step

    @property
    def can_undo(self) -> bool:
        """Whether there is a placement to take back."""
        return self._cursor > 0

    @property
    def can_redo(self) -> bool:
        """Whether a placement was taken back and may be made again."""
        return self._cursor < len(self._stored)

    def undo(self) -> bool:
        """Take the last placement back; False when there is none."""
        undone = self.can_undo
        self._cursor -= undone
        return undone

    def redo(self) -> Step | None:
        """Make the next undone placement again; None when nothing is undone."""
        if not self.can_redo:
            return None
        self._cursor += 1
        return self._stored[self._cursor - 1]
