"""Finding words in the pages of the help."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quarto_desktop.ui.help.pages import Page

_BEFORE, _AFTER = 24, 72
"""Characters of a snippet on either side of where the first word begins."""


@dataclass(frozen=True)
class Hit:
    """A place that has all the words.

    Attributes:
        topic: the page.
        section: the number of the section from 1; 0 for what stands before the first.
        heading: what the place is called.
        snippet: some text around the first word.
    """

    topic: str
    section: int
    heading: str
    snippet: str


def words_of(query: str) -> tuple[str, ...]:
    """The words to look for; all have to be there, in whatever order and case."""
    return tuple(query.casefold().split())


def search(pages: Iterable[Page], query: str) -> tuple[Hit, ...]:
    """The places that have all words of `query`: those with a fitting heading first, then the others."""
    words = words_of(query)
    if not words:
        return ()
    found = [
        (not _has_all(heading, words), Hit(page.topic, number, heading, snippet(text, words)))
        for page in pages
        for number, (heading, text) in enumerate(_places(page))
        if _has_all(f"{heading} {text}", words)
    ]
    return tuple(hit for _, hit in sorted(found, key=lambda pair: pair[0]))


def snippet(text: str, words: tuple[str, ...]) -> str:
    """The part of `text` around the first of `words` in it; its beginning where there is none."""
    folded = text.casefold()
    at = min((folded.find(word) for word in words if word in folded), default=0)
    start, end = _word_start(text, max(0, at - _BEFORE), at), at + _AFTER
    return ("…" if start > 0 else "") + text[start:end].strip() + ("…" if end < len(text) else "")


def _word_start(text: str, start: int, limit: int) -> int:
    """The first beginning of a word at or after `start`, so that no English word is cut, if one comes."""
    blank = text.find(" ", start, limit)
    return start if start == 0 or blank < 0 else blank + 1


def _places(page: Page) -> list[tuple[str, str]]:
    return [(page.title, page.intro), *((section.title, section.text) for section in page.sections)]


def _has_all(text: str, words: tuple[str, ...]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)
