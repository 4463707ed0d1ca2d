"""Counting sequences of half-moves, the customary check of move rules (chess programmers' *perft*)."""

from __future__ import annotations

from quarto_desktop.rules.lines import find_matches
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import Square


def perft(rules: RuleSet, depth: int, position: Position | None = None) -> int:
    """The number of sequences of exactly `depth` half-moves (gifts and placements).

    A game that ends earlier counts nothing. Announcements and timeouts are not counted, so classic plays on
    over a line.

    Args:
        rules: the rule set.
        depth: how many half-moves, 0 or more.
        position: where to start, the empty board unless given; matches already on it are dead.

    Raises:
        ValueError: `depth` is negative.
    """
    if depth < 0:
        raise ValueError("depth must not be negative")
    return _count(rules, depth, position or EMPTY_BOARD)


def _count(rules: RuleSet, depth: int, position: Position) -> int:
    if depth == 0:
        return 1
    if position.hand is None:
        return _count_gifts(rules, depth, position)
    squares = position.empty_squares
    if depth == 1:
        return len(squares)
    after = ((square, position.placed(square)) for square in squares)
    return sum(_count(rules, depth - 1, next_) for square, next_ in after if not _wins(rules, next_, square))


def _count_gifts(rules: RuleSet, depth: int, position: Position) -> int:
    reserve = position.reserve
    if depth == 1:
        return len(reserve)
    if depth == 2:
        # Whatever is given, every empty square is one more half-move; a win can only cut off a third.
        return len(reserve) * len(position.empty_squares)
    return sum(_count(rules, depth - 1, position.given(piece)) for piece in reserve)


def _wins(rules: RuleSet, position: Position, square: Square) -> bool:
    if rules.announcing:
        return False
    return bool(find_matches(position.cells, rules.patterns_through(square)))
