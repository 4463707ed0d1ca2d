"""How the game ended: the winner, why, what matched, what it teaches, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from quarto_desktop.rules.outcome import Outcome
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts
from quarto_desktop.ui.pastimes.result import PastimeResult
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.labels import label


class ResultPanel(PastimeResult):
    """The winner, the reason and the lesson.

    Signals:
        again_wanted(): play again with the sides swapped.
        new_game_wanted(): choose another game.
        analysis_wanted(): look into what is shown.
        steps_wanted(): step through the game from its beginning.
    """

    again_wanted = Signal()
    new_game_wanted = Signal()
    analysis_wanted = Signal()
    steps_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lesson = label(Role.MUTED, wrap=True)
        self.again_button, self.analyse_button = QPushButton(), QPushButton()
        self.new_button, self.steps_button = QPushButton(), QPushButton()
        self.again_button.clicked.connect(self.again_wanted)
        self.new_button.clicked.connect(self.new_game_wanted)
        self.analyse_button.clicked.connect(self.analysis_wanted)
        self.steps_button.clicked.connect(self.steps_wanted)
        best, others = (self.again_button, self.analyse_button), (self.new_button, self.steps_button)
        self._arrange(self._lesson, buttons=(best, others))
        self.retranslate_ui()

    def show_outcome(self, outcome: Outcome, records: tuple[Record, ...], setup: GameSetup) -> None:
        """Say how the game ended that went as `records` tell."""
        lesson = texts.outcome_lesson(outcome, records, setup)
        self._title.setText(texts.outcome_title(outcome, setup))
        self._reason.setText(texts.outcome_reason(outcome, setup))
        self._lesson.setText(lesson)
        self._lesson.setVisible(bool(lesson))
        self.setAccessibleName(texts.side_by_side((texts.outcome_sentence(outcome, setup), lesson)))

    def retranslate_ui(self) -> None:
        """Set the texts of the buttons in the current language."""
        translate = QCoreApplication.translate
        self.again_button.setText(translate("ResultPanel", "Play again"))
        self.again_button.setToolTip(translate("ResultPanel", "The same game with the sides swapped"))
        self.new_button.setText(translate("ResultPanel", "New game..."))
        self.steps_button.setText(translate("ResultPanel", "Step through"))
        self.steps_button.setToolTip(
            translate("ResultPanel", "Look at the game from its beginning, move by move")
        )
        self.analyse_button.setText(translate("ResultPanel", "Analyse..."))
        self.analyse_button.setToolTip(
            translate("ResultPanel", "What every square and every piece was worth, at the step that is shown")
        )
