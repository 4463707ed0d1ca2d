"""The token of each action in a game file (rules.md, section 3)."""

from __future__ import annotations

from quarto_desktop.rules.actions import (
    Action,
    Announce,
    EndAsDraw,
    Give,
    LoseOnTime,
    Place,
    Resign,
    TimeOut,
)
from quarto_desktop.rules.pieces import parse_piece, piece_digit
from quarto_desktop.rules.squares import parse_square, square_name

_SIGNS: dict[str, Action] = {
    "!": Announce(),
    "~": TimeOut(),
    "%": EndAsDraw(),
    "#": Resign(),
    "^": LoseOnTime(),
}
_SIGN_OF = {action: sign for sign, action in _SIGNS.items()}


def token(action: Action) -> str:
    """The token of `action`: ``=F``, ``b2``, ``!``, ``~``, ``%``, ``#`` or ``^``."""
    match action:
        case Give(piece):
            return "=" + piece_digit(piece)
        case Place(square):
            return square_name(square)
        case _:
            return _SIGN_OF[action]


def parse_token(text: str) -> Action:
    """The action that `text` is the token of, in either case.

    Raises:
        ValueError: it is no token.
    """
    if text in _SIGNS:
        return _SIGNS[text]
    if text.startswith("="):
        return Give(parse_piece(text[1:]))
    return Place(parse_square(text))
