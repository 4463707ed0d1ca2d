"""Reading the text form of a game (rules.md, section 3). One wrong token and nothing is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from quarto_desktop.rules.actions import Action
from quarto_desktop.rules.game import IllegalAction, Refusal, apply
from quarto_desktop.rules.gamefile import FORMAT, LEVEL_NAMES, TIMER_RANGE, GameRecord
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position, PositionError, PositionProblem
from quarto_desktop.rules.rulesets import parse_rules
from quarto_desktop.textforms.problems import FileError, FileProblem
from quarto_desktop.textforms.reading import LONGEST_SOURCE, Header, Word, take_apart

__all__ = ["LONGEST_SOURCE", "FileProblem", "GameFileError", "parse_game"]


class GameFileError(FileError):
    """A text that is no game of Quarto.

    Attributes:
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
        super().__init__(problem, line, token)
        self.refusal = refusal
        self.position = position


def parse_game(source: str | bytes) -> GameRecord:
    """Read a game and replay it.

    Args:
        source: the text, or the bytes of a file; byte-order mark, CRLF, trailing blanks, lower case are fine.
            At most :data:`LONGEST_SOURCE` long.

    Raises:
        GameFileError: it is not a legal game from its first line to its last token.
    """
    try:
        headers, tokens = take_apart(source, FORMAT)
    except FileError as error:
        raise GameFileError(error.problem, error.line, error.token) from error
    record = _record(headers)
    return replace(record, actions=tuple(_played(record, tokens)))


def _played(record: GameRecord, tokens: Sequence[Word]) -> Iterator[Action]:
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


def _record(headers: Sequence[Header]) -> GameRecord:
    values: dict[str, Any] = {}
    others = []
    for header in headers:
        key = header.folded_key
        if key in _FIELDS:
            name, read = _FIELDS[key]
            values[name] = _value(header, read)
        elif key not in _DERIVED:
            others.append((header.key, header.value))
    if "rules" not in values:
        raise GameFileError(FileProblem.NO_RULES, headers[0].line, "Rules")
    return GameRecord(others=tuple(others), timer_known="timer" in values, **values)


def _value(header: Header, read: Callable[[str], Any]) -> Any:
    try:
        return read(header.value)
    except PositionError as error:
        raise GameFileError(
            FileProblem.BAD_VALUE, header.line, header.value, position=error.problem
        ) from error
    except ValueError as error:
        raise GameFileError(FileProblem.BAD_VALUE, header.line, header.value) from error
