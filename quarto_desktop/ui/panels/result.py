"""How the game ended: the winner, why, what matched, what it teaches, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.rules.outcome import Outcome
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label


class ResultPanel(QFrame):
    """The result; it stands beside the board, never over it.

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
        set_role(self, Role.CARD)
        self._title = label(Role.PROMPT, wrap=True)
        self._reason = label(wrap=True)
        self._lesson = label(Role.MUTED, wrap=True)
        self.again_button, self.new_button = QPushButton(), QPushButton()
        self.steps_button, self.analyse_button = QPushButton(), QPushButton()
        set_role(self.again_button, Role.PRIMARY)
        self.again_button.clicked.connect(self.again_wanted)
        self.new_button.clicked.connect(self.new_game_wanted)
        self.analyse_button.clicked.connect(self.analysis_wanted)
        self.steps_button.clicked.connect(self.steps_wanted)
        self._arrange()
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

    def _arrange(self) -> None:
        best, others = QHBoxLayout(), QHBoxLayout()
        best.setSpacing(8)
        best.addWidget(self.again_button, 1)
        best.addWidget(self.analyse_button)
        others.setSpacing(8)
        others.addWidget(self.new_button, 1)
        others.addWidget(self.steps_button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._reason)
        column.addWidget(self._lesson)
        column.addSpacing(4)
        column.addLayout(best)
        column.addLayout(others)
