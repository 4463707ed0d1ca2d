"""What stays in memory from one question to the next: the books, and one table of known positions.

One table is enough for one game, and two would be too large; so asking about other rules begins a new one.
"""

from __future__ import annotations

from functools import cache, lru_cache

from quarto_desktop.engine.book import Book, load_book
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.parallel import Team
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE, RuleSet


def warm_team(rules: RuleSet) -> Team:
    """New solvers, one for each core, that know what has been found out under these rules."""
    return Team(rules, memory=_memory(rules.blocks), book=book_of(rules))


def book_of(rules: RuleSet) -> Book | None:
    """The opening book, read once; None, with a line in the log, if it is missing or damaged."""
    return _book(rules.blocks)


def forget() -> None:
    """Let go of the known positions; whoever thinks now keeps them until then."""
    _memory.cache_clear()


@lru_cache(maxsize=1)
def _memory(_blocks: bool) -> Memory:
    return Memory()


@cache
def _book(blocks: bool) -> Book | None:
    return load_book(SQUARE if blocks else FOUR_ALIKE)
