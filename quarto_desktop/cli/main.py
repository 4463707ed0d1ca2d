"""The command line of ``quarto-cli``: which commands there are and how their failures end."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from quarto_desktop import __version__
from quarto_desktop.cli import analyse, bench, foursquare, match, perft, replay
from quarto_desktop.cli.failure import CommandFailed

BAD_INPUT = 2
"""The exit status for input that is refused, the one argparse uses too."""
NOT_WRITTEN = 1
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: the words after the program's name; those of the process unless given.

    Returns:
        The exit status: 0; 2 when the input was refused (one line on standard error says why); 1 when the
        answer could not be written; 130, as shells have it, when interrupted.
    """
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except CommandFailed as failure:
        if str(failure):  # the lines may have been told one by one
            _complain(str(failure))
        return BAD_INPUT
    except BrokenPipeError:
        _forget_output()
        return NOT_WRITTEN
    except OSError as error:
        _forget_output()
        _complain(f"the answer cannot be written: {error.strerror or error}")
        return NOT_WRITTEN
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _complain(sentence: str) -> None:
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)


def _forget_output() -> None:
    """Let Python's own last flush go nowhere: whoever read us has left, or the disk is full."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="quarto-cli", description="The rules and the engine of Quarto, and Foursquare, without a screen."
    )
    parser.add_argument("--version", action="version", version=f"quarto-cli {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in (replay, perft, analyse, bench, match, foursquare):
        command.add_to(commands)
    return parser
