"""Words for why something cannot be done now; always with what can be done instead where that helps."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quarto_desktop.rules.game import Refusal
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.ui.texts.words import Source, translated

_REFUSALS: dict[Refusal | SessionRefusal, Source] = {
    Refusal.GAME_OVER: QT_TRANSLATE_NOOP("Texts", "The game is over."),
    Refusal.PLACE_FIRST: QT_TRANSLATE_NOOP("Texts", "First place the piece in hand, then give one."),
    Refusal.NOTHING_IN_HAND: QT_TRANSLATE_NOOP(
        "Texts", "There is nothing to place: a piece must be given first."
    ),
    Refusal.NOTHING_LEFT: QT_TRANSLATE_NOOP(
        "Texts", "The board is full. Announce QUARTO, or end the game as a draw."
    ),
    Refusal.SQUARE_TAKEN: QT_TRANSLATE_NOOP("Texts", "A piece stands there already. Choose an empty square."),
    Refusal.PIECE_IN_HAND: QT_TRANSLATE_NOOP("Texts", "This piece is in hand. It must be placed, not given."),
    Refusal.PIECE_PLACED: QT_TRANSLATE_NOOP("Texts", "This piece is on the board and stays there."),
    Refusal.NO_ANNOUNCING: QT_TRANSLATE_NOOP(
        "Texts", "There is nothing to announce in this game: a match wins at once."
    ),
    Refusal.ANNOUNCED_FALSELY: QT_TRANSLATE_NOOP(
        "Texts", "After a false announcement you must wait until the next piece has been placed."
    ),
    Refusal.NOT_FULL: QT_TRANSLATE_NOOP("Texts", "The game can end as a draw only when the board is full."),
    Refusal.ALWAYS_A_DRAW: QT_TRANSLATE_NOOP(
        "Texts", "After the sixteenth piece, running out of time is a draw."
    ),
    SessionRefusal.NO_GAME: QT_TRANSLATE_NOOP("Texts", "No game is being played."),
    SessionRefusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Texts", "It is the computer's turn."),
    SessionRefusal.NOTHING_CHOSEN: QT_TRANSLATE_NOOP("Texts", "Choose a piece from the reserve first."),
    SessionRefusal.PAUSED: QT_TRANSLATE_NOOP("Texts", "The game is paused. Resume it first."),
    SessionRefusal.LOOKING_BACK: QT_TRANSLATE_NOOP(
        "Texts", "You are looking back. Return to the game first."
    ),
    SessionRefusal.NOTHING_TO_UNDO: QT_TRANSLATE_NOOP("Texts", "There is nothing to undo."),
    SessionRefusal.NOTHING_TO_REDO: QT_TRANSLATE_NOOP("Texts", "There is nothing to redo."),
    SessionRefusal.STILL_PLAYING: QT_TRANSLATE_NOOP(
        "Texts", "The analysis would play for you; it waits until the game is over."
    ),
    SessionRefusal.OTHER_RULES: QT_TRANSLATE_NOOP("Texts", "The rules cannot change during a game."),
}


def refusal_sentence(refusal: Refusal | SessionRefusal) -> str:
    """Why something was refused, in a sentence."""
    return translated(_REFUSALS[refusal])
