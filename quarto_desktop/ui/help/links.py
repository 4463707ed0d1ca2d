"""The links of a page, for the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QTextCursor, QTextDocument

from quarto_desktop.ui.help.typography import blocks, formats


def links(document: QTextDocument) -> list[QTextCursor]:
    """The links of a document in order, each selected."""
    found: list[QTextCursor] = []
    for block in blocks(document):
        for stretch, form in formats(block):
            if form.isAnchor():
                _add(found, stretch)
    return found


def next_link(
    found: Sequence[QTextCursor],
    chosen: QTextCursor,
    is_seen: Callable[[QTextCursor], bool],
    *,
    forward: bool,
) -> QTextCursor | None:
    """The link to go to: the one after the chosen one, or the first; but none that cannot be seen.

    Args:
        found: all links.
        chosen: what is selected now.
        is_seen: whether a link is on the screen.
        forward: whether to go on or back.
    """
    seen = [link for link in found if is_seen(link)]
    ways = seen if forward else seen[::-1]
    spans = [(link.selectionStart(), link.selectionEnd()) for link in ways]
    here = (chosen.selectionStart(), chosen.selectionEnd())
    at = spans.index(here) + 1 if here in spans else 0
    return ways[at] if at < len(ways) else None


def _add(found: list[QTextCursor], stretch: QTextCursor) -> None:
    """Add a stretch of a link, which may go on with the one before it."""
    if found and found[-1].selectionEnd() == stretch.selectionStart():
        found[-1].setPosition(stretch.selectionEnd(), QTextCursor.MoveMode.KeepAnchor)
    else:
        found.append(stretch)
