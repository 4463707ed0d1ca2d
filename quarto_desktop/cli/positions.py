"""Reading positions one a line, and answering each before the next is read."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from quarto_desktop.cli.failure import CommandFailed
from quarto_desktop.cli.numbers import count, mebibytes
from quarto_desktop.cli.words import position_sentence
from quarto_desktop.engine.book import load_book
from quarto_desktop.engine.memory import DEFAULT_BYTES, Memory
from quarto_desktop.engine.parallel import Team
from quarto_desktop.rules.position import Position, PositionError
from quarto_desktop.rules.rulesets import RULE_NAMES, RuleSet, parse_rules

COMMENT = ";"
_GAME = "["
"""How the first line of a game begins, and no position does."""


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the rule set."""
    parser.add_argument("--rules", required=True, type=str.lower, choices=RULE_NAMES, help="the rule set")


def add_input(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the file of positions."""
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        default="-",
        help="positions, one a line; - or nothing: standard input",
    )


def add_memory(parser: argparse.ArgumentParser) -> None:
    """Add the option for the size of the table of known nodes."""
    parser.add_argument(
        "--memory",
        metavar="MIB",
        type=mebibytes,
        default=DEFAULT_BYTES,
        help="size of the table of known positions, in MiB (64)",
    )


def add_threads(parser: argparse.ArgumentParser) -> None:
    """Add the option for the number of threads."""
    parser.add_argument(
        "--threads", metavar="N", type=count, help="threads to search with; one for each core unless given"
    )


def team_for(options: argparse.Namespace) -> Team:
    """Solvers as the options want them, with the book of the rules."""
    rules: RuleSet = parse_rules(options.rules)
    return Team(rules, options.threads, Memory(options.memory), load_book(rules))


def answer_each(name: str, answer: Callable[[Position], str]) -> None:
    """Print `answer` to every position in a file, flushing each line; skip blank lines and comments.

    A bad line is told on standard error, and the rest goes on.

    Args:
        name: the file, or ``-``.
        answer: makes the line to print.

    Raises:
        CommandFailed: the file cannot be read, or holds a game; or, at the end, some lines were bad.
    """
    bad = 0
    with _opened(name) as file:
        for number, line in enumerate(file, 1):
            text = line.strip().lstrip("\ufeff")
            if not text or text.startswith(COMMENT):
                continue
            if text.startswith(_GAME):
                what = "standard input" if name == "-" else repr(name)
                raise CommandFailed(f"{what} holds a game, not positions: see quarto-cli replay")
            try:
                print(answer(Position.parse(text)), flush=True)
            except PositionError as error:
                bad += 1
                print(f"line {number}: {position_sentence(error)}", file=sys.stderr, flush=True)
    if bad:
        raise CommandFailed("")


@contextmanager
def _opened(name: str) -> Iterator[TextIO]:
    if name == "-":
        yield sys.stdin
        return
    try:
        with open(name, encoding="utf-8", errors="replace") as file:
            yield file
    except OSError as error:
        raise CommandFailed(f"{name!r} cannot be read: {error.strerror or error}") from error
