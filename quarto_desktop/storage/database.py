"""The one SQLite database: opened, checked, brought up to date, and set aside when it is damaged."""

from __future__ import annotations

import errno
import logging
import os
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from quarto_desktop.storage.aside import set_aside
from quarto_desktop.storage.reading_only import read_into_memory
from quarto_desktop.storage.schema import (
    LaterVersionError,
    check_tables,
    migrate,
    new_in_memory,
    refuse_later,
)

log = logging.getLogger(__name__)

_PATIENCE_S = 2.0
"""How long to wait at the start for another program that holds the database."""
_PATIENCE_LATER_MS = 200
"""How long later on, when the window waits too; what cannot be written then is tried again."""
_PART = 1 << 16
_MAGIC = b"SQLite format 3\0"

Row = Sequence[Any]
Entry = TypeVar("Entry")


@dataclass(frozen=True)
class Opened:
    """What came of opening the database.

    Attributes:
        connection: the database; where it cannot be written, what could be read of it, in memory.
        damaged: whether a file was there but is no sound database.
        set_aside: where a damaged file is now; None when it could not be moved.
        error: why nothing outlasts the program, None when it does or when the file is of a later version.
        is_later: whether a later version of the program wrote the file: it is left as it is.
    """

    connection: sqlite3.Connection
    damaged: bool = False
    set_aside: Path | None = None
    error: OSError | None = None
    is_later: bool = False

    @property
    def lasts(self) -> bool:
        """Whether what is written outlasts the program."""
        return self.error is None and not self.is_later


def open_database(path: Path) -> Opened:
    """Open the database at `path`, making it if need be. Never raises."""
    try:
        return Opened(_opened_with_care(path, _PATIENCE_S))
    except LaterVersionError:
        return Opened(new_in_memory(), is_later=True)
    except sqlite3.OperationalError as error:  # it may be sound, but it cannot be used now
        return Opened(read_into_memory(path), error=as_os_error(error))
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # the latter: a name in its schema
        log.warning("the database %s is damaged: %s", path, error)
        return _begin_anew(path)
    except OSError as error:
        return Opened(read_into_memory(path), error=error)


def open_again(path: Path) -> sqlite3.Connection | None:
    """The database at `path`, which could not be used before, if it can be now; never raises, nor waits."""
    with suppress(sqlite3.Error, UnicodeDecodeError, LaterVersionError, OSError):
        return _opened_with_care(path, 0)
    return None


def _opened_with_care(path: Path, patience: float) -> sqlite3.Connection:
    """Open it; what looks like damage is looked at once more, for a disk that fails looks like it too.

    Raises:
        sqlite3.OperationalError, OSError: it cannot be used now.
        LaterVersionError: it is of a later version.
        sqlite3.DatabaseError, UnicodeDecodeError: it is damaged.
    """
    try:
        _look_at(path)
        return _opened(path, patience)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        _look_at(path)
        _read_through(path)
        return _opened(path, patience)


def _begin_anew(path: Path) -> Opened:
    """Set a damaged database aside, with what was not written into it yet, and make an empty one."""
    aside = set_aside(path)
    if aside is not None:
        for ending in ("-wal", "-shm"):  # they belong to the damaged file
            with suppress(OSError):
                _beside(path, ending).rename(_beside(aside, ending))
    try:
        return Opened(_opened(path, _PATIENCE_S), damaged=True, set_aside=aside)
    except (sqlite3.Error, LaterVersionError, UnicodeDecodeError, OSError) as error:
        return Opened(new_in_memory(), True, aside, as_os_error(error))


def _look_at(path: Path) -> None:
    """Look at the file before SQLite does, which would tidy up beside a damaged one.

    Raises:
        sqlite3.DatabaseError: it can be no database.
        OSError: it cannot be read.
    """
    if path.is_dir():
        raise sqlite3.DatabaseError("it is a folder")
    with suppress(FileNotFoundError), path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise sqlite3.DatabaseError("it does not begin like one")


def _read_through(path: Path) -> None:
    """Read all of a file, by the call that SQLite uses.

    Raises:
        OSError: the disk does not let it.
    """
    for file in (path, _beside(path, "-wal")):
        with suppress(FileNotFoundError), file.open("rb") as opened:
            size = opened.seek(0, os.SEEK_END)
            for offset in range(0, size, _PART):
                _read_part(opened, offset)


def _read_part(file: BinaryIO, offset: int) -> None:
    if hasattr(os, "pread"):  # not on Windows
        os.pread(file.fileno(), _PART, offset)
    else:
        file.seek(offset)
        file.read(_PART)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def fetch(connection: sqlite3.Connection, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
    """All rows that a query finds.

    Raises:
        OSError: they cannot be read.
    """
    try:
        return connection.execute(query, values).fetchall()
    except sqlite3.Error as error:
        raise as_os_error(error) from error


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


def as_os_error(error: Exception) -> OSError:
    """The error of the system behind one of SQLite, as well as it can be told."""
    if isinstance(error, OSError):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    number = {
        sqlite3.SQLITE_FULL: errno.ENOSPC,
        sqlite3.SQLITE_READONLY: errno.EROFS,
        sqlite3.SQLITE_CANTOPEN: errno.EACCES,
        sqlite3.SQLITE_PERM: errno.EACCES,
        sqlite3.SQLITE_BUSY: errno.EBUSY,
        sqlite3.SQLITE_LOCKED: errno.EBUSY,
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


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists()
    try:
        return _connected(path, patience)
    except BaseException:
        if is_new:
            _remove_empty(path)
        raise


def _remove_empty(path: Path) -> None:
    """Remove what is left of a database that could not be made: at the next start it would look damaged."""
    with suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


def _connected(path: Path, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=patience)
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        refuse_later(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _check(connection)
        migrate(connection)
        check_tables(connection)
        connection.execute(f"PRAGMA busy_timeout = {_PATIENCE_LATER_MS}")
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Let SQLite read all of it.

    Raises:
        OSError: the disk did not let it, of which the check tells as if that were damage.
        sqlite3.DatabaseError: it is damaged.
    """
    said = "\n".join(str(line) for (line,) in connection.execute("PRAGMA integrity_check"))
    codes = [int(code) & 0xFF for code in re.findall(r"error code=(\d+)", said)]
    if sqlite3.SQLITE_IOERR in codes:
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    if said != "ok":
        raise sqlite3.DatabaseError(said)
