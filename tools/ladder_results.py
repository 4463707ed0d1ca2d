"""What the games of the ladder say: kept in a file that later runs add to, and told as a table.

Each row of the file is some games of one pair, one after the other::

    lines perfect naive 3f9a01c2 120 wwdww

the rules, the two players, a fingerprint of what they can do, the number of the first of these games, and how
each ended for the first player: won, drawn or lost. A changed level has another fingerprint, so its old games
do not count any more, while those of all other pairs do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from quarto_desktop.engine.levels import CHOOSING, SKILLS, Oversight, Skill
from quarto_desktop.engine.match import wilson
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE

RULES = {"lines": FOUR_ALIKE, "squares": SQUARE}
LETTERS = {1.0: "w", 0.5: "d", 0.0: "l"}
MANY, SOME = 1000, 300


@dataclass(frozen=True)
class Meeting:
    """Two players, and what is wanted of the first of them.

    Attributes:
        first, second: names of levels or yardsticks.
        games: how many they are to play under each rule set.
        low, high: the share of the points the first is to score, by the name of the rules.
    """

    first: str
    second: str
    games: int
    low: Mapping[str, float]
    high: float = 1.0


def _in_both(share: float) -> dict[str, float]:
    return dict.fromkeys(RULES, share)


def _step(weaker: Level, stronger: Level) -> Meeting:
    if stronger is Level.PERFECT:
        return Meeting(stronger.value, weaker.value, SOME, _in_both(0.65))
    return Meeting(stronger.value, weaker.value, MANY, _in_both(0.65), 0.85)


MEETINGS = (
    Meeting("beginner", "random", MANY, _in_both(0.6)),
    Meeting("beginner", "naive", MANY, _in_both(0), 0.2),
    *(_step(weaker, stronger) for weaker, stronger in pairwise(Level)),
    Meeting("perfect", "naive", SOME, {"lines": 0.97, "squares": 0.99}),
    *(Meeting("perfect", other, SOME, _in_both(0.65)) for other in ("medium", "easy", "beginner", "random")),
)
"""Who plays whom."""


@dataclass(frozen=True)
class Key:
    """Whose games these are: the words before the number in a row of the file."""

    rules: str
    first: str
    second: str
    fingerprint: str

    @classmethod
    def of(cls, rules: str, meeting: Meeting) -> Key:
        """The games of a meeting as the players are now."""
        return cls(rules, meeting.first, meeting.second, fingerprint(meeting.first, meeting.second))

    def row(self, begin: int, results: str) -> str:
        """Some games as the file has them."""
        return f"{self.rules} {self.first} {self.second} {self.fingerprint} {begin} {results}"


class Results:
    """How each game of each pair ended, by its number.

    Args:
        rows: rows of the file; a last one that was cut short, and what is no row at all, is dropped.
    """

    def __init__(self, rows: Iterable[str] = ()) -> None:
        self._games: dict[Key, dict[int, str]] = {}
        for row in rows:
            words = row.split()
            if len(words) == 6 and words[4].isdigit():
                self.add(Key(*words[:4]), int(words[4]), words[5])

    @classmethod
    def read(cls, file: Path) -> Results:
        """What a file holds; nothing where there is none."""
        return cls(file.read_text(encoding="ascii").splitlines() if file.exists() else ())

    def add(self, key: Key, begin: int, results: str) -> None:
        """Add games, `begin` being the number of the first of them."""
        self._games.setdefault(key, {}).update(enumerate(results, begin))

    def of(self, key: Key) -> str:
        """How the games of a pair ended, in the order of their numbers."""
        games = self._games.get(key, {})
        return "".join(games[number] for number in sorted(games))

    def missing(self, key: Key, games: int, chunk: int) -> Iterator[range]:
        """The numbers below `games` of a pair that have not been played, in parts of at most `chunk`."""
        played = self._games.get(key, {})
        for begin in range(0, games, chunk):
            part = range(begin, min(begin + chunk, games))
            if any(number not in played for number in part):
                yield part


def fingerprint(first: str, second: str) -> str:
    """What two players can do, as eight digits: it changes when one of them, or the way of choosing, does."""
    return sha256(f"{CHOOSING} {_ability(first)} {_ability(second)}".encode()).hexdigest()[:8]


def _ability(player: str) -> str:
    if player not in {level.value for level in Level}:
        return player
    skill = SKILLS[Level(player)]
    sees = _sight(skill.oversight) if skill.is_careless else "all"
    return f"{player}: {sees} {_plain_numbers(skill)}"


def _sight(oversight: Oversight) -> str:
    weights = [*oversight.by_trait.items(), *oversight.by_direction.items()]
    return f"{oversight.carelessness} " + " ".join(f"{what.name}={weight}" for what, weight in weights)


def _plain_numbers(skill: Skill) -> str:
    return f"{skill.foresight} {skill.horizon} {skill.exact} {skill.cunning} {skill.seconds}"


def table(results: Results) -> str:
    """The results of all meetings in Markdown."""
    lines = [
        "| rules | level | against | games | won | drawn | lost | points | 95 % interval | wanted |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [_line(rules, meeting, results) for meeting in MEETINGS for rules in RULES]
    return "\n".join(lines)


def _line(rules: str, meeting: Meeting, results: Results) -> str:
    games = results.of(Key.of(rules, meeting))
    counts = Counter(games)
    points = counts["w"] + counts["d"] / 2
    low, high = wilson(points, len(games))
    share = f"{points / len(games):.1%} | {low:.1%} - {high:.1%}" if games else "|"
    numbers = " | ".join(str(counts[letter]) for letter in LETTERS.values())
    wanted = f"{meeting.low[rules]:.0%} - {meeting.high:.0%}"
    return f"| {rules} | {meeting.first} | {meeting.second} | {len(games)} | {numbers} | {share} | {wanted} |"
