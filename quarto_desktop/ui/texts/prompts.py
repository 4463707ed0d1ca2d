"""Whose turn it is and what to do now, in plain words.

In classic these sentences must not give a line away: an open announcement window changes nothing here unless
the game was asked to point it out.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from quarto_desktop.rules.game import GameState, Phase
from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.setup import Computer, GameSetup
from quarto_desktop.ui.texts.outcomes import outcome_reason, outcome_title
from quarto_desktop.ui.texts.pieces import matches_sentence
from quarto_desktop.ui.texts.players import is_you, opponent, subject, turn_words
from quarto_desktop.ui.texts.words import capitalised, side_by_side


@dataclass(frozen=True)
class Situation:
    """What a prompt depends on; the properties of the game controller have the same names.

    Attributes:
        setup: who plays what.
        state: the newest state of the game, also while looking back.
        pointed_out: the open matches that may be pointed out to whoever is on turn.
        paused: whether the game is paused.
        pause_is_forced: whether it paused by itself after three timeouts in a row.
        looking_back: whether an earlier moment is shown.
        shown_index: how many actions lead to the moment shown.
        piece_is_chosen: whether a piece is chosen, but not yet given.
    """

    setup: GameSetup
    state: GameState
    pointed_out: tuple[Match, ...] = ()
    paused: bool = False
    pause_is_forced: bool = False
    looking_back: bool = False
    shown_index: int = 0
    piece_is_chosen: bool = False


@dataclass(frozen=True)
class Prompt:
    """A prompt: a short `title` ("Your turn") and a `text` that says what to do; ``str()`` gives both."""

    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.title} – {self.text}"


def prompt(now: Situation) -> Prompt:
    """The words for a moment of a game."""
    if now.paused:
        return _paused(now)
    if now.looking_back:
        return _looking_back(now)
    if now.state.outcome is not None:
        return Prompt(
            outcome_title(now.state.outcome, now.setup), outcome_reason(now.state.outcome, now.setup)
        )
    side = now.state.turn
    assert side is not None  # a game without an outcome goes on
    player = now.setup.player(side)
    text = _what_it_does(now, side) if isinstance(player, Computer) else _what_to_do(now, side)
    return Prompt(turn_words(now.setup, side), text)


def holder_words(state: GameState, setup: GameSetup) -> str:
    """Who holds the piece in hand, or who gives the next one; empty when the game is over."""
    side = state.turn
    if side is None or state.phase is Phase.ANNOUNCE:
        return ""
    you = is_you(setup, side)
    if state.phase is Phase.PLACE:
        text = (
            QCoreApplication.translate("Texts", "You place this piece")
            if you
            else QCoreApplication.translate("Texts", "{player} places this piece")
        )
    else:
        text = (
            QCoreApplication.translate("Texts", "You give the next piece")
            if you
            else QCoreApplication.translate("Texts", "{player} gives the next piece")
        )
    return text.format(player=subject(setup, side))


def _paused(now: Situation) -> Prompt:
    if now.pause_is_forced:
        text = QCoreApplication.translate("Texts", "Nobody moved for three turns, so the game waits for you.")
    else:
        text = QCoreApplication.translate("Texts", "The board is covered and the clock stands still.")
    return Prompt(QCoreApplication.translate("Texts", "Paused"), text)


def _looking_back(now: Situation) -> Prompt:
    title = QCoreApplication.translate("Texts", "Looking back")
    if now.shown_index == 0:
        return Prompt(title, QCoreApplication.translate("Texts", "This is how the game began."))
    return Prompt(
        title, QCoreApplication.translate("Texts", "This is an earlier moment, the one marked in the list.")
    )


def _what_it_does(now: Situation, side: Side) -> str:
    if now.state.phase is Phase.PLACE:
        return QCoreApplication.translate("Texts", "It is looking for a square…")
    if now.state.phase is Phase.ANNOUNCE:
        return QCoreApplication.translate("Texts", "It is looking at the last piece…")
    if is_you(now.setup, side.other):
        return QCoreApplication.translate("Texts", "It is choosing a piece for you…")
    return QCoreApplication.translate("Texts", "It is choosing a piece to give…")


def _what_to_do(now: Situation, side: Side) -> str:
    if now.pointed_out:
        return _announce_now(now)
    other = opponent(now.setup, side)
    board_is_empty = len(now.state.position.empty_squares) == len(now.state.position.cells)
    match now.state.phase:
        case Phase.PLACE:
            return QCoreApplication.translate("Texts", "Place the piece in hand on an empty square.")
        case Phase.ANNOUNCE:
            return _last_choice()
        case _ if now.piece_is_chosen:
            return QCoreApplication.translate(
                "Texts", "Give it: click the stand, press Enter or use the button."
            )
        case _ if now.state.rules.announcing and not board_is_empty:
            text = QCoreApplication.translate("Texts", "Look for a line first. Then give {opponent} a piece.")
        case _:
            text = QCoreApplication.translate("Texts", "Choose a piece to give to {opponent}.")
    return text.format(opponent=other)


def _announce_now(now: Situation) -> str:
    what = capitalised(matches_sentence(now.pointed_out))
    if now.state.phase is Phase.ANNOUNCE:
        text = _last_choice()
    elif now.state.phase is Phase.PLACE:
        text = QCoreApplication.translate("Texts", "Announce QUARTO before you place!")
    else:
        text = QCoreApplication.translate("Texts", "Announce QUARTO before you give!")
    return side_by_side((QCoreApplication.translate("Texts", "{matches}.").format(matches=what), text))


def _last_choice() -> str:
    return QCoreApplication.translate(
        "Texts", "The board is full. Announce QUARTO, or end the game as a draw."
    )
