"""Which spots are marked, and how: follows from what is on the table and what the player points at. No Qt."""

from __future__ import annotations

from enum import IntEnum

from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.squares import Square
from quarto_desktop.ui.quarto.table.choosing import Choosing
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.spots import BOARD_SPOTS, SPOTS, STAND, InReserve, OnSquare, OnStand, Spot


class Mark(IntEnum):
    """What can mark a spot; later ones lie above earlier ones."""

    ANNOUNCE = 1
    WIN = 2
    LAST = 3
    CHOICE = 4
    LEGAL = 5
    """The piece may go here."""
    TARGET = 6
    """The piece goes here when it is let go or clicked now."""
    FOCUS = 7
    """The keyboard acts here; above the pieces."""


OF_THE_GAME = frozenset({Mark.ANNOUNCE, Mark.WIN, Mark.LAST})
"""The marks that tell of the game rather than of what the player is about to do."""

Marked = frozenset[tuple[Mark, Spot]]


def marks_on(model: TableModel) -> Marked:
    """The marks of the game itself: last placed and given, won and pointed out."""
    marks: set[tuple[Mark, Spot]] = set()
    if model.hidden:
        return frozenset()
    if model.last_placed is not None:
        marks.add((Mark.LAST, OnSquare(model.last_placed)))
    if model.last_given is not None and model.last_given == model.position.hand:
        marks.add((Mark.LAST, STAND))
    marks |= {(Mark.WIN, OnSquare(square)) for square in _squares(model.wins)}
    marks |= {(Mark.ANNOUNCE, OnSquare(square)) for square in _squares(model.pointed_out)}
    return frozenset(marks)


def marks_of_choice(choosing: Choosing, pointed_at: Spot | None) -> Marked:
    """The marks of what the player is about to do.

    Args:
        choosing: what is chosen or dragged.
        pointed_at: the spot under the pointer or the keyboard's cursor.
    """
    marks: set[tuple[Mark, Spot]] = set()
    if choosing.chosen is not None:
        marks.add((Mark.CHOICE, InReserve(choosing.chosen)))
        marks.add((Mark.TARGET if isinstance(pointed_at, OnStand) else Mark.LEGAL, STAND))
    if choosing.lifted:
        marks |= {(Mark.LEGAL, spot) for spot in BOARD_SPOTS if choosing.can_act(spot)}
    marks |= {(Mark.LEGAL, spot) for spot in SPOTS if choosing.takes(spot)}
    if pointed_at is not None and _is_target(choosing, pointed_at):
        marks.discard((Mark.LEGAL, pointed_at))
        marks.add((Mark.TARGET, pointed_at))
    return frozenset(marks)


def _is_target(choosing: Choosing, spot: Spot) -> bool:
    if choosing.dragged is not None:
        return choosing.takes(spot)
    return isinstance(spot, OnSquare) and choosing.can_act(spot)


def _squares(matches: tuple[Match, ...]) -> set[Square]:
    return {square for match in matches for square in match.pattern.squares}
