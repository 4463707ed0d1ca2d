"""What lies above what on the table."""

from __future__ import annotations

from enum import IntEnum


class Layer(IntEnum):
    """Z values of the items, from the table top upwards."""

    WOOD = 0
    OUTLINES = 10
    MARKS = 20
    PIECES = 30
    PREVIEW = 40
    FOCUS = 50
    FLYING = 60
    WORDS = 70
    COVER = 80
