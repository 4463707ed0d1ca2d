"""The pages of the help as they lie in the resources: one Markdown file for each topic and language."""

from __future__ import annotations

import re
from dataclasses import dataclass

from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.shipped import shipped

FOURSQUARE = "foursquare"
USING_THE_APP = "using-the-app"
TOPICS: tuple[str, ...] = (*(rules.name for rules in RULE_SETS), FOURSQUARE, USING_THE_APP)
"""The topics in the order of the contents; a game's topic has the name of its rule set."""

_IMAGE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_TABLE_RULE = re.compile(r"^[|\-: ]+$", re.MULTILINE)
_LINE_START = re.compile(r"^(?:#+ |> |[-*] |\d+\. )", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """What stands under one heading of the second level, as plain text."""

    title: str
    text: str


@dataclass(frozen=True)
class Page:
    """One page of the help.

    Attributes:
        topic: what it is about, one of :data:`TOPICS`.
        title: its heading.
        source: the Markdown.
        intro: what stands before the first section, as plain text.
        sections: its sections, in order.
    """

    topic: str
    title: str
    source: str
    intro: str
    sections: tuple[Section, ...]


def load_page(language: str, topic: str) -> Page:
    """Read a page.

    Args:
        language: ``en`` or ``zh_CN``.
        topic: one of :data:`TOPICS`.

    Raises:
        OSError: there is no such page.
        UnicodeDecodeError: its file is damaged.
    """
    source = shipped("resources", "help", language, f"{topic}.md").read_text(encoding="utf-8")
    head, *parts = re.split(r"^## ", source, flags=re.MULTILINE)
    title, _, intro = head.removeprefix("# ").partition("\n")
    return Page(topic, title.strip(), source, plain(intro), tuple(_section(part) for part in parts))


def plain(markdown: str) -> str:
    """The words of some Markdown as they are read on the screen, in one line."""
    text = _LINK.sub(r"\1", _IMAGE.sub(r"\1", markdown))
    text = _LINE_START.sub("", _TABLE_RULE.sub("", text))
    return " ".join(re.sub(r"[*`|]", " " if "|" in text else "", text).split())


def _section(part: str) -> Section:
    title, _, text = part.partition("\n")
    return Section(plain(title), plain(text))
