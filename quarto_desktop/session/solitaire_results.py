"""How games of Foursquare ended, one result for each play-through, and what follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True)
class Result:
    """How one play-through ended. Taking back and ending again is still the same play-through.

    Attributes:
        deal: the number of the deal, None for cards in an order of their own.
        house: whether the house rule held.
        score: cards left in the stock, None when lost.
        assisted: whether the player had a hint, let the computer play, or had seen the best line of this
            deal before the end.
        day: the local date of the end.
        identity: tells the play-through from every other one; empty where that is not known.
    """

    deal: int | None
    house: bool
    score: int | None
    assisted: bool
    day: date
    identity: str = field(default="", compare=False)

    @property
    def won(self) -> bool:
        """Whether it was won."""
        return self.score is not None


@dataclass(frozen=True)
class FinishedPlay:
    """A play-through that ended, as the history keeps it.

    Attributes:
        ended: when it ended, as local ISO date and time to the second.
        result: how.
        text: the game as the text of a file; None where the cards are not known, empty once it is deleted.
        stars: how good it was against par, 0 to 3; None where par is not known.
    """

    ended: str
    result: Result
    text: str | None = None
    stars: int | None = None

    @property
    def identity(self) -> str:
        """Tells it from every other game."""
        return self.result.identity


def better(before: Result | None, after: Result) -> Result:
    """Which ending of the same play-through counts: unassisted before assisted, then the higher score."""
    if before is None:
        return after
    return max(before, after, key=lambda one: (not one.assisted, -1 if one.score is None else one.score))


@dataclass(frozen=True)
class Statistics:
    """What the results of one reading of the rules say; assisted play-throughs only count as such.

    Attributes:
        played: play-throughs that ended without help.
        won: how many of them were won.
        streak: how many wins in a row there are now.
        longest_streak: how many there have ever been.
        best: the highest score, None without a win.
        mean: the mean score of the wins, None without a win.
        scores: how often each score was reached.
        assisted: play-throughs with help.
    """

    played: int = 0
    won: int = 0
    streak: int = 0
    longest_streak: int = 0
    best: int | None = None
    mean: float | None = None
    scores: Mapping[int, int] | None = None
    assisted: int = 0


def statistics(results: Iterable[Result], *, house: bool) -> Statistics:
    """What the results of games with or without the house rule say.

    Args:
        results: in the order in which they ended.
        house: which reading of the rules.
    """
    all_of_it = [one for one in results if one.house is house]
    alone = [one for one in all_of_it if not one.assisted]
    scores = [one.score for one in alone if one.score is not None]
    streaks = _streaks(alone)
    return Statistics(
        played=len(alone),
        won=len(scores),
        streak=streaks[-1],
        longest_streak=max(streaks),
        best=max(scores, default=None),
        mean=sum(scores) / len(scores) if scores else None,
        scores=Counter(scores),
        assisted=len(all_of_it) - len(alone),
    )


def best_score(results: Iterable[Result], deal: int | None, *, house: bool) -> int | None:
    """The highest score reached in a deal without help, None if it was never won so."""
    scores = (
        one.score
        for one in results
        if deal is not None and one.deal == deal and one.house is house and not one.assisted
    )
    return max((score for score in scores if score is not None), default=None)


def _streaks(results: Iterable[Result]) -> list[int]:
    """The length of the row of wins after each result, beginning with 0 before the first."""
    lengths = [0]
    for one in results:
        lengths.append(lengths[-1] + 1 if one.won else 0)
    return lengths
