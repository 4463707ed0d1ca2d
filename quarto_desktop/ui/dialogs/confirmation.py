"""Asks before something that cannot be taken back."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.labels import label

_WIDTH = 420


class Question(Enum):
    """What is asked."""

    RESIGN = "resign"
    NEW_GAME = "new-game"
    LEAVE = "leave"
    CLOSE = "close"
    NEW_DEAL = "new-deal"
    SAME_DEAL = "same-deal"
    PAR = "par"
    FORGET = "forget"


class Confirmation(Dialog):
    """A question with a button that does it and one that does not; Esc does not.

    Signals:
        confirmed(): do it.
    """

    confirmed = Signal()

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._question = question
        self._heading = label(Role.TITLE, wrap=True)
        self._text = label(Role.MUTED, wrap=True)
        self.yes_button, self.no_button = QPushButton(), QPushButton()
        self.yes_button.clicked.connect(self.accept)
        self.no_button.clicked.connect(self.reject)
        self._arrange()
        self.retranslate_ui()
        self.no_button.setFocus()

    @property
    def question(self) -> Question:
        """What is asked."""
        return self._question

    def accept(self) -> None:
        """Do it."""
        super().accept()
        self.confirmed.emit()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        heading, text, yes, no = _words(self._question)
        self.setWindowTitle(heading)
        self._heading.setText(heading)
        self._text.setText(text)
        self.yes_button.setText(yes)
        self.no_button.setText(no)
        self.setAccessibleDescription(text)

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.no_button)
        buttons.addWidget(self.yes_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addSpacing(10)
        column.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)


def _words(question: Question) -> tuple[str, str, str, str]:
    """Heading, text, yes and no."""
    if question in _SOLITAIRE:
        return _solitaire_words(question)
    translate = QCoreApplication.translate
    stay = translate("Confirmation", "Keep playing")
    match question:
        case Question.RESIGN:
            return (
                translate("Confirmation", "Resign this game?"),
                translate("Confirmation", "The other side wins."),
                translate("Confirmation", "Resign"),
                stay,
            )
        case Question.NEW_GAME:
            return (
                translate("Confirmation", "Start a new game?"),
                translate("Confirmation", "The game on the board is not finished. It will be lost."),
                translate("Confirmation", "New game"),
                stay,
            )
        case Question.LEAVE:
            return (
                translate("Confirmation", "Leave this game?"),
                translate("Confirmation", "The game on the board is not finished. It will be lost."),
                translate("Confirmation", "Leave"),
                stay,
            )
        case Question.CLOSE:
            return (
                translate("Confirmation", "Close Quarto Desktop?"),
                translate("Confirmation", "The game on the board is not finished. It will be lost."),
                translate("Confirmation", "Close"),
                stay,
            )
        case _:
            raise ValueError(question)


_SOLITAIRE = (Question.NEW_DEAL, Question.SAME_DEAL, Question.PAR, Question.FORGET)


def _solitaire_words(question: Question) -> tuple[str, str, str, str]:
    """Heading, text, yes and no of the questions of Foursquare."""
    translate = QCoreApplication.translate
    stay = translate("Confirmation", "Keep playing")
    match question:
        case Question.NEW_DEAL:
            return (
                translate("Confirmation", "Start another deal?"),
                translate("Confirmation", "The deal on the table is not finished. It will be lost."),
                translate("Confirmation", "Another deal"),
                stay,
            )
        case Question.SAME_DEAL:
            return (
                translate("Confirmation", "Start this deal again?"),
                translate("Confirmation", "All cards go back into the stock."),
                translate("Confirmation", "Start again"),
                stay,
            )
        case Question.PAR:
            return (
                translate("Confirmation", "Look at the best line already?"),
                translate("Confirmation", "This game will count as assisted."),
                translate("Confirmation", "Look"),
                stay,
            )
        case _:
            return (
                translate("Confirmation", "Forget all results?"),
                translate("Confirmation", "Best scores, streaks and counts begin anew."),
                translate("Confirmation", "Forget all"),
                translate("Confirmation", "Keep them"),
            )
