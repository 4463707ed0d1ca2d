"""The game in progress of one mode as a small JSON file, written after every half-move.

The game itself is the text of a game file, so it is replayed when it is read: a file in which anything is
wrong is set aside under a dated name, and never half believed.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import TIMER_RANGE, print_game
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.kept import KeptGame, KeptSession
from quarto_desktop.session.score import Score
from quarto_desktop.storage.aside import set_aside
from quarto_desktop.storage.atomic import write_bytes_atomically

VERSION = 1
"""The version this program writes, and the only one there has been."""

_LONGEST_FILE = 1 << 20
"""Bytes that are read at most; a game in progress takes some thousand."""


@dataclass(frozen=True)
class Found:
    """What came of reading a file.

    Attributes:
        game: the game; None when there is none, or none that can be read.
        damaged: whether a file was there but could not be understood.
        set_aside: where a damaged file is now; None when it could not be moved.
    """

    game: KeptGame | None = None
    damaged: bool = False
    set_aside: Path | None = None


class AutosaveFile:
    """The game in progress at one place.

    Args:
        path: the file, which need not exist.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Found:
        """Read the game. Never raises."""
        try:
            with self.path.open("rb") as file:
                content = file.read(_LONGEST_FILE)
            return Found(_game(json.loads(content.decode("utf-8"))))
        except (FileNotFoundError, NotADirectoryError):
            return Found()
        # KeyError, TypeError: a part is missing or of another kind; RecursionError: nothing but brackets
        except (OSError, ValueError, KeyError, TypeError, IndexError, OverflowError, RecursionError):
            return Found(damaged=True, set_aside=set_aside(self.path))

    def save(self, game: KeptGame, *, force: bool = True) -> None:
        """Write the game; `force` as in :func:`write_bytes_atomically`.

        Raises:
            OSError: it could not be written; what was there before is untouched.
        """
        text = json.dumps(_document(game), ensure_ascii=False, indent=1) + "\n"
        write_bytes_atomically(self.path, text.encode("utf-8", "replace"), force=force)

    def remove(self) -> None:
        """Forget the game.

        Raises:
            OSError: the file is there and cannot be removed.
        """
        self.path.unlink(missing_ok=True)


def _document(game: KeptGame) -> dict[str, Any]:
    session = game.session
    return {
        "version": VERSION,
        "game": print_game(session.record),
        "cursor": session.cursor,
        "by_clock": list(session.by_clock),
        "player_one": session.player_one.value,
        "identity": session.identity,
        "levels": [level.value for level in session.levels],
        "turns": session.turns,
        "seconds": session.seconds,
        "remaining": game.remaining,
        "paused": game.paused,
        "score": [game.score.first, game.score.second, game.score.draws],
        "path": game.path,
        "is_up_to_date": game.is_up_to_date,
        "on_table": game.on_table,
    }


def _game(document: Any) -> KeptGame:
    """The game in a document.

    Raises:
        ValueError, KeyError, TypeError: it is no document of this version with a legal game.
    """
    if document["version"] != VERSION:
        raise ValueError("another version")
    remaining, path = document["remaining"], document["path"]
    return KeptGame(
        _session(document),
        None if remaining is None else min(_seconds(remaining), TIMER_RANGE[-1]),
        _of(bool, document["paused"]),
        Score(*(_count(number) for number in document["score"])),
        None if path is None else _of(str, path),
        _of(bool, document["is_up_to_date"]),
        _of(bool, document["on_table"]),
    )


def _session(document: Any) -> KeptSession:
    record = parse_game(_of(str, document["game"]))
    length = len(record.actions)
    session = KeptSession(
        record,
        _count(document["cursor"]),
        tuple(_count(index) for index in document["by_clock"]),
        Side(document["player_one"]),
        _of(str, document["identity"]),
        tuple(Level(name) for name in document["levels"]),
        _count(document["turns"]),
        _seconds(document["seconds"]),
    )
    if session.cursor > length or any(index >= length for index in session.by_clock):
        raise ValueError("beyond the end of the game")
    return session


def _of(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise ValueError(value)
    return value


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(value)
    return value


def _seconds(value: Any) -> float:
    seconds = float(value)
    if not (math.isfinite(seconds) and seconds >= 0):
        raise ValueError(value)
    return seconds
