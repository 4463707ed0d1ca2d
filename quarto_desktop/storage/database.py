"""The one SQLite database: opened, checked, brought up to date, and set aside when it is damaged."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from quarto_desktop.storage.aside import set_aside

log = logging.getLogger(__name__)

Row = Sequence[Any]
Entry = TypeVar("Entry")

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE games (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, mode TEXT NOT NULL, opponents TEXT NOT NULL,
        level TEXT, score TEXT NOT NULL, text TEXT NOT NULL
    );
    CREATE INDEX games_by_time ON games (ended);
    CREATE TABLE results (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, mode TEXT NOT NULL, opponents TEXT NOT NULL,
        level TEXT, score TEXT NOT NULL, gave_first INTEGER NOT NULL, announced INTEGER NOT NULL,
        missed INTEGER NOT NULL, false_announced INTEGER NOT NULL, turns INTEGER NOT NULL,
        seconds REAL NOT NULL, counts INTEGER NOT NULL DEFAULT 1
    );
    """,
    """
    CREATE TABLE plays (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, counts INTEGER NOT NULL DEFAULT 1, deal INTEGER,
        house INTEGER NOT NULL, score INTEGER, assisted INTEGER NOT NULL, stars INTEGER, text TEXT
    );
    CREATE INDEX plays_by_time ON plays (ended);
    """,
    "CREATE TABLE seen_lines (deck TEXT NOT NULL, house INTEGER NOT NULL, PRIMARY KEY (deck, house));",
)
"""For each version of the schema, how the version before it becomes it; the first makes it from nothing."""


@dataclass(frozen=True)
class Opened:
    """What came of opening the database.

    Attributes:
        connection: the database; one in memory where there can be none on the disk.
        damaged: whether a file was there but is no sound database.
        set_aside: where a damaged file is now; None when it could not be moved.
        error: why nothing outlasts the program, None when it does.
    """

    connection: sqlite3.Connection
    damaged: bool = False
    set_aside: Path | None = None
    error: OSError | None = None


def open_database(path: Path) -> Opened:
    """Open the database at `path`, making it if need be. Never raises."""
    try:
        return Opened(_opened(path))
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # the latter: a name in its schema
        if isinstance(error, sqlite3.OperationalError):  # it may be sound, but it cannot be used now
            return Opened(_in_memory(), error=as_os_error(error))
        log.warning("the database %s is damaged: %s", path, error)
        aside = set_aside(path)
        for ending in ("-wal", "-shm"):  # they belong to the damaged file
            with suppress(OSError):
                path.with_name(path.name + ending).unlink()
        try:
            return Opened(_opened(path), damaged=True, set_aside=aside)
        except (sqlite3.Error, OSError) as second:
            return Opened(_in_memory(), True, aside, as_os_error(second))
    except OSError as error:
        return Opened(_in_memory(), error=error)


def readable(rows: Iterable[Row], read: Callable[[Row], Entry]) -> list[Entry]:
    """What the rows hold. One that is damaged in itself, in a sound database, costs only itself.

    Args:
        rows: the rows.
        read: what a row holds; raises ValueError or TypeError where that is nothing.
    """
    return [entry for entry in (_readable(row, read) for row in rows) if entry is not None]


def _readable(row: Row, read: Callable[[Row], Entry]) -> Entry | None:
    try:
        return read(row)
    except (ValueError, TypeError):
        log.warning("a row of the database cannot be understood: %s", row)
        return None


def as_stored(text: str) -> str:
    """`text` as the database can hold it: half a surrogate pair becomes a question mark."""
    return text.encode("utf-8", "replace").decode("utf-8")


def as_os_error(error: sqlite3.Error | OSError) -> OSError:
    """The error of the system behind one of SQLite, as well as it can be told."""
    if isinstance(error, OSError):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    number = {
        sqlite3.SQLITE_FULL: errno.ENOSPC,
        sqlite3.SQLITE_READONLY: errno.EROFS,
        sqlite3.SQLITE_CANTOPEN: errno.EACCES,
        sqlite3.SQLITE_PERM: errno.EACCES,
    }.get(code, errno.EIO)
    return OSError(number, os.strerror(number))


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Everything within it is written, or nothing.

    Raises:
        OSError: it could not be written.
    """
    try:
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
    except sqlite3.Error as error:
        raise as_os_error(error) from error


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, isolation_level=None, timeout=2)
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the integrity check failed")
        _migrate(connection)
        _check_tables(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _migrate(connection)
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to this version, each step whole or not at all.

    Raises:
        sqlite3.DatabaseError: it is of a later version.
    """
    with closing(connection.execute("PRAGMA user_version")) as cursor:
        version = cursor.fetchone()[0]
    if version > len(MIGRATIONS):
        raise sqlite3.DatabaseError("written by a later version")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def _check_tables(connection: sqlite3.Connection) -> None:
    """See whether all tables are there: a sound file may be somebody else's, or say something odd of itself.

    Raises:
        sqlite3.DatabaseError: a table or a column is missing.
    """
    with closing(_in_memory()) as ours:
        missing = _columns(ours) - _columns(connection)
    if missing:
        raise sqlite3.DatabaseError(f"it has no {missing.pop()}")


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The name of every table with that of each of its columns."""
    query = "SELECT one.name, its.name FROM sqlite_master AS one, pragma_table_info(one.name) AS its"
    return set(connection.execute(query).fetchall())
