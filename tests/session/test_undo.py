"""Undo and redo in random games: whatever is done, the history stays a game that the rules allow."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.actions import LoseOnTime, TimeOut
from quarto_desktop.rules.gamefile import replay
from quarto_desktop.rules.rulesets import CLASSIC
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Computer, GameSetup, Person
from tests.rules.strategies import random_action, rule_sets

players = st.sampled_from([Person("Ann"), Computer(Level.EASY)])
setups = st.builds(GameSetup, rule_sets, players, players)
seeds = st.integers(0, 2**32)
deeds = st.lists(st.sampled_from(["play"] * 6 + ["by clock", "undo", "undo", "redo"]), max_size=80)


def do(session: GameSession, deed: str, rng: Random) -> None:
    """One deed of somebody who plays at random."""
    if deed == "undo":
        session.undo()
    elif deed == "redo":
        session.redo()
    elif not session.state.is_over:
        session.play(random_action(session.state, rng, 0.2), by_clock=deed == "by clock")


def done(setup: GameSetup, deeds: list[str], seed: int) -> GameSession:
    """A session after all these deeds."""
    session, rng = GameSession(setup), Random(seed)
    for deed in deeds:
        do(session, deed, rng)
    return session


def turn_number(session: GameSession, at: int) -> int:
    """How often the turn has changed hands before the moment `at`."""
    turns = [session.state_at(index).turn for index in range(at + 1)]
    return sum(before is not after for before, after in pairwise(turns))


def expected_landing(session: GameSession) -> int | None:
    """Where undo lands, straight from the words of the rule."""
    records = session.records
    for at in reversed(range(len(records))):
        state, record = session.state_at(at), records[at]
        assert state.turn is not None
        by_person = isinstance(session.setup.player(state.turn), Person)
        by_time = record.by_clock or isinstance(record.action, TimeOut | LoseOnTime)
        costs = any(
            records[later].is_false_announcement and turn_number(session, later) == turn_number(session, at)
            for later in range(at, len(records))
        )
        if by_person and not by_time and not costs:
            return at
    return None


@given(setups, deeds, seeds)
def test_the_history_is_always_a_legal_game_that_leads_to_the_state(
    setup: GameSetup, deeds: list[str], seed: int
) -> None:
    session = done(setup, deeds, seed)
    steps = list(replay(session.to_record(date(2025, 1, 1))))
    assert [record.step for record in session.records] == steps
    states = [session.state_at(at) for at in range(len(session.records) + 1)]
    assert states == [states[0], *(step.state for step in steps)]
    assert session.state == states[-1]


@given(setups, deeds, seeds)
def test_undo_lands_where_the_rule_says(setup: GameSetup, deeds: list[str], seed: int) -> None:
    session = done(setup, deeds, seed)
    landing, before = expected_landing(session), session.records
    assert session.can_undo is (landing is not None)
    assert session.undo() is (landing is not None)
    assert session.records == (before if landing is None else before[:landing])


@given(setups, deeds, seeds)
def test_redo_after_undo_returns_to_the_same_moment(setup: GameSetup, deeds: list[str], seed: int) -> None:
    session = done(setup, deeds, seed)
    before = session.records
    if session.undo():
        assert session.can_redo
        assert session.redo()
    assert session.records == before


@given(setups, deeds, seeds)
def test_undoing_all_and_redoing_all_changes_nothing(setup: GameSetup, deeds: list[str], seed: int) -> None:
    session = done(setup, [deed for deed in deeds if deed not in ("undo", "redo")], seed)
    before = session.records
    down = [session.records]
    while session.undo():
        down.append(session.records)
    up = [session.records]
    while session.redo():
        up.append(session.records)
    assert up == down[::-1]
    assert session.records == before


@given(setups, deeds, seeds)
def test_a_new_action_drops_what_was_undone(setup: GameSetup, deeds: list[str], seed: int) -> None:
    session = done(setup, deeds, seed)
    if not session.state.is_over:
        do(session, "play", Random(seed))
        assert not session.can_redo


@given(deeds, seeds)
def test_no_false_announcement_becomes_free(deeds: list[str], seed: int) -> None:
    """Neither undo nor redo leads to a moment before a false announcement of the turn that then goes on."""
    session, rng = GameSession(GameSetup(CLASSIC, Person("Ann"), Person("Ben"))), Random(seed)
    for deed in deeds:
        before = session.records
        do(session, deed, rng)
        left = len(session.records)
        if deed == "undo":
            taken_back = [at for at in range(left, len(before)) if before[at].is_false_announcement]
            session.redo()
            assert all(turn_number(session, at) != turn_number(session, left) for at in taken_back)
            session.undo()
            assert session.records == before[:left]
