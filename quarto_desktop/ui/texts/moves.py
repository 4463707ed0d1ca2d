"""Words for what was done: short for the move list, as sentences for the status line and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.actions import (
    Action,
    Announce,
    EndAsDraw,
    Give,
    HalfMove,
    LoseOnTime,
    Place,
    Resign,
    TimeOut,
)
from quarto_desktop.rules.game import Step
from quarto_desktop.rules.transition import (
    Event,
    FalseAnnouncement,
    GameEnded,
    PieceGiven,
    SquareFilled,
    TurnPassed,
)
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui.texts.outcomes import outcome_sentence
from quarto_desktop.ui.texts.pieces import piece_name, square_name
from quarto_desktop.ui.texts.players import subject, turn_words
from quarto_desktop.ui.texts.words import side_by_side


def action_words(record: Record) -> str:
    """What was done, for a row of the move list: "gives big dark square solid", "places on b2"."""
    return _action(record.action, was_false=record.is_false_announcement)


def half_move_words(action: HalfMove) -> str:
    """What is tried out, in the same words."""
    return _action(action, was_false=False)


def step_sentence(step: Step, setup: GameSetup, *, by_clock: bool = False) -> str:
    """What happened in a step, in sentences; nothing that only a sharp eye should see is told.

    Args:
        step: the step.
        setup: who plays.
        by_clock: whether chance chose because time was up.
    """
    by = subject(setup, step.transition.by)
    late = (
        QCoreApplication.translate("Texts", "{player} ran out of time.").format(player=by) if by_clock else ""
    )
    told = (_event(event, by, setup) for event in step.transition.events)
    return side_by_side((late, *told, _after_false_announcement(step, by)))


def undone_announcement_sentence() -> str:
    """Why undo went back further than usual."""
    return QCoreApplication.translate(
        "Texts", "Undo took back the whole turn, because there was a false announcement in it."
    )


def _action(action: Action, *, was_false: bool) -> str:
    match action:
        case Give(piece):
            return QCoreApplication.translate("Texts", "gives {piece}").format(piece=piece_name(piece))
        case Place(square):
            return QCoreApplication.translate("Texts", "places on {square}").format(
                square=square_name(square)
            )
        case Announce() if was_false:
            return QCoreApplication.translate("Texts", "announces falsely")
        case Announce():
            return QCoreApplication.translate("Texts", "announces QUARTO")
        case TimeOut():
            return QCoreApplication.translate("Texts", "runs out of time")
        case EndAsDraw():
            return QCoreApplication.translate("Texts", "ends as a draw")
        case Resign():
            return QCoreApplication.translate("Texts", "resigns")
        case LoseOnTime():
            return QCoreApplication.translate("Texts", "loses on time")


def _after_false_announcement(step: Step, by: str) -> str:
    """What a false announcement teaches, as long as the game goes on."""
    was_false = any(isinstance(event, FalseAnnouncement) for event in step.transition.events)
    if not was_false or step.state.is_over:
        return ""
    return QCoreApplication.translate(
        "Texts",
        "A line that was passed over earlier cannot be claimed any more. "
        "{player} may announce again when the next piece has been placed.",
    ).format(player=by)


def _event(event: Event, by: str, setup: GameSetup) -> str:
    match event:
        case PieceGiven(piece):
            text = QCoreApplication.translate("Texts", "{player} gave the {piece} piece.")
            return text.format(player=by, piece=piece_name(piece))
        case SquareFilled(square, piece):
            text = QCoreApplication.translate("Texts", "{player} placed the {piece} piece on {square}.")
            return text.format(player=by, piece=piece_name(piece), square=square_name(square))
        case FalseAnnouncement():
            text = QCoreApplication.translate("Texts", "{player} announced QUARTO, but no line is open now.")
            return text.format(player=by)
        case TurnPassed(_, to):
            text = QCoreApplication.translate("Texts", "{player} ran out of time. {turn}!")
            return text.format(player=by, turn=turn_words(setup, to))
        case GameEnded(outcome):
            return outcome_sentence(outcome, setup)
        case _:
            return ""
