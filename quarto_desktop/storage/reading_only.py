"""A database that cannot be written, read into memory as far as it can be read."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from quarto_desktop.storage.schema import LaterVersionError, check_tables, migrate, new_in_memory

log = logging.getLogger(__name__)

_WAYS = ("mode=ro", "mode=ro&immutable=1")
"""Immutable: where not even the little files beside it can be made, it is read as if nobody wrote it."""


def read_into_memory(path: Path) -> sqlite3.Connection:
    """A database in memory that holds what that at `path` holds, or is empty. Never raises."""
    for way in _WAYS:
        try:
            return _copy(f"{path.absolute().as_uri()}?{way}")
        except (sqlite3.Error, LaterVersionError, UnicodeDecodeError, OSError, ValueError) as error:
            log.info("the database %s cannot be read with %s: %s", path, way, error)
    return new_in_memory()


def _copy(address: str) -> sqlite3.Connection:
    memory = sqlite3.connect(":memory:", isolation_level=None)
    try:
        # No wait and no copying page by page: whoever holds it may hold it for long.
        with closing(sqlite3.connect(address, uri=True, timeout=0, isolation_level=None)) as file:
            version = file.execute("PRAGMA user_version").fetchone()[0]
            memory.executescript("\n".join(file.iterdump()))
        memory.execute(f"PRAGMA user_version = {version}")
        migrate(memory)
        check_tables(memory)
    except BaseException:
        memory.close()
        raise
    return memory
