"""How much memory the whole program takes at most: `python -m tools.measure_memory [WIDTHxHEIGHT ...]`.

In the real window two perfect computers play a game under each rule set, with the engine's table in use, and
every action's value is worked out at an early position. Printed is the most that was ever resident, which is
what the system's own tools show. The window is first of the first size, then of the next.

Without a screen unless QT_QPA_PLATFORM says otherwise (``QT_QPA_PLATFORM=xcb python -m ...``).
"""

from __future__ import annotations

import os
import resource
import sys
import tempfile
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer

from quarto_desktop.app import Options, Program, make_application
from quarto_desktop.engine.analysis import analyse
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, RULE_SETS, RuleSet
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup
from quarto_desktop.storage.paths import standard_places

USUAL = ("1024x700", "1900x1000")
LIMIT = 300
LONGEST = 90
PERFECT = Computer(Level.PERFECT)
EARLY = Position.parse("0.../.6../..F./.... 9")


def main(arguments: list[str]) -> int:
    """Measure and print; the exit code tells whether it was little enough."""
    application = make_application()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(application, standard_places(Path(folder)), Options(), rng=Random(1))
        program.settings.change(computer_pause=0.0)
        program.window.show()
        report("the start page")
        for size in arguments or USUAL:
            width, _, height = size.partition("x")
            program.window.resize(int(width), int(height))
            for rules in RULE_SETS:
                play(program, rules)
                report(f"{size}, a game of {rules.name}")
        analyse(EARLY, FOUR_ALIKE, bytearray(1))
        report("an early position analysed")
        program.window.close()
        program.close()
    return 0 if peak() < LIMIT else 1


def play(program: Program, rules: RuleSet) -> None:
    """Let two perfect computers play a game."""
    loop = QEventLoop()
    program.game.finished.connect(lambda: QTimer.singleShot(500, loop.quit))
    QTimer.singleShot(LONGEST * 1000, loop.quit)
    program.game.open_session(GameSession(GameSetup(rules, PERFECT, PERFECT)))
    loop.exec()
    program.game.leave()


def peak() -> float:
    """Megabytes that were resident at most until now."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most * 1024 / 1e6


def report(what: str) -> None:
    """Print the peak until now."""
    print(f"{peak():6.0f} MB after {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
