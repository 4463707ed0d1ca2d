"""A bar that tells how far a long task is, for the tools that take hours."""

import sys

WIDTH = 40


def show_progress(done: int, of: int, seconds_left: float, note: str = "") -> None:
    """Draw the bar with the time that is left, on standard error, over the one before.

    Args:
        done: what is done.
        of: what there is to do; more than 0.
        seconds_left: how long the rest may take.
        note: what to say after it.
    """
    filled = WIDTH * done // of
    minutes, seconds = divmod(round(seconds_left), 60)
    times = f"{done}/{of}, {minutes}:{seconds:02} left{note and ', ' + note}"
    bar = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {times}"
    print(f"{bar:<100}", end="\n" if done == of else "\r", file=sys.stderr, flush=True)
