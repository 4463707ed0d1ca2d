"""Putting the text of a game together from header lines and tokens (rules.md, section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_TOKENS_A_LINE = 16


def put_together(headers: Iterable[tuple[str, str]], tokens: Sequence[str]) -> str:
    """The text of a game, ending in a line feed.

    Args:
        headers: keys and values, the one that names the game first.
        tokens: what was done, in order.
    """
    head = "".join(f'[{key} "{_escape(value)}"]\n' for key, value in headers)
    lines = (" ".join(tokens[at : at + _TOKENS_A_LINE]) for at in range(0, len(tokens), _TOKENS_A_LINE))
    return head + "\n" + "".join(line + "\n" for line in lines)


def _escape(value: str) -> str:
    """`value` on one line, with the two escapes of the format; line ends inside a name become blanks."""
    flat = " ".join(value.splitlines())
    return flat.replace("\\", "\\\\").replace('"', '\\"')
