"""How large words are on a table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontInfo

_LINE = 1.4
"""Height of a line of words, in sizes of the font. (Its own height differs from language to language, and the
table would be laid out anew with each.)"""
_WORDS_GROW_FROM = 700
"""Up to this height of the view, words keep the size of the application's font; in larger ones they grow."""
_SMALLEST = 9


def line_height(font: QFont, size: QSizeF) -> float:
    """Height of a line of words in `font` on a table of `size`, in device-independent pixels."""
    height = QFontInfo(font).pixelSize() * _LINE
    return height * max(1.0, min(size.width() * 0.75, size.height()) / _WORDS_GROW_FROM)


def sized(font: QFont, pixels: float, *, bold: bool = True) -> QFont:
    """`font`, as tall as `pixels`, unless that is too small to be read."""
    made = QFont(font)
    made.setPixelSize(max(_SMALLEST, round(pixels)))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return made
