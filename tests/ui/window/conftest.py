"""The whole program in a home of its own, with an engine that answers in the same thread and no movement."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Options, Program
from quarto_desktop.controllers.engine_service import InlineEngine
from quarto_desktop.rules.rulesets import RULE_SETS
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.session.setup import GameChoices, Opponents, WhoFirst
from quarto_desktop.storage.paths import Places
from tests.ui.languages import settle
from tests.ui.window.filing import GAME
from tests.ui.window.freed import deleted_now
from tests.ui.window.lives import Begin, end


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Program]:
    """The program with its window open at the start page, speaking English."""
    made = Program(
        qapp,
        Places.under(tmp_path),
        Options(language=LanguageChoice.ENGLISH),
        engine=InlineEngine(),
        rng=Random(1),
    )
    made.settings.change(reduce_motion=True, computer_pause=0.0)
    made.window.show()
    qtbot.waitExposed(made.window)
    yield made
    made.game.leave()
    made.solitaire.leave()
    made.window.close()
    made.close()
    made.window.deleteLater()
    deleted_now()
    qapp.setStyleSheet("")


@pytest.fixture
def two_people(program: Program) -> Program:
    """The program set so that a click on a card begins a game between two people."""
    choices = tuple(
        replace(GameChoices.default(rules), opponents=Opponents.PEOPLE, who_first=WhoFirst.ONE, timer=None)
        for rules in RULE_SETS
    )
    program.settings.change(choices=choices)
    return program


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game in a file."""
    path = tmp_path / "安娜 vs B.quarto"
    path.write_text(GAME, encoding="utf-8")
    return path


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Where everything is, with the folders made."""
    made = Places.under(tmp_path / "home")
    for folder in (made.config, made.progress):
        folder.mkdir(parents=True)
    return made


@pytest.fixture
def begin(qtbot: QtBot, qapp: QApplication, places: Places) -> Iterator[Begin]:
    """Starts the program, and ends it at last."""
    with ExitStack() as ends:

        def start() -> Program:
            options = Options(language=LanguageChoice.ENGLISH)
            program = Program(qapp, places, options, engine=InlineEngine(), rng=Random(1))
            ends.callback(end, program)
            program.settings.change(reduce_motion=True, computer_pause=0.0)
            program.window.show()
            qtbot.waitExposed(program.window)
            settle(qapp)
            return program

        yield start
