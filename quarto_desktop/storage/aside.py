"""Damaged files, and old ones, are set aside under a dated name, never overwritten."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from quarto_desktop.storage.atomic import write_bytes_atomically

_NAMES = 100


def set_aside(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file so that it can still be looked at.

    Args:
        path: the file.
        why: a word for its new name.

    Returns:
        Where it is now; None when it could not be moved.
    """
    target = _free_name(path, why)
    if target is not None:
        with suppress(OSError):
            return path.rename(target)
    return None


def _copy_aside(path: Path) -> Path | None:
    """A copy of a file under such a name; None when it could not be made."""
    target = _free_name(path, "damaged")
    if target is None:
        return None
    try:
        write_bytes_atomically(target, path.read_bytes())
    except OSError:
        return None
    return target


def _free_name(path: Path, why: str) -> Path | None:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(_NAMES):
        suffix = f"-{number}" if number else ""
        target = path.with_name(f"{path.stem}.{why}-{stamp}{suffix}{path.suffix}")
        if not target.exists():
            return target
    return None


class Unread:
    """A file that was found but could not be understood: nothing is ever written over it.

    Args:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_there = False

    def found(self) -> Path | None:
        """There is such a file: set it aside.

        Returns:
            Where it is now; None when it could not be moved, and is in the way of what will be written.
        """
        aside = set_aside(self._path)
        self._is_there = aside is None
        return aside

    def found_in_part(self) -> Path | None:
        """There is such a file, of which a part was understood and goes on in its place: keep a copy.

        Returns:
            Where the copy is; None when none could be made, and the file is in the way.
        """
        aside = _copy_aside(self._path)
        self._is_there = aside is None
        return aside

    def make_way(self) -> None:
        """Something is about to be written, or to be removed.

        Raises:
            OSError: the file is in the way still, and still cannot be moved.
        """
        if self._is_there and self._path.exists() and set_aside(self._path) is None:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))
        self._is_there = False
