"""The language of the window: which translations are installed, and the fonts that draw its glyphs."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.shipped import shipped
from quarto_desktop.ui.fonts import simplified_families

log = logging.getLogger(__name__)


def system_language(wanted: Iterable[str] | None = None) -> LanguageChoice:
    """The language we speak that the system's user asks for first; English when it is none of ours.

    Args:
        wanted: language tags such as ``zh-Hant-HK``, best first; those of the system unless given.
    """
    for tag in QLocale.system().uiLanguages() if wanted is None else wanted:
        match tag.replace("_", "-").split("-")[0].lower():
            case "zh":  # also from Taiwan, Hong Kong or Singapore: our Chinese is nearer to them than English
                return LanguageChoice.CHINESE
            case "en":
                return LanguageChoice.ENGLISH
    return LanguageChoice.ENGLISH


class Language(QObject):
    """Makes the application speak a language, and another one while it runs.

    Args:
        application: the application; it owns this object.
    """

    changed = Signal(object)
    """Another language (never SYSTEM) is spoken now; widgets get a LanguageChange event besides."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._system_font = QFont(application.font())
        self._translators: list[QTranslator] = []
        self._spoken: LanguageChoice | None = None

    @property
    def spoken(self) -> LanguageChoice:
        """The language spoken now; English before the first choice."""
        return self._spoken or LanguageChoice.ENGLISH

    def choose(self, choice: LanguageChoice) -> None:
        """Speak what `choice` says from now on.

        When this returns the new words are installed and the LanguageChange events are on their way. A
        translation that is missing is logged, and its words stay English.
        """
        language = system_language() if choice is LanguageChoice.SYSTEM else choice
        if language is self._spoken:
            return
        translators = [translator for path in _files(language) if (translator := _loaded(path, self))]
        for translator in self._translators:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        for translator in translators:
            self._application.installTranslator(translator)
        self._translators = translators
        self._spoken = language
        self._application.setFont(font_for(language, self._system_font))
        self.changed.emit(language)


def font_for(language: LanguageChoice, system_font: QFont) -> QFont:
    """The system's font, with a Simplified Chinese one before it in Chinese and behind it in English."""
    simplified = simplified_families()
    plain = [_real_family(family) for family in system_font.families()]
    plain = [family for family in plain if family not in simplified]
    font = QFont(system_font)
    font.setFamilies([*simplified, *plain] if language is LanguageChoice.CHINESE else [*plain, *simplified])
    return font


def _real_family(family: str) -> str:
    """The font behind a name such as "Sans Serif", which loses against every font that is there by name."""
    is_private = family.startswith(".")  # the system font of macOS answers to no other name
    return family if is_private else QFontInfo(QFont(family)).family()


def _files(language: LanguageChoice) -> list[Path]:
    """The compiled translations to install, Qt's own before ours so that ours win."""
    ours = shipped("translations", f"quarto_{language.value}.qm")
    if language is LanguageChoice.ENGLISH:
        return [ours]  # Qt speaks English by itself
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return [qt / f"qtbase_{language.value}.qm", ours]


def _loaded(path: Path, parent: QObject) -> QTranslator | None:
    translator = QTranslator(parent)
    if translator.load(str(path)):
        return translator
    log.warning("the translation %s is missing: compile it, or install the program again", path)
    translator.deleteLater()
    return None
