"""What is in progress as a small JSON file: read whole or set aside, written whole or not at all."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from quarto_desktop.storage.aside import Unread
from quarto_desktop.storage.atomic import remove_leftovers, write_bytes_atomically

T = TypeVar("T")

_LONGEST_FILE = 1 << 20
"""Bytes that are read at most; a game in progress takes some thousand."""


@dataclass(frozen=True)
class Found(Generic[T]):
    """What came of reading a file.

    Attributes:
        game: the game; None when there is none, or none that can be read.
        damaged: whether a file was there but could not be understood.
        set_aside: where a damaged file is now; None when it could not be moved.
    """

    game: T | None = None
    damaged: bool = False
    set_aside: Path | None = None


class ProgressFile(ABC, Generic[T]):
    """The game in progress at one place; subclasses know what it is.

    Args:
        path: the file, which need not exist.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._unread = Unread(path)

    def load(self) -> Found[T]:
        """Read the game. Never raises."""
        remove_leftovers(self.path)
        try:
            with self.path.open("rb") as file:
                content = file.read(_LONGEST_FILE)
            return Found(self.decode(json.loads(content.decode("utf-8"))))
        except (FileNotFoundError, NotADirectoryError):
            return Found()
        # KeyError, TypeError: a part is missing or of another kind; RecursionError: nothing but brackets
        except (OSError, ValueError, KeyError, TypeError, IndexError, OverflowError, RecursionError):
            return Found(damaged=True, set_aside=self._unread.found())

    def save(self, game: T, *, force: bool = True) -> None:
        """Write the game; `force` as in :func:`write_bytes_atomically`.

        Raises:
            OSError: it could not be written; what was there before is untouched.
        """
        self._unread.make_way()
        text = json.dumps(self.encode(game), ensure_ascii=False, indent=1) + "\n"
        # The name of a file or a player may hold what is no UTF-8; JSON has escapes for that.
        write_bytes_atomically(self.path, text.encode("utf-8", "backslashreplace"), force=force)

    def remove(self) -> None:
        """Forget the game.

        Raises:
            OSError: the file is there and cannot be removed.
        """
        self._unread.make_way()
        self.path.unlink(missing_ok=True)

    @abstractmethod
    def encode(self, game: T) -> dict[str, Any]:
        """The game as a JSON document."""

    @abstractmethod
    def decode(self, document: Any) -> T:
        """The game in a document.

        Raises:
            ValueError, KeyError, TypeError: it is no document of this version with a legal game.
        """


def of_kind(kind: type, value: Any) -> Any:
    """`value`, which must be of this very kind: True is no number.

    Raises:
        ValueError: it is not.
    """
    if type(value) is not kind:
        raise ValueError(value)
    return value


def count(value: Any) -> int:
    """`value`, which must be a whole number, not negative.

    Raises:
        ValueError: it is not.
    """
    if type(value) is not int or value < 0:
        raise ValueError(value)
    return value


def text_or_none(value: Any) -> str | None:
    """`value`, which must be a text or None.

    Raises:
        ValueError: it is not.
    """
    return None if value is None else str(of_kind(str, value))
