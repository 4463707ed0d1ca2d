"""The log: what went wrong, in a small file for whoever looks into it."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler

from quarto_desktop.storage.paths import Places

_MOST_BYTES = 256 * 1024


def start_log(places: Places) -> None:
    """Write what goes wrong to a small file; where none can be written, to standard error if there is one."""
    handler: logging.Handler
    try:
        places.state.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            places.state / "quarto-desktop.log", maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler() if sys.stderr else logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    ours = logging.getLogger("quarto_desktop")
    ours.setLevel(logging.INFO)
    ours.addHandler(handler)
