"""What must outlive the program of a game in progress."""

from __future__ import annotations

from dataclasses import dataclass, field

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import GameRecord
from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.score import Score


@dataclass(frozen=True)
class KeptSession:
    """A session as it stands, with all that can be done again.

    Attributes:
        record: the game with every action that is stored, undone or not.
        cursor: how many of the actions are not undone.
        by_clock: the indexes of the actions that the clock did.
        player_one: the side of the one who is named first.
        identity: tells this game from every other one, so that its result counts once.
        levels: the computer's levels that have acted in it.
        turns: how many turns of people were measured.
        seconds: how long they took together.
        was_over: whether it was over already when it was read from a file.
    """

    record: GameRecord
    cursor: int
    by_clock: tuple[int, ...] = ()
    player_one: Side = Side.FIRST
    identity: str = ""
    levels: tuple[Level, ...] = ()
    turns: int = 0
    seconds: float = 0.0
    was_over: bool = False


@dataclass(frozen=True)
class KeptGame:
    """A game in progress as it is on the table.

    Attributes:
        session: the session.
        remaining: seconds left of the turn, None without a timer.
        paused: whether it is paused.
        score: the running score before this game.
        path: its file, None when it has none.
        is_up_to_date: whether that file holds it as it stands.
        on_table: whether it is on the table now, and not merely begun.
    """

    session: KeptSession
    remaining: float | None = None
    paused: bool = False
    score: Score = field(default_factory=Score)
    path: str | None = None
    is_up_to_date: bool = False
    on_table: bool = True
