"""What was on the table comes back, whatever ends the program."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from quarto_desktop.controllers.clock import ClockController
from quarto_desktop.controllers.document import GameDocument
from quarto_desktop.controllers.engine_service import InlineEngine
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.game_keeper import GameKeeper
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.rulesets import CLASSIC, FOUR_ALIKE, SQUARE
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.setup import Computer, GameSetup, Person, PointOut, WhenTimeRunsOut
from quarto_desktop.storage.autosave import AutosaveFile

PEOPLE = GameSetup(CLASSIC, Person("安娜"), Person('"B"'), 60, WhenTimeRunsOut.LOSE, PointOut.ALWAYS)
WINDOW = "=1 c1 =2 c2 =F d1 =D d4 =C d2 =6 b4 =5 c4 =0 a2 =B d3"
"""Leaves a line on the board that may be announced."""


class Life:
    """One run of the program, without a window.

    Attributes:
        now: the time of its clock.
    """

    def __init__(self, folder: Path) -> None:
        self.now = 100.0
        self.game = GameController(InlineEngine(), ClockController(lambda: self.now), Random(1))
        self.game.set_computer_pause(0)
        self.document = GameDocument(self.game)
        self.keeper = GameKeeper(self.game, self.document, folder)

    def play(self, tokens: str) -> None:
        """Play for whoever is on turn."""
        for word in tokens.split():
            self.game._act(parse_token(word))

    def crash(self) -> None:
        """End without a word, as far as the files are concerned."""
        self.keeper._is_closed = True
        self.keeper.close()
        self.game.close()

    def end(self) -> None:
        """End as the program does."""
        self.keeper.close()
        self.game.close()


@pytest.fixture
def begin(qapp: object, tmp_path: Path):
    """Begins a run of the program, again and again over the same files."""
    lives: list[Life] = []

    def start() -> Life:
        lives.append(Life(tmp_path / "progress"))
        return lives[-1]

    yield start
    for life in lives:
        life.crash()


ENDS: list[Callable[[Life], None]] = [Life.crash, Life.end]


@pytest.mark.parametrize("end", ENDS)
def test_everything_comes_back(begin, end):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play(WINDOW)
    before = life.game
    life.now += 1.25
    life.game.clock.tick()
    life.keeper.write()
    left = life.game.clock.remaining
    end(life)
    again = begin()
    assert again.keeper.left_on_table == CLASSIC
    again.keeper.resume(CLASSIC)
    assert again.game.state == before_state(before, WINDOW)
    assert again.game.state.window  # may still be announced
    assert again.game.setup == PEOPLE
    assert again.game.clock.remaining == left == 58.75


def before_state(game: GameController, tokens: str):
    """The state these tokens lead to under the rules of everything that follows here."""
    session = GameController(InlineEngine(), ClockController(), Random(1))
    session.new_game(PEOPLE)
    for word in tokens.split():
        session._act(parse_token(word))
    state = session.state
    session.close()
    return state


@pytest.mark.parametrize("end", ENDS)
def test_what_was_undone_can_be_done_again(begin, end):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play("=1 c1 =2 c2")
    life.game.undo()
    life.game.undo()
    end(life)
    again = begin()
    again.keeper.resume(CLASSIC)
    assert str(again.game.state.position) == "..1./..../..../.... -"
    again.game.redo()
    again.game.redo()
    assert str(again.game.state.position) == "..1./..2./..../.... -"


@pytest.mark.parametrize("end", ENDS)
def test_a_pause_goes_on(begin, end):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play("=1")
    life.game.pause()
    end(life)
    again = begin()
    again.keeper.resume(CLASSIC)
    assert again.game.paused
    assert again.game.clock.is_held_for(HoldReason.PAUSED)


@pytest.mark.parametrize("end", ENDS)
def test_the_computer_goes_on_thinking(begin, end, qtbot):
    life = begin()
    life.game.scene_busy(True)  # so that the computer waits
    life.game.new_game(GameSetup(SQUARE, Person(), Computer(Level.EASY)))
    life.play("=1")
    end(life)
    again = begin()
    again.keeper.resume(SQUARE)
    qtbot.waitUntil(lambda: len(again.game.session.records) == 3)
    assert again.game.session.levels == (Level.EASY,)


def test_games_of_other_rules_are_kept_beside_each_other(begin):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play("=1")
    life.game.new_game(GameSetup(SQUARE, Person(), Person()))
    life.play("=2 a1")
    life.crash()
    again = begin()
    assert again.keeper.left_on_table == SQUARE
    assert again.keeper.in_progress(FOUR_ALIKE) is None
    again.keeper.resume(CLASSIC)
    assert str(again.game.state.position) == "..../..../..../.... 1"
    again.keeper.resume(SQUARE)
    assert str(again.game.state.position) == "2.../..../..../.... -"


def test_what_an_earlier_run_left_on_the_table_gives_way(begin):
    life = begin()
    life.game.new_game(GameSetup(SQUARE, Person(), Person()))
    life.play("=2 a1")
    life.end()
    again = begin()  # and no wish to go on
    assert again.keeper.left_on_table == SQUARE
    again.game.new_game(PEOPLE)
    again.play("=1")
    again.end()
    third = begin()
    assert third.keeper.left_on_table == CLASSIC
    assert third.keeper.in_progress(SQUARE) is not None


def test_what_is_over_or_not_begun_is_not_kept_for_later(begin):
    life = begin()
    life.game.new_game(PEOPLE)
    life.game.leave()
    life.game.new_game(PEOPLE)
    life.play("=1 #")
    life.game.leave()
    assert life.keeper.in_progress(CLASSIC) is None
    life.crash()
    assert begin().keeper.left_on_table is None


def test_the_score_and_the_identity_stay(begin):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play("=1 #")
    life.game.play_again()
    life.play("=1")
    score, identity = life.game.score, life.game.session.identity
    life.crash()
    again = begin()
    again.keeper.resume(CLASSIC)
    assert again.game.score == score
    assert again.game.session.identity == identity


def test_the_file_stays_its_file(begin, tmp_path: Path):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play("=1")
    life.document.save(tmp_path / "a.quarto")
    life.crash()
    again = begin()
    again.keeper.resume(CLASSIC)
    assert again.document.path == tmp_path / "a.quarto"
    assert not again.document.is_modified
    again.play("a1")
    assert again.document.is_modified
    again.crash()
    third = begin()
    third.keeper.resume(CLASSIC)
    assert third.document.is_modified


def test_a_full_disk_is_told_once_and_the_game_goes_on(begin, monkeypatch: pytest.MonkeyPatch):
    life = begin()
    life.game.new_game(PEOPLE)
    told: list[OSError] = []
    life.keeper.failed.connect(told.append)

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(AutosaveFile, "save", fail)
        life.play("=1 a1")
        assert (len(told), life.keeper.is_working) == (1, False)
    life.play("=2")
    assert life.keeper.is_working
    life.crash()
    again = begin()
    again.keeper.resume(CLASSIC)
    assert str(again.game.state.position) == "1.../..../..../.... 2"


def test_a_damaged_file_is_told_of_and_the_others_are_read(begin, tmp_path: Path):
    life = begin()
    life.game.new_game(PEOPLE)
    life.play("=1")
    life.crash()
    (tmp_path / "progress" / "square.json").write_text("{")
    again = begin()
    assert list(again.keeper.damaged) == [SQUARE]
    assert again.keeper.in_progress(CLASSIC) is not None
