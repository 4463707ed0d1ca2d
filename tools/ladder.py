"""`make ladder`: let the levels play each other, and print a table of how strong they are.

Every game is appended to `build/ladder/games.txt` (rules, the two players, number, points of the first); a
later run goes on with the next numbers, so results add up. Words: how many games each pair is to have in all
(300 unless given), and names of players to leave only the pairs with one of them.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

from quarto_desktop.engine.match import PLAYERS, play_games, wilson
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "ladder" / "games.txt"
SEED = 1
CHUNK = 10
USUAL = 300

_LEVELS = [level.value for level in Level]
PAIRS = [
    ("beginner", "random"),
    ("beginner", "naive"),
    *((stronger, weaker) for weaker, stronger in pairwise(_LEVELS)),
    *(("perfect", other) for other in ("naive", "random", "medium", "easy", "beginner")),
]
"""Who plays whom; the first is the one whose points are told."""

Key = tuple[str, str, str]


def main(arguments: list[str]) -> int:
    """Play until every pair has its games; may be interrupted at any time."""
    target = next((int(word) for word in arguments if word.isdigit()), USUAL)
    names = {word for word in arguments if word in PLAYERS}
    STATE.parent.mkdir(parents=True, exist_ok=True)
    results = read_results(STATE)
    pairs = [pair for pair in PAIRS if not names or names & set(pair)]
    keys = [(rules, *pair) for pair in pairs for rules in RULES]
    try:
        while short := [key for key in keys if len(results[key]) < target]:
            for key in short:
                play(key, min(CHUNK, target - len(results[key])), results)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    print(table(results))
    return 0


RULES = {"lines": FOUR_ALIKE, "squares": SQUARE}


def play(key: Key, count: int, results: dict[Key, list[float]]) -> None:
    """Play some more games of a pair, writing each down at once."""
    rules, first, second = key
    begin = len(results[key])
    with STATE.open("a", encoding="ascii") as file:
        for number, game in enumerate(
            play_games(RULES[rules], first, second, range(begin, begin + count), SEED), begin
        ):
            print(rules, first, second, number, game.points, file=file, flush=True)
            results[key].append(game.points)
    print(f"{rules}: {first} - {second}: {sum(results[key]):g} of {len(results[key])}", file=sys.stderr)


def read_results(state: Path) -> dict[Key, list[float]]:
    """The points of the first of each pair, game by game."""
    results: dict[Key, list[float]] = defaultdict(list)
    if state.exists():
        for line in state.read_text(encoding="ascii").splitlines():
            words = line.split()
            if len(words) == 5:
                results[(words[0], words[1], words[2])].append(float(words[4]))
    return results


def table(results: dict[Key, list[float]]) -> str:
    """The results in Markdown."""
    lines = [
        "| rules | level | against | games | won | drawn | lost | points | 95 % interval |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for (rules, first, second), points in results.items():
        low, high = wilson(sum(points), len(points))
        share = sum(points) / len(points)
        counts = " | ".join(str(points.count(one)) for one in (1.0, 0.5, 0.0))
        lines.append(
            f"| {rules} | {first} | {second} | {len(points)} | {counts} "
            f"| {share:.1%} | {low:.1%} - {high:.1%} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
