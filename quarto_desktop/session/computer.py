"""What the computer does without thinking, at every level (rules.md, section 2, Announcing)."""

from __future__ import annotations

from quarto_desktop.rules.actions import Action, Announce, EndAsDraw
from quarto_desktop.rules.game import GameState, Phase


def reflex(state: GameState) -> Action | None:
    """What the computer on turn does at once, or None when it has to think of a gift or a placement.

    It announces whatever may be announced, its own line or one the opponent missed, and after the sixteenth
    piece ends a game with nothing to announce as a draw.
    """
    if state.window:
        return Announce()
    return EndAsDraw() if state.phase is Phase.ANNOUNCE else None
