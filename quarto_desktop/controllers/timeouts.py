"""What happens when the time of a turn has run out (rules.md, section 2, Timer)."""

from __future__ import annotations

from random import Random

from quarto_desktop.rules.actions import Action, LoseOnTime, TimeOut
from quarto_desktop.rules.game import GameState, Phase
from quarto_desktop.session.setup import WhenTimeRunsOut

TIMEOUTS_BEFORE_PAUSE = 3
"""Turns in a row that the clock may end before the game pauses by itself."""


def action_at_time_out(state: GameState, on_time: WhenTimeRunsOut, rng: Random) -> Action:
    """What the clock does for the player on turn.

    After the sixteenth piece in classic it is always the end as a draw.

    Args:
        state: the game as it stands, not over.
        on_time: what the players agreed on.
        rng: chooses the random action.
    """
    if state.phase is Phase.ANNOUNCE or on_time is WhenTimeRunsOut.PASS:
        return TimeOut()
    return rng.choice(state.half_moves()) if on_time is WhenTimeRunsOut.RANDOM else LoseOnTime()


def should_pause(timeouts_in_a_row: int) -> bool:
    """Whether nobody seems to be there: after three timeouts in a row, and again after every three more."""
    return timeouts_in_a_row > 0 and timeouts_in_a_row % TIMEOUTS_BEFORE_PAUSE == 0
