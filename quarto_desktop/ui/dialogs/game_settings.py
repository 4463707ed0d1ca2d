"""Game Settings: the choices of the game at hand, changed while it is played."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.session.setup import GameChoices, GameSetup
from quarto_desktop.ui.dialogs.choices_dialog import ChoicesDialog


class GameSettingsDialog(ChoicesDialog):
    """Changes the players, the timer and the help of the game at hand; other rules mean another game.

    Signals:
        setup_chosen(GameSetup): the game at hand goes on with this setup.
        game_chosen(GameChoices): a new game under other rules is wanted.
    """

    setup_chosen = Signal(object)
    game_chosen = Signal(object)

    def __init__(self, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(GameChoices.of(setup), parent)
        self._setup = setup
        self.form.set_settled_sides()
        self.form.changed.connect(self.retranslate_ui)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("GameSettingsDialog", "Game Settings"))
        if self._wants_other_rules():
            accept = translate("GameSettingsDialog", "New game")
            remark = translate("GameSettingsDialog", "Other rules start a new game.")
        else:
            accept = translate("GameSettingsDialog", "Apply")
            remark = translate("GameSettingsDialog", "Changes count from the next move on.")
        self.set_button_words(accept, translate("GameSettingsDialog", "Cancel"))
        self.remark.setText(remark)
        super().retranslate_ui()

    def accept(self) -> None:
        """Change the game, or ask for another one."""
        choices = self.form.choices()
        if self._wants_other_rules():
            self.game_chosen.emit(choices)
        else:
            self.setup_chosen.emit(choices.setup(Random(0)))  # nothing is left to chance here
        super().accept()

    def _wants_other_rules(self) -> bool:
        return self.form.choices().rules != self._setup.rules
