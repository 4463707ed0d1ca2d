"""Words for how a game ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.outcome import Outcome, Reason
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui.texts.pieces import matches_sentence
from quarto_desktop.ui.texts.players import is_you, subject
from quarto_desktop.ui.texts.words import capitalised, side_by_side


def outcome_title(outcome: Outcome, setup: GameSetup) -> str:
    """The result in a few words: "You win!", "The computer wins!", "It's a draw!"."""
    if outcome.winner is None:
        return QCoreApplication.translate("Texts", "It's a draw!")
    if is_you(setup, outcome.winner):
        return QCoreApplication.translate("Texts", "You win!")
    return QCoreApplication.translate("Texts", "{player} wins!").format(player=subject(setup, outcome.winner))


def outcome_reason(outcome: Outcome, setup: GameSetup) -> str:
    """Why it ended so, as a sentence: "Four small pieces: a2-d2."."""
    match outcome.reason:
        case Reason.LINE | Reason.BLOCK:
            template = QCoreApplication.translate("Texts", "{matches}.")
            return template.format(matches=capitalised(matches_sentence(outcome.matches)))
        case Reason.ANNOUNCED:
            template = QCoreApplication.translate("Texts", "QUARTO! {matches}.")
            return template.format(matches=capitalised(matches_sentence(outcome.matches)))
        case Reason.FULL:
            return QCoreApplication.translate(
                "Texts", "The board is full, and the last piece matched nothing."
            )
        case Reason.DECLINED:
            return QCoreApplication.translate("Texts", "The board is full, and no line was announced.")
        case Reason.RESIGNED:
            return _of_the_loser(QCoreApplication.translate("Texts", "{player} resigned."), outcome, setup)
        case Reason.TIME:
            return _of_the_loser(
                QCoreApplication.translate("Texts", "{player} ran out of time."), outcome, setup
            )


def outcome_sentence(outcome: Outcome, setup: GameSetup) -> str:
    """The result and its reason together."""
    return side_by_side((outcome_title(outcome, setup), outcome_reason(outcome, setup)))


def _of_the_loser(template: str, outcome: Outcome, setup: GameSetup) -> str:
    assert outcome.winner is not None
    return template.format(player=subject(setup, outcome.winner.other))
