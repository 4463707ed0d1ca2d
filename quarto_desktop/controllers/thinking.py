"""The computer's turn: asked at once, done when a person can follow it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.engine_like import EngineLike
from quarto_desktop.controllers.pacing import PacedAction
from quarto_desktop.engine.values import Answer, Level, Question
from quarto_desktop.rules.game import GameState
from quarto_desktop.session.computer import reflex


class ComputerTurn(QObject):
    """Finds the computer's next action, one half-move at a time.

    Whatever was begun before :meth:`begin` or :meth:`stop` never arrives: neither an answer on its way nor an
    action in its pause.

    Signals:
        decided(object): the action to do now.
        failed(str): the engine could not answer; :meth:`begin` again to try once more.
    """

    decided = Signal(object)
    failed = Signal(str)

    def __init__(self, engine: EngineLike, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._generation: int | None = None
        self._paced = PacedAction(self)
        self._paced.due.connect(self.decided)
        engine.answered.connect(self._on_answered)
        engine.failed.connect(self._on_failed)

    @property
    def thinking(self) -> bool:
        """Whether an action is on its way."""
        return self._paced.waiting

    def begin(self, state: GameState, level: Level, seed: int, pause: float) -> None:
        """Find the next action in `state`, which must not be over.

        Args:
            state: the game as it stands, the computer on turn.
            level: how strong to play.
            seed: for the engine's random choices.
            pause: seconds to wait at least before the action.
        """
        self.stop()
        self._paced.start(pause)
        at_once = reflex(state)
        if at_once is not None:
            self._paced.offer(at_once)
        else:
            self._generation = self._engine.ask(Question(state.position, state.rules, level, seed))

    def stop(self) -> None:
        """Give up whatever is on its way."""
        self._paced.drop()
        if self._generation is not None:
            self._generation = None
            self._engine.cancel()

    def set_held(self, held: bool) -> None:
        """Keep the action back while the game is paused or a piece still moves."""
        self._paced.set_held(held)

    def _on_answered(self, generation: int, answer: Answer) -> None:
        if generation == self._generation:
            self._generation = None
            self._paced.offer(answer.action)

    def _on_failed(self, generation: int, message: str) -> None:
        if generation == self._generation:
            self._generation = None
            self._paced.drop()
            self.failed.emit(message)
