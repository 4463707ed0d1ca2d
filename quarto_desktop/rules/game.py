"""The state machine of a game: who must do what, what is refused, and what each action changes.

One machine serves all three rule sets (rules.md, section 2). States are immutable: :func:`apply` returns
the next state together with the transition that led there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

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
from quarto_desktop.rules.lines import Match, find_matches
from quarto_desktop.rules.outcome import Outcome, Reason, Side, won_by_match
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.transition import (
    AnnouncementMissed,
    Event,
    FalseAnnouncement,
    GameEnded,
    LinesDied,
    PieceGiven,
    SquareFilled,
    Transition,
    TurnPassed,
    WindowOpened,
)


class Phase(Enum):
    """What the player on turn must do; ANNOUNCE only after a 16th placement in classic."""

    GIVE = "give"
    PLACE = "place"
    ANNOUNCE = "announce"
    OVER = "over"


class Refusal(Enum):
    """Why an action is not allowed now."""

    GAME_OVER = "game-over"
    PLACE_FIRST = "place-first"
    """There is a piece in hand; it must be placed before one is given."""
    NOTHING_IN_HAND = "nothing-in-hand"
    """There is no piece to place; one must be given first."""
    NOTHING_LEFT = "nothing-left"
    """The sixteenth piece is placed: only announcing or ending as a draw is left."""
    SQUARE_TAKEN = "square-taken"
    PIECE_IN_HAND = "piece-in-hand"
    PIECE_PLACED = "piece-placed"
    NO_ANNOUNCING = "no-announcing"
    """These rules win at once and know no announcement."""
    ANNOUNCED_FALSELY = "announced-falsely"
    """After a false announcement one must wait for the next placement."""
    NOT_FULL = "not-full"
    """A game can be ended as a draw only after the sixteenth piece, in classic."""
    ALWAYS_A_DRAW = "always-a-draw"
    """Running out of time after the sixteenth piece in classic is a draw, never a loss."""


class IllegalAction(ValueError):
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


@dataclass(frozen=True)
class GameState:
    """Everything the rules know of a game at one moment.

    Attributes:
        rules: the rule set played.
        position: the board and the piece in hand.
        phase: what must be done now.
        turn: who must do it; None when the game is over.
        window: the matches that may be announced now (classic); empty when no window is open.
        silenced: who announced falsely and must wait for the next placement (classic).
        outcome: how the game ended, None while it goes on.
    """

    rules: RuleSet
    position: Position = EMPTY_BOARD
    phase: Phase = Phase.GIVE
    turn: Side | None = Side.FIRST
    window: tuple[Match, ...] = ()
    silenced: frozenset[Side] = frozenset()
    outcome: Outcome | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    def half_moves(self) -> tuple[HalfMove, ...]:
        """The legal gifts or placements: pieces by number, squares row by row; empty in other phases."""
        if self.phase is Phase.GIVE:
            return tuple(Give(piece) for piece in self.position.reserve)
        if self.phase is Phase.PLACE:
            return tuple(Place(square) for square in self.position.empty_squares)
        return ()


@dataclass(frozen=True)
class Step:
    """The state after an action, and what the action changed."""

    state: GameState
    transition: Transition


def start(rules: RuleSet, position: Position | None = None, turn: Side = Side.FIRST) -> GameState:
    """The beginning of a game.

    Args:
        rules: the rule set to play.
        position: where to start, the empty board unless given; matches already on it are dead.
        turn: who acts first (gives, or places when a piece is in hand).
    """
    position = position or EMPTY_BOARD
    if position.is_full:
        return GameState(rules, position, Phase.OVER, None, outcome=Outcome(None, Reason.FULL))
    phase = Phase.GIVE if position.hand is None else Phase.PLACE
    return GameState(rules, position, phase, turn)


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Why `action` is not allowed in `state`, or None when it is."""
    if state.is_over:
        return Refusal.GAME_OVER
    match action:
        case Give(piece):
            return _refuse_give(state, piece)
        case Place(square):
            return _refuse_place(state, square)
        case Announce():
            return _refuse_announce(state)
        case EndAsDraw():
            return None if state.phase is Phase.ANNOUNCE else Refusal.NOT_FULL
        case LoseOnTime():
            return Refusal.ALWAYS_A_DRAW if state.phase is Phase.ANNOUNCE else None
        case TimeOut() | Resign():
            return None


