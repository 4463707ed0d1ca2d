"""The questions that are asked before something that cannot be taken back, and their words."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication


class Question(Enum):
    """What is asked."""

    RESIGN = "resign"
    NEW_GAME = "new-game"
    LEAVE = "leave"
    CLOSE = "close"
    OPEN = "open"
    REPLACE = "replace"
    RESUME = "resume"
    DELETE = "delete"
    RESET = "reset"
    NEW_DEAL = "new-deal"
    SAME_DEAL = "same-deal"
    PAR = "par"
    FORGET = "forget"

    @property
    def loses_game(self) -> bool:
        """Whether the game on the board goes, which could be saved first."""
        return self not in _LOSE_NO_GAME

    @property
    def loses_nothing(self) -> bool:
        """Whether a yes costs nothing, and may be given with Enter at once."""
        return self is Question.RESUME


_LOSE_NO_GAME = {
    Question.RESIGN,
    Question.REPLACE,
    Question.RESUME,
    Question.DELETE,
    Question.RESET,
    Question.PAR,
    Question.FORGET,
}


def question_words(question: Question, what: str) -> tuple[str, str, str, str]:
    """Heading, text, yes and no.

    Args:
        question: what is asked.
        what: what is asked about, in words: the name of a file, how a game stands.
    """
    if question in _SOLITAIRE:
        return _solitaire_words(question)
    if question in _KEPT:
        return _kept_words(question, what)
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
                translate("Confirmation", "There is an unfinished game under these rules. It will be lost."),
                translate("Confirmation", "New game"),
                stay,
            )
        case Question.LEAVE:
            return (
                translate("Confirmation", "Leave this game?"),
                translate("Confirmation", "The game on the board could not be kept. It will be lost."),
                translate("Confirmation", "Leave"),
                stay,
            )
        case Question.OPEN:
            return (
                translate("Confirmation", "Open another game?"),
                translate("Confirmation", "There is an unfinished game under these rules. It will be lost."),
                translate("Confirmation", "Open"),
                stay,
            )
        case Question.CLOSE:
            return (
                translate("Confirmation", "Close Quarto Desktop?"),
                translate("Confirmation", "The game on the board could not be kept. It will be lost."),
                translate("Confirmation", "Close"),
                stay,
            )
        case _:
            raise ValueError(question)


_KEPT = (Question.DELETE, Question.RESET, Question.RESUME, Question.REPLACE)


def _kept_words(question: Question, what: str) -> tuple[str, str, str, str]:
    """Heading, text, yes and no of the questions about files, history and games in progress."""
    translate = QCoreApplication.translate
    match question:
        case Question.REPLACE:
            return (
                translate("Confirmation", "Replace this file?"),
                translate("Confirmation", "“{name}” is there already. Saving writes over it.").format(
                    name=what
                ),
                translate("Confirmation", "Replace"),
                translate("Confirmation", "Choose another name"),
            )
        case Question.DELETE:
            return (
                translate("Confirmation", "Delete from the history?"),
                translate("Confirmation", "{what} The statistics stay as they are.").format(what=what),
                translate("Confirmation", "Delete"),
                translate("Confirmation", "Keep"),
            )
        case Question.RESET:
            return (
                translate("Confirmation", "Begin the statistics anew?"),
                translate("Confirmation", "All results so far count no more. The history keeps its games."),
                translate("Confirmation", "Begin anew"),
                translate("Confirmation", "Keep"),
            )
        case Question.RESUME:
            return (
                translate("Confirmation", "Go on with your game?"),
                what,
                translate("Confirmation", "Go on"),
                translate("Confirmation", "Not now"),
            )
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
                translate(
                    "Confirmation", "Best scores, streaks and counts begin anew. The history keeps its games."
                ),
                translate("Confirmation", "Forget all"),
                translate("Confirmation", "Keep them"),
            )
