"""``quarto-cli bench``: how fast the search is on this machine."""

from __future__ import annotations

import argparse
from time import process_time

from quarto_desktop.cli.numbers import count
from quarto_desktop.cli.patience import interruptible
from quarto_desktop.engine.bench import BOTH, measure, signature
from quarto_desktop.engine.forms import is_compiled


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("bench", help="measure how fast positions are solved, on one core")
    parser.add_argument(
        "--positions", metavar="N", type=count, default=50, help="positions for each mean (50)"
    )
    parser.add_argument(
        "--pieces",
        metavar="K",
        type=int,
        nargs="*",
        choices=range(13),
        help="pieces on the board, 0 to 12; 8 7 6 5 4 unless given",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> None:
    """Print the signature, the speed, and a table of means.

    Raises:
        KeyboardInterrupt: the user has no more patience.
    """
    interruptible(lambda cancel: tell(options, cancel))


def tell(options: argparse.Namespace, cancel: bytearray) -> None:
    """Print them as they are measured.

    Raises:
        Cancelled: the byte is no longer 0.
    """
    begun = process_time()
    nodes = signature()
    print(f"search     {'compiled' if is_compiled() else 'interpreted'}")
    print(f"signature  {nodes} nodes in {process_time() - begun:.3f} s")
    print("means in processor seconds of one core, with an empty table before each position and no book")
    print("rules       pieces  solve, s   all actions, s      nodes   nodes/s", flush=True)
    usual = (8, 7, 6, 5, 4) if is_compiled() else (8, 7)
    for rules in BOTH:
        for pieces in options.pieces or usual:
            row = measure(rules, pieces, options.positions, cancel=cancel)
            print(
                f"{rules.name:<11}{row.pieces:>7}{row.solve:>10.5f}{row.actions:>17.5f}"
                f"{row.nodes:>11.0f}{row.nodes / row.solve:>10.0f}",
                flush=True,
            )
