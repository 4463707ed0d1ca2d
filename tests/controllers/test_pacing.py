"""An action that waits: it comes once, from the event loop, and not after it was dropped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from quarto_desktop.controllers.pacing import PacedAction
from quarto_desktop.rules.actions import Action, Announce, Resign


class Paced:
    """A paced action and what came due."""

    def __init__(self) -> None:
        self.action = PacedAction()
        self.due: list[Action] = []
        self.action.due.connect(self.due.append)

    def settle(self) -> list[Action]:
        """Let the event loop turn; what has come due since the beginning."""
        for _ in range(3):
            QCoreApplication.processEvents()
        return self.due


@pytest.fixture
def paced(qapp: QCoreApplication) -> Paced:
    return Paced()


def test_it_comes_once_and_never_within_the_call(paced: Paced) -> None:
    paced.action.start(0)
    paced.action.offer(Announce())
    assert (paced.due, paced.action.waiting) == ([], True)
    assert paced.settle() == [Announce()]
    assert not paced.action.waiting
    assert paced.settle() == [Announce()]


def test_it_comes_late_when_it_is_known_late(paced: Paced) -> None:
    paced.action.start(0)
    assert paced.settle() == []
    paced.action.offer(Announce())
    assert paced.settle() == [Announce()]


def test_an_action_nobody_waits_for_is_ignored(paced: Paced) -> None:
    paced.action.offer(Announce())
    assert paced.settle() == []
    paced.action.start(0)
    assert paced.settle() == []


def test_a_new_start_drops_the_former_action(paced: Paced) -> None:
    paced.action.start(0)
    paced.action.offer(Announce())
    paced.action.start(0)
    assert paced.settle() == []
    paced.action.offer(Resign())
    assert paced.settle() == [Resign()]


def test_dropped_it_never_comes(paced: Paced) -> None:
    paced.action.set_held(True)
    paced.action.start(0)
    paced.action.offer(Announce())
    paced.settle()
    paced.action.set_held(False)
    paced.action.drop()
    assert paced.settle() == []


def test_held_it_waits(paced: Paced) -> None:
    paced.action.set_held(True)
    paced.action.start(0)
    paced.action.offer(Announce())
    assert paced.settle() == []
    paced.action.set_held(False)
    assert paced.settle() == [Announce()]


def test_holding_and_releasing_does_not_cut_its_pause_short(paced: Paced) -> None:
    paced.action.start(60)
    paced.action.offer(Announce())
    paced.action.set_held(True)
    paced.action.set_held(False)
    assert paced.settle() == []
    paced.action.drop()
