"""A finished game as history and statistics know it, and what statistics make of many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.actions import Announce
from quarto_desktop.rules.outcome import Outcome, Reason, Side
from quarto_desktop.rules.transition import AnnouncementMissed, LinesDied
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import Computer, GameSetup, Opponents, Person


class Score(Enum):
    """How a game ended for the one it is counted for."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


@dataclass(frozen=True)
class Result:
    """What statistics keep of one game. It is counted for the person, of two people for whoever gave first.

    Attributes:
        mode: the name of the rule set.
        opponents: who played whom.
        level: the easiest level of the computer that acted in the game, or the one it was set to where the
            game ended before it could; None between two people.
        score: how it ended.
        gave_first: whether the one it is counted for gave first; in a game that begins with a piece in hand
            whoever does not have to place it.
        announced: valid announcements of that side.
        missed: matches that side could have announced, and did not.
        false_announced: announcements of that side with no window open.
        turns: turns of people whose time was measured.
        seconds: the time these turns took.
    """

    mode: str
    opponents: Opponents
    level: Level | None
    score: Score
    gave_first: bool
    announced: int = 0
    missed: int = 0
    false_announced: int = 0
    turns: int = 0
    seconds: float = 0.0

    @property
    def counts(self) -> bool:
        """Whether it belongs into statistics: where the computer plays itself nobody wins or loses."""
        return self.opponents is not Opponents.WATCH


@dataclass(frozen=True)
class FinishedGame:
    """One game of the history.

    Attributes:
        identity: tells it from every other game.
        ended: when it ended, as ISO date and time to the second.
        result: what statistics keep of it.
        text: the game as the text of a file.
    """

    identity: str
    ended: str
    result: Result
    text: str


def result_of(game: PlayedGame, levels: Sequence[Level], turns: int, seconds: float) -> Result:
    """What statistics keep of a game.

    Args:
        game: the game, which is over.
        levels: the computer's levels that acted in it, the easiest first.
        turns: turns of people whose time was measured.
        seconds: the time these turns took.
    """
    side, outcome = _counted_for(game.setup), game.state.outcome
    assert outcome is not None, "the game goes on"
    return Result(
        game.setup.rules.name,
        _opponents(game.setup),
        _level(game.setup, levels),
        _score(outcome, side),
        side is _first_giver(game.setup),
        int(outcome.reason is Reason.ANNOUNCED and outcome.winner is side),
        sum(_misses(record, side) for record in game.records),
        sum(record.is_false_announcement and record.step.transition.by is side for record in game.records),
        turns,
        seconds,
    )


@dataclass(frozen=True)
class Summary:
    """Many results in numbers.

    Attributes:
        won, drawn, lost: games that ended so.
        first_won, first_played: those in which the one they are counted for gave first.
        streak: how many games the newest ones in a row were won; negative for lost ones.
        best_streak: the most wins in a row.
        announced, missed, false_announced: sums of the results.
        seconds_a_turn: the mean time of a turn, None when none was measured.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    first_won: int = 0
    first_played: int = 0
    streak: int = 0
    best_streak: int = 0
    announced: int = 0
    missed: int = 0
    false_announced: int = 0
    seconds_a_turn: float | None = None

    @property
    def played(self) -> int:
        """All games."""
        return self.won + self.drawn + self.lost


def summarise(results: Iterable[Result]) -> Summary:
    """The numbers of these results, which are in the order in which the games ended."""
    games = list(results)
    scores = [game.score for game in games]
    first = [game for game in games if game.gave_first]
    turns = sum(game.turns for game in games)
    return Summary(
        scores.count(Score.WON),
        scores.count(Score.DRAWN),
        scores.count(Score.LOST),
        sum(game.score is Score.WON for game in first),
        len(first),
        _streak(scores),
        _best_streak(scores),
        sum(game.announced for game in games),
        sum(game.missed for game in games),
        sum(game.false_announced for game in games),
        sum(game.seconds for game in games) / turns if turns else None,
    )


def _streak(scores: Sequence[Score]) -> int:
    if not scores or scores[-1] is Score.DRAWN:
        return 0
    length = next((n for n, score in enumerate(reversed(scores)) if score is not scores[-1]), len(scores))
    return length if scores[-1] is Score.WON else -length


def _best_streak(scores: Sequence[Score]) -> int:
    best = now = 0
    for score in scores:
        now = now + 1 if score is Score.WON else 0
        best = max(best, now)
    return best


def _counted_for(setup: GameSetup) -> Side:
    is_against_computer = len(setup.computers) == 1
    return setup.computers[0].other if is_against_computer else Side.FIRST


def _level(setup: GameSetup, used: Sequence[Level]) -> Level | None:
    """The easiest of the levels `used`; if none was, the easiest of those that were meant to be."""
    meant = [player.level for player in (setup.first, setup.second) if isinstance(player, Computer)]
    if not meant:
        return None
    return used[0] if used else min(meant, key=list(Level).index)


def _first_giver(setup: GameSetup) -> Side:
    has_given = setup.position is not None and setup.position.hand is not None
    return setup.turn.other if has_given else setup.turn


def _opponents(setup: GameSetup) -> Opponents:
    people = [isinstance(setup.player(side), Person) for side in Side]
    return {2: Opponents.PEOPLE, 1: Opponents.COMPUTER, 0: Opponents.WATCH}[sum(people)]


def _score(outcome: Outcome, side: Side) -> Score:
    if outcome.winner is None:
        return Score.DRAWN
    return Score.WON if outcome.winner is side else Score.LOST


def _misses(record: Record, side: Side) -> int:
    """Whether this action let a match pass that `side` could have announced: by giving, or by placing."""
    events = record.step.transition.events
    gave = any(isinstance(event, AnnouncementMissed) and event.side is side for event in events)
    placed = any(isinstance(event, LinesDied) for event in events) and record.step.transition.by is side
    return int((gave or placed) and not isinstance(record.action, Announce))
