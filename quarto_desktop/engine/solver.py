"""The exact value of any position and of every legal action there."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from quarto_desktop.engine.book import DEEPEST, Book
from quarto_desktop.engine.budget import OutOfBudget, unlimited
from quarto_desktop.engine.forms import search_module
from quarto_desktop.engine.memory import Memory
from quarto_desktop.engine.node import Node, winning_squares
from quarto_desktop.engine.tables import tables
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.rules.squares import SQUARES, Square

TO_THE_END = 1
"""The floor of an exact search: the last piece has no choice of square."""

MOST_IN_A_FORM = 8
"""With more pieces on the board positions have no canonical form."""

NEAR_BYTES = 1 << 20
"""Memory of a short-sighted solver."""

FALLING = (Value.WIN, Value.DRAW, Value.LOSS)
"""All values, the best first."""


def actions_at(position: Position) -> list[HalfMove]:
    """Everything that can be done: gifts by number, or placements row by row; nothing on a full board."""
    if position.hand is None:
        return [Give(piece) for piece in position.reserve]
    return [Place(square) for square in position.empty_squares]


class Solver:
    """Tells exact values under one rule set, and remembers what it has found.

    The value of a placement assumes the best gift after it. A solver is for one thread at a time; several may
    share their memory.

    Args:
        rules: which patterns match; announcing changes no value.
        memory: where to remember nodes; of the usual size and its own unless given.
        book: what is known of the opening, if anything.
        module: the form of the search, from :mod:`quarto_desktop.engine.forms`; the one in use unless given.
        floor: positions with so many empty squares count as draws; wins and losses found are real.

    Attributes:
        budget: how far it may go; to be set before asking.
    """

    def __init__(
        self,
        rules: RuleSet,
        memory: Memory | None = None,
        book: Book | None = None,
        module: ModuleType | None = None,
        floor: int = TO_THE_END,
    ) -> None:
        self.budget = unlimited()
        self._rules = rules
        self._blocks = rules.blocks
        self._floor = floor
        self._module = module or search_module()
        self._search = self._new_search(memory or Memory())
        self._book = book

    @property
    def nodes(self) -> int:
        """Nodes looked at since the solver was made."""
        return int(self._search.nodes)

    def value(self, position: Position) -> Value:
        """What a position is worth to the side that acts.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        known = self.known_value(position)
        if known is not None:
            return known
        return next(value for value in FALLING if self.can_reach(value, position))

    def known_value(self, position: Position) -> Value | None:
        """What a position is worth if that is plain to see or in the book, None if it has to be searched."""
        if position.is_full:
            return Value.DRAW
        if position.hand is None:
            return None
        return Value.WIN if self.wins_at_once(position) else self._known(Node.of(position))

    def value_of(self, action: HalfMove, position: Position) -> Value:
        """What an action is worth to the side that acts.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        return next(value for value in FALLING if self.at_least(value, action, position))

    def action_values(self, position: Position) -> dict[HalfMove, Value]:
        """What every legal action is worth, in the order of :func:`actions_at`.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        return {action: self.value_of(action, position) for action in actions_at(position)}

    def at_least(self, value: Value, action: HalfMove, position: Position) -> bool:
        """Whether an action is worth `value` or more to the side that acts.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        if value is Value.LOSS:
            return True
        if isinstance(action, Give):
            return not self.can_reach(Value(1 - value), position.given(action.piece))
        if action.square in self.wins_at_once(position):
            return True
        placed = position.placed(action.square)
        if placed.is_full:
            return value is Value.DRAW
        return self.can_reach(value, placed)

    def wins_at_once(self, position: Position) -> tuple[Square, ...]:
        """The squares where the piece in hand matches something."""
        return winning_squares(Node.of(position), blocks=self._blocks)

    def safe_gifts(self, position: Position) -> list[Give]:
        """The gifts that do not win at once, those first that leave the fewest options."""
        safe = [Give(piece) for piece in position.reserve if self.is_safe(piece, position)]
        return sorted(safe, key=lambda gift: self.options(position.given(gift.piece)))

    def is_safe(self, piece: Piece, position: Position) -> bool:
        """Whether a gift does not win at once."""
        return not self.wins_at_once(position.given(piece))

    def options(self, position: Position) -> int:
        """How many ways there are to place the piece in hand and then give one that does not win at once."""
        return int(self._search.options(*Node.of(position).numbers))

    def replies(self, position: Position) -> list[Position]:
        """Where the side that acts can lead the other without losing at once, the most promising first."""
        if position.hand is None:
            return [position.given(gift.piece) for gift in self.safe_gifts(position)]
        placed = map(position.placed, position.empty_squares)
        after = [one.given(gift.piece) for one in placed for gift in self.safe_gifts(one)]
        return sorted(after, key=self.options)

    def kind(self, action: HalfMove, position: Position) -> object:
        """The same for actions that lead to the same, but for symmetries and an exchange of traits."""
        placed = position.placed(action.square) if isinstance(action, Place) else position
        if len(placed.empty_squares) < MOST_IN_A_FORM or placed.is_full:
            return action
        gifts = [action.piece] if isinstance(action, Give) else placed.reserve
        wins = isinstance(action, Place) and action.square in self.wins_at_once(position)
        return wins, frozenset(self.form(placed.given(piece)) for piece in gifts)

    def form(self, position: Position) -> int:
        """The canonical form of a position with a piece in hand and at most 8 on the board."""
        node = Node.of(position)
        return int(self._search.form(node.occupied, node.unlike))

    def can_reach(self, value: Value, position: Position) -> bool:
        """Whether the side that acts can get at least `value`.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        self.budget.check()
        if value is Value.LOSS:
            return True
        if position.hand is None:
            gifts = self.safe_gifts(position)
            if any(self.known_reply(value, gift, position) for gift in gifts):
                return True
            return any(self.at_least(value, gift, position) for gift in gifts)
        if self.wins_at_once(position):
            return True
        node = Node.of(position)
        known = self._known(node)
        return self._ask(value, node) if known is None else known >= value

    def short_sighted(self, floor: int) -> Solver:
        """A solver that sees no further than to `floor` empty squares, and uses the budget of this one."""
        other = Solver(self._rules, Memory(NEAR_BYTES), module=self._module, floor=max(floor, TO_THE_END))
        other.budget = self.budget
        return other

    def placements_to_end(self, position: Position) -> int:
        """How many placements are left until a forced win, if the winner hurries and the loser delays.

        A draw is played until the board is full.

        Raises:
            SearchStopped: the budget is used up or the search is cancelled.
        """
        value, empties = self.value(position), len(position.empty_squares)
        for count in range(1, empties):
            near = self.short_sighted(empties - count + 1)
            if value is not Value.DRAW and near.value(position) is value:
                return count
        return empties

    def known_reply(self, value: Value, action: HalfMove, position: Position) -> bool:
        """Whether the book says at once that an action is worth `value` or more."""
        placed = position.placed(action.square) if isinstance(action, Place) else position
        gifts = [action.piece] if isinstance(action, Give) else placed.reserve
        known = (self._known(Node.of(placed.given(piece))) for piece in gifts)
        return any(one is not None and -one >= value for one in known)

    def _known(self, node: Node) -> Value | None:
        if self._book is None or len(SQUARES) - node.empties > DEEPEST:
            return None
        return self._book.value(int(self._search.form(node.occupied, node.unlike)))

    def _ask(self, goal: int, node: Node) -> bool:
        budget, search = self.budget, self._search
        before = search.nodes
        limit = before + budget.left
        answer = search.reaches(goal, *node.numbers, limit, budget.cancel, budget.alarm, self._floor)
        budget.nodes += search.nodes - before
        if answer == self._module.STOPPED:
            budget.check()
            raise OutOfBudget
        return bool(answer)

    def _new_search(self, memory: Memory) -> Any:
        return self._module.Search(tables(blocks=self._blocks), memory.entries)
