"""Somebody who does anything at any time, for as long as one likes: `make monkey ARGS="--seconds 1800"`."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import final_state
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.setup import Computer, GameSetup, Person
from quarto_desktop.ui.files.choosing import FileDialog
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.test_anything_goes import DEEDS, assert_true_to_the_game, close_dialogs

SECONDS = float(os.environ.get("QUARTO_MONKEY_SECONDS", "15"))
SEED = int(os.environ.get("QUARTO_MONKEY_SEED", "1"))
_MOST_GROWTH = 40  # MiB in the second half
_WARM = 300  # seconds, before which everything that is kept ready fills up


@pytest.fixture
def _no_question_of_qt_waits(qapp: QApplication) -> Iterator[None]:
    """The file dialog's own questions hold up the program, say before it deletes something: answer no."""

    def refuse() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            box.reject()

    timer = QTimer(interval=200)
    timer.timeout.connect(refuse)
    timer.start()
    yield
    timer.stop()


@pytest.mark.usefixtures("_no_question_of_qt_waits")
def test_monkey(launch: Launch, capsys: pytest.CaptureFixture[str]) -> None:
    driver, rng = launch(seed=SEED, moving=True), Random(SEED)
    end, early, deeds = time.monotonic() + SECONDS, 0, 0
    while time.monotonic() < end:
        if driver.game.session is None and driver.program.solitaire.play is None:
            begin(driver, rng)
        rng.choices(list(DEEDS), list(DEEDS.values()))[0](driver, rng)
        deeds += 1
        if driver.program.solitaire.play is None:
            assert_true_to_the_game(driver)
        if not early and time.monotonic() > end - SECONDS / 2:
            early = resident()
    close_dialogs(driver, rng)
    driver.until(lambda: not driver.window.findChildren(FileDialog))
    late, games = resident(), driver.program.chronicle.history.games()
    for game in games:
        assert final_state(parse_game(game.text)).is_over
    with capsys.disabled():
        print(
            f"\n{deeds} deeds, {len(games)} games ended, {early} MiB at half time and {late} MiB at the end"
        )
    assert SECONDS < _WARM or late - early < _MOST_GROWTH


def begin(driver: Driver, rng: Random) -> None:
    """Play something, so that there is something to disturb."""
    close_dialogs(driver, rng)
    if rng.random() < 0.25:
        driver.program.solitaire.new_deal(house=rng.random() < 0.5)
        return
    setup = GameSetup(
        rng.choice(RULE_SETS), Person(), Computer(rng.choice((Level.EASY, Level.MEDIUM))), timer=15
    )
    driver.game.new_game(setup)


def resident() -> int:
    """The memory of this process now, in MiB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    lines = status.read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) // 1024
