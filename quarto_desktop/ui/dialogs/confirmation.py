"""Asks before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.dialogs.questions import Question, question_words
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label

__all__ = ["Confirmation", "Question"]

_WIDTH = 420


class Confirmation(Dialog):
    """A question with a button that does it and one that does not, as Esc; Enter does what costs nothing.

    Args:
        question: what is asked.
        parent: the window it opens over.
        words: returns, in the current language, what is asked about: the name of a file, how a game stands.
        can_save: whether the game that would be lost can be saved first.
        is_playing: whether the game that is asked about is being played, and does not merely wait.

    Signals:
        confirmed(): do it.
        save_wanted(): save the game, and then do it.
    """

    confirmed = Signal()
    save_wanted = Signal()

    def __init__(
        self,
        question: Question,
        parent: QWidget | None = None,
        *,
        words: Callable[[], str] = str,
        can_save: bool = False,
        is_playing: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._question, self._what, self._is_playing = question, words, is_playing
        self._heading = label(Role.TITLE, wrap=True)
        self._text = label(Role.MUTED, wrap=True)
        self.yes_button, self.no_button, self.save_button = QPushButton(), QPushButton(), QPushButton()
        self.save_button.setVisible(can_save and question.loses_game)
        self.yes_button.clicked.connect(self.accept)
        self.no_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self._save)
        self._arrange()
        self.retranslate_ui()
        self._default_button.setFocus()

    @property
    def question(self) -> Question:
        """What is asked."""
        return self._question

    @property
    def _default_button(self) -> QPushButton:
        """What Enter does: where something could be lost, nothing."""
        return self.yes_button if self._question.loses_nothing else self.no_button

    def accept(self) -> None:
        """Do it."""
        super().accept()
        self.confirmed.emit()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        heading, text, yes, no = question_words(self._question, self._what(), is_playing=self._is_playing)
        self.setWindowTitle(heading)
        self._heading.setText(heading)
        self._text.setText(text)
        self.yes_button.setText(yes)
        self.no_button.setText(no)
        self.save_button.setText(QCoreApplication.translate("Confirmation", "Save first..."))
        self.setAccessibleDescription(text)

    def _save(self) -> None:
        super().accept()
        self.save_wanted.emit()

    def _arrange(self) -> None:
        self._default_button.setDefault(True)
        set_role(self.yes_button, Role.PRIMARY if self._question.loses_nothing else None)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.no_button)
        buttons.addWidget(self.save_button)
        buttons.addWidget(self.yes_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addSpacing(10)
        column.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)
