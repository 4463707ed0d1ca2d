"""How fluid the real window stays while the computer plays: `python -m tools.measure_fluidity`.

Two perfect computers play in the real window, with flying pieces, under each of the rules, from the empty
board and from positions that are hard to see through. A 5 ms timer beats in the event loop; the time between
two beats is a gap, and what it has above 5 ms is a stall: for so long the window answered to nobody. Beside
each gap stands what the program computed in it, both threads together: where that is far less than the gap,
the machine was busy with something else, and the gap says nothing about the program.

Without a screen unless QT_QPA_PLATFORM says otherwise (``QT_QPA_PLATFORM=xcb python -m ...``).
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

from quarto_desktop.app import Options, Program, make_application
from quarto_desktop.controllers.game import GameController
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.rulesets import RULE_SETS, RuleSet
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup
from quarto_desktop.storage.paths import standard_places
from quarto_desktop.ui.quarto.table.scene import TableScene

BEAT_MS = 5
TARGET_MS = 50
SIZE = (1160, 760)
PERFECT = Computer(Level.PERFECT)
STARTS = (EMPTY_BOARD, Position.parse("..../C..2/..FB/..9. 1"), Position.parse("6.../...F/B.../8E.. 9"))


@dataclass(frozen=True)
class Gap:
    """The time between two beats.

    Attributes:
        milliseconds: how long it was.
        computed: the milliseconds of it, at most, that the program was computing.
        thinking: whether the engine thought at its end.
        where: what went on.
    """

    milliseconds: float
    computed: float
    thinking: bool
    where: str


class Heartbeat(QObject):
    """Notes the gaps, and what went on in the game meanwhile."""

    def __init__(self, game: GameController, scene: TableScene) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self._game, self._scene = game, scene
        self._last, self._computed = perf_counter(), process_time()
        self._news: list[str] = []
        game.started.connect(lambda: self._news.append("started"))
        game.stepped.connect(lambda step, _: self._news.append(type(step.transition.action).__name__))
        game.finished.connect(lambda: self._news.append("finished"))
        scene.busy_changed.connect(lambda busy: self._news.append("lift-off" if busy else "landing"))
        self._timer = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def stop(self) -> None:
        """Note no more."""
        self._timer.stop()

    def _beat(self) -> None:
        now, computed = perf_counter(), process_time()
        gap, work = 1000 * (now - self._last), 1000 * (computed - self._computed)
        self.gaps.append(Gap(gap, min(gap, work), self._game.thinking, self._where()))
        self._last, self._computed = now, computed
        self._news.clear()

    def _where(self) -> str:
        if self._game.session is None:
            return "no game"
        state = self._game.state
        pieces = 16 - len(state.position.empty_squares)
        doing = " ".join(self._news) or ("pieces fly" if self._scene.busy else "")
        return f"{state.phase.value} with {pieces} on the board {doing}".strip()


def watch(program: Program, rules: RuleSet, start: Position, seconds: float) -> list[Gap]:
    """The gaps while the computer plays from a position, until it ends or the seconds are over."""
    loop = QEventLoop()
    program.game.finished.connect(lambda: QTimer.singleShot(1000, loop.quit))
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    position = None if start == EMPTY_BOARD else start
    heart = Heartbeat(program.game, program.window.game_page.scene)
    program.game.open_session(GameSession(GameSetup(rules, PERFECT, PERFECT, position=position)))
    loop.exec()
    heart.stop()
    program.game.leave()
    return heart.gaps[1:]


def report(what: str, gaps: Sequence[Gap]) -> None:
    """Print one line about the gaps, and one for each of those in which the most was computed."""
    lengths = [gap.milliseconds for gap in gaps]
    high = statistics.quantiles(lengths, n=100)[98]
    most = max(gap.computed for gap in gaps)
    print(
        f"{what:<40} {len(gaps):6} beats  median {statistics.median(lengths):5.1f}  99 % {high:5.1f}"
        f"  largest {max(lengths):6.1f} ms, computed in one at most {most:5.1f} ms"
    )
    for gap in sorted(gaps, key=lambda gap: -gap.computed)[:3]:
        print(
            f"    {gap.milliseconds:6.1f} ms, computed {gap.computed:5.1f}"
            f"  {'thinking' if gap.thinking else 'at rest':<8}  {gap.where}"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; the exit code tells whether the window was as fluid as it should be."""
    parser = argparse.ArgumentParser(description="How fluid the window stays while the computer plays.")
    parser.add_argument("--seconds", type=float, default=20.0, help="the longest each game may take")
    wanted = parser.parse_args(arguments)
    application = make_application()
    everything: list[Gap] = []
    with tempfile.TemporaryDirectory() as folder:
        program = Program(application, standard_places(Path(folder)), Options(), rng=Random(1))
        program.settings.change(computer_pause=0.3)
        program.window.resize(*SIZE)
        program.window.show()
        for rules in RULE_SETS:
            for start in STARTS:
                gaps = watch(program, rules, start, wanted.seconds)
                report(f"{rules.name}, {'empty board' if start == EMPTY_BOARD else start}", gaps)
                everything += gaps
        program.window.close()
        program.close()
    thinking = [gap for gap in everything if gap.thinking]
    report(f"everything ({application.platformName()})", everything)
    report("while the computer thinks", thinking)
    return 0 if max(gap.computed for gap in thinking) < TARGET_MS else 1


if __name__ == "__main__":
    sys.exit(main())
