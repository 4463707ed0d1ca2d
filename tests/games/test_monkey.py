"""Somebody who does anything at any time, for as long as one likes: `make monkey ARGS="--seconds 1800"`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import final_state
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.finished import Score
from quarto_desktop.session.setup import Computer, GameSetup, Opponents, Person
from quarto_desktop.solitaire.game import play_out
from quarto_desktop.solitaire.gamefile import parse_play
from quarto_desktop.storage.history import History
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.files.choosing import FileDialog
from tests.games.conftest import Launch
from tests.games.driver import Driver
from tests.games.test_anything_goes import (
    DEEDS,
    assert_true_to_the_game,
    change_language,
    change_size,
    change_theme,
    close_dialogs,
    play_sensibly,
    wait,
)

SECONDS = float(os.environ.get("QUARTO_MONKEY_SECONDS", "15"))
SEED = int(os.environ.get("QUARTO_MONKEY_SEED", "1"))
_MOST_GROWTH = 15  # MiB from the third quarter to the last
_LOOKS = 40  # at the memory
_WARM = 300  # seconds, before which everything that is kept ready fills up
_LONGEST_MOOD = 60  # deeds


def play_on(driver: Driver, rng: Random) -> None:
    """Do what is allowed in what is played, whatever else is open."""
    cards = driver.program.solitaire
    if cards.play is None:
        play_sensibly(driver, rng)
    elif cards.may_place:
        driver.cards.click(rng.choice(cards.game.legal_cells))


def take_back(driver: Driver, rng: Random) -> None:
    """Undo, perhaps while the computer thinks or something moves."""
    if driver.window.menus[Command.UNDO].isEnabled():
        driver.choose(Command.UNDO)


PLAYING: dict[Callable[[Driver, Random], None], int] = {
    play_on: 40,
    close_dialogs: 3,
    take_back: 1,
    change_language: 1,
    change_theme: 1,
    change_size: 1,
    wait: 6,
}
"""What somebody does who would like to know how the game ends."""


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
    begun, sizes, deeds = time.monotonic(), [resident()], 0
    mood = PLAYING
    while time.monotonic() < begun + SECONDS:
        if driver.game.session is None and driver.program.solitaire.play is None:
            begin(driver, rng)
        if deeds % _LONGEST_MOOD == 0:
            mood = rng.choice((DEEDS, PLAYING))
        rng.choices(list(mood), list(mood.values()))[0](driver, rng)
        deeds += 1
        if driver.program.solitaire.play is None:
            assert_true_to_the_game(driver)
        if time.monotonic() > begun + SECONDS * len(sizes) / _LOOKS:
            sizes.append(resident())
    close_dialogs(driver, rng)
    driver.until(lambda: not driver.window.findChildren(FileDialog))
    quarter = _LOOKS // 4
    third, last = (median(part) for part in (sizes[-2 * quarter : -quarter], sizes[-quarter:]))
    ended = games_replayed(driver.program.chronicle.history)
    with capsys.disabled():
        print(
            f"\n{deeds} deeds, {ended} games ended and replayed; {sizes[0]} MiB at the start, "
            f"{sizes[-1]} at the end, medians of the last two quarters {third:.0f} and {last:.0f}"
        )
    assert SECONDS < _WARM or last - third < _MOST_GROWTH


def games_replayed(history: History) -> int:
    """Replay all finished games: how many there are, each with the result that was counted."""
    games, plays = history.games(), history.plays.games()
    for game in games:
        record = parse_game(game.text)
        outcome = final_state(record).outcome
        assert outcome is not None
        against_first = game.result.opponents is Opponents.COMPUTER and record.first_level is not None
        side = Side.SECOND if against_first else Side.FIRST  # for whom it is counted
        scores = {side: Score.WON, side.other: Score.LOST, None: Score.DRAWN}
        assert scores[outcome.winner] is game.result.score
    for play in plays:
        assert play.text
        played = parse_play(play.text)
        end = play_out(played.deal, played.cells).outcome
        assert end is not None
        assert end.score == play.result.score
    return len(games) + len(plays)


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
