"""CHANGELOG.md as data: packages and the metadata of app stores tell the same releases."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent.parent / "CHANGELOG.md"

_HEADING = re.compile(r"^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d\d-\d\d)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Release:
    """One version.

    Attributes:
        version: such as ``0.1.0``.
        day: when it came out; None as long as it has not.
        points: what is new, a sentence or two each, in Markdown.
    """

    version: str
    day: date | None
    points: tuple[str, ...]


def releases(text: str | None = None) -> list[Release]:
    """All releases, the newest first.

    Args:
        text: a changelog; ours unless given.
    """
    parts = _HEADING.split(FILE.read_text(encoding="utf-8") if text is None else text)[1:]
    return [
        Release(version, None if day == "unreleased" else date.fromisoformat(day), _points(body))
        for version, day, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def plain(point: str) -> str:
    """A point without the marks of Markdown."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", point).replace("`", "").replace("*", "")


def _points(body: str) -> tuple[str, ...]:
    items = re.split(r"^- ", body, flags=re.MULTILINE)[1:]
    return tuple(" ".join(item.split()) for item in items)
