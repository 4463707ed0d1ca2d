"""The text form of a game, ``.quarto`` (rules.md, section 3): values, printing, and replaying what was read.

Reading is in :mod:`quarto_desktop.rules.gameparser`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from quarto_desktop.rules.actions import Action
from quarto_desktop.rules.game import GameState, Step, apply, start
from quarto_desktop.rules.notation import token
from quarto_desktop.rules.outcome import Outcome, Side
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.textforms.reading import Format
from quarto_desktop.textforms.writing import put_together

FORMAT = Format("Quarto", "1")
"""The first header line."""

SUFFIX = ".quarto"
"""How the name of a game file ends."""

LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "perfect")
"""The computer's levels as files name them, from weakest to strongest."""

TIMER_RANGE = range(15, 301)
"""The seconds a turn may be limited to."""


@dataclass(frozen=True)
class GameRecord:
    """A game as a file holds it.

    Attributes:
        rules: the rule set.
        actions: what was done, in order.
        first: the name of the player who gives first, None if not recorded.
        second: the other player's name.
        first_level: the computer's level on the first side, None for a person.
        second_level: likewise for the second side.
        date: the day of the game.
        timer: seconds a turn, or None for no timer.
        timer_known: whether the file says anything of the timer.
        position: the start, None for the empty board.
        turn: who acts first.
        others: header lines this version does not know, kept as they are.
    """

    rules: RuleSet
    actions: tuple[Action, ...] = ()
    first: str | None = None
    second: str | None = None
    first_level: str | None = None
    second_level: str | None = None
    date: date | None = None
    timer: int | None = None
    timer_known: bool = False
    position: Position | None = None
    turn: Side = Side.FIRST
    others: tuple[tuple[str, str], ...] = ()

    def start(self) -> GameState:
        """The state before the first action."""
        return start(self.rules, self.position, self.turn)


def replay(record: GameRecord) -> Iterator[Step]:
    """The steps of a recorded game, one for each action.

    Raises:
        IllegalAction: while iterating, when an action is refused.
    """
    state = record.start()
    for action in record.actions:
        step = apply(state, action)
        state = step.state
        yield step


def final_state(record: GameRecord) -> GameState:
    """The state after the last action.

    Raises:
        IllegalAction: an action is refused.
    """
    state = record.start()
    for step in replay(record):
        state = step.state
    return state


def result_word(outcome: Outcome | None) -> str:
    """``first``, ``second``, ``draw``, or ``*`` for a game that goes on."""
    if outcome is None:
        return "*"
    return outcome.winner.value if outcome.winner else "draw"


def print_game(record: GameRecord) -> str:
    """The text of a game, ending in a line feed.

    Raises:
        IllegalAction: an action is refused, so that the result cannot be told.
    """
    return put_together(_headers(record), [token(action) for action in record.actions])


def _headers(record: GameRecord) -> Iterable[tuple[str, str]]:
    yield FORMAT.key, FORMAT.version
    yield "Rules", record.rules.name
    optional = {
        "First": record.first,
        "FirstLevel": record.first_level,
        "Second": record.second,
        "SecondLevel": record.second_level,
        "Date": record.date.isoformat() if record.date else None,
        "Timer": _timer_text(record),
        "Position": str(record.position) if record.position else None,
        "Turn": record.turn.value if record.turn is not Side.FIRST else None,
        "Result": result_word(final_state(record).outcome),
    }
    yield from ((key, value) for key, value in optional.items() if value is not None)
    yield from record.others


def _timer_text(record: GameRecord) -> str | None:
    if not record.timer_known:
        return None
    return "off" if record.timer is None else str(record.timer)
