"""What the solver's speed is measured on: fixed random positions, the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import mean
from time import process_time
from types import ModuleType

from quarto_desktop.engine.budget import Budget
from quarto_desktop.engine.memory import DEFAULT_BYTES, Memory
from quarto_desktop.engine.solver import Solver
from quarto_desktop.engine.values import Limits
from quarto_desktop.rules.lines import BLOCKS, LINES, find_matches
from quarto_desktop.rules.pieces import PIECES
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, SQUARE, RuleSet
from quarto_desktop.rules.squares import SQUARES

BOTH = (FOUR_ALIKE, SQUARE)
SIGNATURE_PIECES = 7
SIGNATURE_POSITIONS = 6


@dataclass(frozen=True)
class Row:
    """Means over the positions with one number of pieces on the board.

    Attributes:
        rules: the rule set.
        pieces: pieces on the board.
        solve: processor seconds to find the value.
        actions: processor seconds to find the value of every action, having forgotten everything again.
        nodes: nodes to find the value.
    """

    rules: RuleSet
    pieces: int
    solve: float
    actions: float
    nodes: float


def undecided_positions(rules: RuleSet, pieces: int, count: int) -> list[Position]:
    """Random positions with so many pieces on the board and one in hand, the same ones every time.

    Nothing matches yet, the hand does not win at once, and some placement leaves a safe gift.
    """
    rng, solver = Random(pieces), Solver(rules, Memory(1024))
    found: list[Position] = []
    while len(found) < count:
        chosen = rng.sample(PIECES, pieces + 1)
        cells = dict(zip(rng.sample(SQUARES, pieces), chosen, strict=False))
        position = Position(tuple(cells.get(square) for square in SQUARES), chosen[-1])
        if _is_undecided(position, rules, solver):
            found.append(position)
    return found


def signature(module: ModuleType | None = None) -> int:
    """Nodes needed for a few fixed positions; it changes when the search does, and not with the machine."""
    total = 0
    for rules in BOTH:
        for position in undecided_positions(rules, SIGNATURE_PIECES, SIGNATURE_POSITIONS):
            solver = Solver(rules, Memory(1 << 16), module=module)
            solver.value(position)
            total += solver.nodes
    return total


def measure(
    rules: RuleSet, pieces: int, count: int, memory: int = DEFAULT_BYTES, cancel: bytearray | None = None
) -> Row:
    """Measure one row, on one core, with a memory that is empty before each position.

    Processor time is what a machine at rest needs by the clock; on a busy one the clock says little.

    Args:
        rules: the rule set.
        pieces: pieces on the board.
        count: positions to measure on.
        memory: bytes of the table of known nodes.
        cancel: one byte; set it to anything but 0 from another thread to give the measuring up.

    Raises:
        Cancelled: that was done.
    """
    budget = Budget(Limits(), cancel or bytearray(1))
    table = Memory(memory)
    solve, actions, nodes = [], [], []
    for position in undecided_positions(rules, pieces, count):
        solver = Solver(rules, _empty(table))
        solver.budget = budget
        begun = process_time()
        solver.value(position)
        solve.append(process_time() - begun)
        nodes.append(solver.nodes)
        solver = Solver(rules, _empty(table))
        solver.budget = budget
        begun = process_time()
        solver.action_values(position)
        actions.append(process_time() - begun)
    return Row(rules, pieces, mean(solve), mean(actions), mean(nodes))


def _empty(memory: Memory) -> Memory:
    """Forget everything; the pages stay at hand, as they are after the first moves of a game."""
    memory.entries.cast("B")[:] = bytes(memory.size)
    return memory


def _is_undecided(position: Position, rules: RuleSet, solver: Solver) -> bool:
    patterns = LINES + BLOCKS if rules.blocks else LINES
    if find_matches(position.cells, patterns) or solver.wins_at_once(position):
        return False
    return solver.options(position) > 0
