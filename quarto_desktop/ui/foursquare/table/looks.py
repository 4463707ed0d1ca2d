"""What is to be seen on each cell: marks, and the card that would be placed."""

from __future__ import annotations

from dataclasses import dataclass

from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.game import Step
from quarto_desktop.solitaire.outcome import Reason, Status
from quarto_desktop.ui.art.card_marks import CardMark
from quarto_desktop.ui.foursquare.table.model import CardTable
from quarto_desktop.ui.foursquare.table.spots import OnCell, Spot

Marks = frozenset[tuple[CardMark, Cell]]


@dataclass(frozen=True)
class Scenery:
    """Everything that decides what is to be seen.

    Attributes:
        model: what is on the table.
        aim: the cell pointed at by mouse or keyboard.
        focus: the spot that wears the keyboard's ring.
        peek: the cell whose pile is spread out.
        held: whether the next card is being dragged.
    """

    model: CardTable
    aim: Cell | None = None
    focus: Spot | None = None
    peek: Cell | None = None
    held: bool = False

    @property
    def preview(self) -> Step | None:
        """What a placement would lead to where the mouse or the keyboard points."""
        return self.model.preview(self.aim)

    @property
    def counted(self) -> int:
        """The face-down cards to be shown in the counter: those after the placement that is previewed."""
        step = self.preview
        return (step.game if step else self.model.game).table.face_down


def marks_of(scenery: Scenery) -> Marks:
    """All marks on the table."""
    marks = _marks_of_result(scenery.model) | _marks_of_preview(scenery)
    if isinstance(scenery.focus, OnCell):
        marks |= {(CardMark.FOCUS, scenery.focus.cell)}
    if scenery.preview is None:
        marks |= {(CardMark.BEST, cell) for cell in scenery.model.best_hints}
    return frozenset(marks)


def _marks_of_result(model: CardTable) -> set[tuple[CardMark, Cell]]:
    outcome = model.game.outcome
    if outcome is not None and outcome.status is Status.WON:
        return {(CardMark.WIN, cell) for cell in model.game.table.piles}
    if model.last is None:
        return set()
    lost_here = outcome is not None and outcome.reason is Reason.FACE_DOWN
    return {(CardMark.LOSE if lost_here else CardMark.LAST, model.last)}


def _marks_of_preview(scenery: Scenery) -> set[tuple[CardMark, Cell]]:
    step = scenery.preview
    if step is None:
        return set()
    placed, before, after = step.transition.cell, scenery.model.game.table.piles, step.game.table.piles
    marks = {(_target_mark(step), placed)}
    for cell, pile in after.items():
        was_up = cell == placed or before[cell].face_up
        if pile.face_up != was_up:
            marks.add((CardMark.UP if pile.face_up else CardMark.DOWN, cell))
    return marks


def _target_mark(step: Step) -> CardMark:
    if step.game.outcome is None:
        return CardMark.TARGET
    return CardMark.WINS if step.game.outcome.status is Status.WON else CardMark.LOSE
