"""The results of Foursquare as one small JSON file with a version number, written atomically."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from quarto_desktop.session.solitaire_results import Result
from quarto_desktop.storage.aside import set_aside
from quarto_desktop.storage.atomic import write_atomically

VERSION = 1


class ResultsFile:
    """The file of results at one place, which need not exist.

    What is no result, say of a later version, is kept and written back at the end.

    Attributes:
        path: where it is.
        damaged: whether a file was there but could not be understood when it was read.
        set_aside: where a damaged file is now; None when it could not be moved.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = False
        self.set_aside: Path | None = None
        self._unknown: list[Any] = []

    def load(self) -> tuple[Result, ...]:
        """Read the results, in the order in which they ended. Never raises; a damaged file is set aside."""
        self._unknown = []
        try:
            entries = _entries(self.path.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return ()
        except (OSError, ValueError, RecursionError):
            self.damaged, self.set_aside = True, set_aside(self.path)
            return ()
        found: list[Result] = []
        for entry in entries:
            result = _result(entry)
            if result is None:
                self._unknown.append(entry)
            else:
                found.append(result)
        return tuple(found)

    def save(self, results: Sequence[Result]) -> None:
        """Write all results.

        Raises:
            OSError: the file could not be written; what it held before is untouched.
        """
        entries = [_entry(one) for one in results] + self._unknown
        lines = ",\n".join(json.dumps(entry) for entry in entries)
        write_atomically(self.path, f'{{"version": {VERSION}, "results": [\n{lines}\n]}}\n')


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


def _entry(result: Result) -> dict[str, Any]:
    return {
        "deal": result.deal,
        "house": result.house,
        "score": result.score,
        "assisted": result.assisted,
        "day": result.day.isoformat(),
        "identity": result.identity,
    }


def _result(entry: Any) -> Result | None:
    """The result that an entry stands for, None if it stands for none."""
    with suppress(KeyError, TypeError, ValueError):
        deal, score = entry["deal"], entry["score"]
        if _is_number(deal, 1, 2**63 - 1) and _is_number(score, 0, 24):
            return Result(
                deal,
                bool(entry["house"]),
                score,
                bool(entry["assisted"]),
                date.fromisoformat(entry["day"]),
                str(entry.get("identity", "")),
            )
    return None


def _is_number(value: Any, least: int, most: int) -> bool:
    return value is None or (type(value) is int and least <= value <= most)
