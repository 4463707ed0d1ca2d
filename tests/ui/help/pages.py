"""Reading a help page far enough to test it: headings, paragraphs, diagrams and plain prose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Self
from urllib.parse import parse_qs

from quarto_desktop.rules.pieces import Piece, parse_piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import Square, parse_square
from quarto_desktop.shipped import shipped

LANGUAGES = ("en", "zh_CN")
MODES = ("four-alike", "square", "classic")
FOURSQUARE = "foursquare"
GAMES = (*MODES, FOURSQUARE)
TOPICS = (*GAMES, "using-the-app")
CURIOUS = {"en": "For the curious", "zh_CN": "写给好奇的你"}
"""The one section in which pieces may be written as digits."""

_IMAGE = re.compile(r"^!\[(?P<alt>[^\]]+)\]\((?P<kind>board|foursquare):(?P<spec>\S+)\)$", re.MULTILINE)
_FENCE = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)")
_QUERY_KEYS = {"hand", "mark", "last", "target", "reserve"}


@dataclass(frozen=True)
class Diagram:
    """A board picture: what it says in words, and what it shows."""

    alt: str
    spec: str
    position: Position
    mark: tuple[Square, ...]
    target: tuple[Square, ...]
    last: Square | None
    reserve: tuple[Piece, ...]

    @classmethod
    def parse(cls, alt: str, spec: str) -> Self:
        """Read ``rows?hand=&mark=&last=&target=&reserve=``; raises ValueError for anything else."""
        rows, _, query = spec.partition("?")
        values = {key: value for key, (value,) in parse_qs(query, strict_parsing=bool(query)).items()}
        if not values.keys() <= _QUERY_KEYS:
            raise ValueError(f"unknown keys in {spec}")
        return cls(
            alt,
            spec,
            Position.parse(f"{rows} {values.get('hand', '-')}"),
            _squares(values.get("mark")),
            _squares(values.get("target")),
            parse_square(values["last"]) if "last" in values else None,
            tuple(parse_piece(digit) for digit in values.get("reserve", "")),
        )


def _squares(names: str | None) -> tuple[Square, ...]:
    return tuple(parse_square(name) for name in names.split(",")) if names else ()


def _pictures(body: str, kind: str) -> Iterator[tuple[str, str]]:
    return ((found["alt"], found["spec"]) for found in _IMAGE.finditer(body) if found["kind"] == kind)


@dataclass(frozen=True)
class Section:
    """What stands under one heading of the second level."""

    title: str
    body: str

    @property
    def diagrams(self) -> tuple[Diagram, ...]:
        """Its pictures of boards, in order."""
        return tuple(Diagram.parse(alt, spec) for alt, spec in _pictures(self.body, "board"))

    @property
    def examples(self) -> tuple[tuple[str, str], ...]:
        """Its pictures of Foursquare, in order: what each says in words, and its address."""
        return tuple(_pictures(self.body, FOURSQUARE))


@dataclass(frozen=True)
class Page:
    """One help page in one language."""

    language: str
    topic: str
    source: str

    @cached_property
    def heading_levels(self) -> tuple[int, ...]:
        """The level of every heading, in order."""
        return tuple(len(marks) for marks in re.findall(r"^(#+) \S", self.without_code, re.MULTILINE))

    @cached_property
    def without_code(self) -> str:
        """The source without its fenced sample files."""
        return _FENCE.sub("", self.source)

    @cached_property
    def samples(self) -> tuple[str, ...]:
        """The fenced sample files."""
        return tuple(_FENCE.findall(self.source))

    @cached_property
    def intro(self) -> str:
        """Title and tagline."""
        return self.source.split("\n## ", 1)[0]

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections under headings of the second level."""
        parts = self.source.split("\n## ")[1:]
        return tuple(Section(*part.split("\n", 1)) for part in parts)

    @cached_property
    def diagrams(self) -> tuple[Diagram, ...]:
        """All pictures of boards on the page, in order."""
        return tuple(diagram for section in self.sections for diagram in section.diagrams)

    @cached_property
    def examples(self) -> tuple[tuple[str, str], ...]:
        """All pictures of Foursquare on the page, in order, each with its words before its address."""
        return tuple(example for section in self.sections for example in section.examples)

    @cached_property
    def captions(self) -> tuple[str, ...]:
        """What the pictures of the page say in words, in order."""
        return tuple(found["alt"] for found in _IMAGE.finditer(self.source))

    @cached_property
    def links(self) -> tuple[str, ...]:
        """Where the links of the page lead."""
        return tuple(target for _, target in _LINK.findall(self.source))

    @cached_property
    def paragraphs(self) -> tuple[str, ...]:
        """What a reader reads, piece by piece: no samples, and pictures only by their words."""
        return tuple(part.strip() for part in re.split(r"\n\s*\n", _read(self.without_code)) if part.strip())

    @cached_property
    def prose(self) -> str:
        """The page as it is read, without emphasis and without the section for the curious."""
        source = self.source.split(f"\n## {CURIOUS[self.language]}\n")[0]
        return plain(source)


def _read(source: str) -> str:
    return _LINK.sub(r"\1", _IMAGE.sub(lambda found: found["alt"], source))


def plain(source: str) -> str:
    """The words of some Markdown: pictures by their descriptions, links by their texts, no emphasis."""
    return re.sub(r"[*`]", "", _read(source))


@cache
def page(language: str, topic: str) -> Page:
    """The help page on a topic."""
    text = shipped("resources", "help", language, f"{topic}.md").read_text(encoding="utf-8")
    return Page(language, topic, text)
