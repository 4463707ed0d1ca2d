"""How far an analysis has come, with the button to stop it, to go on or to try again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.analysis import AnalysisController, Stage
from quarto_desktop.controllers.engine_service import empty_squares_to_be_exact
from quarto_desktop.session.study import Study
from quarto_desktop.ui import texts
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label

AT_ONCE_MS = 250
"""What is found out sooner than this needs no progress shown: it would only flicker."""

_OPEN = (Stage.WORKING, Stage.STOPPED, Stage.FAILED)


class AnalysisProgress(QWidget):
    """A bar, words and a button, as long as something is left to find out.

    Args:
        analysis: what is watched and stopped.
        parent: the panel.

    Signals:
        late(): it takes so long that progress is to be shown.

    Attributes:
        button: Stop, Go on or Try again.
    """

    late = Signal()

    def __init__(self, analysis: AnalysisController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._study: Study | None = None
        self._bar, self._words = QProgressBar(), label(Role.MUTED, wrap=True)
        self._note = label(Role.MUTED, wrap=True)
        self.button = QPushButton()
        self.button.clicked.connect(self._on_button)
        self._patience = QTimer(self, singleShot=True, interval=AT_ONCE_MS)
        self._patience.timeout.connect(self.late)
        self._arrange()

    @property
    def text(self) -> str:
        """What can be read here now."""
        shown = (self._words, self._note)
        return "" if self.isHidden() else " ".join(one.text() for one in shown if not one.isHidden())

    def show_study(self, study: Study) -> None:
        """Another position is analysed: show nothing for a moment, it may be known at once."""
        self._study = study
        self._patience.start()
        self.show_progress()

    def show_progress(self) -> None:
        """Show how far it has come by now."""
        stage, known, total = self._analysis.stage, len(self._analysis.values), self._analysis.total
        is_short = stage is Stage.WORKING and self._patience.isActive()
        self.setVisible(stage in _OPEN and not is_short)
        self._bar.setRange(0, max(1, total))
        self._bar.setValue(known)
        self._words.setText(texts.analysis_progress_sentence(stage, known, total))
        set_role(self._words, Role.MESSAGE if stage is Stage.FAILED else Role.MUTED)
        self.button.setText(_button_words(stage))
        self._note.setText(texts.long_wait_sentence())
        self._note.setVisible(self._is_slow)

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self._bar.setAccessibleName(QCoreApplication.translate("Analysis", "How far the analysis is"))
        self.show_progress()

    @property
    def _is_slow(self) -> bool:
        """Whether the engine is not compiled here and much of the board is empty."""
        fast_from = empty_squares_to_be_exact()
        if fast_from is None or self._study is None:
            return False
        return len(self._study.position.empty_squares) > fast_from

    def _on_button(self) -> None:
        if self._analysis.stage is Stage.WORKING:
            self._analysis.stop()
        else:
            self._analysis.go_on()

    def _arrange(self) -> None:
        self._bar.setTextVisible(False)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._words, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._bar)
        column.addLayout(row)
        column.addWidget(self._note)


def _button_words(stage: Stage) -> str:
    translate = QCoreApplication.translate
    match stage:
        case Stage.STOPPED:
            return translate("Analysis", "Go on")
        case Stage.FAILED:
            return translate("Analysis", "Try again")
        case _:
            return translate("Analysis", "Stop")
