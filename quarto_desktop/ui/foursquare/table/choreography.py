"""Which movements a placement makes: the card flies, its row turns, its column, then the window closes in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.game import Step
from quarto_desktop.solitaire.table import Pile
from quarto_desktop.solitaire.transition import LineFlip
from quarto_desktop.ui.foursquare.table.layout import CardLayout, Window
from quarto_desktop.ui.foursquare.table.stage import CardStage
from quarto_desktop.ui.pastimes.animator import Draw, Motion, Movement, on_the_way

_FLIGHT, _TURN, _BREATH, _CLOSE_IN = 230, 300, 90, 260
"""Milliseconds: of the card's way, of a line that turns, between two lines, of the window that closes in."""


def movements_of(
    step: Step, before: Mapping[Cell, Pile], start: QRectF, stage: CardStage, motion: Motion
) -> list[Movement]:
    """The movements of a placement, in the order of the rules.

    Args:
        step: the placement.
        before: the piles before it.
        start: where the card comes from.
        stage: what moves.
        motion: how fast.
    """
    piles = dict(before)
    cell = step.transition.cell
    placed = piles[cell].covered(step.transition.card) if cell in piles else Pile((step.transition.card,))
    piles[cell] = placed
    movements = [Movement(_flight(stage, step, placed, start), motion.duration(_FLIGHT))]
    for flip in step.transition.flips:
        movements.append(Movement(lambda _share: None, motion.duration(_BREATH)))
        movements.append(Movement(_turning(stage, flip, cell, piles), motion.duration(_TURN)))
    window = window_of(step)
    if window != stage.layout.window:
        movements.append(Movement(_closing_in(stage, window, piles), motion.duration(_CLOSE_IN)))
    return movements


def window_of(step: Step) -> Window:
    """The columns and rows that may still belong to the grid after a placement."""
    return Window(step.game.table.usable_columns, step.game.table.usable_rows)


def _flight(stage: CardStage, step: Step, placed: Pile, start: QRectF) -> Draw:
    cell, card = step.transition.cell, step.transition.card

    def draw(share: float) -> None:
        if share >= 1:
            stage.flyer.hide()
            stage.show_pile(cell, placed)
        else:
            end = stage.layout.card_box(stage.layout.cells[cell], placed.height)
            stage.fly(card, _between(start, end, share))

    return draw


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """The card between two places, as high as broad cards are."""
    box = on_the_way(start, end, share)
    height = start.height() + (end.height() - start.height()) * share
    return QRectF(box.center().x() - box.width() / 2, box.center().y() - height / 2, box.width(), height)


def _turning(stage: CardStage, flip: LineFlip, placed: Cell, piles: dict[Cell, Pile]) -> Draw:
    """The top cards of a line turn over, all at once; `piles` is brought up to date."""
    cells = [turned.cell for turned in flip.turned] + ([placed] if flip.itself else [])
    old = {cell: piles[cell] for cell in cells}
    new = {cell: pile.turned() for cell, pile in old.items()}
    piles.update(new)

    def draw(share: float) -> None:
        for cell in cells:
            stage.show_pile(cell, new[cell] if share >= 0.5 else old[cell], max(0.02, abs(1 - 2 * share)))

    return draw


def _closing_in(stage: CardStage, window: Window, piles: Mapping[Cell, Pile]) -> Draw:
    """Columns and rows that no longer belong to the grid go, and the others grow."""
    before: list[CardLayout] = []
    final = dict(piles)

    def draw(share: float) -> None:
        if not before:
            before.append(stage.layout)
            stage.open_window(window)
            stage.show_window(final)
            stage.remember_homes()
        stage.move_window(before[0], share)

    return draw