def apply(state: GameState, action: Action) -> Step:
    """Do `action` in `state`.

    Raises:
        IllegalAction: the rules refuse it; nothing changes.
    """
    why = refusal(state, action)
    if why is not None:
        raise IllegalAction(why)
    assert state.turn is not None
    after, events = _change(state, state.turn, action)
    return Step(after, Transition(action, state.turn, events))


def _refuse_give(state: GameState, piece: int) -> Refusal | None:
    if state.phase is Phase.ANNOUNCE:
        return Refusal.NOTHING_LEFT
    if state.phase is Phase.PLACE:
        return Refusal.PIECE_IN_HAND if piece == state.position.hand else Refusal.PLACE_FIRST
    return Refusal.PIECE_PLACED if piece in state.position.cells else None


def _refuse_place(state: GameState, square: int) -> Refusal | None:
    if state.phase is Phase.ANNOUNCE:
        return Refusal.NOTHING_LEFT
    if state.phase is Phase.GIVE:
        return Refusal.NOTHING_IN_HAND
    return None if state.position.cells[square] is None else Refusal.SQUARE_TAKEN


def _refuse_announce(state: GameState) -> Refusal | None:
    if not state.rules.announcing:
        return Refusal.NO_ANNOUNCING
    return Refusal.ANNOUNCED_FALSELY if state.turn in state.silenced else None


_Change = tuple[GameState, tuple[Event, ...]]


def _change(state: GameState, by: Side, action: Action) -> _Change:
    match action:
        case Give(piece):
            return _give(state, by, Give(piece))
        case Place(square):
            return _place(state, by, Place(square))
        case Announce():
            return _announce(state, by)
        case TimeOut():
            return _time_out(state, by)
        case EndAsDraw():
            return _end(state, Outcome(None, Reason.DECLINED))
        case Resign():
            return _end(state, Outcome(by.other, Reason.RESIGNED))
        case LoseOnTime():
            return _end(state, Outcome(by.other, Reason.TIME))


def _give(state: GameState, by: Side, action: Give) -> _Change:
    given = PieceGiven(action.piece, by.other)
    events: tuple[Event, ...] = (given,)
    if state.window:
        events = (AnnouncementMissed(by, state.window), given)
    after = replace(state, position=state.position.given(action.piece), phase=Phase.PLACE, turn=by.other)
    return after, events


def _place(state: GameState, by: Side, action: Place) -> _Change:
    piece = state.position.hand
    assert piece is not None
    position = state.position.placed(action.square)
    matches = find_matches(position.cells, state.rules.patterns_through(action.square))
    events: tuple[Event, ...] = (SquareFilled(action.square, piece),)
    if state.window:
        events += (LinesDied(state.window),)
    placed = replace(state, position=position, phase=Phase.GIVE, window=(), silenced=frozenset())
    if state.rules.announcing:
        return _placed_in_classic(placed, matches, events)
    if matches:
        return _end(placed, won_by_match(by, matches), events)
    if position.is_full:
        return _end(placed, Outcome(None, Reason.FULL), events)
    return placed, events


def _placed_in_classic(placed: GameState, matches: tuple[Match, ...], events: tuple[Event, ...]) -> _Change:
    if matches:
        events += (WindowOpened(matches),)
    phase = Phase.ANNOUNCE if placed.position.is_full else Phase.GIVE
    return replace(placed, phase=phase, window=matches), events


def _announce(state: GameState, by: Side) -> _Change:
    if state.window:
        return _end(state, Outcome(by, Reason.ANNOUNCED, state.window))
    false: tuple[Event, ...] = (FalseAnnouncement(by),)
    if state.phase is Phase.ANNOUNCE:
        return _end(state, Outcome(None, Reason.DECLINED), false)
    return replace(state, silenced=state.silenced | {by}), false


def _time_out(state: GameState, by: Side) -> _Change:
    if state.phase is Phase.ANNOUNCE:
        return _end(state, Outcome(None, Reason.DECLINED))
    return replace(state, turn=by.other), (TurnPassed(by, by.other),)


def _end(state: GameState, outcome: Outcome, events: tuple[Event, ...] = ()) -> _Change:
    over = replace(state, phase=Phase.OVER, turn=None, window=(), outcome=outcome)
    return over, (*events, GameEnded(outcome))
