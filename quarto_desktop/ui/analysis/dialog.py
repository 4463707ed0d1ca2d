"""The analysis window: the table with what everything is worth, the verdict, and the line tried out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.analysis import AnalysisController
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.session.study import Study
from quarto_desktop.ui import texts
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.analysis.table import AnalysisTable
from quarto_desktop.ui.analysis.trail import Trail
from quarto_desktop.ui.analysis.verdict import VerdictPanel
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.labels import label

_SIZE = QSize(1000, 640)
_PANEL_WIDTH, _WIDEST_PANEL = 290, 400
_SHARES = (3, 1)
"""How table and panel share the width."""


class AnalysisDialog(Dialog):
    """Shows what every action at a position is worth, and goes on from there with a click.

    Args:
        study: where to begin.
        analysis: finds out what everything is worth; it is stopped when the dialog closes.
        colours: the palette worn.
        parent: the window it opens over.

    Signals:
        setup_wanted(RuleSet, Position): offer to play from here.

    Attributes:
        table: board, stand and reserve.
        verdict: what is known.
        trail: what was tried out.
    """

    setup_wanted = Signal(object, object)

    def __init__(
        self,
        study: Study,
        analysis: AnalysisController,
        colours: TablePalette,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._study, self._analysis = study, analysis
        self.table = AnalysisTable(study, colours)
        self.verdict = VerdictPanel(analysis, colours)
        self.trail = Trail()
        self._message = label(Role.MESSAGE, wrap=True)
        self.copy_button, self.play_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        self._arrange()
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self._connect()
        self._show(study)
        self.retranslate_ui()

    @property
    def study(self) -> Study:
        """Where it has led to."""
        return self._study

    @property
    def message(self) -> str:
        """What was said last about something done or refused."""
        return self._message.text()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("Analysis", "Analysis"))
        self.copy_button.setText(translate("Analysis", "Copy position"))
        self.play_button.setText(translate("Analysis", "Play from here..."))
        self.close_button.setText(translate("Analysis", "Close"))
        for part in (self.table, self.verdict, self.trail):
            part.retranslate_ui()
        self._say("")

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.table.set_colours(colours)
        self.verdict.set_colours(colours)

    def sizeHint(self) -> QSize:
        """Room for everything, if the screen has it."""
        return self.roomy(_SIZE)

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard begins on the table."""
        super().showEvent(event)
        if not event.spontaneous():
            self.table.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, and never any other."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(focused := self.focusWidget(), QPushButton):
            focused.click()

    def done(self, result: int) -> None:
        """Stop finding out more when the dialog closes."""
        self._analysis.forget()
        super().done(result)

    def _show(self, study: Study) -> None:
        """Show where the study has led to, and find out what everything is worth there."""
        self._study = study
        self._say("")
        self.table.show_study(study)
        self.trail.show_study(study)
        self.play_button.setEnabled(not study.is_at_end)
        if study.is_at_end:
            self._analysis.forget()
        else:
            self._analysis.begin(study.rules, study.position)
        self.verdict.show_study(study)

    def _on_changed(self) -> None:
        self._study = self._study.knowing(self._analysis.values)
        self.trail.show_study(self._study)
        self.table.show_values(self._analysis.values)
        self.verdict.show_values()

    def _on_wanted(self, action: HalfMove) -> None:
        """Try out what was clicked, or say why that cannot be."""
        why = self._study.refusal(action)
        if self._study.is_at_end:
            self._say(texts.nothing_left_sentence())
        elif why is not None:
            self._say(texts.refusal_sentence(why))
        else:
            self._show(self._study.trying(action, self._analysis.values))

    def _on_standing(self, at: int) -> None:
        if at != self._study.at:
            self._show(self._study.standing(at))

    def _on_game(self) -> None:
        """Back to what was played; the button is gone then, so that the keyboard goes to the table."""
        self._show(self._study.back_in_game())
        self.table.take_keyboard()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._study.position))
        self._say(QCoreApplication.translate("Files", "The position is in the clipboard."))

    def _say(self, sentence: str) -> None:
        self._message.setText(sentence)
        announce(self, sentence)

    def _connect(self) -> None:
        self._analysis.changed.connect(self._on_changed)
        self.table.wanted.connect(self._on_wanted)
        self.trail.wanted.connect(self._on_standing)
        self.trail.game_wanted.connect(self._on_game)
        self.verdict.told.connect(lambda words: announce(self, words))
        self.copy_button.clicked.connect(self._copy)
        self.play_button.clicked.connect(self._on_play)
        self.close_button.clicked.connect(self.reject)

    def _on_play(self) -> None:
        self.setup_wanted.emit(self._study.rules, self._study.position)

    def _arrange(self) -> None:
        panel = QWidget()
        panel.setMinimumWidth(_PANEL_WIDTH)
        panel.setMaximumWidth(_WIDEST_PANEL)
        beside = QVBoxLayout(panel)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(14)
        beside.addWidget(self.verdict)
        beside.addWidget(self.trail, 1)
        halves = QHBoxLayout()
        halves.setSpacing(18)
        halves.addWidget(self.table, _SHARES[0])
        halves.addWidget(panel, _SHARES[1])
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(12)
        column.addLayout(halves, 1)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._message, 1)
        for button in (self.copy_button, self.play_button, self.close_button):
            row.addWidget(button)
        return row
