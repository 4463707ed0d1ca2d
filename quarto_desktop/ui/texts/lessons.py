"""What can be learned from how a game ended, read from what was done in it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.transition import Event, PieceGiven, SquareFilled, WindowOpened
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui.texts.pieces import matches_sentence, piece_name
from quarto_desktop.ui.texts.players import subject

E = TypeVar("E", bound=Event)
Records = tuple[Record, ...]


def outcome_lesson(outcome: Outcome, records: Records, setup: GameSetup) -> str:
    """The gift that lost, the line that was let pass, or that there was none; empty without a lesson.

    Args:
        outcome: how the game ended.
        records: all that was done in it.
        setup: who played.
    """
    match outcome.reason:
        case Reason.LINE | Reason.BLOCK:
            return _gift_that_lost(records, setup)
        case Reason.ANNOUNCED:
            return _how_it_was_claimed(outcome, records, setup)
        case Reason.DECLINED:
            return _what_was_there(records, setup)
        case _:
            return ""


def _gift_that_lost(records: Records, setup: GameSetup) -> str:
    """Names the gift that was placed last; after a timeout players may place a piece of their own choice."""
    given, placed = _last(records, PieceGiven), _last(records, SquareFilled)
    if given is None or placed is None or given[0] is placed[0]:
        return ""
    giver, gift = given
    template = QCoreApplication.translate("Texts", "{player} gave the {piece} piece, which completed it.")
    return template.format(player=subject(setup, giver), piece=piece_name(gift.piece))


def _how_it_was_claimed(outcome: Outcome, records: Records, setup: GameSetup) -> str:
    """Who let the line pass; the gift that lost where the winner announced a line of their own."""
    winner, opened = outcome.winner, _last(records, WindowOpened)
    assert winner is not None
    if opened is None or opened[0] is winner:
        return _gift_that_lost(records, setup)
    template = QCoreApplication.translate(
        "Texts", "{loser} did not announce it in time. {winner} claimed it."
    )
    return template.format(loser=subject(setup, winner.other), winner=subject(setup, winner))


def _what_was_there(records: Records, setup: GameSetup) -> str:
    """After the sixteenth piece: that there was no line to announce, or the one that nobody announced."""
    last = records[-1]
    if last.is_false_announcement:
        template = QCoreApplication.translate("Texts", "{player} announced, but there was no line.")
        return template.format(player=subject(setup, last.step.transition.by))
    opened = _last(records[-2:], WindowOpened)  # by the sixteenth piece, right before
    if opened is None:
        return ""
    template = QCoreApplication.translate("Texts", "There was a line: {matches}.")
    return template.format(matches=matches_sentence(opened[1].matches))


def _last(records: Records, kind: type[E]) -> tuple[Side, E] | None:
    """The last event of its kind, and whose doing it was."""
    for record in reversed(records):
        for event in record.step.transition.events:
            if isinstance(event, kind):
                return record.step.transition.by, event
    return None
