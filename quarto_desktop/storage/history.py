"""Finished games and their results in the database."""

from __future__ import annotations

import errno
import json
import logging
import math
import os
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.finished import FinishedGame, Result, Score
from quarto_desktop.session.setup import Opponents
from quarto_desktop.session.solitaire_results import FinishedPlay
from quarto_desktop.storage.database import (
    Opened,
    as_stored,
    fetch,
    open_again,
    open_database,
    readable,
    transaction,
)
from quarto_desktop.storage.plays import Plays, add_play, add_plays_of, delete_plays, imported_play
from quarto_desktop.storage.seen_lines import SeenLines, add_seen, imported_seen

log = logging.getLogger(__name__)

EXPORT_VERSION = 1
_MOST = 2**31 - 1
"""Turns or announcements of a game: far more than there can be, and no more than the database can hold."""
_LONGEST_EXPORT = 1 << 28
"""Bytes of an export that are read at most: some hundred thousand games."""

_RESULT = "mode, opponents, level, score, gave_first, announced, missed, false_announced, turns, seconds"


@dataclass(frozen=True)
class Filter:
    """Which games are wanted; None means all.

    Attributes:
        mode: the name of a rule set.
        level: the easiest level of the computer.
        score: how it ended for the one it is counted for.
    """

    mode: str | None = None
    level: Level | None = None
    score: Score | None = None


