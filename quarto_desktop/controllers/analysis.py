"""What every action at a position is worth, found out by the worker and told as it comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Signal

from quarto_desktop.controllers.worker import Errand, Job, Tell, WorkerLike
from quarto_desktop.engine.analysis import ActionValues, analyse
from quarto_desktop.engine.solver import actions_at
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet

Hear = Callable[[HalfMove, Value], None]
"""Hears what an action is worth, in any thread."""
Analyser = Callable[[Position, RuleSet, bytearray, Hear], ActionValues | None]
"""Finds out what every action is worth, or returns None when its cancel byte is set meanwhile."""


class Stage(Enum):
    """How far an analysis has come."""

    IDLE = "idle"
    """Nothing was asked."""
    WORKING = "working"
    STOPPED = "stopped"
    """Somebody stopped it; what is known stays so."""
    FINISHED = "finished"
    FAILED = "failed"


class AnalysisController(QObject):
    """Analyses one position at a time; of one that was cancelled nothing is ever heard.

    Args:
        worker: who does the work; it may have other clients.
        analyser: finds the values out, in the worker's thread.
        parent: the owner.

    Signals:
        changed(): more is known, or it has come to another stage.
        failed(str): it went wrong, in the words of the exception; ``go_on()`` tries again.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, worker: WorkerLike, analyser: Analyser = analyse, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._analyser = analyser
        self._errand = Errand(worker, self)
        self._asked: tuple[RuleSet, Position] | None = None
        self._stage = Stage.IDLE
        self._total = 0
        self._values: dict[HalfMove, Value] = {}
        self._errand.progressed.connect(lambda _number, found: self._on_found(*found))
        self._errand.answered.connect(lambda _number, values: self._on_answered(values))
        self._errand.failed.connect(lambda _number, words: self._on_failed(words))

    @property
    def stage(self) -> Stage:
        """How far it has come."""
        return self._stage

    @property
    def values(self) -> Mapping[HalfMove, Value]:
        """What is known so far, to whoever acts; a placement's value assumes the best gift after it."""
        return self._values

    @property
    def total(self) -> int:
        """How many actions there are to know."""
        return self._total

    def begin(self, rules: RuleSet, position: Position) -> None:
        """Analyse this position instead of the one before."""
        self._asked = (rules, position)
        self._values = {}
        self._total = len(actions_at(position))
        self._work()

    def go_on(self) -> None:
        """Take up again what was stopped or has failed; what is known already stays."""
        if self._asked is not None and self._stage in (Stage.STOPPED, Stage.FAILED):
            self._work()

    def stop(self) -> None:
        """Stop working, and keep what is known."""
        if self._stage is Stage.WORKING:
            self._errand.cancel()
            self._enter(Stage.STOPPED)

    def forget(self) -> None:
        """Stop working, and forget the position."""
        self._errand.cancel()
        self._asked, self._values, self._total = None, {}, 0
        self._enter(Stage.IDLE)

    def _work(self) -> None:
        assert self._asked is not None
        rules, position = self._asked
        self._errand.start(_job(self._analyser, rules, position), f"analysis of {position}")
        self._enter(Stage.WORKING)

    def _enter(self, stage: Stage) -> None:
        self._stage = stage
        self.changed.emit()

    def _on_found(self, action: HalfMove, value: Value) -> None:
        self._values[action] = value
        self.changed.emit()

    def _on_answered(self, values: ActionValues) -> None:
        self._values = dict(values)
        self._enter(Stage.FINISHED)

    def _on_failed(self, words: str) -> None:
        self._enter(Stage.FAILED)
        self.failed.emit(words)


def _job(analyser: Analyser, rules: RuleSet, position: Position) -> Job:
    return partial(_do, analyser, rules, position)


def _do(
    analyser: Analyser, rules: RuleSet, position: Position, cancelled: bytearray, tell: Tell
) -> ActionValues | None:
    return analyser(position, rules, cancelled, lambda action, value: tell((action, value)))
