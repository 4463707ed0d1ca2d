"""The file in which earlier versions kept the results of Foursquare: taken over once, then set aside."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from quarto_desktop.session.solitaire_results import FinishedPlay, Result
from quarto_desktop.storage.aside import set_aside
from quarto_desktop.storage.history import History

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class TakenOver:
    """What came of taking the file over.

    Attributes:
        damaged: whether a file was there but could not be understood.
        set_aside: where the file is now; None when there was none, or it could not be moved.
    """

    damaged: bool = False
    set_aside: Path | None = None


def take_over(path: Path, history: History) -> TakenOver:
    """Put the results in the file at `path`, if there is one, into the history. Never raises.

    The file is set aside only when its results are safe on the disk. Until then, and where it cannot be
    moved, it is read again at the next start; results that are in the history already are left alone.
    """
    try:
        entries = _entries(path.read_bytes())
    except (FileNotFoundError, NotADirectoryError):
        return TakenOver()
    except OSError as error:  # it may be sound, but it cannot be read now
        log.warning("the results in %s cannot be read: %s", path, error)
        return TakenOver()
    except (ValueError, RecursionError):
        return TakenOver(damaged=True, set_aside=set_aside(path))
    plays = [_play(entry, number) for number, entry in enumerate(entries)]
    try:
        history.plays.take_over(play for play in plays if play is not None)
    except OSError as error:
        log.warning("the results in %s could not be taken over: %s", path, error)
        return TakenOver()
    return TakenOver(set_aside=set_aside(path, "taken-over") if history.opened.lasts else None)


def _entries(content: bytes) -> list[Any]:
    """The entries of the file.

    Raises:
        ValueError: it is no file of results.
        RecursionError: it is nested too deeply.
    """
    document = json.loads(content.decode("utf-8-sig"))
    if not isinstance(document, dict) or not isinstance(document.get("results"), list):
        raise ValueError("no file of results")
    return list(document["results"])


def _play(entry: Any, number: int) -> FinishedPlay | None:
    """The play-through that an entry stands for, None if it stands for none.

    Args:
        entry: what the file holds.
        number: its place in the file, by which it is known when it has no identity.
    """
    with suppress(KeyError, TypeError, ValueError, AttributeError):
        deal, score = entry["deal"], entry["score"]
        if _is_number(deal, 1, 2**63 - 1) and _is_number(score, 0, 24):
            day = date.fromisoformat(entry["day"])
            identity = str(entry.get("identity", "")) or f"earlier-{number}"
            result = Result(deal, bool(entry["house"]), score, bool(entry["assisted"]), day, identity)
            return FinishedPlay(f"{day.isoformat()}T00:00:00", result)
    return None


def _is_number(value: Any, least: int, most: int) -> bool:
    return value is None or (type(value) is int and least <= value <= most)
