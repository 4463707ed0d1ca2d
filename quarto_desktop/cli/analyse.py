"""``quarto-cli analyse`` and ``solve``: exact values of positions, one a line."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from quarto_desktop.cli.patience import interruptible
from quarto_desktop.cli.positions import add_input, add_memory, add_rules, add_threads, answer_each, team_for
from quarto_desktop.engine.analysis import analyse
from quarto_desktop.engine.budget import Budget
from quarto_desktop.engine.parallel import Team
from quarto_desktop.engine.solver import actions_at
from quarto_desktop.engine.values import Limits, Value
from quarto_desktop.rules.actions import Give, HalfMove
from quarto_desktop.rules.pieces import piece_digit
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import RuleSet, parse_rules
from quarto_desktop.rules.squares import square_name

LONG = 0.5
"""Seconds of waiting before anything is shown."""

WIDEST = 75
"""The longest line of progress, with the values of fourteen placements."""

LETTERS = {Value.WIN: "W", Value.DRAW: "D", Value.LOSS: "L"}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add these commands to the command line."""
    for name, help_, run in (
        ("analyse", "the value of each position, and of every action there", run_analyse),
        ("solve", "the value of each position, with what it took to find", run_solve),
    ):
        parser = commands.add_parser(name, help=help_)
        add_rules(parser)
        add_memory(parser)
        add_threads(parser)
        add_input(parser)
        parser.set_defaults(run=run)


def run_analyse(options: argparse.Namespace) -> None:
    """Print a line for each position.

    Raises:
        CommandFailed: the file cannot be read, or some of its lines are no positions.
    """
    rules, team = parse_rules(options.rules), team_for(options)
    answer_each(options.file, lambda position: analysis(position, rules, team))


def run_solve(options: argparse.Namespace) -> None:
    """Print a line for each position.

    Raises:
        CommandFailed: the file cannot be read, or some of its lines are no positions.
    """
    team = team_for(options)
    answer_each(options.file, lambda position: solution(position, team))


def analysis(position: Position, rules: RuleSet, team: Team) -> str:
    """``<position> <V> <action>=<V> ...``; a full board has no actions.

    Raises:
        KeyboardInterrupt: the user has no more patience.
    """
    progress = Progress(len(actions_at(position)))
    values = interruptible(lambda cancel: analyse(position, rules, cancel, progress.tell, team))
    progress.clear()
    assert values is not None
    best = max(values.values(), default=Value.DRAW)
    actions = [_named(action, value) for action, value in values.items()]
    return " ".join([str(position), LETTERS[best], *actions])


def solution(position: Position, team: Team) -> str:
    """``<position> <V> nodes=N seconds=S``.

    Raises:
        KeyboardInterrupt: the user has no more patience.
    """

    def work(cancel: bytearray) -> Value:
        with Budget(Limits(), cancel) as team.budget:
            return team.value(position)

    before, begun = team.nodes, perf_counter()
    letter = LETTERS[interruptible(work)]
    return f"{position} {letter} nodes={team.nodes - before} seconds={perf_counter() - begun:.6f}"


class Progress:
    """What is known so far, on one line of standard error if that is a terminal and the wait is long.

    Args:
        actions: how many there are to tell.
    """

    def __init__(self, actions: int) -> None:
        self._actions = actions
        self._told: list[str] = []
        self._begun = perf_counter()
        self._shown = False

    def tell(self, action: HalfMove, value: Value) -> None:
        """Show one more action with its value."""
        self._told.append(_named(action, value))
        if perf_counter() - self._begun > LONG and sys.stderr is not None and sys.stderr.isatty():
            self._shown = True
            self._write(f"{len(self._told)}/{self._actions} {' '.join(self._told)}")

    def clear(self) -> None:
        """Make room for the answer."""
        if self._shown:
            self._write("")

    @staticmethod
    def _write(text: str) -> None:
        print(f"\r{text:<{WIDEST}}\r", end="", file=sys.stderr, flush=True)


def _named(action: HalfMove, value: Value) -> str:
    return f"{_name(action)}={LETTERS[value]}"


def _name(action: HalfMove) -> str:
    return piece_digit(action.piece) if isinstance(action, Give) else square_name(action.square)
