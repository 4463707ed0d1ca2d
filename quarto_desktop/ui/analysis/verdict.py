"""What the analysis says: what must be done, what that is worth, and how many actions are worth what."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from quarto_desktop.controllers.analysis import AnalysisController, Stage
from quarto_desktop.engine.values import Value
from quarto_desktop.session.study import Study
from quarto_desktop.ui import texts
from quarto_desktop.ui.analysis.coins import coin_pixmap
from quarto_desktop.ui.analysis.progress import AnalysisProgress
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.labels import label

_COIN = 26
_LINES, _LINE = 2, 1.45 * 1.4
"""Room for the verdict, so that little moves when it comes; the height of a line in sizes of plain text."""


class VerdictPanel(QWidget):
    """Shows what is known of a position.

    Args:
        analysis: finds out what everything is worth.
        colours: the palette of the coins.
        parent: the dialog.

    Signals:
        told(str): something worth saying aloud has become known.

    Attributes:
        progress: how far it has come.
    """

    told = Signal(str)

    def __init__(
        self, analysis: AnalysisController, colours: TablePalette, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._analysis, self._colours = analysis, colours
        self._study: Study | None = None
        self._said = ""
        self._rules, self._question = label(Role.LABEL), label(wrap=True)
        self._verdict = label(Role.PROMPT, wrap=True)
        self._coins = {value: QLabel() for value in reversed(Value)}
        self._counts = {value: label() for value in reversed(Value)}
        self.progress = AnalysisProgress(analysis)
        self.progress.late.connect(self.show_values)
        self._arrange()

    @property
    def words(self) -> str:
        """Everything that can be read here now."""
        shown = (self._rules, self._question, self._verdict, *self._counts.values())
        parts = (*(one.text() for one in shown if not one.isHidden()), self.progress.text)
        return " ".join(part for part in parts if part)

    def show_study(self, study: Study) -> None:
        """Show what is known where one stands in a study."""
        self._study, self._said = study, ""
        self.progress.show_study(study)
        self.show_values()

    def show_values(self) -> None:
        """Show what is known by now."""
        study = self._study
        if study is None:
            return
        self._rules.setText(texts.rules_name(study.rules))
        self._question.setText("" if study.is_at_end else texts.study_sentence(study))
        self._question.setHidden(study.is_at_end)
        verdict = texts.verdict_sentence(study, self._analysis.values)
        self._show_counts(at_end=study.is_at_end)
        self.progress.show_progress()
        not_yet = "" if self.progress.isHidden() else texts.not_known_yet()
        self._verdict.setText(verdict or not_yet)
        self._tell(study, verdict)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self._paint_coins()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.progress.retranslate_ui()
        self._paint_coins()
        self.show_values()

    def _show_counts(self, *, at_end: bool) -> None:
        found = list(self._analysis.values.values())
        for value, words in self._counts.items():
            words.setText(texts.count_words(value, found.count(value)))
            words.setHidden(at_end)
            self._coins[value].setHidden(at_end)

    def _tell(self, study: Study, verdict: str) -> None:
        """Say the verdict once, when everything is known or nothing is left to find out."""
        stage, words = self._analysis.stage, ""
        if stage is Stage.FINISHED or study.is_at_end:
            words = texts.summary_sentence(verdict, self._analysis.values)
        elif stage is Stage.FAILED:
            words = texts.analysis_progress_sentence(stage, 0, 0)
        if words and words != self._said:
            self._said = words
            self.told.emit(words)

    def _paint_coins(self) -> None:
        for value, coin in self._coins.items():
            coin.setPixmap(coin_pixmap(value, _COIN, self.devicePixelRatioF(), self._colours))

    def _arrange(self) -> None:
        line = QFontInfo(self.font()).pixelSize() * _LINE
        self._verdict.setMinimumHeight(round(_LINES * line))
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self._rules, self._question, self._verdict):
            column.addWidget(widget)
        column.addLayout(self._counts_row())
        column.addWidget(self.progress)

    def _counts_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        for value, coin in self._coins.items():
            coin.setFixedSize(QSize(_COIN, _COIN))
            row.addWidget(coin)
            row.addWidget(self._counts[value])
            row.addSpacing(6)
        row.addStretch(1)
        return row
