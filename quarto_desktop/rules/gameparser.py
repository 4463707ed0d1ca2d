"""Reading the text form of a game (rules.md, section 3). One wrong token and nothing is loaded."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from typing import Any, NoReturn

from quarto_desktop.rules.actions import Action
from quarto_desktop.rules.game import IllegalAction, Refusal, apply
from quarto_desktop.rules.gamefile import FORMAT_VERSION, LEVEL_NAMES, TIMER_RANGE, GameRecord
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position, PositionError, PositionProblem
from quarto_desktop.rules.rulesets import parse_rules


class FileProblem(Enum):
    """Why a text is not a game file."""

    TOO_LONG = "too-long"
    """Longer than any game."""
    NOT_UTF8 = "not-utf8"
    NOT_A_GAME = "not-a-game"
    """The first line is not ``[Quarto "1"]``."""
    LATER_VERSION = "later-version"
    BAD_HEADER = "bad-header"
    """A header line that is not ``[Key "value"]``."""
    HEADER_TWICE = "header-twice"
    HEADER_LATE = "header-late"
    """A header line after the first token."""
    NO_RULES = "no-rules"
    BAD_VALUE = "bad-value"
    """A known header with a value it cannot have."""
    UNKNOWN_TOKEN = "unknown-token"
    ILLEGAL_ACTION = "illegal-action"
    """The rules refuse this token here; the error's refusal says why."""


class GameFileError(ValueError):
    """A text that is no game file.

    Attributes:
        problem: why.
        line: the number of the offending line, from 1.
        token: the offending part of it, shortened.
        refusal: with ILLEGAL_ACTION, what the rules say.
        position: with a bad ``Position`` header, what is wrong with it.
    """

    def __init__(
        self,
        problem: FileProblem,
        line: int,
        token: str,
        *,
        refusal: Refusal | None = None,
        position: PositionProblem | None = None,
    ) -> None:
        self.problem = problem
        self.line = line
        self.token = _shortened(token)
        self.refusal = refusal
        self.position = position
        super().__init__(f"line {line}: {self.token}: {(refusal or problem).value}")


LONGEST_SOURCE = 1 << 18
"""Characters (or bytes) that are read at most. A game takes some hundred; what is longer only takes time."""


def parse_game(source: str | bytes) -> GameRecord:
    """Read a game and replay it.

    Args:
        source: the text, or the bytes of a file; byte-order mark, CRLF, trailing blanks, lower case are fine.
            At most :data:`LONGEST_SOURCE` long.

    Raises:
        GameFileError: it is not a legal game from its first line to its last token.
    """
    headers, tokens = _split(_decoded(source))
    record = _record(headers)
    return replace(record, actions=tuple(_played(record, tokens)))


@dataclass(frozen=True)
class _Word:
    line: int
    text: str


@dataclass(frozen=True)
class _Header:
    line: int
    key: str
    value: str


_HEADER = re.compile(r'\[\s*([^\s"\[\]]+)\s+"((?:[^"\\]|\\["\\])*)"\s*\]\s*(?:;.*)?')
_ESCAPE = re.compile(r'\\(["\\])')
_LINE_END = re.compile(r"\r\n|\r|\n")
_LONGEST_SHOWN = 40


def _shortened(token: str) -> str:
    shown = "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in token[:_LONGEST_SHOWN]
    )
    return shown if len(token) <= _LONGEST_SHOWN else shown + "..."


def _decoded(source: str | bytes) -> str:
    if len(source) > LONGEST_SOURCE:
        _refuse_length(source)
    if isinstance(source, str):
        return source.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        raise GameFileError(FileProblem.NOT_UTF8, line, f"byte 0x{source[error.start]:02X}") from error


def _refuse_length(source: str | bytes) -> NoReturn:
    """Say what is wrong: rubbish for what it is, and only what might be a game for its length."""
    head = source[:_LONGEST_SHOWN]
    text = head if isinstance(head, str) else head.decode("utf-8", "replace")
    if not text.lstrip("\ufeff").lstrip().startswith(("[", ";")):
        raise GameFileError(FileProblem.NOT_A_GAME, 1, text.split()[0] if text.split() else "")
    raise GameFileError(FileProblem.TOO_LONG, 1, text)


