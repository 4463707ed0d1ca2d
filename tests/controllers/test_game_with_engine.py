"""The game with the real engine in its real thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.engine_service import EngineService
from quarto_desktop.controllers.game import GameController
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.rulesets import CLASSIC, RULE_SETS, RuleSet
from quarto_desktop.session.setup import Computer, GameSetup, Person
from tests.controllers.fakes import COMPUTER_SECOND

LONG = 20_000  # milliseconds; a slow machine is no failure


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[GameController]:
    one = GameController(EngineService(), ClockController(), Random(3))
    one.set_computer_pause(0)
    yield one
    one.close()


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_the_computer_plays_itself_to_the_end(game: GameController, qtbot: QtBot, rules: RuleSet) -> None:
    with qtbot.waitSignal(game.finished, timeout=LONG):
        game.new_game(GameSetup(rules, Computer(Level.BEGINNER), Computer(Level.MEDIUM)))
    assert game.state.is_over
    assert not game.thinking


def test_it_places_and_gives_and_then_waits_for_the_person(game: GameController, qtbot: QtBot) -> None:
    game.new_game(COMPUTER_SECOND)
    game.give(Piece(9))
    qtbot.waitUntil(lambda: game.may_place, timeout=LONG)
    assert game.session is not None
    assert len(game.session.records) == 3


def test_undo_and_new_games_while_it_thinks(game: GameController, qtbot: QtBot) -> None:
    for number in range(10):
        game.new_game(replace(COMPUTER_SECOND, second=Computer(Level.HARD)))
        game.give(Piece(number))
        assert game.thinking
        if number % 2:
            game.undo()
            assert game.may_give
    game.new_game(COMPUTER_SECOND)
    qtbot.wait(50)
    assert game.session is not None
    assert game.session.records == ()
    game.give(Piece(0))
    qtbot.waitUntil(lambda: game.may_place, timeout=LONG)


def test_closing_while_it_thinks_leaves_no_thread_behind(game: GameController) -> None:
    game.new_game(GameSetup(CLASSIC, Computer(Level.PERFECT), Person()))
    assert game.thinking
    game.close()
    assert not game.thinking
