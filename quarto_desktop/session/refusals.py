"""Why a session refuses what the rules alone would allow."""

from __future__ import annotations

from enum import Enum


class SessionRefusal(Enum):
    """Why something cannot be done now, apart from the rules' own reasons."""

    NO_GAME = "no-game"
    """No game has been started."""
    NOT_YOUR_TURN = "not-your-turn"
    """The computer is on turn."""
    NOTHING_CHOSEN = "nothing-chosen"
    """A piece must be chosen before it is given."""
    PAUSED = "paused"
    LOOKING_BACK = "looking-back"
    """An earlier moment of the game is on the table; return to the present first."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    OTHER_RULES = "other-rules"
    """The rule set cannot change within a game."""
    STILL_PLAYING = "still-playing"
    """A game against the computer is not looked into before it is over."""