def _split(text: str) -> tuple[list[_Header], list[_Word]]:
    """The header lines and the tokens of a text, with their line numbers."""
    headers: list[_Header] = []
    keys: set[str] = set()
    tokens: list[_Word] = []
    for number, raw in enumerate(_LINE_END.split(text), start=1):
        line = raw.strip()
        if line.startswith("["):
            if tokens:
                raise GameFileError(FileProblem.HEADER_LATE, number, line)
            headers.append(_header(number, line, keys))
            keys.add(headers[-1].key.casefold())
        else:
            words = line.partition(";")[0].split()
            if words and not headers:
                raise GameFileError(FileProblem.NOT_A_GAME, number, words[0])
            tokens += [_Word(number, word) for word in words]
    if not headers:
        raise GameFileError(FileProblem.NOT_A_GAME, 1, "")
    return headers, tokens


def _header(number: int, line: str, before: set[str]) -> _Header:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise GameFileError(FileProblem.BAD_HEADER if before else FileProblem.NOT_A_GAME, number, line)
    header = _Header(number, found[1], _ESCAPE.sub(r"\1", found[2]))
    key = header.key.casefold()
    if not before and key != "quarto":
        raise GameFileError(FileProblem.NOT_A_GAME, number, line)
    if key == "quarto" and header.value != FORMAT_VERSION and not before:
        newer = header.value.isascii() and header.value.isdecimal() and header.value[0] != "0"
        raise GameFileError(
            FileProblem.LATER_VERSION if newer else FileProblem.BAD_VALUE, number, header.value
        )
    if key in before:
        raise GameFileError(FileProblem.HEADER_TWICE, number, header.key)
    return header


def _played(record: GameRecord, tokens: list[_Word]) -> Iterator[Action]:
    """The action of each token, played on from the start of `record`."""
    state = record.start()
    for word in tokens:
        try:
            action = parse_token(word.text)
        except ValueError as error:
            raise GameFileError(FileProblem.UNKNOWN_TOKEN, word.line, word.text) from error
        try:
            state = apply(state, action).state
        except IllegalAction as error:
            raise GameFileError(
                FileProblem.ILLEGAL_ACTION, word.line, word.text, refusal=error.refusal
            ) from error
        yield action


def _level(text: str) -> str:
    if text.lower() not in LEVEL_NAMES:
        raise ValueError(text)
    return text.lower()


def _timer(text: str) -> int | None:
    if text.lower() == "off":
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 3 and int(text) in TIMER_RANGE):
        raise ValueError(text)
    return int(text)


_FIELDS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "rules": ("rules", parse_rules),
    "first": ("first", str),
    "second": ("second", str),
    "firstlevel": ("first_level", _level),
    "secondlevel": ("second_level", _level),
    "date": ("date", date.fromisoformat),
    "timer": ("timer", _timer),
    "position": ("position", Position.parse),
    "turn": ("turn", lambda text: Side(text.lower())),
}
"""For each known key in lower case: the attribute of the record, and how its value is read."""

_DERIVED = {"quarto", "result"}


def _record(headers: list[_Header]) -> GameRecord:
    values: dict[str, Any] = {}
    others = []
    for header in headers:
        key = header.key.casefold()
        if key in _FIELDS:
            name, read = _FIELDS[key]
            values[name] = _value(header, read)
        elif key not in _DERIVED:
            others.append((header.key, header.value))
    if "rules" not in values:
        raise GameFileError(FileProblem.NO_RULES, headers[0].line, "Rules")
    return GameRecord(others=tuple(others), timer_known="timer" in values, **values)


def _value(header: _Header, read: Callable[[str], Any]) -> Any:
    try:
        return read(header.value)
    except PositionError as error:
        raise GameFileError(
            FileProblem.BAD_VALUE, header.line, header.value, position=error.problem
        ) from error
    except ValueError as error:
        raise GameFileError(FileProblem.BAD_VALUE, header.line, header.value) from error
