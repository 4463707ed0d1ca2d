"""A game somewhere in a text, as in an exported one that tells it in words first."""

from __future__ import annotations

import re
from collections.abc import Iterable

from quarto_desktop.textforms.reading import LONGEST_SOURCE, Format


def game_after_words(text: str, formats: Iterable[Format]) -> str | None:
    """The game that begins somewhere in a text; its lines keep their numbers.

    Args:
        text: the text. One that is too long for any game is not searched.
        formats: the games that are looked for; the first line of any of them is where the game begins.

    Returns:
        The text with nothing but line ends before the game, or None when none begins there.
    """
    if len(text) > LONGEST_SOURCE:
        return None
    keys = "|".join(re.escape(one.key) for one in formats)
    first_line = re.compile(rf"[\s\ufeff]*\[\s*(?:{keys})\s", re.IGNORECASE)
    lines = text.splitlines()
    begins = (at for at, line in enumerate(lines) if first_line.match(line))
    at = next(begins, None)
    return None if at is None else "\n" * at + "\n".join(lines[at:])
