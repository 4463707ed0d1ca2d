"""Finished games of Foursquare in the database: each play-through once, with the end that counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from quarto_desktop.session.solitaire_results import FinishedPlay, Result, better
from quarto_desktop.solitaire.deals import LAST_DEAL
from quarto_desktop.solitaire.game import play_out
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.solitaire.stars import stars
from quarto_desktop.storage.database import as_stored, fetch, readable, transaction

_COLUMNS = "identity, ended, counts, deal, house, score, assisted, stars, text"
_MOST_LEFT, _MOST_STARS = 24, 3


class Plays:
    """The shelf of finished play-throughs.

    What was deleted keeps its result and an empty text, as it was played; nothing puts it back on the list.

    Args:
        connection: the database.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def move_to(self, connection: sqlite3.Connection) -> None:
        """Another database holds the plays from now on."""
        self._connection = connection

    def add(self, play: FinishedPlay) -> None:
        """Keep how a play-through ended; of several ends the better one counts.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            add_play(connection, play, counts=True)

    def take_over(self, plays: Iterable[FinishedPlay]) -> None:
        """Add what is not there yet, all of it or nothing; what is there stays as it is.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            for play in plays:
                _insert(connection, play, counts=True)

    def grade(self, identity: str, par: int | None) -> None:
        """Note how many stars the end that counts is worth, once par is known; None: no win was found.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            play = _of_identity(connection, identity)
            if play is not None:
                lit = stars(play.result.score, par)
                connection.execute(
                    "UPDATE plays SET stars = ? WHERE identity = ?", (lit, as_stored(identity))
                )

    def games(self) -> list[FinishedPlay]:
        """The play-throughs whose cards are known, the newest first.

        Raises:
            OSError: they cannot be read.
        """
        return readable(self._rows("WHERE text != '' ORDER BY ended DESC, rowid DESC"), _play)

    def results(self) -> tuple[Result, ...]:
        """The results that count, in the order in which they ended.

        Raises:
            OSError: they cannot be read.
        """
        plays = readable(self._rows("WHERE counts ORDER BY ended, rowid"), _play)
        return tuple(play.result for play in plays)

    def reset_results(self) -> None:
        """Begin the statistics anew; the games stay.

        Raises:
            OSError: it could not be written.
        """
        with transaction(self._connection) as connection:
            connection.execute("UPDATE plays SET counts = 0")

    def exported(self) -> list[tuple[Any, ...]]:
        """Everything, as rows for :func:`imported_play`.

        Raises:
            OSError: they cannot be read.
        """
        return self._rows("ORDER BY ended, rowid")

    def _rows(self, conditions: str) -> list[tuple[Any, ...]]:
        return fetch(self._connection, f"SELECT {_COLUMNS} FROM plays {conditions}")


def delete_plays(connection: sqlite3.Connection, identities: Iterable[str]) -> None:
    """Delete the games, within a transaction; their results stay."""
    connection.executemany("UPDATE plays SET text = '' WHERE identity = ?", [(one,) for one in identities])


def add_play(connection: sqlite3.Connection, play: FinishedPlay, *, counts: bool) -> bool:
    """Add an end within a transaction.

    Returns:
        Whether its play-through is a new one. Of one that is there only its end changes, if this is better.
    """
    before = _of_identity(connection, play.identity)
    if before is None:
        # A row that cannot be understood is in nobody's way.
        connection.execute("DELETE FROM plays WHERE identity = ?", (as_stored(play.identity),))
        return _insert(connection, play, counts=counts)
    if better(before.result, play.result) is not before.result:
        text = "" if before.text == "" else play.text
        connection.execute(
            "UPDATE plays SET ended = ?, deal = ?, house = ?, score = ?, assisted = ?, stars = ?, text = ? "
            "WHERE identity = ?",
            (as_stored(play.ended), *_values(replace(play, text=text)), as_stored(play.identity)),
        )
    return False


def add_plays_of(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Add what another database holds, within a transaction; of each play-through the better end counts."""
    rows = source.execute(f"SELECT {_COLUMNS} FROM plays").fetchall()
    for counts, play in readable(rows, lambda row: (bool(row[2]), _play(row))):
        add_play(target, play, counts=counts)


def imported_play(row: Sequence[Any]) -> tuple[FinishedPlay, bool]:
    """A play-through in a row of an export, played through if its cards are known, and whether it counts.

    Raises:
        ValueError, TypeError: there is none in it, or its cards say something else.
    """
    play = _play(row)
    if play.text:
        record = parse_play(play.text)
        end = play_out(record.deal, record.cells).outcome
        said = (play.result.deal, play.result.house, play.result.score)
        if end is None or (record.deal.number, record.deal.house, end.score) != said:
            raise ValueError("the cards say something else")
    return play, bool(row[2])


def _of_identity(connection: sqlite3.Connection, identity: str) -> FinishedPlay | None:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM plays WHERE identity = ?", (as_stored(identity),)
    ).fetchall()
    return next(iter(readable(rows, _play)), None)


def _insert(connection: sqlite3.Connection, play: FinishedPlay, *, counts: bool) -> bool:
    row = (as_stored(play.identity), as_stored(play.ended), int(counts), *_values(play))
    places = ", ".join("?" * len(row))
    done = connection.execute(f"INSERT OR IGNORE INTO plays ({_COLUMNS}) VALUES ({places})", row)
    return done.rowcount == 1


def _values(play: FinishedPlay) -> tuple[object, ...]:
    result = play.result
    text = None if play.text is None else as_stored(play.text)
    return result.deal, int(result.house), result.score, int(result.assisted), play.stars, text


def _play(row: Sequence[Any]) -> FinishedPlay:
    """The play-through in a row.

    Raises:
        ValueError, TypeError: it holds none.
    """
    identity, ended, _, deal, house, score, assisted, lit, text = row
    if not (
        _is_number(deal, LAST_DEAL, 1) and _is_number(score, _MOST_LEFT) and _is_number(lit, _MOST_STARS)
    ):
        raise ValueError(row)
    day = date.fromisoformat(str(ended)[:10])
    result = Result(deal, bool(house), score, bool(assisted), day, str(identity))
    return FinishedPlay(str(ended), result, None if text is None else str(text), lit)


def _is_number(value: Any, most: int, least: int = 0) -> bool:
    return value is None or (type(value) is int and least <= value <= most)
