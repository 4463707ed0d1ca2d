"""Files as the window needs them: it knows no storage, and no session."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.storage.atomic import write_bytes_atomically
from quarto_desktop.storage.gamefiles import read_game_bytes
from quarto_desktop.storage.history import read_export


def read_game(path: Path) -> GameRecord:
    """The game in a file.

    Raises:
        OSError: the file cannot be read.
        GameFileError: it holds no legal game.
    """
    return parse_game(read_game_bytes(path))


def played(record: GameRecord) -> PlayedGame:
    """A game that was read, as it stands; without a date it is of today."""
    return GameSession.from_record(record).played(date.today())


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
