"""Taking the text of a game apart into header lines and tokens (rules.md, section 3)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

from quarto_desktop.textforms.problems import FileError, FileProblem

LONGEST_SOURCE = 1 << 18
"""Characters (or bytes) that are read at most. A game takes some hundred; what is longer only takes time."""


@dataclass(frozen=True)
class Word:
    """A token and the number of its line, from 1."""

    line: int
    text: str


@dataclass(frozen=True)
class Header:
    """A header line, its escapes resolved."""

    line: int
    key: str
    value: str

    @property
    def folded_key(self) -> str:
        """The key as it is compared: in lower case."""
        return self.key.casefold()


@dataclass(frozen=True)
class Format:
    """How the first line of a game's text must read: ``[Key "version"]``."""

    key: str
    version: str


_HEADER = re.compile(r'\[\s*([^\s"\[\]]+)\s+"((?:[^"\\]|\\["\\])*)"\s*\]\s*(?:;.*)?')
_ESCAPE = re.compile(r'\\(["\\])')
_LINE_END = re.compile(r"\r\n|\r|\n")
_HEAD_LOOKED_AT = 40


def take_apart(source: str | bytes, wanted: Format) -> tuple[tuple[Header, ...], tuple[Word, ...]]:
    """The header lines, the first among them, and the tokens of a text.

    Args:
        source: the text, or the bytes of a file; byte-order mark, CRLF and trailing blanks are fine. At most
            :data:`LONGEST_SOURCE` long.
        wanted: the game and version that the first line must name.

    Raises:
        FileError: the grammar is broken, or the first line is another.
    """
    headers: list[Header] = []
    tokens: list[Word] = []
    for number, raw in enumerate(_LINE_END.split(_decoded(source)), start=1):
        line = raw.strip()
        if line.startswith("["):
            if tokens:
                raise FileError(FileProblem.HEADER_LATE, number, line)
            headers.append(_header(number, line, headers, wanted))
        else:
            tokens += _words(number, line, headers)
    if not headers:
        raise FileError(FileProblem.NOT_A_GAME, 1, "")
    return tuple(headers), tuple(tokens)


def game_named_in(source: str | bytes) -> str | None:
    """The key of the first header line in lower case, such as ``quarto``; None when none can be read."""
    head = source[:LONGEST_SOURCE]
    text = head if isinstance(head, str) else head.decode("utf-8", "replace")
    lines = (line.strip() for line in _LINE_END.split(text.removeprefix("\ufeff")))
    first = next((line for line in lines if line and not line.startswith(";")), "")
    found = _HEADER.fullmatch(first)
    return found[1].casefold() if found else None


def _decoded(source: str | bytes) -> str:
    if len(source) > LONGEST_SOURCE:
        _refuse_length(source)
    if isinstance(source, str):
        return source.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        raise FileError(FileProblem.NOT_UTF8, line, f"0x{source[error.start]:02X}") from error


def _refuse_length(source: str | bytes) -> NoReturn:
    """Say what is wrong: rubbish for what it is, and only what might be a game for its length."""
    head = source[:_HEAD_LOOKED_AT]
    text = head if isinstance(head, str) else head.decode("utf-8", "replace")
    if not text.lstrip("\ufeff").lstrip().startswith(("[", ";")):
        raise FileError(FileProblem.NOT_A_GAME, 1, text.split()[0] if text.split() else "")
    raise FileError(FileProblem.TOO_LONG, 1, text)


def _words(number: int, line: str, headers: list[Header]) -> list[Word]:
    words = line.partition(";")[0].split()
    if words and not headers:
        raise FileError(FileProblem.NOT_A_GAME, number, words[0])
    return [Word(number, word) for word in words]


def _header(number: int, line: str, before: list[Header], wanted: Format) -> Header:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise FileError(FileProblem.BAD_HEADER if before else FileProblem.NOT_A_GAME, number, line)
    header = Header(number, found[1], _ESCAPE.sub(r"\1", found[2]))
    if not before:
        _check_first(header, line, wanted)
    elif any(header.folded_key == other.folded_key for other in before):
        raise FileError(FileProblem.HEADER_TWICE, number, header.key)
    return header


def _check_first(header: Header, line: str, wanted: Format) -> None:
    if header.folded_key != wanted.key.casefold():
        raise FileError(FileProblem.NOT_A_GAME, header.line, line)
    version = header.value
    if version != wanted.version:
        newer = version.isascii() and version.isdecimal() and version[0] != "0"
        problem = FileProblem.LATER_VERSION if newer else FileProblem.BAD_VALUE
        raise FileError(problem, header.line, version)
