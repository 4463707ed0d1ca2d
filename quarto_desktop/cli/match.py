"""``quarto-cli match``: let two levels or yardsticks play each other."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from quarto_desktop.cli.numbers import count
from quarto_desktop.cli.patience import interruptible
from quarto_desktop.cli.positions import add_rules
from quarto_desktop.engine.match import PLAYERS, Game, play_games, wilson
from quarto_desktop.rules.rulesets import parse_rules


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("match", help="let two levels play each other")
    add_rules(parser)
    for name in ("--first", "--second"):
        parser.add_argument(name, metavar="LEVEL", required=True, choices=PLAYERS, help=", ".join(PLAYERS))
    parser.add_argument("--games", metavar="N", type=count, default=20, help="how many (20)")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="for everything left to chance (1)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Play, and print one JSON object.

    Raises:
        KeyboardInterrupt: the user has no more patience.
    """
    print(json.dumps(summary(interruptible(lambda cancel: play(options, cancel)))))


def play(options: argparse.Namespace, cancel: bytearray) -> list[Game]:
    """Play the games that the options ask for, telling on standard error how it stands.

    Raises:
        Cancelled: the byte is no longer 0.
    """
    games: list[Game] = []
    wanted = range(options.games)
    rules = parse_rules(options.rules)
    for game in play_games(rules, options.first, options.second, wanted, options.seed, cancel):
        games.append(game)
        points = sum(one.points for one in games)
        print(f"\r{len(games)}/{options.games}: {points:g} points", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return games


def summary(games: list[Game]) -> dict[str, Any]:
    """What the games say, from the side of the first of the two."""
    points = sum(game.points for game in games)
    low, high = wilson(points, len(games))
    results = [game.points for game in games]
    return {
        "games": len(games),
        "wins": results.count(1.0),
        "draws": results.count(0.5),
        "losses": results.count(0.0),
        "points": points,
        "interval": [round(low, 4), round(high, 4)],
        "seconds_per_action": [_per_action(games, who) for who in (0, 1)],
    }


def _per_action(games: list[Game], who: int) -> float:
    actions = sum(game.actions[who] for game in games)
    return round(sum(game.seconds[who] for game in games) / actions, 6) if actions else 0.0
