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
    PLAY_ON = "play-on"
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


def question_words(question: Question, what: str, *, is_playing: bool = True) -> tuple[str, str, str, str]:
    """Heading, text, yes and no.

    Args:
        question: what is asked.
        what: what is asked about, in words: the name of a file, how a game stands.
        is_playing: whether the game that is asked about is being played, and does not merely wait.
    """
    if question in _LOST:
        return _lost_words(question, what, is_playing=is_playing)
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
        case Question.LEAVE:
            return (
                translate("Confirmation", "Leave this game?"),
                translate("Confirmation", "The game on the board could not be kept. It will be lost."),
                translate("Confirmation", "Leave"),
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


_LOST = (Question.NEW_GAME, Question.OPEN, Question.PLAY_ON, Question.NEW_DEAL)


def _lost_words(question: Question, what: str, *, is_playing: bool) -> tuple[str, str, str, str]:
    """Heading, text, yes and no where a game takes the place of an unfinished one, told by `what`."""
    translate = QCoreApplication.translate
    text = translate("Confirmation", "{game}.\nIt is not finished, and will be lost.").format(game=what)
    stay = translate("Confirmation", "Keep playing") if is_playing else translate("Confirmation", "Keep it")
    match question:
        case Question.NEW_GAME:
            heading = translate("Confirmation", "Start a new game?")
            yes = translate("Confirmation", "New game")
        case Question.OPEN:
            heading, yes = translate("Confirmation", "Open another game?"), translate("Confirmation", "Open")
        case Question.PLAY_ON:
            heading = translate("Confirmation", "Play on from here?")
            yes = translate("Confirmation", "Play on")
        case _:
            heading = translate("Confirmation", "Start another deal?")
            yes = translate("Confirmation", "Another deal")
    return heading, text, yes, stay


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
                translate("Confirmation", "Reset the statistics?"),
                translate("Confirmation", "All results so far count no more. The history keeps its games."),
                translate("Confirmation", "Reset"),
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


_SOLITAIRE = (Question.SAME_DEAL, Question.PAR, Question.FORGET)


def _solitaire_words(question: Question) -> tuple[str, str, str, str]:
    """Heading, text, yes and no of the questions of Foursquare."""
    translate = QCoreApplication.translate
    stay = translate("Confirmation", "Keep playing")
    match question:
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
                translate("Confirmation", "Reset the statistics of Foursquare?"),
                translate(
                    "Confirmation", "Best scores, streaks and counts begin anew. The history keeps its games."
                ),
                translate("Confirmation", "Reset"),
                translate("Confirmation", "Keep"),
            )
