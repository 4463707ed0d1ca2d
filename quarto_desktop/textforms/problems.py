"""What can be wrong with the text of a game."""

from __future__ import annotations

from enum import Enum


class FileProblem(Enum):
    """Why a text is not a game file."""

    TOO_LONG = "too-long"
    """Longer than any game."""
    NOT_UTF8 = "not-utf8"
    NOT_A_GAME = "not-a-game"
    """The first line does not name the game, as ``[Quarto "1"]`` does."""
    LATER_VERSION = "later-version"
    BAD_HEADER = "bad-header"
    """A header line that is not ``[Key "value"]``."""
    HEADER_TWICE = "header-twice"
    HEADER_LATE = "header-late"
    """A header line after the first token."""
    NO_RULES = "no-rules"
    NO_DEAL = "no-deal"
    """A game of Foursquare that does not name one deal: neither ``Deal`` nor ``Deck``, or both."""
    BAD_VALUE = "bad-value"
    """A known header with a value it cannot have."""
    UNKNOWN_TOKEN = "unknown-token"
    ILLEGAL_ACTION = "illegal-action"
    """The rules refuse this token here."""


_LONGEST_SHOWN = 40


class FileError(ValueError):
    """A text that is no game file.

    Attributes:
        problem: why.
        line: the number of the offending line, from 1.
        token: the offending part of it, shortened and printable.
    """

    def __init__(self, problem: FileProblem, line: int, token: str) -> None:
        self.problem = problem
        self.line = line
        self.token = shortened(token)
        super().__init__(f"line {line}: {self.token}: {problem.value}")


def shortened(token: str) -> str:
    """A part of a foreign text as it may be shown: at most some 40 characters, all of them printable."""
    shown = "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in token[:_LONGEST_SHOWN]
    )
    return shown if len(token) <= _LONGEST_SHOWN else shown + "..."
