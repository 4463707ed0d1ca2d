"""Waiting for long work so that Ctrl+C ends it at once: compiled code does not hear it by itself."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from threading import Thread
from typing import TypeVar

Result = TypeVar("Result")

LOOKS = 0.1
"""Seconds between two looks for an interruption, where the system does not break into the waiting."""


def interruptible(work: Callable[[bytearray], Result]) -> Result:
    """Do `work` in a thread and wait for it.

    Args:
        work: given one byte; it is to end soon, however, once that is no longer 0.

    Raises:
        KeyboardInterrupt: the user pressed Ctrl+C; the work has ended.
    """
    cancel, outcome = bytearray(1), Future[Result]()
    thread = Thread(target=_do, args=(work, cancel, outcome))
    thread.start()
    try:
        while True:
            try:
                return outcome.result(LOOKS)
            except NotYet:
                if outcome.done():
                    raise
    finally:
        cancel[0] = 1
        thread.join()


def _do(work: Callable[[bytearray], Result], cancel: bytearray, outcome: Future[Result]) -> None:
    try:
        outcome.set_result(work(cancel))
    except BaseException as error:  # whatever it is, whoever waits shall have it
        outcome.set_exception(error)
