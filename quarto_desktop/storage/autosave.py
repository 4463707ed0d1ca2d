"""The game in progress of one mode as a small JSON file, written after every half-move.

The game itself is the text of a game file, so it is replayed when it is read: a file in which anything is
wrong is set aside under a dated name, and never half believed.
"""

from __future__ import annotations

import math
from typing import Any

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import TIMER_RANGE, print_game
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.kept import KeptGame, KeptSession
from quarto_desktop.session.score import Score
from quarto_desktop.storage.progress_file import ProgressFile, count, of_kind, text_or_none

VERSION = 1
"""The version this program writes, and the only one there has been."""


class AutosaveFile(ProgressFile[KeptGame]):
    """The game of Quarto in progress at one place."""

    def encode(self, game: KeptGame) -> dict[str, Any]:
        """The game as a JSON document."""
        return _document(game)

    def decode(self, document: Any) -> KeptGame:
        """The game in a document; it is replayed."""
        return _game(document)


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
        "was_over": session.was_over,
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
    remaining = document["remaining"]
    return KeptGame(
        _session(document),
        None if remaining is None else min(_seconds(remaining), TIMER_RANGE[-1]),
        of_kind(bool, document["paused"]),
        Score(*(count(number) for number in document["score"])),
        text_or_none(document["path"]),
        of_kind(bool, document["is_up_to_date"]),
        of_kind(bool, document["on_table"]),
    )


def _session(document: Any) -> KeptSession:
    record = parse_game(of_kind(str, document["game"]))
    length = len(record.actions)
    session = KeptSession(
        record,
        count(document["cursor"]),
        tuple(count(index) for index in document["by_clock"]),
        Side(document["player_one"]),
        of_kind(str, document["identity"]),
        tuple(Level(name) for name in document["levels"]),
        count(document["turns"]),
        _seconds(document["seconds"]),
        of_kind(bool, document.get("was_over", False)),  # younger than the rest
    )
    if session.cursor > length or any(index >= length for index in session.by_clock):
        raise ValueError("beyond the end of the game")
    return session


def _seconds(value: Any) -> float:
    seconds = float(value)
    if not (math.isfinite(seconds) and seconds >= 0):
        raise ValueError(value)
    return seconds
