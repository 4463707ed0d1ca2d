"""Hundreds of games of the computer against itself in one process, through the real controllers: `make soak`.

Every game must end, be in the history once, and replay to the same result; the memory must stay flat.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from quarto_desktop.controllers.chronicle import Chronicle
from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.document import GameDocument
from quarto_desktop.controllers.engine_service import EngineService
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.game_keeper import GameKeeper
from quarto_desktop.controllers.solitaire_results import Results
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import final_state, result_word
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.setup import Computer, GameSetup
from quarto_desktop.storage.history import History

_LEVELS = (Level.BEGINNER, Level.EASY, Level.MEDIUM)
_PATIENCE_MS = 60_000


def main(arguments: list[str]) -> int:
    """Play so many games; say what came of them."""
    parser = argparse.ArgumentParser("soak", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    wanted = parser.parse_args(arguments)
    application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    rng, began, results = Random(1), time.monotonic(), Counter[str]()
    game = GameController(EngineService(), ClockController(), rng)
    game.set_computer_pause(0)
    game.failed.connect(lambda reason: sys.exit(f"the engine failed: {reason}"))
    with tempfile.TemporaryDirectory() as name:
        document = GameDocument(game)
        keeper = GameKeeper(game, document, Path(name))
        history = History(Path(name) / "history.sqlite")
        chronicle = Chronicle(game, document, history, Results(history))
        early = 0
        for number in range(wanted.games):
            players = (Computer(rng.choice(_LEVELS)), Computer(rng.choice(_LEVELS)))
            _play(game, GameSetup(rng.choice(RULE_SETS), *players))
            assert game.session is not None
            results[result_word(game.state.outcome)] += 1
            assert final_state(parse_game(document.text())) == game.state, "it does not replay"
            if number == wanted.games // 10:
                early = _resident_kib()
        kept = len(chronicle.history.games())
        late = _resident_kib()
        keeper.close()
        game.close()
        chronicle.close()
    seconds = time.monotonic() - began
    print(
        f"{wanted.games} games in {seconds:.0f} s: {dict(results)}; {kept} in the history; "
        f"memory {early // 1024} MiB after a tenth, {late // 1024} MiB at the end"
    )
    del application
    return 0 if kept == wanted.games else 1


def _play(game: GameController, setup: GameSetup) -> None:
    """Play one game to its end, in the event loop."""
    loop = QEventLoop()
    game.finished.connect(loop.quit)
    QTimer.singleShot(_PATIENCE_MS, loop, loop.quit)
    game.new_game(setup)
    if not game.state.is_over:
        loop.exec()
    game.finished.disconnect(loop.quit)
    if not game.state.is_over:
        raise SystemExit("a game is stuck")


def _resident_kib() -> int:
    """The memory the process holds now, where the system tells; else the most it has held."""
    status = Path("/proc/self/status")
    if status.exists():
        lines = status.read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
