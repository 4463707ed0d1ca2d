"""Games between levels and yardsticks, and what they say about strength."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter

from quarto_desktop.engine.budget import Cancelled
from quarto_desktop.engine.chooser import choose
from quarto_desktop.engine.node import Node, winning_squares
from quarto_desktop.engine.solver import actions_at
from quarto_desktop.engine.values import Level, Question
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.game import apply, start
from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet

Player = Callable[[Position, RuleSet, int, bytearray], HalfMove]
"""Chooses an action, given a position, the rules, a seed, and a byte that is not 0 when nobody waits."""


def at_random(position: Position, _rules: RuleSet, seed: int, _cancel: bytearray) -> HalfMove:
    """The yardstick *random*: any legal action."""
    return Random(seed).choice(actions_at(position))


def naively(position: Position, rules: RuleSet, seed: int, _cancel: bytearray) -> HalfMove:
    """The yardstick *naive*: takes a win, avoids giving one, otherwise any legal action."""
    actions = actions_at(position)
    if position.hand is not None:
        wins = winning_squares(Node.of(position), blocks=rules.blocks)
        good: list[HalfMove] = [Place(square) for square in wins]
    else:
        good = [Give(piece) for piece in position.reserve if _is_safe(piece, position, rules)]
    return Random(seed).choice(good or actions)


def _is_safe(piece: Piece, position: Position, rules: RuleSet) -> bool:
    return not winning_squares(Node.of(position.given(piece)), blocks=rules.blocks)


def _by_level(level: Level) -> Player:
    def chosen(position: Position, rules: RuleSet, seed: int, cancel: bytearray) -> HalfMove:
        answer = choose(Question(position, rules, level, seed), cancel)
        if answer is None:
            raise Cancelled
        return answer.action

    return chosen


PLAYERS: Mapping[str, Player] = {
    **{level.value: _by_level(level) for level in Level},
    "random": at_random,
    "naive": naively,
}
"""Everybody who can play, by name."""


@dataclass(frozen=True)
class Game:
    """How a game between A and B went.

    Attributes:
        points: of A: 1 for a win, 0.5 for a draw, 0 for a loss.
        seconds: what A and B needed in all.
        slowest: what A and B needed for the action that took longest.
        actions: how many actions A and B chose.
    """

    points: float
    seconds: tuple[float, float]
    slowest: tuple[float, float]
    actions: tuple[int, int]


def play_games(
    rules: RuleSet, a: str, b: str, games: range, seed: int, cancel: bytearray | None = None
) -> Iterator[Game]:
    """Play games; A gives first in those with an even number.

    The same numbers and the same seed are the same games, but for players that think by the clock.

    Args:
        rules: which patterns match.
        a: the name of a player.
        b: the name of the other.
        games: the numbers of the games.
        seed: for everything left to chance.
        cancel: one byte; set it to anything but 0 from another thread to give the match up.

    Raises:
        Cancelled: that was done.
    """
    for number in games:
        players = (PLAYERS[a], PLAYERS[b])
        yield _play(rules, players, number, Random(f"{seed} {number}"), cancel or bytearray(1))


def _play(
    rules: RuleSet, players: tuple[Player, Player], number: int, rng: Random, cancel: bytearray
) -> Game:
    side_of_a = list(Side)[number % 2]
    state = start(rules)
    seconds: tuple[list[float], list[float]] = ([], [])
    while state.turn is not None:
        who = int(state.turn is not side_of_a)
        begun = perf_counter()
        action = players[who](state.position, rules, rng.getrandbits(32), cancel)
        seconds[who].append(perf_counter() - begun)
        state = apply(state, action).state
    assert state.outcome is not None
    points = {None: 0.5, side_of_a: 1.0}.get(state.outcome.winner, 0.0)
    a, b = seconds
    slowest = (max(a, default=0.0), max(b, default=0.0))
    return Game(points, (sum(a), sum(b)), slowest, (len(a), len(b)))


def wilson(points: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of the share of points, after E. B. Wilson (1927); a draw counts as half a win."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
