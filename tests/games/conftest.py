"""The real program, wired as it is when it runs, on a screen nobody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Options, Program
from quarto_desktop.controllers import worker
from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.engine_service import EngineService
from quarto_desktop.controllers.solitaire_brain import Brain
from quarto_desktop.storage.paths import standard_places
from tests.games.driver import Driver
from tests.games.fakes import FakeTime, Ponderer

Launch = Callable[..., Driver]


@pytest.fixture
def launch(qtbot: QtBot, qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Launch]:
    """Starts the program and hands over whoever sits before it.

    The keyword arguments are those of :func:`_start`.
    """
    monkeypatch.setattr(worker, "HEAD_START", 0)
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    started: list[Driver] = []

    def start(**wishes: object) -> Driver:
        started.append(_start(qtbot, qapp, home, **wishes))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for driver in started:
        driver.end()
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette if started else QPalette())
    qapp.setFont(font)


@pytest.fixture
def driver(launch: Launch) -> Driver:
    """Somebody before the start page of a program without motion and pauses."""
    return launch()


@pytest.fixture
def ponderer() -> Iterator[Ponderer]:
    """An engine that thinks for as long as the test likes; it is let go at the end."""
    made = Ponderer()
    yield made
    made.release()


def _start(
    qtbot: QtBot,
    qapp: QApplication,
    home: Path,
    *,
    seed: int = 1,
    moving: bool = False,
    chooser: Ponderer | None = None,
    brain: Brain | None = None,
    time: FakeTime | None = None,
    **preferences: object,
) -> Driver:
    """Start the program.

    Args:
        seed: decides everything that is left to chance.
        moving: whether pieces fly.
        chooser: thinks instead of the real engine, in the same thread.
        brain: thinks about Foursquare instead of the real one, in the same thread.
        time: the time that the turn clock goes by, instead of the real one.
        preferences: fields of the preferences to change before.
    """
    program = Program(
        qapp,
        standard_places(home / "quarto"),
        Options(),
        engine=EngineService(chooser) if chooser else None,
        clock=ClockController(time) if time else None,
        brain=brain,
        rng=Random(seed),
    )
    program.settings.change(**{"reduce_motion": not moving, "computer_pause": 0.0, **preferences})
    program.window.resize(1100, 760)
    program.window.show()
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    return Driver(program, qtbot, Random(seed), time)
