"""Fonts for Simplified Chinese: the system's own, or, where it has none, ours."""

from __future__ import annotations

import logging

from PySide6.QtGui import QFontDatabase

from quarto_desktop.shipped import shipped

log = logging.getLogger(__name__)

SIMPLIFIED_FAMILIES = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "PingFang SC",
    "Hiragino Sans GB",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "SimHei",
)
"""Fonts with the glyph shapes of Simplified Chinese, best first.

Without one of these by name, Chinese on a desktop of another language is drawn with Japanese shapes.
"""

SHIPPED_FAMILY = "Quarto Sans SC"
"""The name of our own, a part of Noto Sans CJK SC."""

_OTHER_SHAPES = {"JP", "KR", "TC", "HK", "TW"}
"""Words in the names of fonts that have the characters, in the shapes of other places."""


def simplified_families() -> list[str]:
    """The installed families with Simplified Chinese shapes, best first; where there is none, ours."""
    installed = set(QFontDatabase.families())
    known = [family for family in SIMPLIFIED_FAMILIES if family in installed]
    return known or _unknown() or _shipped()


def _unknown() -> list[str]:
    """Fonts we do not know by name, which the system says can write Simplified Chinese."""
    able = QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese)
    return [family for family in able if not _OTHER_SHAPES & set(family.split())]


def _shipped() -> list[str]:
    number = QFontDatabase.addApplicationFont(str(shipped("resources", "fonts", "QuartoSansSC.otf")))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    if not families:
        log.warning("this system has no Chinese font, and ours is missing: install the program again")
    return families
