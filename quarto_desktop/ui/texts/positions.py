"""Words for what is wrong with a position that somebody wrote or set up."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quarto_desktop.rules.beginning import Obstacle
from quarto_desktop.rules.pieces import parse_piece
from quarto_desktop.rules.position import PositionError, PositionProblem
from quarto_desktop.ui.texts.pieces import piece_name
from quarto_desktop.ui.texts.words import Source, side_by_side, translated

_PROBLEMS: dict[PositionProblem, Source] = {
    PositionProblem.SHAPE: QT_TRANSLATE_NOOP(
        "Texts", "A position is four rows of four squares and the piece in hand."
    ),
    PositionProblem.CHARACTER: QT_TRANSLATE_NOOP(
        "Texts", "Pieces are written 0 to 9 and A to F, empty squares as dots."
    ),
    PositionProblem.PIECE_TWICE: QT_TRANSLATE_NOOP("Texts", "A piece is there twice."),
}
_OBSTACLES: dict[Obstacle, Source] = {
    Obstacle.FULL: QT_TRANSLATE_NOOP("Texts", "The board is full: there is nothing left to play."),
    Obstacle.MATCHED: QT_TRANSLATE_NOOP(
        "Texts", "Four pieces that match are on the board already: under these rules the game would be over."
    ),
}


def position_problem_words(problem: PositionProblem) -> str:
    """What is wrong with the text of a position."""
    return translated(_PROBLEMS[problem])


def position_error_sentence(error: PositionError) -> str:
    """What is wrong with the text of a position, and with which part of it."""
    culprit = QCoreApplication.translate("Texts", "“{token}” cannot be read as a position.")
    said = culprit.format(token=_shortened(error.culprit)) if error.culprit else ""
    if error.problem is PositionProblem.PIECE_TWICE:
        said = QCoreApplication.translate("Texts", "Piece {token} is there twice: {piece}.")
        return said.format(token=error.culprit, piece=piece_name(parse_piece(error.culprit)))
    return side_by_side((said, position_problem_words(error.problem)))


def obstacle_sentence(obstacle: Obstacle) -> str:
    """Why no game can be begun from a position."""
    return translated(_OBSTACLES[obstacle])


def _shortened(text: str) -> str:
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:30])
    return shown if len(text) <= 30 else shown + "…"
