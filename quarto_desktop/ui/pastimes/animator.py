"""Movements of the table: pieces that fly, marks that fade in. Whatever runs can be ended at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QRectF, QVariantAnimation

from quarto_desktop.session.preferences import AnimationSpeed

_PACE = {AnimationSpeed.SLOW: 1.7, AnimationSpeed.NORMAL: 1.0, AnimationSpeed.FAST: 0.55}

Draw = Callable[[float], None]
"""Shows a movement at a share (0-1) of its way; 1 is its end."""


@dataclass(frozen=True)
class Motion:
    """How fast things move.

    Attributes:
        speed: the player's choice.
        reduce: no movement at all.
    """

    speed: AnimationSpeed = AnimationSpeed.NORMAL
    reduce: bool = False

    def duration(self, milliseconds: int) -> int:
        """How long something takes that takes `milliseconds` at normal speed."""
        return 0 if self.reduce else round(milliseconds * _PACE[self.speed])


@dataclass(frozen=True)
class Movement:
    """One stretch of movement.

    Attributes:
        draw: shows it at a share of its way.
        milliseconds: its duration.
    """

    draw: Draw
    milliseconds: int


class Animator(QObject):
    """Runs movements one after another, then calls back; :meth:`finish` jumps to the end of them all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._animation = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.valueChanged.connect(self._draw)
        self._animation.finished.connect(self._next)
        self._waiting: list[Movement] = []
        self._current: Movement | None = None
        self._done: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether something moves, or its callback has still to be called."""
        return self._done is not None

    def run(self, movements: list[Movement], done: Callable[[], None]) -> None:
        """Run `movements`, then call `done`; anything that still runs is finished first."""
        self.finish()
        self._waiting, self._done = list(movements), done
        self._next()

    def finish(self) -> None:
        """Show the end of everything that runs or waits, at once, and call back."""
        self._animation.stop()
        movements = [self._current, *self._waiting]
        self._current, self._waiting = None, []
        for movement in movements:
            if movement is not None:
                movement.draw(1.0)
        self._call_back()

    def _next(self) -> None:
        self._current = None
        if not self._waiting:
            self._call_back()
            return
        self._current = self._waiting.pop(0)
        if self._current.milliseconds <= 0:
            self._current.draw(1.0)
            self._next()
            return
        self._animation.setDuration(self._current.milliseconds)
        self._animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _draw(self, share: object) -> None:
        if self._current is not None and isinstance(share, float):
            self._current.draw(share)

    def _call_back(self) -> None:
        done, self._done = self._done, None
        if done is not None:
            done()


def on_the_way(start: QRectF, end: QRectF, share: float, lift: float = 0.0) -> QRectF:
    """The cell between two cells at a `share` of the way.

    Args:
        start: the cell left.
        end: the cell reached.
        share: how far along, 0-1.
        lift: how high the piece is lifted in the middle of the way, in cells.
    """
    size = start.width() + (end.width() - start.width()) * share
    height = sin(pi * share) * lift * size
    grown = size * (1 + 0.25 * sin(pi * share) * lift)
    centre = start.center() + (end.center() - start.center()) * share
    return QRectF(centre.x() - grown / 2, centre.y() - grown / 2 - height, grown, grown)
