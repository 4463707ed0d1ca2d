"""Files as the window needs them: it knows no storage, and no session."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from quarto_desktop.rules import pasting
from quarto_desktop.rules.gamefile import FORMAT as GAME_FORMAT
from quarto_desktop.rules.gamefile import GameRecord, final_state
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.position import Position
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.played_deal import PlayedDeal
from quarto_desktop.solitaire.gamefile import FORMAT as PLAY_FORMAT
from quarto_desktop.solitaire.gamefile import PlayRecord, parse_play
from quarto_desktop.solitaire.playing import Play
from quarto_desktop.storage.atomic import write_bytes_atomically
from quarto_desktop.storage.gamefiles import read_game_bytes
from quarto_desktop.storage.history import read_export
from quarto_desktop.textforms.finding import game_after_words
from quarto_desktop.textforms.reading import game_named_in


def read_game(path: Path) -> GameRecord | PlayRecord:
    """The game in a file, of Quarto or of Foursquare.

    Raises:
        OSError: the file cannot be read.
        FileError: it holds no legal game.
    """
    source = read_game_bytes(path)
    is_play = game_named_in(source) == PLAY_FORMAT.key.casefold()
    return parse_play(source) if is_play else parse_game(source)


def read_pasted(text: str) -> GameRecord | PlayRecord | Position:
    """What a pasted text holds; words may stand before a game, as in an exported one.

    Raises:
        FileError: it is written like a game, or is too long for anything else, but is no legal game.
        PositionError: it is not written like a game, and is no legal position.
    """
    game = game_after_words(text, [GAME_FORMAT, PLAY_FORMAT])
    if game is not None and game_named_in(game) == PLAY_FORMAT.key.casefold():
        return parse_play(game)
    return pasting.read_pasted(text)


def played(record: GameRecord) -> PlayedGame:
    """A game that was read, as it stands; without a date it is of today."""
    return GameSession.from_record(record).played(date.today())


def played_deal(record: PlayRecord) -> PlayedDeal:
    """A game of Foursquare that was read, as it stands; it is of today."""
    play = Play(record.deal, record.cells)
    return PlayedDeal(play.game, play.steps, date.today())


def is_over(record: GameRecord | PlayRecord) -> bool:
    """Whether a game that was read has ended."""
    if isinstance(record, PlayRecord):
        return Play(record.deal, record.cells).game.is_over
    return final_state(record).is_over


def write_export(path: Path, content: bytes) -> None:
    """Replace the content of `path`.

    Raises:
        OSError: it could not be written; what was there before is untouched.
    """
    write_bytes_atomically(path, content)


def read_history(path: Path) -> str:
    """The text of an exported history.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is too long, or no text.
    """
    return read_export(path)
