"""The small tools the other modules build their sentences with.

Fixed words stand in tables as ``QT_TRANSLATE_NOOP("Texts", "...")``, so that the translation tools find them,
and become the current language's words here.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

Source = object
"""What `QT_TRANSLATE_NOOP` returns: the text in English, which PySide declares as a mere object."""

_SIDE_BY_SIDE = QT_TRANSLATE_NOOP("Texts", "{former} {latter}")
_IN_A_ROW = QT_TRANSLATE_NOOP("Texts", "{former}; {latter}")


def translated(source: Source) -> str:
    """The words of the current language for a source text of a table."""
    return QCoreApplication.translate("Texts", str(source))


def side_by_side(parts: Iterable[str]) -> str:
    """Words or sentences one after the other: with a blank between them in English, with none in Chinese."""
    return _joined(parts, _SIDE_BY_SIDE)


def in_a_row(parts: Iterable[str]) -> str:
    """Several equal parts, with semicolons."""
    return _joined(parts, _IN_A_ROW)


def capitalised(text: str) -> str:
    """`text` as it begins a sentence; Chinese has no capital letters and stays as it is."""
    return text[:1].upper() + text[1:]


def _joined(parts: Iterable[str], template: Source) -> str:
    words = [part for part in parts if part]
    pattern = translated(template)
    # The parts may hold braces of their own (names do), so they are only ever arguments.
    return reduce(lambda former, latter: pattern.format(former=former, latter=latter), words) if words else ""
