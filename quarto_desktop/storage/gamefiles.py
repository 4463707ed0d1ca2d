"""Game files on disk: read no further than a game can be long, written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from quarto_desktop.rules.gameparser import LONGEST_SOURCE
from quarto_desktop.storage.atomic import write_bytes_atomically


def read_game_bytes(path: Path) -> bytes:
    """The content of a file that may hold a game; of a longer one only enough for its parser to refuse it.

    Raises:
        OSError: it cannot be read, or is no ordinary file: a pipe or a device could be waited for forever.
    """
    kind = path.stat().st_mode
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        return file.read(LONGEST_SOURCE + 1)


def write_game(path: Path, text: str) -> None:
    """Replace the content of `path` by the text of a game.

    Half a surrogate pair, which a name may hold and UTF-8 may not, becomes a question mark.

    Raises:
        OSError: it could not be written; what was there before is untouched.
    """
    write_bytes_atomically(path, text.encode("utf-8", "replace"))
