"""``quarto-cli perft``: count sequences of half-moves."""

from __future__ import annotations

import argparse

from quarto_desktop.cli.failure import CommandFailed
from quarto_desktop.cli.numbers import count_or_none
from quarto_desktop.cli.words import position_sentence
from quarto_desktop.rules.perft import perft
from quarto_desktop.rules.position import Position, PositionError
from quarto_desktop.rules.rulesets import RULE_NAMES, parse_rules


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("perft", help="count the sequences of DEPTH half-moves")
    parser.add_argument("--rules", required=True, type=str.lower, choices=RULE_NAMES, help="the rule set")
    parser.add_argument(
        "depth", metavar="DEPTH", type=count_or_none, help="half-moves (gifts and placements), 0 or more"
    )
    parser.add_argument(
        "position",
        metavar="POSITION",
        nargs="?",
        help="where to start, in quotes: 'row1/row2/row3/row4 hand'",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print the count.

    Raises:
        CommandFailed: the position is no legal one.
    """
    print(perft(parse_rules(options.rules), options.depth, _position(options.position)))


def _position(text: str | None) -> Position | None:
    try:
        return None if text is None else Position.parse(text)
    except PositionError as error:
        raise CommandFailed(f"position: {position_sentence(error)}") from error
