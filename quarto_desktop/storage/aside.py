"""Damaged files, and old ones, are set aside under a dated name, never overwritten."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

_NAMES = 100


def set_aside(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file so that it can still be looked at.

    Args:
        path: the file.
        why: a word for its new name.

    Returns:
        Where it is now; None when it could not be moved.
    """
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in range(_NAMES):
        suffix = f"-{number}" if number else ""
        target = path.with_name(f"{path.stem}.{why}-{stamp}{suffix}{path.suffix}")
        if not target.exists():
            with suppress(OSError):
                return path.rename(target)
            break
    return None
