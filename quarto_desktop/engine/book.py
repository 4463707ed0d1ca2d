"""The opening book: exact values of early positions, worked out beforehand.

It knows every position with a piece in hand and up to three on the board, and with lines alone one good reply
to each of them (with four on the board), for there the search would take too long. Positions that symmetries
and traits turn into each other are one.

A book file is a header and then a row of numbers of 32 bits, rising, all little-endian::

    4 bytes   "QBK1"       the format
    4 bytes   "line"       or "bloc": what matches
    4 bytes   count        of positions
    32 bytes  checksum     SHA-256 of what follows
    4 bytes   each         form * 4 + value (0 loss, 1 draw, 2 win for the side that places)
"""

from __future__ import annotations

import hashlib
import logging
import struct
from array import array
from bisect import bisect_left
from collections.abc import Mapping
from pathlib import Path
from sys import byteorder

from quarto_desktop.engine.values import Value
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.shipped import shipped

log = logging.getLogger(__name__)

COMPLETE_TO = 3
"""Every position with so many pieces on the board, or fewer, is in the book."""

DEEPEST = 4
"""No position with more pieces on the board is."""

_FORMAT = b"QBK1"
_HEADER = struct.Struct("<4s4sI32s")
_ROW_BYTES = 4
_WIDTH = 4  # bits of a mask that are left in a packed form


class DamagedBook(Exception):
    """The bytes are no book of the rules asked for; the text says why."""


class Book:
    """Values by canonical form.

    Args:
        rows: packed forms with their values, as in the file.
    """

    def __init__(self, rows: array[int]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def value(self, form: int) -> Value | None:
        """The value of a form (of `Search.form`) to the side that places; None if it is not in the book."""
        packed = pack(form) << 2
        at = bisect_left(self._rows, packed)
        if at == len(self._rows) or self._rows[at] >> 2 != packed >> 2:
            return None
        return Value((self._rows[at] & 3) - 1)

    @classmethod
    def of(cls, values: Mapping[int, Value]) -> Book:
        """A book of these values by form."""
        return cls(array("I", sorted(pack(form) << 2 | value + 1 for form, value in values.items())))

    def to_bytes(self, rules: RuleSet) -> bytes:
        """What a file of this book holds."""
        rows = _little_endian(self._rows).tobytes()
        return _HEADER.pack(_FORMAT, _tag(rules), len(self), hashlib.sha256(rows).digest()) + rows

    @classmethod
    def from_bytes(cls, content: bytes, rules: RuleSet) -> Book:
        """Read what :meth:`to_bytes` made.

        Raises:
            DamagedBook: the content is anything else.
        """
        if len(content) < _HEADER.size:
            raise DamagedBook("it is too short")
        form, tag, count, checksum = _HEADER.unpack_from(content)
        rows = content[_HEADER.size :]
        if form != _FORMAT or tag != _tag(rules):
            raise DamagedBook("it is of another format or for other rules")
        if len(rows) != count * _ROW_BYTES or hashlib.sha256(rows).digest() != checksum:
            raise DamagedBook("its checksum is wrong")
        return cls(_little_endian(array("I", rows)))


def pack(form: int) -> int:
    """A form with at most four pieces on the board in 30 bits: masks of 4 bits instead of 8."""
    packed = form >> 32
    for shift in (24, 16, 8, 0):
        packed = packed << _WIDTH | form >> shift & 15
    return packed


def book_name(rules: RuleSet) -> str:
    """The name of the file in `resources/book/`."""
    return "squares.book" if rules.blocks else "lines.book"


def load_book(rules: RuleSet, path: Path | None = None) -> Book | None:
    """The book of a rule set; None, with a line in the log, if it is missing or damaged.

    Args:
        rules: which patterns match.
        path: the file; the shipped one unless given.
    """
    try:
        file = path or shipped("resources", "book", book_name(rules))
        return Book.from_bytes(file.read_bytes(), rules)
    except (OSError, DamagedBook) as error:
        log.warning("The engine goes on without its opening book: %s", error)
        return None


def _tag(rules: RuleSet) -> bytes:
    return b"bloc" if rules.blocks else b"line"


def _little_endian(rows: array[int]) -> array[int]:
    if byteorder == "big":
        rows = rows[:]
        rows.byteswap()
    return rows
