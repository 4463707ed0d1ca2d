"""Where things are in the window: asked of the same program in one of the same size, without a screen."""

from __future__ import annotations

import json
import subprocess
import sys

Point = tuple[int, int]
"""Pixels to the right and down from the upper left corner of the window."""


def places(width: int, height: int, language: str) -> dict[str, Point]:
    """The middles of the cards of the start page, the squares, the pieces in the reserve and the stand.

    Args:
        width: of the window, in pixels.
        height: likewise.
        language: ``en`` or ``zh_CN``.
    """
    return {name: (right, down) for name, right, down in _asked(width, height, language)}


def card_places(width: int, height: int, language: str, deal: int, cells: str) -> list[Point]:
    """The middles of the cells on which the cards of a deal are placed, one after another.

    Args:
        width: of the window, in pixels.
        height: likewise.
        language: ``en`` or ``zh_CN``.
        deal: its number.
        cells: where the cards are placed, with blanks between; the table moves while it locks.
    """
    return [(right, down) for _, right, down in _asked(width, height, language, str(deal), cells)]


def _asked(width: int, height: int, language: str, *deal: str) -> list[tuple[str, int, int]]:
    command = [sys.executable, "-m", "tools.smoke.twin", str(width), str(height), language, *deal]
    done = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE)
    return [(name, right, down) for name, right, down in json.loads(done.stdout)]
