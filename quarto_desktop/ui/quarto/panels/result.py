"""How the game ended: the winner, why, what matched, what it teaches, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from quarto_desktop.rules.outcome import Outcome
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts
from quarto_desktop.ui.pastimes.result import PastimeResult
from quarto_desktop.ui.quarto.panels.prompt import NAME_IN_TITLE
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
        self._titles = ("", "")
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
        title = texts.outcome_title(outcome, setup)
        self._titles = (title, texts.outcome_title(outcome, texts.with_short_names(setup, NAME_IN_TITLE)))
        self._fit_title()
        short = texts.with_short_names(setup)
        for part, shown, whole in (
            (self._reason, texts.outcome_reason(outcome, short), texts.outcome_reason(outcome, setup)),
            (self._lesson, texts.outcome_lesson(outcome, records, short), lesson),
        ):
            part.setText(shown)
            part.setToolTip(whole if shown != whole else "")
        self._lesson.setVisible(bool(lesson))
        self.setAccessibleName(texts.side_by_side((texts.outcome_sentence(outcome, setup), lesson)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A long name may have room in the title, or none."""
        super().resizeEvent(event)
        self._fit_title()

    def _fit_title(self) -> None:
        """Name the winner in full where that fits into one line; there may be no room for more."""
        whole, short = self._titles
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        fits = self._title.fontMetrics().horizontalAdvance(whole) <= room
        self._title.setText(whole if fits else short)
        self._title.setToolTip("" if fits or whole == short else whole)

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
