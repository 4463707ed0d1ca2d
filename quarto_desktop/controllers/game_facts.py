"""What a screen can hear and read of the game; the commands are in :mod:`quarto_desktop.controllers.game`."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.thinking import ComputerTurn
from quarto_desktop.rules.actions import Action, Announce, EndAsDraw, Resign
from quarto_desktop.rules.game import GameState, Phase, Refusal
from quarto_desktop.rules.lines import Match
from quarto_desktop.rules.transition import Transition
from quarto_desktop.session.announcing import pointed_out
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.score import Score
from quarto_desktop.session.setup import GameSetup, Person


class GameFacts(QObject):
    """Signals and read-only properties of the game on the table, if any.

    Signals:
        started(object): a game begins or was loaded; its GameState.
        stepped(object, int): one action was played; its Step and its index. Not emitted while looking back.
        rewound(): another moment of the game is shown: undo, redo, looking back, returning.
        finished(object): the game ended; its Outcome.
        changed(): anything a panel shows may have changed; follows each of the others.
        refused(object): a command was refused and changed nothing; a Refusal or SessionRefusal.
        failed(str): the computer could not think; ``retry()`` asks it once more.
    """

    started = Signal(object)
    stepped = Signal(object, int)
    rewound = Signal()
    finished = Signal(object)
    changed = Signal()
    refused = Signal(object)
    failed = Signal(str)

    def __init__(self, clock: ClockController, computer: ComputerTurn, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._computer = computer
        self._session: GameSession | None = None
        self._shown: int | None = None
        self._paused = False
        self._pause_is_forced = False
        self._score_before = Score()
        self._game_number = 0

    @property
    def clock(self) -> ClockController:
        """The turn clock."""
        return self._clock

    @property
    def session(self) -> GameSession | None:
        """The game being played, None before the first and after leaving."""
        return self._session

    @property
    def setup(self) -> GameSetup:
        """Players and settings. Raises LookupError without a game, as do `state` and `shown_state`."""
        return self._game().setup

    @property
    def state(self) -> GameState:
        """The newest state of the game."""
        return self._game().state

    @property
    def shown_state(self) -> GameState:
        """The state on the table; an earlier one while looking back."""
        return self._game().state_at(self.shown_index)

    @property
    def shown_index(self) -> int:
        """How many actions lead to the shown state."""
        if self._shown is not None:
            return self._shown
        return len(self._session.records) if self._session else 0

    @property
    def shown_transition(self) -> Transition | None:
        """What led to the shown state; None at the start."""
        index = self.shown_index
        return self._game().records[index - 1].step.transition if index else None

    @property
    def looking_back(self) -> bool:
        """Whether an earlier moment than the newest is shown."""
        return self._shown is not None

    @property
    def may_give(self) -> bool:
        """Whether a person may give a reserve piece now."""
        return self._person_may_act and self.state.phase is Phase.GIVE

    @property
    def may_place(self) -> bool:
        """Whether a person may place the piece in hand now."""
        return self._person_may_act and self.state.phase is Phase.PLACE

    @property
    def may_announce(self) -> bool:
        """Whether a person may announce now, rightly or not."""
        return self._why_not(Announce()) is None

    @property
    def may_end_as_draw(self) -> bool:
        """Whether a person may end the game as a draw now: after the sixteenth piece in classic."""
        return self._why_not(EndAsDraw()) is None

    @property
    def may_resign(self) -> bool:
        """Whether a person may resign now: on their own turn."""
        return self._why_not(Resign()) is None

    @property
    def can_undo(self) -> bool:
        """Whether `undo()` would do something."""
        return self._session is not None and self._why_not_now() is None and self._session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether `redo()` would do something."""
        return self._session is not None and self._why_not_now() is None and self._session.can_redo

    @property
    def why_no_study(self) -> SessionRefusal | None:
        """Why the game may not be analysed now, or None: against the computer it would play for both."""
        if self._session is None:
            return SessionRefusal.NO_GAME
        if self._paused:
            return SessionRefusal.PAUSED
        is_over = self._session.state.is_over
        return SessionRefusal.STILL_PLAYING if self.setup.is_contest and not is_over else None

    @property
    def thinking(self) -> bool:
        """Whether the computer's next action is on its way."""
        return self._computer.thinking

    @property
    def paused(self) -> bool:
        """Whether the game is paused and the board to be hidden."""
        return self._paused

    @property
    def pause_is_forced(self) -> bool:
        """Whether it paused by itself because the clock ended three turns in a row."""
        return self._pause_is_forced

    @property
    def pointed_out(self) -> tuple[Match, ...]:
        """The matches to light up because the person on turn may announce them."""
        return pointed_out(self._session) if self._session and self._person_may_act else ()

    @property
    def score(self) -> Score:
        """The running score with this game's outcome, if it has one; undoing the end takes it back."""
        return self._score_before.after(self._session.state.outcome if self._session else None)

    @property
    def game_number(self) -> int:
        """How many games were started."""
        return self._game_number

    @property
    def _person_may_act(self) -> bool:
        return self._why_not_now() is None and isinstance(self._game().player_on_turn, Person)

    def _game(self) -> GameSession:
        if self._session is None:
            raise LookupError("there is no game; look at `session` first")
        return self._session

    def _why_not_now(self) -> SessionRefusal | None:
        """Why nothing can be done in the game now, whatever it is."""
        if self._session is None:
            return SessionRefusal.NO_GAME
        if self._paused:
            return SessionRefusal.PAUSED
        return SessionRefusal.LOOKING_BACK if self.looking_back else None

    def _why_not(self, action: Action) -> Refusal | SessionRefusal | None:
        """Why a person may not do `action` now, or None."""
        return self._why_not_now() or self._game().refusal(action)