class History:
    """The history at one place. A game is added once, however often it ends.

    Args:
        path: the database, which need not exist.

    Attributes:
        opened: what came of opening it.
        plays: the finished games of Foursquare.
        seen_lines: the deals of Foursquare whose best line was shown.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.opened: Opened = open_database(path)
        self._connection = self.opened.connection
        self.plays = Plays(self._connection)
        self.seen_lines = SeenLines(self._connection)

    def try_again(self) -> bool:
        """Where the database could not be written when it was opened, see whether it can be now.

        What was added meanwhile is added to it then. One that was deleted since is made anew: what is open
        still has all of it.

        Returns:
            Whether it can be now, and could not be before. Never raises.
        """
        if self.opened.lasts and not self._path.exists():
            gone = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._path))
            self.opened = replace(self.opened, error=gone)
        if self.opened.error is None:
            return False
        before, after = self._connection, open_again(self._path)
        if after is None:
            return False
        if not _add_all(before, after):
            after.close()
            return False
        self.opened, self._connection = Opened(after), after
        self.plays.move_to(after)
        self.seen_lines.move_to(after)
        before.close()
        return True

    def add(self, game: FinishedGame) -> bool:
        """Add a game and its result; False when it was there already.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            return _add_result(connection, game, game.result.counts) and _add_game(connection, game)

    def games(self, wanted: Filter | None = None) -> list[FinishedGame]:
        """The games of the history, the newest first.

        Raises:
            OSError: they cannot be read.
        """
        where, values = _where(wanted or Filter())
        rows = fetch(
            self._connection,
            f"SELECT games.identity, games.ended, games.text, {_columns()} FROM games "
            f"JOIN results USING (identity) {where} ORDER BY games.ended DESC, games.rowid DESC",
            values,
        )
        return readable(rows, _game)

    def results(self) -> list[Result]:
        """The results that count, in the order in which the games ended.

        Raises:
            OSError: they cannot be read.
        """
        rows = fetch(self._connection, f"SELECT {_RESULT} FROM results WHERE counts ORDER BY ended, rowid")
        return readable(rows, _result)

    def delete(self, identities: Iterable[str]) -> None:
        """Delete games, of Foursquare too; their results stay, for they were played.

        Raises:
            OSError: it could not be written.
        """
        gone = list(identities)
        with transaction(self._connection) as connection:
            connection.executemany("DELETE FROM games WHERE identity = ?", [(one,) for one in gone])
            delete_plays(connection, gone)

    def reset_results(self) -> None:
        """Begin the statistics of Quarto anew; the games stay.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            connection.execute("UPDATE results SET counts = 0")

    def export_text(self) -> str:
        """All games and results, those of Foursquare too, as one text.

        Raises:
            OSError: they cannot be read.
        """
        games = fetch(self._connection, "SELECT identity, ended, text FROM games ORDER BY ended")
        query = f"SELECT identity, ended, counts, {_RESULT} FROM results ORDER BY ended"
        results = fetch(self._connection, query)
        document = {
            "quarto-history": EXPORT_VERSION,
            "games": games,
            "results": results,
            "plays": self.plays.exported(),
            "seen-lines": self.seen_lines.exported(),
        }
        return json.dumps(document, ensure_ascii=False, indent=1) + "\n"

    def import_text(self, text: str) -> int:
        """Add everything of an exported text that is not there yet; all of it or nothing.

        Returns:
            How many games were added.

        Raises:
            ValueError: it is no such text.
            OSError: it could not be written.
        """
        found = _imported(text)
        with transaction(self._connection) as connection:
            added = [_add_imported(connection, game, counts) for game, counts in found.games]
            added += [add_play(connection, play, counts=counts) for play, counts in found.plays]
            add_seen(connection, found.seen)
            return sum(added)

    def close(self) -> None:
        """Close the database; once more is harmless."""
        self._connection.close()


def _add_all(source: sqlite3.Connection, target: sqlite3.Connection) -> bool:
    """Whether everything of one database that another one has not could be added to it."""
    try:
        with transaction(target) as connection:
            for table in ("results", "games", "seen_lines"):
                for row in source.execute(f"SELECT * FROM {table}"):
                    places = ", ".join("?" * len(row))
                    connection.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)
            add_plays_of(source, connection)
    except (sqlite3.Error, OSError) as error:
        log.warning("what was played meanwhile cannot be written yet: %s", error)
        return False
    return True


def read_export(path: Path) -> str:
    """The text of an exported history.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is too long, or no text.
    """
    with path.open("rb") as file:
        content = file.read(_LONGEST_EXPORT + 1)
    if len(content) > _LONGEST_EXPORT:
        raise ValueError("too long")
    return content.decode("utf-8-sig")


def _columns() -> str:
    return ", ".join(f"results.{name.strip()}" for name in _RESULT.split(","))


def _where(wanted: Filter) -> tuple[str, list[object]]:
    asked = {"mode": wanted.mode, "level": wanted.level, "score": wanted.score}
    given = {name: getattr(value, "value", value) for name, value in asked.items() if value is not None}
    conditions = " AND ".join(f"results.{name} = ?" for name in given)
    return (f"WHERE {conditions}" if conditions else ""), list(given.values())


def _add_result(connection: sqlite3.Connection, game: FinishedGame, counts: bool) -> bool:
    result = game.result
    level = None if result.level is None else result.level.value
    row = (
        *(as_stored(game.identity), as_stored(game.ended), int(counts)),
        *(as_stored(result.mode), result.opponents.value, level),
        *(result.score.value, int(result.gave_first), result.announced, result.missed),
        *(result.false_announced, result.turns, result.seconds),
    )
    done = connection.execute(
        f"INSERT OR IGNORE INTO results (identity, ended, counts, {_RESULT}) VALUES (?{', ?' * 12})", row
    )
    return done.rowcount == 1


def _add_game(connection: sqlite3.Connection, game: FinishedGame) -> bool:
    result = game.result
    level = None if result.level is None else result.level.value
    row = (
        *(as_stored(game.identity), as_stored(game.ended)),
        *(as_stored(result.mode), result.opponents.value, level, result.score.value),
        as_stored(game.text),
    )
    done = connection.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return done.rowcount == 1


def _add_imported(connection: sqlite3.Connection, game: FinishedGame, counts: bool) -> bool:
    """Add what is not there; of a game that was deleted there is only the result."""
    is_new = _add_result(connection, game, counts)
    return (bool(game.text) and _add_game(connection, game)) or is_new


def _game(row: Sequence[Any]) -> FinishedGame:
    """The game in a row.

    Raises:
        ValueError, TypeError: it holds none.
    """
    identity, ended, text, *result = row
    return FinishedGame(str(identity), str(ended), _result(result), str(text))


def _result(row: Sequence[Any]) -> Result:
    """The result in a row.

    Raises:
        ValueError, TypeError: it holds none.
    """
    mode, opponents, level, score, gave_first, *numbers, seconds = row
    announced, missed, false_announced, turns = (_count(number) for number in numbers)
    return Result(
        str(mode),
        Opponents(opponents),
        None if level is None else Level(level),
        Score(score),
        bool(gave_first),
        announced,
        missed,
        false_announced,
        turns,
        _duration(seconds),
    )


def _duration(value: Any) -> float:
    seconds = float(value)
    if not (math.isfinite(seconds) and seconds >= 0):
        raise ValueError(value)
    return seconds


def _count(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _MOST:
        raise ValueError(value)
    return value


@dataclass(frozen=True)
class _Imported:
    """What an exported text holds: each game replayed, and whether it counts; and best lines seen."""

    games: list[tuple[FinishedGame, bool]]
    plays: list[tuple[FinishedPlay, bool]]
    seen: list[tuple[str, int]]


def _imported(text: str) -> _Imported:
    """Read an exported text; the first ones had games of Quarto only.

    Raises:
        ValueError: it is no such text.
    """
    try:
        document = json.loads(text)
        if document["quarto-history"] != EXPORT_VERSION:
            raise ValueError("another version")
        texts = {str(identity): str(game) for identity, _, game in document["games"]}
        for game in texts.values():
            parse_game(game)
        games = [
            (
                FinishedGame(str(identity), str(ended), _result(row), texts.get(str(identity), "")),
                bool(counts),
            )
            for identity, ended, counts, *row in document["results"]
        ]
        plays = [imported_play(row) for row in document.get("plays", ())]
        return _Imported(games, plays, [imported_seen(row) for row in document.get("seen-lines", ())])
    except (KeyError, TypeError, OverflowError, RecursionError, IndexError, AttributeError) as error:
        raise ValueError("no exported history") from error
