"""The command line of ``quarto-cli``: which commands there are and how their failures end."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from quarto_desktop import __version__
from quarto_desktop.cli import analyse, bench, match, perft, replay
from quarto_desktop.cli.failure import CommandFailed

BAD_INPUT = 2
"""The exit status for input that is refused, the one argparse uses too."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: the words after the program's name; those of the process unless given.

    Returns:
        The exit status: 0, or 2 when the input was refused (one line on standard error says why).
    """
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except CommandFailed as failure:
        if str(failure):
            print(failure, file=sys.stderr)
        return BAD_INPUT
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="quarto-cli", description="The rules and the engine of Quarto without a screen."
    )
    parser.add_argument("--version", action="version", version=f"quarto-cli {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in (replay, perft, analyse, bench, match):
        command.add_to(commands)
    return parser
