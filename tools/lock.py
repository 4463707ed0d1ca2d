"""A lock between processes, held on a file and released by the system even if its holder is killed."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        while True:
            try:
                return msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:  # somebody else holds it
                time.sleep(0.2)

else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock on the file at `path`, waiting for it as long as it takes. The file stays."""
    with path.open("a") as file:  # closing it lets go of the lock
        _take(file)
        yield
