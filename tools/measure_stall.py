"""How fluid the window stays while the computer thinks: `python -m tools.measure_stall`.

A 5 ms timer and a scene that is painted at every beat run in a real event loop, without a screen, while the
engine works on heavy positions. A gap is the time between two beats; what it has above 5 ms is a stall.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Iterator
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from quarto_desktop.controllers.engine_service import EngineService
from quarto_desktop.engine.values import Level, Question
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE

BEAT_MS = 5
SHAPES = 60

HEAVY = (
    Question(Position.parse("..CD/..5./89../.... -"), FOUR_ALIKE, Level.PERFECT, seed=1),
    Question(Position.parse("6.../...F/B.../8E.. 9"), FOUR_ALIKE, Level.PERFECT, seed=2),
    Question(Position.parse("..../C..2/..FB/..9. 1"), FOUR_ALIKE, Level.PERFECT, seed=3),
    Question(Position.parse("..CD/..5./89../.... -"), SQUARE, Level.PERFECT, seed=4),
    Question(Position.parse("6.../...F/B.../8... 9"), SQUARE, Level.PERFECT, seed=5),
)


class Shape(QGraphicsItem):
    """An item painted in Python, for which the window waits for its turn in the interpreter."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._colour = QColor.fromHsv(number * 5, 160, 200)
        self._box = QRectF(0, 0, 60, 60)
        self.setPos(number % 8 * 75, number // 8 * 75)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawEllipse(self._box)


def table() -> QGraphicsView:
    """A view of as many shapes as a board with its pieces is made of, painted anew as a whole."""
    scene = QGraphicsScene()
    for number in range(SHAPES):
        scene.addItem(Shape(number))
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
    view.resize(640, 640)
    return view


class Heartbeat:
    """Notes the milliseconds between the beats of a timer, each of which repaints the view."""

    def __init__(self, view: QGraphicsView) -> None:
        self.gaps: list[float] = []
        self._last: float | None = None
        self._viewport = view.viewport()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to note."""
        self._last = None
        self._timer.start(BEAT_MS)

    def stop(self) -> list[float]:
        """End, and hand the gaps over."""
        self._timer.stop()
        gaps, self.gaps = self.gaps, []
        return gaps

    def _beat(self) -> None:
        now = perf_counter()
        if self._last is not None:
            self.gaps.append(1000 * (now - self._last))
        self._last = now
        self._viewport.update()


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
    QTimer.singleShot(2000, loop.quit)
    loop.exec()
    return heart.stop()


def report(what: str, gaps: list[float]) -> None:
    """Print one line about the gaps."""
    high = statistics.quantiles(gaps, n=100)[98]
    middle = statistics.median(gaps)
    sys.stdout.write(
        f"{what:<32} {len(gaps):5} beats, largest {max(gaps):5.1f} ms, 99 % below {high:5.1f} ms, "
    )
    sys.stdout.write(f"median {middle:4.1f} ms, {sum(gaps) / 1000:.1f} s\n")


def main() -> int:
    """Measure and print."""
    _application = QApplication(sys.argv[:1])
    view = table()
    view.show()
    heart = Heartbeat(view)
    engine = EngineService()
    report("nobody thinks", gaps_of_rest(heart))
    for question, gaps in zip(HEAVY, gaps_of_thought(engine, heart), strict=True):
        report(f"{question.rules.name} {question.position}", gaps)
    engine.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
