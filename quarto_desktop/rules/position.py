"""A position: the pieces on the board and the one in hand, with its text forms (rules.md, section 3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Self

from quarto_desktop.rules.pieces import PIECES, Piece, parse_piece, piece_digit
from quarto_desktop.rules.squares import SIDE, SQUARES, Square


class PositionProblem(Enum):
    """Why a text is not a legal position."""

    SHAPE = "shape"
    """Not four rows of four and a hand."""
    CHARACTER = "character"
    """A character that is neither a piece nor an empty square."""
    PIECE_TWICE = "piece-twice"
    """A piece appears more than once."""


class PositionError(ValueError):
    """A text that is no legal position; `problem` says why, `culprit` is the offending part of the text."""

    def __init__(self, problem: PositionProblem, culprit: str) -> None:
        super().__init__(f"{problem.value}: {culprit!r}")
        self.problem = problem
        self.culprit = culprit


@dataclass(frozen=True)
class Position:
    """An immutable board of sixteen cells and the piece in hand, if any.

    ``str()`` gives the text form and :meth:`parse` reads it::

        >>> str(Position.parse("..../.f../..../.... 0"))
        '..../.F../..../.... 0'
    """

    cells: tuple[Piece | None, ...] = (None,) * len(SQUARES)
    hand: Piece | None = None

    def __post_init__(self) -> None:
        if len(self.cells) != len(SQUARES):
            raise PositionError(PositionProblem.SHAPE, f"{len(self.cells)} squares")
        used = [one for one in (*self.cells, self.hand) if one is not None]
        for one in used:
            if used.count(one) > 1:
                raise PositionError(PositionProblem.PIECE_TWICE, piece_digit(one))

    @property
    def empty_squares(self) -> tuple[Square, ...]:
        """The squares nothing stands on, row by row."""
        return tuple(square for square in SQUARES if self.cells[square] is None)

    @property
    def reserve(self) -> tuple[Piece, ...]:
        """The pieces nobody has touched yet, by number."""
        return tuple(one for one in PIECES if one not in self.cells and one != self.hand)

    @property
    def is_full(self) -> bool:
        """Whether a piece stands on every square."""
        return None not in self.cells

    def given(self, piece: Piece) -> Position:
        """This position with `piece` of the reserve in hand; legality is the caller's business."""
        return Position(self.cells, piece)

    def placed(self, square: Square) -> Position:
        """This position with the piece in hand put on `square`; legality is the caller's business."""
        return Position((*self.cells[:square], self.hand, *self.cells[square + 1 :]), None)

    def __str__(self) -> str:
        signs = ["." if one is None else piece_digit(one) for one in self.cells]
        rows = ["".join(signs[start : start + SIDE]) for start in range(0, len(signs), SIDE)]
        return f"{'/'.join(rows)} {'-' if self.hand is None else piece_digit(self.hand)}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``row1/row2/row3/row4 hand``, in either case.

        Raises:
            PositionError: the text is not of this form, or a piece appears twice.
        """
        parts = text.split()
        if len(parts) != 2 or len(parts[1]) != 1:
            raise PositionError(PositionProblem.SHAPE, text)
        rows = parts[0].split("/")
        if [len(row) for row in rows] != [SIDE] * SIDE:
            raise PositionError(PositionProblem.SHAPE, parts[0])
        return cls(tuple(_cell(sign, empty=".") for sign in "".join(rows)), _cell(parts[1], empty="-"))

    @classmethod
    def parse_compact(cls, text: str) -> Self:
        """Read 17 characters: sixteen squares (hex, blank or dot), then the hand (blank or ``-`` for none).

        With sixteen characters nothing is in hand. Only line ends around the text are dropped: blanks are
        squares.

        Raises:
            PositionError: the text is not of this form, or a piece appears twice.
        """
        bare = text.strip("\r\n")
        if len(bare) not in (len(SQUARES), len(SQUARES) + 1):
            raise PositionError(PositionProblem.SHAPE, bare)
        cells = tuple(_cell(sign, empty=" .") for sign in bare[: len(SQUARES)])
        hand = bare[len(SQUARES) :]
        return cls(cells, _cell(hand, empty=" -") if hand else None)


EMPTY_BOARD = Position()
"""Where every ordinary game begins."""


def _cell(sign: str, *, empty: str) -> Piece | None:
    if sign in empty:
        return None
    try:
        return parse_piece(sign)
    except ValueError as error:
        raise PositionError(PositionProblem.CHARACTER, sign) from error
