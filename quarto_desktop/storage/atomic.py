"""Writing a file so that whoever reads it sees the old text or the new one, never a half."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from glob import escape
from pathlib import Path
from secrets import token_hex

_LONGEST_STEM = 40
"""So much of the target's name stands in that of the temporary file, lest that be too long."""

_TRIAL_BYTES = 16_384
"""About as much as a game in progress takes; a full disk may have room for a byte."""

_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def write_atomically(path: Path, text: str) -> None:
    """Replace the content of `path` by `text` in UTF-8, with line feeds, making its folder if need be.

    Raises:
        OSError: it could not be written; the old content is untouched and no temporary file stays behind.
    """
    write_bytes_atomically(path, text.encode("utf-8"))


def write_bytes_atomically(path: Path, content: bytes, *, force: bool = True) -> None:
    """Replace the content of `path`, making its folder if need be.

    The bytes go to a temporary file beside the target, are forced to the disk, and take the target's name in
    one step. A symbolic link stays one: what it points to is replaced. So does who may read and write it.

    Args:
        path: the file.
        content: all that shall be in it.
        force: whether a failure of the power must leave the new content; else it may leave the old one.

    Raises:
        OSError: it could not be written; the old content is untouched and no temporary file stays behind.
    """
    target = _target_of(path)
    _refuse_if_protected(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    temporary = target.parent / f".{target.name[:_LONGEST_STEM]}.{token_hex(4)}.tmp"
    handle = os.open(temporary, _NEW_FILE, 0o666)
    try:
        with open(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(
                file.fileno()
            )  # a new name for bytes that are not on the disk yet could become an empty file
        with suppress(FileNotFoundError):
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    if force:
        _force_folder(target.parent)


def why_not_writable(folder: Path) -> OSError | None:
    """Try to write a small file in a folder, made if need be; what the system says against it, or None."""
    trial = folder / f".{token_hex(4)}.tmp"
    try:
        write_bytes_atomically(trial, b"." * _TRIAL_BYTES, force=False)
        trial.unlink()
    except OSError as error:
        with suppress(OSError):
            trial.unlink()
        return error
    return None


def remove_leftovers(path: Path) -> None:
    """Remove what writing `path` left beside it when it was cut short: half a file at most. Never raises.

    Only for files that nobody else writes at the same time.
    """
    with suppress(OSError):
        for leftover in path.parent.glob(f".{escape(path.name[:_LONGEST_STEM])}.????????.tmp"):
            with suppress(OSError):
                leftover.unlink()


def _target_of(path: Path) -> Path:
    """What `path` leads to through symbolic links."""
    try:
        return path.resolve()
    except RuntimeError as error:  # they lead round in a circle, says Python before 3.13
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from error


def _refuse_if_protected(target: Path) -> None:
    """A new name can be put over a file that must not be written; whoever protected it does not want that."""
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))


def _force_folder(folder: Path) -> None:
    """Ask the disk to remember the new name too; a system that cannot sync a folder does so by itself."""
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
