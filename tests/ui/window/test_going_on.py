"""At the start: what went wrong is told first, and then it is asked whether to go on."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quarto_desktop.app import Program
from quarto_desktop.controllers.instance import NO_WISH
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.storage import progress_file
from quarto_desktop.storage.paths import Places
from quarto_desktop.ui.dialogs.confirmation import Confirmation
from quarto_desktop.ui.dialogs.notice import Notice
from tests.ui.languages import settle
from tests.ui.window.lives import PEOPLE, Begin, end, full


def asked(program: Program) -> bool:
    """Whether it is being asked whether to go on with a game."""
    return any(one.isVisible() for one in program.window.findChildren(Confirmation))


@pytest.fixture
def left(begin: Begin) -> None:
    """A game was on the table when the program ended."""
    program = begin()
    program.game.new_game(PEOPLE)
    program.game._act(parse_token("=1"))
    program.keepers.close()
    end(program)


@pytest.fixture
def damaged(left: None, begin: Begin, places: Places) -> Program:
    """The program that has begun again, with settings that cannot be read."""
    places.settings_file.write_bytes(b"rubbish")
    program = begin()
    program.begin(NO_WISH)
    return program


def test_the_question_whether_to_go_on_waits_until_the_damage_has_been_read(damaged: Program, qtbot: QtBot):
    (notice,) = damaged.window.findChildren(Notice)
    assert not asked(damaged)
    notice.reject()
    qtbot.waitUntil(lambda: asked(damaged))


@pytest.mark.usefixtures("left")
def test_without_damage_it_is_asked_at_once(begin: Begin, qtbot: QtBot):
    program = begin()
    program.begin(NO_WISH)
    assert asked(program)


def test_who_ends_the_program_instead_of_reading_is_asked_nothing(damaged: Program, qapp: QApplication):
    damaged.window.close()
    settle(qapp)
    assert not asked(damaged)


@pytest.mark.usefixtures("left")
def test_a_game_that_stands_as_it_was_kept_is_not_lost_with_a_disk_that_is_full_now(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
):
    program = begin()
    monkeypatch.setattr(progress_file, "write_bytes_atomically", full)
    program.keepers.quarto.resume(CLASSIC)
    assert not program.keepers.quarto.is_working
    assert not program.window.flow.would_lose_game
    program.game._act(parse_token("a1"))
    assert program.window.flow.would_lose_game
