"""Writing a file so that whoever reads it sees the old text or the new one, never a half."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """Replace the content of `path` by `text` in UTF-8, making its folder if need be.

    The text goes to a temporary file beside the target, is forced to the disk, and takes the target's name in
    one step. A symbolic link stays one: what it points to is replaced.

    Raises:
        OSError: it could not be written; the old content is untouched and no temporary file stays behind.
    """
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".tmp")
    temporary = Path(name)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _force_folder(target.parent)


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
