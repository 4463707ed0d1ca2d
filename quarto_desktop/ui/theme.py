"""Light, dark or as the system has it: the colours of the whole application, changed while it runs."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from quarto_desktop.session.preferences import ThemeChoice
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette, blend
from quarto_desktop.ui.stylesheet import style_sheet

SMALLEST_TEXT = 10.0
"""Plain text is never smaller than this, in points."""


_SCHEMES = {ThemeChoice.LIGHT: Qt.ColorScheme.Light, ThemeChoice.DARK: Qt.ColorScheme.Dark}


class Theme(QObject):
    """Dresses the application and tells everybody who paints for themselves.

    Signals:
        changed(TablePalette): other colours are worn now.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._choice = ThemeChoice.SYSTEM
        self._system = application.styleHints().colorScheme()
        self._colours = LIGHT
        application.setStyle("Fusion")
        self._wear(self._wanted())
        application.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    @property
    def colours(self) -> TablePalette:
        """The palette worn now."""
        return self._colours

    @property
    def choice(self) -> ThemeChoice:
        """What the player asked for."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Wear what `choice` says from now on."""
        self._choice = choice
        hints = self._application.styleHints()  # told as well, so that window frames and native dialogs agree
        if choice is ThemeChoice.SYSTEM:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(_SCHEMES[choice])
        self._wear_what_is_wanted()

    def refresh(self) -> None:
        """Dress again: the font of the application has changed, and the sizes with it."""
        self._wear(self._colours)

    def _on_system_changed(self, scheme: Qt.ColorScheme) -> None:
        self._system = scheme
        self._wear_what_is_wanted()

    def _wear_what_is_wanted(self) -> None:
        wanted = self._wanted()
        if wanted is not self._colours:
            self._wear(wanted)
            self.changed.emit(wanted)

    def _wanted(self) -> TablePalette:
        if self._choice is ThemeChoice.SYSTEM:
            return DARK if self._system is Qt.ColorScheme.Dark else LIGHT
        return DARK if self._choice is ThemeChoice.DARK else LIGHT

    def _wear(self, colours: TablePalette) -> None:
        self._colours = colours
        self._application.setPalette(_qt_palette(colours))
        base = max(SMALLEST_TEXT, self._application.font().pointSizeF())
        self._application.setStyleSheet(style_sheet(colours, base))


def _qt_palette(colours: TablePalette) -> QPalette:
    """The palette for everything the style sheet does not name."""
    palette = QPalette(colours.surface, colours.window)
    role = QPalette.ColorRole
    for name, colour in {
        role.Window: colours.window,
        role.WindowText: colours.text,
        role.Base: colours.surface,
        role.AlternateBase: blend(colours.surface, colours.window, 0.5),
        role.Text: colours.text,
        role.Button: colours.surface,
        role.ButtonText: colours.text,
        role.ToolTipBase: colours.surface,
        role.ToolTipText: colours.text,
        role.PlaceholderText: colours.text_muted,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.text_on_accent,
        role.Link: colours.accent,
        role.LinkVisited: colours.accent,
        role.Accent: colours.accent,
    }.items():
        palette.setColor(name, colour)
    faint = blend(colours.text_muted, colours.surface, 0.45)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, faint)
    return palette
