"""Numbers of the command line, refused in words where they make no sense."""

from __future__ import annotations

import argparse


def count(text: str) -> int:
    """How many of something there are to be: one or more.

    Raises:
        ArgumentTypeError: it is no such number.
    """
    return _at_least(1, text)


def count_or_none(text: str) -> int:
    """How many there are to be, none included.

    Raises:
        ArgumentTypeError: it is no such number.
    """
    return _at_least(0, text)


def mebibytes(text: str) -> int:
    """So many MiB, in bytes.

    Raises:
        ArgumentTypeError: it is no whole number from 1 up.
    """
    return count(text) << 20


def _at_least(least: int, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) >= least):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} up")
    return int(text)
