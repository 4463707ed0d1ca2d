"""The tables of the database, and how those of earlier versions become them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing

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


_NO_VERSION = 1000
"""There will never be so many; a damaged header may say so."""


class LaterVersionError(Exception):
    """The database was written by a later version of the program, whose tables nobody knows here."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to this version, each step whole or not at all.

    Raises:
        LaterVersionError: it is of a later version; it is untouched.
    """
    refuse_later(connection)
    version = _version(connection)
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def refuse_later(connection: sqlite3.Connection) -> None:
    """See whether this version of the program may touch the database at all.

    Raises:
        LaterVersionError: it is of a later version.
        sqlite3.DatabaseError: its version cannot be one.
    """
    if _version(connection) >= _NO_VERSION:
        raise sqlite3.DatabaseError(f"it says that it is of version {_version(connection)}")
    if _version(connection) > len(MIGRATIONS):
        raise LaterVersionError


def _version(connection: sqlite3.Connection) -> int:
    with closing(connection.execute("PRAGMA user_version")) as cursor:
        return int(cursor.fetchone()[0])


def check_tables(connection: sqlite3.Connection) -> None:
    """See whether all tables are there: a sound file may be somebody else's, or say something odd of itself.

    Raises:
        sqlite3.DatabaseError: a table or a column is missing.
    """
    with closing(new_in_memory()) as ours:
        missing = _columns(ours) - _columns(connection)
    if missing:
        raise sqlite3.DatabaseError(f"it has no {missing.pop()}")


def new_in_memory() -> sqlite3.Connection:
    """An empty database with all tables, gone with its connection."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    return connection


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The name of every table with that of each of its columns."""
    query = "SELECT one.name, its.name FROM sqlite_master AS one, pragma_table_info(one.name) AS its"
    return set(connection.execute(query).fetchall())
