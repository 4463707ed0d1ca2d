"""What a pasted text holds: a whole game, or only a position."""

from __future__ import annotations

from quarto_desktop.rules.beginning import parse_position
from quarto_desktop.rules.gamefile import FORMAT, GameRecord
from quarto_desktop.rules.gameparser import LONGEST_SOURCE, parse_game
from quarto_desktop.rules.position import Position
from quarto_desktop.textforms.finding import game_after_words

_LONGEST_POSITION = 200
"""Characters; a longer text is read as a game, which says best what is wrong with it."""


def read_pasted(text: str) -> GameRecord | Position:
    """Read a game file, a position with slashes, or one of 16 or 17 characters.

    Raises:
        GameFileError: it is written like a game, or is too long for anything else, but is no legal game.
        PositionError: it is not written like a game, and is no legal position.
    """
    if _is_like_a_game(text):
        return parse_game(text)
    game = game_after_words(text, [FORMAT])
    if game is not None or len(text) > _LONGEST_POSITION:
        return parse_game(text if game is None else game)
    return parse_position(text.strip("\r\n"))


def _is_like_a_game(text: str) -> bool:
    if len(text) > LONGEST_SOURCE:
        return True
    # A comment may stand before the first header line.
    lines = (line.strip("\ufeff \t\r") for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith(";")), "")
    return first.startswith("[")
