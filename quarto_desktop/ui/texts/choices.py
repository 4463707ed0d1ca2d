"""Words for what is chosen by name: rule sets, levels, and the looks and language of the window."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE, RuleSet
from quarto_desktop.session.preferences import AnimationSpeed, LanguageChoice, ThemeChoice
from quarto_desktop.ui.texts.words import Source, translated

_RULES: dict[RuleSet, Source] = {
    FOUR_ALIKE: QT_TRANSLATE_NOOP("Texts", "Four Alike"),
    SQUARE: QT_TRANSLATE_NOOP("Texts", "Four Alike (Square Variant)"),
    CLASSIC: QT_TRANSLATE_NOOP("Texts", "Quarto Classic"),
}
_TAGLINES: dict[RuleSet, Source] = {
    FOUR_ALIKE: QT_TRANSLATE_NOOP("Texts", "You choose the piece. Your opponent has to play it."),
    SQUARE: QT_TRANSLATE_NOOP("Texts", "Lines win, and blocks win too. Keep an eye on the middle."),
    CLASSIC: QT_TRANSLATE_NOOP("Texts", "See it, say it, win it."),
}
_LEVELS: dict[Level, Source] = {
    Level.BEGINNER: QT_TRANSLATE_NOOP("Texts", "Beginner"),
    Level.EASY: QT_TRANSLATE_NOOP("Texts", "Easy"),
    Level.MEDIUM: QT_TRANSLATE_NOOP("Texts", "Medium"),
    Level.HARD: QT_TRANSLATE_NOOP("Texts", "Hard"),
    Level.PERFECT: QT_TRANSLATE_NOOP("Texts", "Perfect"),
}
_THEMES: dict[ThemeChoice, Source] = {
    ThemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Texts", "Same as the system"),
    ThemeChoice.LIGHT: QT_TRANSLATE_NOOP("Texts", "Light"),
    ThemeChoice.DARK: QT_TRANSLATE_NOOP("Texts", "Dark"),
}
_SPEEDS: dict[AnimationSpeed, Source] = {
    AnimationSpeed.SLOW: QT_TRANSLATE_NOOP("Texts", "Slow"),
    AnimationSpeed.NORMAL: QT_TRANSLATE_NOOP("Texts", "Normal"),
    AnimationSpeed.FAST: QT_TRANSLATE_NOOP("Texts", "Fast"),
}
_LANGUAGES = {LanguageChoice.ENGLISH: "English", LanguageChoice.CHINESE: "简体中文"}
"""Each in its own language, so that whoever has lost their way finds it back."""


def rules_name(rules: RuleSet) -> str:
    """The name of a game."""
    return translated(_RULES[rules])


def rules_tagline(rules: RuleSet) -> str:
    """The one line that says what a game is about."""
    return translated(_TAGLINES[rules])


def level_name(level: Level) -> str:
    """The name of one of the computer's levels."""
    return translated(_LEVELS[level])


def theme_name(theme: ThemeChoice) -> str:
    """The colours of the window."""
    return translated(_THEMES[theme])


def speed_name(speed: AnimationSpeed) -> str:
    """How fast pieces move."""
    return translated(_SPEEDS[speed])


def language_name(language: LanguageChoice) -> str:
    """A language in its own words, or "Same as the system" in the current one."""
    return _LANGUAGES.get(language) or translated(_THEMES[ThemeChoice.SYSTEM])
