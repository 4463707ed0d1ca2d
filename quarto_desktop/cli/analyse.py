"""``quarto-cli analyse`` and ``solve``: exact values of positions, one a line."""

from __future__ import annotations

import argparse
from time import perf_counter

from quarto_desktop.cli.positions import add_input, add_memory, add_rules, add_threads, answer_each, team_for
from quarto_desktop.engine.parallel import Team
from quarto_desktop.engine.solver import Solver
from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove
from quarto_desktop.rules.pieces import piece_digit
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import square_name

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
        if run is run_analyse:
            add_threads(parser)
        add_input(parser)
        parser.set_defaults(run=run)


def run_analyse(options: argparse.Namespace) -> None:
    """Print a line for each position.

    Raises:
        CommandFailed: the file cannot be read, or some of its lines are no positions.
    """
    team = team_for(options, options.threads)
    answer_each(options.file, lambda position: analysis(position, team))


def run_solve(options: argparse.Namespace) -> None:
    """Print a line for each position.

    Raises:
        CommandFailed: the file cannot be read, or some of its lines are no positions.
    """
    solver = team_for(options, 1).first
    answer_each(options.file, lambda position: solution(position, solver))


def analysis(position: Position, team: Team) -> str:
    """``<position> <V> <action>=<V> ...``; a full board has no actions."""
    values = team.action_values(position)
    best = max(values.values(), default=Value.DRAW)
    actions = [f"{_name(action)}={LETTERS[value]}" for action, value in values.items()]
    return " ".join([str(position), LETTERS[best], *actions])


def solution(position: Position, solver: Solver) -> str:
    """``<position> <V> nodes=N seconds=S``."""
    before, begun = solver.nodes, perf_counter()
    letter = LETTERS[solver.value(position)]
    return f"{position} {letter} nodes={solver.nodes - before} seconds={perf_counter() - begun:.6f}"


def _name(action: HalfMove) -> str:
    return piece_digit(action.piece) if isinstance(action, Give) else square_name(action.square)
