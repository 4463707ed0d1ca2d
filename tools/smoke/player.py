"""Somebody who plays: sees the game through the program's own Copy, and acts by mouse or by keyboard."""

from __future__ import annotations

import time
from random import Random

from quarto_desktop.rules.actions import Give, HalfMove
from quarto_desktop.rules.game import GameState
from quarto_desktop.rules.gamefile import GameRecord, final_state
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.rules.notation import token
from quarto_desktop.rules.outcome import Side
from tools.smoke.desktop import Desktop
from tools.smoke.places import Point
from tools.trouble import Trouble

SLOWEST_GAME = 300.0
"""Seconds that a game may take, the computer's thinking included."""


class Player:
    """Plays a game of Quarto that is on the screen.

    Args:
        desktop: the screen.
        window: the number of the program's window.
        places: where its squares and pieces are.
    """

    def __init__(self, desktop: Desktop, window: str, places: dict[str, Point]) -> None:
        self._desktop, self._window, self._places = desktop, window, places
        self._rng = Random(4)

    def game(self) -> GameRecord:
        """The game as it stands."""
        return parse_game(self._desktop.copied())

    def play_on(self, actions: int | None = None) -> GameRecord:
        """Play so many actions of our own, or to the end; return the game.

        Raises:
            Trouble: the program does not come to an end, or does not do what was clicked.
        """
        end, done, before = time.monotonic() + SLOWEST_GAME, 0, -1
        while time.monotonic() < end:
            record = self.game()
            state = final_state(record)
            if state.is_over or done == actions:
                return record
            if not _is_ours(record, state) or len(record.actions) == before:
                time.sleep(0.3)  # the computer thinks, or our piece is still moving
                before = -1
                continue
            self._do(self._rng.choice(state.half_moves()))
            done, before = done + 1, len(record.actions)
            time.sleep(0.3)
        raise Trouble("The game did not come to its end in time.")

    def _do(self, action: HalfMove) -> None:
        self._desktop.click(self._window, self._places[token(action)])
        if isinstance(action, Give):
            self._desktop.click(self._window, self._places["stand"])


def _is_ours(record: GameRecord, state: GameState) -> bool:
    level = record.first_level if state.turn is Side.FIRST else record.second_level
    return level is None
