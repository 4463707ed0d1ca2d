"""The arithmetic of a turn's time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_desktop.session.clock import LONGEST_GAP, HoldReason, TurnClock


def clock_of(limit: float | None) -> TurnClock:
    clock = TurnClock()
    clock.reset(limit, 0.0)
    return clock


def test_time_runs_down() -> None:
    clock = clock_of(60)
    clock.advance(1.0)
    clock.advance(1.5)
    assert (clock.remaining, clock.limit, clock.running) == (58.5, 60, True)


def test_it_runs_out_once_and_stops_at_zero() -> None:
    clock = clock_of(1)
    assert [clock.advance(at / 2) for at in range(1, 8)] == [False, True, False, False, False, False, False]
    assert (clock.remaining, clock.running, clock.has_run_out) == (0, False, True)


def test_a_stall_at_the_last_moment_shows_no_negative_time() -> None:
    clock = clock_of(1)
    clock.advance(0.9)
    assert clock.advance(2.3)
    assert clock.remaining == 0


def test_without_a_limit_it_never_runs() -> None:
    clock = clock_of(None)
    assert not clock.advance(1.0)
    assert (clock.running, clock.remaining, clock.limit) == (False, 0, None)


def test_nothing_is_left_over_in_an_untimed_game() -> None:
    clock = clock_of(2)
    clock.advance(1.0)
    clock.reset(None, 1.0)
    assert not any(clock.advance(1.0 + step) for step in range(5))
    assert clock.remaining == 0


def test_a_new_turn_has_the_whole_time() -> None:
    clock = clock_of(10)
    clock.advance(1.0)
    clock.reset(10, 1.0)
    assert clock.remaining == 10


def test_a_new_turn_after_running_out_runs_again() -> None:
    clock = clock_of(1)
    assert clock.advance(1.0)
    clock.reset(1, 1.0)
    assert not clock.advance(1.5)
    assert clock.advance(2.0)


def test_what_passed_before_a_turn_is_not_counted_in_it() -> None:
    clock = clock_of(10)
    clock.reset(10, 1.0)
    clock.advance(1.25)
    assert clock.remaining == 9.75


@pytest.mark.parametrize("reason", HoldReason)
def test_it_stands_still_for_every_reason(reason: HoldReason) -> None:
    clock = clock_of(10)
    clock.hold(reason, 1.0)
    assert not clock.running
    clock.advance(1.5)
    clock.release(reason, 2.0)
    assert (clock.remaining, clock.running) == (9, True)


def test_it_runs_only_when_every_reason_is_gone() -> None:
    clock = clock_of(10)
    clock.hold(HoldReason.DIALOG, 0.0)
    clock.hold(HoldReason.PAUSED, 0.0)
    clock.release(HoldReason.DIALOG, 0.5)
    clock.advance(1.0)
    assert clock.remaining == 10


def test_holding_twice_is_like_once_and_releasing_without_holding_is_nothing() -> None:
    clock = clock_of(10)
    clock.hold(HoldReason.PAUSED, 0.0)
    clock.hold(HoldReason.PAUSED, 0.0)
    clock.release(HoldReason.PAUSED, 0.0)
    clock.release(HoldReason.DIALOG, 0.0)
    assert clock.running


def test_holds_outlast_a_new_turn() -> None:
    clock = clock_of(10)
    clock.hold(HoldReason.PAUSED, 0.0)
    clock.reset(10, 0.0)
    assert not clock.running


def test_a_turn_held_when_its_time_is_up_runs_out_on_release() -> None:
    clock = clock_of(1)
    clock.hold(HoldReason.DIALOG, 1.0)
    assert (clock.remaining, clock.advance(1.2)) == (0, False)
    clock.release(HoldReason.DIALOG, 1.4)
    assert clock.advance(1.5)


def test_sleep_counts_as_nothing() -> None:
    clock = clock_of(60)
    clock.advance(1.0)
    assert not clock.advance(3601.0)
    assert clock.remaining == 59
    clock.advance(3601.0 + LONGEST_GAP)
    assert clock.remaining == 59 - LONGEST_GAP


def test_a_time_source_that_goes_back_gives_no_time() -> None:
    clock = clock_of(60)
    clock.advance(1.0)
    clock.advance(0.5)
    assert clock.remaining == 59


@given(st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=60))
def test_fast_pausing_neither_loses_nor_doubles_time(moments: list[tuple[int, bool]]) -> None:
    """Held or not, and however often it is looked at: only the time between release and hold counts."""
    clock, now, held, expected = clock_of(100), 0.0, False, 100.0
    for sixteenths, hold in moments:
        gap = sixteenths / 16
        now += gap
        expected -= 0.0 if held else gap
        (clock.hold if hold else clock.release)(HoldReason.PAUSED, now)
        held = hold
        assert clock.remaining == expected


@given(st.lists(st.floats(0, 3), max_size=100), st.integers(1, 20))
def test_it_is_never_negative_and_never_runs_out_twice(gaps: list[float], limit: int) -> None:
    clock, now, fired = clock_of(limit), 0.0, 0
    for gap in gaps:
        now += gap
        fired += clock.advance(now)
        assert 0 <= clock.remaining <= limit
    assert fired <= 1
