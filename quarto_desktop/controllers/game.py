"""The game on the table: takes intentions, lets computer and clock act, and tells what happened."""

from __future__ import annotations

from datetime import date
from random import Random

from PySide6.QtCore import QObject

from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.engine_like import EngineLike
from quarto_desktop.controllers.game_facts import GameFacts
from quarto_desktop.controllers.pacing import PacedAction
from quarto_desktop.controllers.thinking import ComputerTurn
from quarto_desktop.controllers.timeouts import action_at_time_out, should_pause
from quarto_desktop.rules.actions import Action, Announce, EndAsDraw, Give, Place, Resign
from quarto_desktop.rules.game import IllegalAction, Refusal
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.kept import KeptGame
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.score import Score, sides_exchanged
from quarto_desktop.session.setup import Computer, GameSetup, Person

DEFAULT_COMPUTER_PAUSE = 0.8


class GameController(GameFacts):
    """Plays one game after the other.

    A command that cannot be followed emits `refused` and changes nothing. Whoever is on turn is set going in
    one place, :meth:`_go_on`, which first drops all that was on its way: a thought, a pause, an action of the
    clock. So nothing begun before a change can arrive after it.
    """

    def __init__(
        self, engine: EngineLike, clock: ClockController, rng: Random, parent: QObject | None = None
    ) -> None:
        """Args:
        engine: thinks for the computer; closed with the controller.
        clock: the turn clock, for this controller alone.
        rng: for random actions of the clock and the seeds of the engine's questions.
        parent: the Qt parent.
        """
        super().__init__(clock, ComputerTurn(engine), parent)
        self._computer.setParent(self)
        self._engine = engine
        self._rng = rng
        self._computer_pause = DEFAULT_COMPUTER_PAUSE
        self._scene_is_busy = False
        self._overdue = PacedAction(self)
        self._computer.decided.connect(self._on_decided)
        self._computer.failed.connect(self._on_failed)
        self._overdue.due.connect(self._on_overdue)
        clock.ran_out.connect(self._on_ran_out)
        self._go_on()

    def new_game(self, setup: GameSetup) -> None:
        """Begin a game; whatever was played is abandoned and the running score starts anew."""
        self._begin(GameSession(setup), Score())

    def open_session(self, session: GameSession) -> None:
        """Go on with a game that was loaded."""
        self._begin(session, Score())

    def resume_game(self, kept: KeptGame) -> None:
        """Go on with a game that was kept just as it was left, in the midst of a turn, or paused."""
        session = GameSession.from_kept(kept.session)
        self._begin(session, kept.score, remaining=kept.remaining, paused=kept.paused)

    def keep(self) -> KeptGame | None:
        """What must outlive the program of the game on the table; None without one."""
        if self._session is None:
            return None
        remaining = self._clock.remaining if self._clock.limit is not None else None
        kept = self._session.kept(date.today())
        return KeptGame(kept, remaining, self._paused, self._score_before)

    def play_again(self) -> None:
        """Begin another game between the same players, sides swapped, and keep the running score."""
        if self._session is None:
            self.refused.emit(SessionRefusal.NO_GAME)
        else:
            self._begin(GameSession(self._session.setup.swapped()), self.score.swapped())

    def leave(self) -> None:
        """Abandon the game."""
        self._put_on_table(None)
        self.changed.emit()

    def close(self) -> None:
        """Abandon the game and stop the engine for good; doing so twice is harmless."""
        self.leave()
        self._engine.close()

    def give(self, piece: Piece) -> None:
        """The person on turn gives `piece`."""
        self._act(Give(piece))

    def place(self, square: Square) -> None:
        """The person on turn places the piece in hand on `square`."""
        self._act(Place(square))

    def announce(self) -> None:
        """The person on turn says QUARTO."""
        self._act(Announce())

    def end_as_draw(self) -> None:
        """The person on turn ends the game as a draw, after the sixteenth piece in classic."""
        self._act(EndAsDraw())

    def resign(self) -> None:
        """The person on turn gives the game up."""
        self._act(Resign())

    def undo(self) -> None:
        """Go back to the last decision of a person, who has the whole time of a turn for it."""
        session = self._session_to_act_in()
        if session is not None:
            self._after_jump(session.undo(), SessionRefusal.NOTHING_TO_UNDO)

    def redo(self) -> None:
        """Do again what was undone last."""
        session = self._session_to_act_in()
        if session is not None:
            self._after_jump(session.redo(), SessionRefusal.NOTHING_TO_REDO)

    def show_step(self, count: int) -> None:
        """Show the game after its first `count` actions (all: the present); beyond an end is that end."""
        if self._session is None or self._paused:
            self.refused.emit(SessionRefusal.PAUSED if self._paused else SessionRefusal.NO_GAME)
            return
        newest = len(self._session.records)
        self._shown = max(count, 0) if count < newest else None
        self.rewound.emit()
        self.changed.emit()

    def return_to_game(self) -> None:
        """Show the present again."""
        if self._session is not None and self.looking_back:
            self.show_step(len(self._session.records))

    def pause(self) -> None:
        """Stop the clock, hold the computer back and have the board hidden."""
        if self._session is None or self._session.state.is_over:
            self.refused.emit(Refusal.GAME_OVER if self._session else SessionRefusal.NO_GAME)
        elif not self._paused:
            self._set_paused(True)
            self.changed.emit()

    def resume(self) -> None:
        """End the pause."""
        if self._paused:
            self._set_paused(False)
            self.changed.emit()

    def change_setup(self, setup: GameSetup) -> None:
        """Change players, level or timer, from the next half-move on.

        A changed timer starts a full turn, and so do exchanged sides: whoever takes a turn over has all its
        time. The rules cannot change, and nobody changes sides after the end.
        """
        why = self._why_not_setup(setup)
        if why is not None:
            self.refused.emit(why)
            return
        session, before = self._game(), self.setup
        session.change_setup(setup)
        exchanged = sides_exchanged(before, setup)
        if exchanged:
            self._score_before = self._score_before.swapped()
        if exchanged or setup.timer != before.timer:
            self._start_turn()
        self._go_on()
        self.changed.emit()

    def set_computer_pause(self, seconds: float) -> None:
        """Have the computer wait at least `seconds` before each of its half-moves from the next one on."""
        self._computer_pause = seconds

    def scene_busy(self, busy: bool) -> None:
        """Say whether a piece still moves: clock and computer wait for it."""
        self._scene_is_busy = busy
        self._clock.set_held(HoldReason.ANIMATION, busy)
        self._hold_back()

    def hold_clock(self, reason: HoldReason) -> None:
        """Stop the clock for a reason of the screen's: a dialog, a minimised window."""
        self._clock.hold(reason)

    def release_clock(self, reason: HoldReason) -> None:
        """Take back :meth:`hold_clock`."""
        self._clock.release(reason)

    def retry(self) -> None:
        """Have the computer think once more after `failed`."""
        self._go_on()
        self.changed.emit()

    def _begin(
        self, session: GameSession, score: Score, *, remaining: float | None = None, paused: bool = False
    ) -> None:
        self._score_before = score
        self._game_number += 1
        self._put_on_table(session, remaining=remaining, paused=paused and not session.state.is_over)
        self.started.emit(session.state)
        self.changed.emit()

    def _put_on_table(
        self, session: GameSession | None, *, remaining: float | None = None, paused: bool = False
    ) -> None:
        self._session = session
        self._shown = None
        self._set_paused(paused)
        self._start_turn(remaining)
        self._go_on()

    def _act(self, action: Action) -> None:
        why = self._why_not(action)
        if why is None:
            self._play(action)
        else:
            self.refused.emit(why)

    def _play(self, action: Action, *, by_clock: bool = False) -> None:
        """Do `action` for whoever is on turn, set the next one going and tell what happened."""
        session = self._game()
        by, player = session.state.turn, session.player_on_turn
        step = session.play(action, by_clock=by_clock)
        if step.state.turn is not by:
            if isinstance(player, Person):
                session.count_turn(self._clock.elapsed)
            self._start_turn()
            if should_pause(session.timeouts_in_a_row) and not step.state.is_over:
                self._set_paused(True, forced=True)
        self._go_on()
        if not self.looking_back:
            self.stepped.emit(step, len(session.records) - 1)
        if step.state.outcome is not None:
            self.finished.emit(step.state.outcome)
        self.changed.emit()

    def _after_jump(self, moved: bool, otherwise: SessionRefusal) -> None:
        if not moved:
            self.refused.emit(otherwise)
            return
        self._start_turn()
        self._go_on()
        self.rewound.emit()
        self.changed.emit()

    def _start_turn(self, remaining: float | None = None) -> None:
        """Give the player on turn the whole time, or what is left; stop the clock where nobody is."""
        on_turn = self._session is not None and self._session.player_on_turn is not None
        self._clock.restart(self.setup.timer if on_turn else None, remaining)

    def _go_on(self) -> None:
        """Drop what was on its way and set going whoever is on turn: the computer, or the person's clock."""
        player = self._session.player_on_turn if self._session else None
        self._computer.stop()
        self._overdue.drop()
        self._clock.set_held(HoldReason.COMPUTER, isinstance(player, Computer))
        if isinstance(player, Computer):
            seed = self._rng.getrandbits(32)
            self._computer.begin(self.state, player.level, seed, self._computer_pause)
        elif player is not None and self._clock.has_run_out:
            self._overdue.start(self._computer_pause)
            self._overdue.offer(self._action_at_time_out())

    def _set_paused(self, paused: bool, *, forced: bool = False) -> None:
        self._paused = paused
        self._pause_is_forced = forced
        self._clock.set_held(HoldReason.PAUSED, paused)
        self._hold_back()

    def _hold_back(self) -> None:
        """Keep back what would happen by itself while the game is paused or a piece still moves."""
        held = self._paused or self._scene_is_busy
        self._computer.set_held(held)
        self._overdue.set_held(held)

    def _session_to_act_in(self) -> GameSession | None:
        """The game, or None after refusing because nothing can be done in it now."""
        why = self._why_not_now()
        if why is not None:
            self.refused.emit(why)
            return None
        return self._session

    def _why_not_setup(self, setup: GameSetup) -> Refusal | SessionRefusal | None:
        if self._session is None:
            return SessionRefusal.NO_GAME
        if setup.rules != self._session.setup.rules:
            return SessionRefusal.OTHER_RULES
        is_late = self._session.state.is_over and sides_exchanged(self._session.setup, setup)
        return Refusal.GAME_OVER if is_late else None

    def _action_at_time_out(self) -> Action:
        return action_at_time_out(self.state, self.setup.on_time, self._rng)

    def _on_ran_out(self) -> None:
        self._play(self._action_at_time_out(), by_clock=True)

    def _on_overdue(self, action: Action) -> None:
        """The second half of a turn whose time ran out in the first."""
        self._play(action, by_clock=True)

    def _on_decided(self, action: Action) -> None:
        try:
            self._play(action)
        except IllegalAction as error:
            self._on_failed(f"illegal action of the computer: {error}")

    def _on_failed(self, message: str) -> None:
        self.failed.emit(message)
        self.changed.emit()
