"""The spots of the table: everything that can be pointed at, by mouse, by key or by a screen reader."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import SQUARES, Square


class Area(Enum):
    """The three parts of the table, in reading order."""

    BOARD = "board"
    RESERVE = "reserve"
    STAND = "stand"


@dataclass(frozen=True)
class OnSquare:
    """A square of the board."""

    square: Square


@dataclass(frozen=True)
class InReserve:
    """The place in the tray that belongs to `piece`, whether it is there or not."""

    piece: Piece


@dataclass(frozen=True)
class OnStand:
    """The stand of the piece in hand."""


Spot = OnSquare | InReserve | OnStand

BOARD_SPOTS: tuple[OnSquare, ...] = tuple(OnSquare(square) for square in SQUARES)
"""The squares, row by row from a1."""

RESERVE_SPOTS: tuple[InReserve, ...] = tuple(InReserve(piece) for piece in reversed(PIECES))
"""The places of the tray as they are laid out: big before small, dark before light, square before round,
solid before hollow. In 2, 4 or 8 columns each row and column then shares traits."""

STAND = OnStand()

SPOTS: tuple[Spot, ...] = (*BOARD_SPOTS, *RESERVE_SPOTS, STAND)
"""Every spot, in reading order."""


def spots_of(area: Area) -> tuple[Spot, ...]:
    """The spots of an area, row by row."""
    match area:
        case Area.BOARD:
            return BOARD_SPOTS
        case Area.RESERVE:
            return RESERVE_SPOTS
        case Area.STAND:
            return (STAND,)


def area_of(spot: Spot) -> Area:
    """The area a spot lies in."""
    match spot:
        case OnSquare():
            return Area.BOARD
        case InReserve():
            return Area.RESERVE
        case OnStand():
            return Area.STAND


def piece_on(position: Position, spot: Spot) -> Piece | None:
    """The piece that stands on `spot`, if any."""
    match spot:
        case OnSquare(square):
            return position.cells[square]
        case InReserve(piece):
            return piece if piece in position.reserve else None
        case OnStand():
            return position.hand


def spot_of(position: Position, piece: Piece) -> Spot:
    """Where `piece` stands."""
    if piece == position.hand:
        return STAND
    if piece in position.cells:
        return BOARD_SPOTS[position.cells.index(piece)]
    return InReserve(piece)
