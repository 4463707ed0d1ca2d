"""Measure how long each level thinks at most: `python -m tools.measure_thinking [GAMES] [nobook]`.

Every level plays so many games (10 unless given) against Medium under both rule sets, and the slowest answer,
and the mean, are printed. `nobook` measures without the opening books.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext
from unittest.mock import patch

from quarto_desktop.engine import warm
from quarto_desktop.engine.match import play_games
from quarto_desktop.engine.values import Level
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE, RuleSet

OPPONENT = Level.MEDIUM
USUAL = 10


def main(arguments: list[str]) -> int:
    """Play and print."""
    games = next((int(word) for word in arguments if word.isdigit()), USUAL)
    with patch.object(warm, "load_book", return_value=None) if "nobook" in arguments else nullcontext():
        for rules in (FOUR_ALIKE, SQUARE):
            for level in Level:
                print(measure(rules, level, games), flush=True)
    return 0


def measure(rules: RuleSet, level: Level, games: int) -> str:
    """A line about one level under one rule set."""
    played = list(play_games(rules, level.value, OPPONENT.value, range(games), seed=1))
    slowest = max(game.slowest[0] for game in played)
    mean = sum(game.seconds[0] for game in played) / sum(game.actions[0] for game in played)
    return f"{rules.name:<11}{level.value:<9} mean {mean:.3f} s, slowest {slowest:.3f} s"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
