"""Preferences: language, colours, motion and how pieces are given. Everything takes effect at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.session.preferences import AnimationSpeed, LanguageChoice, ThemeChoice
from quarto_desktop.ui import preference_words, texts
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.form import FormGroup, FormRow
from quarto_desktop.ui.widgets.scrolling import ScrollingPage
from quarto_desktop.ui.widgets.segments import Segments

COMPUTER_PAUSES = (0.0, 0.4, 0.8, 1.5, 3.0)
"""The pauses on offer, in seconds."""


class PreferencesDialog(Dialog):
    """Shows the preferences and changes them as they are clicked."""

    def __init__(self, settings: SettingsController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._controls: dict[str, Segments[Any]] = {
            "language": Segments(tuple(LanguageChoice)),
            "theme": Segments(tuple(ThemeChoice)),
            "resume_at_once": Segments((False, True)),
            "animation_speed": Segments(tuple(AnimationSpeed)),
            "reduce_motion": Segments((False, True)),
            "computer_pause": Segments(COMPUTER_PAUSES),
            "one_click_give": Segments((False, True)),
            "show_coordinates": Segments((False, True)),
            "foursquare_live": Segments((False, True)),
        }
        self._rows = {name: FormRow(control, explained=True) for name, control in self._controls.items()}
        self._close = QPushButton()
        self._arrange()
        self._show_values()
        for name, control in self._controls.items():
            control.chosen.connect(lambda value, name=name: settings.change(**{name: value}))
        settings.changed.connect(self._show_values)
        self._close.clicked.connect(self.accept)
        self.retranslate_ui()

    def control(self, name: str) -> Segments[Any]:
        """The control of the preference called `name`."""
        return self._controls[name]

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("PreferencesDialog", "Preferences"))
        self._close.setText(translate("PreferencesDialog", "Close"))
        self._window_group.set_heading(translate("PreferencesDialog", "Window"))
        self._table_group.set_heading(translate("PreferencesDialog", "Table"))
        self._write_controls()
        for name, (title, explanation) in preference_words.rows().items():
            self._rows[name].set_words(title, explanation)

    def sizeHint(self) -> QSize:
        """Room for the whole form, if the screen has it."""
        return self.roomy(super().sizeHint())

    def _write_controls(self) -> None:
        self._controls["language"].set_words(
            {choice: texts.language_name(choice) for choice in LanguageChoice}
        )
        self._controls["theme"].set_words({choice: texts.theme_name(choice) for choice in ThemeChoice})
        self._controls["animation_speed"].set_words(
            {speed: texts.speed_name(speed) for speed in AnimationSpeed}
        )
        self._controls["computer_pause"].set_words(preference_words.pauses(COMPUTER_PAUSES))
        self._controls["one_click_give"].set_words(preference_words.ways_to_give())
        self._controls["resume_at_once"].set_words(preference_words.ways_to_resume())
        for name in ("reduce_motion", "show_coordinates", "foursquare_live"):
            self._controls[name].set_words(preference_words.off_and_on())

    def _show_values(self) -> None:
        preferences = self._settings.preferences
        for name, control in self._controls.items():
            value = getattr(preferences, name)
            if name == "computer_pause":
                value = min(COMPUTER_PAUSES, key=lambda pause: abs(pause - preferences.computer_pause))
            control.set_value(value)

    def _arrange(self) -> None:
        rows = self._rows
        self._window_group = FormGroup([rows["language"], rows["theme"], rows["resume_at_once"]])
        table = (
            "animation_speed",
            "reduce_motion",
            "computer_pause",
            "one_click_give",
            "show_coordinates",
            "foursquare_live",
        )
        self._table_group = FormGroup([rows[name] for name in table])
        page = QWidget()
        groups = QVBoxLayout(page)
        groups.setContentsMargins(24, 20, 24, 12)
        groups.setSpacing(22)
        groups.addWidget(self._window_group)
        groups.addWidget(self._table_group)
        groups.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(ScrollingPage(page), 1)
        column.addLayout(self._button_row())

    def _button_row(self) -> QHBoxLayout:
        set_role(self._close, Role.PRIMARY)
        self._close.setDefault(True)
        row = QHBoxLayout()
        row.setContentsMargins(24, 6, 24, 18)
        row.addStretch(1)
        row.addWidget(self._close)
        return row
