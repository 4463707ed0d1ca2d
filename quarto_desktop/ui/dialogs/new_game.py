"""New Game: everything that can be chosen before a game, with the last choices of each rule set filled in."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.session.setup import GameChoices
from quarto_desktop.ui.dialogs.choices_dialog import ChoicesDialog


class NewGameDialog(ChoicesDialog):
    """Asks what to play.

    Signals:
        chosen(GameChoices): a game with these choices shall begin; the dialog closes itself.
    """

    chosen = Signal(object)

    def __init__(self, preferences: Preferences, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(preferences.choices_for(rules), parent)
        self._choices = {one.rules: one for one in preferences.choices}
        self.form.rules_chosen.connect(self._show_rules)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(QCoreApplication.translate("NewGameDialog", "New Game"))
        self.set_button_words(
            QCoreApplication.translate("NewGameDialog", "Start"),
            QCoreApplication.translate("NewGameDialog", "Cancel"),
        )
        super().retranslate_ui()

    def accept(self) -> None:
        """Begin the game."""
        self.chosen.emit(self.form.choices())
        super().accept()

    def _show_rules(self, rules: RuleSet) -> None:
        """Keep the choices of the former rules and show those of these; names stay."""
        now = self.form.choices()
        former = replace(now, rules=self.shown_rules)
        self._choices[former.rules] = former
        known = self._choices.get(rules, GameChoices.default(rules))
        self.show_choices(replace(known, name_one=now.name_one, name_two=now.name_two))
