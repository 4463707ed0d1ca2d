"""Reading the checklist of facts in `facts.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tests.ui.help.pages import MODES, Page

_CHECKLIST = Path(__file__).with_name("facts.toml")
_QUOTES = str.maketrans("“”", '""')

Words = str | list[str]
"""Words to be found; of a list, any one is enough."""


@dataclass(frozen=True)
class Fact:
    """A fact, the pages that have to tell it, and the words that do so in each language."""

    what: str
    pages: tuple[str, ...]
    words: dict[str, list[Words]]

    def missing_from(self, page: Page) -> list[Words]:
        """The words of this fact that `page` lacks."""
        text = page.prose.translate(_QUOTES)
        return [words for words in self.words[page.language] if not _found(words, text)]


def _found(words: Words, text: str) -> bool:
    options = [words] if isinstance(words, str) else words
    return any(option.translate(_QUOTES) in text for option in options)


def all_facts() -> tuple[Fact, ...]:
    """The whole checklist, in its order."""
    groups = tomllib.loads(_CHECKLIST.read_text(encoding="utf-8"))
    return tuple(
        Fact(f"{group}: {one.pop('fact')}", tuple(one.pop("pages", MODES)), one)
        for group, entries in groups.items()
        for one in entries
    )
