"""Positions to try the engine on, and what they are worth by other means than the engine's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.lines import find_matches
from quarto_desktop.rules.notation import parse_token
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet, parse_rules
from quarto_desktop.rules.squares import SQUARES

VALUES_FILE = Path(__file__).parent.parent / "data" / "values.txt"
LETTERS = {"W": Value.WIN, "D": Value.DRAW, "L": Value.LOSS}


@dataclass(frozen=True)
class Solved:
    """A position and the exact value of everything that can be done there."""

    rules: RuleSet
    position: Position
    value: Value
    actions: dict[HalfMove, Value]


def solved_positions(most_empty: int) -> list[Solved]:
    """The solved positions with at most so many empty squares."""
    every = [_solved(line) for line in VALUES_FILE.read_text(encoding="utf-8").splitlines()]
    return [one for one in every if len(one.position.empty_squares) <= most_empty]


def _solved(line: str) -> Solved:
    rules, board, hand, value, *pairs = line.split()
    split = (pair.split("=") for pair in pairs)
    actions = {_action(name, gift=hand == "-"): LETTERS[letter] for name, letter in split}
    return Solved(parse_rules(rules), Position.parse(f"{board} {hand}"), LETTERS[value], actions)


def _action(name: str, *, gift: bool) -> HalfMove:
    action = parse_token("=" + name if gift else name)
    assert isinstance(action, Give | Place)
    return action


def random_position(rng: Random, empty: int, *, hand: bool) -> Position:
    """A legal position with so many empty squares, perhaps with dead matches on it."""
    pieces = rng.sample(PIECES, len(PIECES) - empty + hand)
    cells = dict(zip(rng.sample(SQUARES, len(SQUARES) - empty), pieces[hand:], strict=True))
    return Position(tuple(cells.get(square) for square in SQUARES), pieces[0] if hand else None)


def random_positions(seed: int, count: int, sizes: range, *, hand: bool) -> Iterator[Position]:
    """Random positions; `sizes` are the numbers of empty squares to choose from."""
    rng = Random(seed)
    for _ in range(count):
        yield random_position(rng, rng.choice(sizes), hand=hand)


def actions_at(position: Position) -> list[HalfMove]:
    """Everything that can be done."""
    if position.hand is None:
        return [Give(piece) for piece in position.reserve]
    return [Place(square) for square in position.empty_squares]


def plain_value(action: HalfMove, position: Position, rules: RuleSet) -> int:
    """What `action` is worth, by trying everything that can follow, with nothing but the rules."""
    match action:
        case Give(piece):
            given = position.given(piece)
            return -max(plain_value(reply, given, rules) for reply in actions_at(given))
        case Place(square):
            placed = position.placed(square)
            if completes(square, position, rules):
                return Value.WIN
            if placed.is_full:
                return Value.DRAW
            return max(plain_value(gift, placed, rules) for gift in actions_at(placed))


def completes(square: int, position: Position, rules: RuleSet) -> bool:
    """Whether the piece in hand matches something on `square`."""
    (target,) = (one for one in SQUARES if one == square)
    return bool(find_matches(position.placed(target).cells, rules.patterns_through(target)))


def winning_squares(position: Position, rules: RuleSet) -> set[int]:
    """Where the piece in hand wins at once."""
    return {square for square in position.empty_squares if completes(square, position, rules)}


def is_safe(gift: Give, position: Position, rules: RuleSet) -> bool:
    """Whether the opponent cannot win at once with this gift."""
    return not winning_squares(position.given(gift.piece), rules)


def safe_gifts(position: Position, rules: RuleSet) -> set[int]:
    """The pieces with which the opponent cannot win at once."""
    return {piece for piece in position.reserve if is_safe(Give(piece), position, rules)}
