"""A process for each core, for the tools that compute for hours."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool


@contextmanager
def on_all_cores(prepare: Callable[..., None] | None = None, *what: object) -> Iterator[Pool]:
    """Processes that leave the cores to whoever else wants them, and end with the context at once.

    Ctrl+C reaches the owner alone, whatever the processes are computing.

    Args:
        prepare: done first in each process, if anything.
        what: handed to it.
    """
    with get_context("spawn").Pool(os.cpu_count(), _begin, (prepare, what)) as pool:
        yield pool


def _begin(prepare: Callable[..., None] | None, what: tuple[object, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
    if prepare is not None:
        prepare(*what)
