"""How fluid the window stays while the computer thinks: `python -m tools.measure_stall`.

The table of the app runs in a real event loop, without a screen: pieces are given and placed without a pause,
and everything is painted anew 60 times a second, while the engine works on heavy positions. A timer beats
every 5 ms; a gap is the time between two beats, and what it has above 5 ms is a stall.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from quarto_desktop.controllers.engine_service import EngineService
from quarto_desktop.engine.values import Level, Question
from quarto_desktop.rules.game import apply, start
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE
from quarto_desktop.ui.table.model import TableModel
from quarto_desktop.ui.table.scene import TableScene
from quarto_desktop.ui.table.view import TableView

BEAT_MS = 5
FRAME_MS = 16
REST_MS = 3000

HEAVY = (
    Question(Position.parse("..CD/..5./89../.... -"), FOUR_ALIKE, Level.PERFECT, seed=1),
    Question(Position.parse("6.../...F/B.../8E.. 9"), FOUR_ALIKE, Level.PERFECT, seed=2),
    Question(Position.parse("..../C..2/..FB/..9. 1"), FOUR_ALIKE, Level.PERFECT, seed=3),
    Question(Position.parse("F.../.0../..../.... -"), SQUARE, Level.PERFECT, seed=4),
    Question(Position.parse("6.../...F/B.../8... 9"), SQUARE, Level.PERFECT, seed=5),
)


class EndlessGame(QObject):
    """Gives and places on a table, one action as soon as the one before has been shown."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._rng = Random(1)
        self._state = start(FOUR_ALIKE)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._play)
        scene.busy_changed.connect(self._go_on)

    def begin(self) -> None:
        """Play from now on."""
        self._next.start(0)

    def _go_on(self, busy: bool) -> None:
        if not busy:
            self._next.start(0)

    def _play(self) -> None:
        if self._state.is_over:
            self._state = start(FOUR_ALIKE)
        step = apply(self._state, self._rng.choice(self._state.half_moves()))
        self._state = step.state
        self._scene.animate(step, TableModel(step.state.position))


class Heartbeat:
    """Notes the milliseconds between the beats of a timer."""

    def __init__(self) -> None:
        self._gaps: list[float] = []
        self._last = 0.0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to note."""
        self._gaps = []
        self._last = perf_counter()
        self._timer.start(BEAT_MS)

    def stop(self) -> list[float]:
        """End, and hand the gaps over."""
        self._beat()
        self._timer.stop()
        return self._gaps

    def _beat(self) -> None:
        now = perf_counter()
        self._gaps.append(1000 * (now - self._last))
        self._last = now


def repaint_always(widget: QWidget) -> None:
    """Paint all of a widget anew in every frame."""
    frames = QTimer(widget)
    frames.timeout.connect(widget.update)
    frames.start(FRAME_MS)


def gaps_of_thought(engine: EngineService, heart: Heartbeat) -> Iterator[list[float]]:
    """The gaps while the engine works on one heavy question after the other."""
    loop = QEventLoop()
    engine.answered.connect(loop.quit)
    engine.failed.connect(loop.quit)
    for question in HEAVY:
        heart.start()
        engine.ask(question)
        loop.exec()
        yield heart.stop()


def gaps_of_rest(heart: Heartbeat) -> list[float]:
    """The gaps while nobody thinks, for comparison."""
    loop = QEventLoop()
    heart.start()
    QTimer.singleShot(REST_MS, loop.quit)
    loop.exec()
    return heart.stop()


def report(what: str, gaps: list[float]) -> None:
    """Print one line about the gaps."""
    high = statistics.quantiles(gaps, n=100, method="inclusive")[98]
    print(
        f"{what:<32} {sum(gaps) / 1000:4.1f} s, {len(gaps):4} beats, "
        f"median {statistics.median(gaps):4.1f} ms, 99 % below {high:4.1f} ms, largest {max(gaps):4.1f} ms"
    )


def main() -> int:
    """Measure and print."""
    application = QApplication(sys.argv[:1])
    view = TableView(TableScene())
    view.resize(1024, 700)
    view.show()
    EndlessGame(view.table).begin()
    repaint_always(view.viewport())
    heart, engine = Heartbeat(), EngineService()
    report("nobody thinks", gaps_of_rest(heart))
    for question, gaps in zip(HEAVY, gaps_of_thought(engine, heart), strict=True):
        report(f"{question.rules.name} {question.position}", gaps)
    engine.close()
    view.close()
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
