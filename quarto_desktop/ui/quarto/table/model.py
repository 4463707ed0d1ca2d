"""What the table scene shows, as one value: made by the game page, drawn by the scene, decided by neither."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.squares import Square


@dataclass(frozen=True)
class TableModel:
    """A table to look at.

    Attributes:
        position: board and piece in hand; the reserve follows from it.
        may_give: whether a person may choose a reserve piece to give now.
        may_place: whether a person may place the piece in hand now.
        last_placed: the square filled last, marked.
        last_given: the piece given last, marked on the stand while it is in hand.
        wins: the matches that won, marked with their squares.
        pointed_out: matches that are lit because they may be announced.
        hidden: whether the table is covered (the game is paused).
        holder: translated words for who holds or must give the piece, shown at the stand.
        stand_hint: translated words at the stand for what can be done there (for instance how to give).
        notice: translated words shown across the covered table while `hidden`.
        refusal: why a person can neither give nor place now (not their turn, looking back, game over), told
            when a click tries to; None when something may be done.
    """

    position: Position = EMPTY_BOARD
    may_give: bool = False
    may_place: bool = False
    last_placed: Square | None = None
    last_given: Piece | None = None
    wins: tuple[Match, ...] = ()
    pointed_out: tuple[Match, ...] = ()
    hidden: bool = False
    holder: str = ""
    stand_hint: str = ""
    notice: str = ""
    refusal: Enum | None = None
