"""Which cards turn when one is placed (rules.md, section 4: "Flip", and the house rule)."""

from __future__ import annotations

from collections.abc import Iterable

from quarto_desktop.solitaire.cards import rank_of
from quarto_desktop.solitaire.cells import Cell, column_of, row_of
from quarto_desktop.solitaire.table import Pile, Table
from quarto_desktop.solitaire.transition import Cause, LineFlip, LineKind, Turned


def flip_lines(table: Table, placed: Cell, *, house: bool) -> tuple[Table, tuple[LineFlip, ...]]:
    """The table after the flips of a card just placed, and what flipped, the row before the column.

    Args:
        table: the table with the card lying face up on top of its cell.
        placed: that cell.
        house: whether the placed card turns with its line.
    """
    flips: list[LineFlip] = []
    for kind in (LineKind.ROW, LineKind.COLUMN):
        flip = _flip_of(table, placed, kind, house)
        if flip is not None:
            flips.append(flip)
            table = table.with_turned(_turning(flip, placed))
    return table, tuple(flips)


def _turning(flip: LineFlip, placed: Cell) -> Iterable[Cell]:
    yield from (turned.cell for turned in flip.turned)
    if flip.itself:
        yield placed


def _flip_of(table: Table, placed: Cell, kind: LineKind, house: bool) -> LineFlip | None:
    others = _others(table, placed, kind)
    # By its rank, whichever way it lies: under the house rule the row may have turned it down.
    cause = _cause(rank_of(table.piles[placed].top), others.values())
    if cause is None:
        return None
    turned = tuple(Turned(cell, not pile.face_up) for cell, pile in others.items())
    return LineFlip(kind, cause, turned, itself=house and cause is not Cause.ALL_DOWN)


def _others(table: Table, placed: Cell, kind: LineKind) -> dict[Cell, Pile]:
    """The other piles in a line of `placed`, along the line."""
    number = row_of if kind is LineKind.ROW else column_of
    return {
        cell: table.piles[cell]
        for cell in sorted(table.piles)
        if cell != placed and number(cell) == number(placed)
    }


def _cause(rank: int, others: Iterable[Pile]) -> Cause | None:
    """Why a line flips by a card of `rank` among these piles, or None when it does not."""
    faces = [(rank_of(pile.top), pile.face_up) for pile in others]
    shown = [other for other, face_up in faces if face_up]
    if not shown:
        return Cause.ALL_DOWN if faces else None
    if rank > max(shown):
        return Cause.HIGHEST
    return Cause.LOWEST if rank < min(shown) else None
