"""What must be on the disk after a life whose disk said no: held against what its process was promised."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.history import History
from quarto_desktop.storage.paths import Places
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.settings import SettingsFile
from quarto_desktop.storage.solitaire_results import take_over
from tools.proofs.life import (
    BEST,
    DELETED,
    EXPORTED,
    IMPORTED,
    IMPORTED_GAMES,
    NOWHERE,
    RULES,
    SAVED,
    SAVED_LENGTH,
    SEEN,
    THERE,
    Promise,
)

_DAMAGED = "damaged"
_GAMES = {"a": THERE, "b": THERE, "c": DELETED} | {f"game-{number}": NOWHERE for number in (0, 1, 2, 9)}
"""Where games are before the life, as the golden files of earlier versions say."""
_PLAYS_BEFORE = 4


@dataclass(frozen=True)
class Promises:
    """What a process was promised, in order."""

    all: tuple[Promise, ...]

    def last(self, item: str, before: object) -> object:
        """The value that was stored last; `before` is what there was before the life."""
        return next((value for name, value, no in reversed(self.all) if name == item and not no), before)

    def possible(self, item: str, before: object) -> list[object]:
        """That value, and those which were refused since: a database may hold them all the same."""
        values = [before]
        for _, value, refusal in (one for one in self.all if one[0] == item):
            values = [*values, value] if refusal else [value]
        return values


class Ledger:
    """Looks at a folder in which nothing fails any more.

    Args:
        folder: where somebody lived.
        before: the same folder before that.
        promises: what that life was promised.
    """

    def __init__(self, folder: Path, before: Path, promises: Promises) -> None:
        self._folder, self._before, self._promises = folder, before, promises
        self._places = Places.under(folder)

    def losses(self) -> list[str]:
        """What is missing or spoilt, in sentences; empty when all is well."""
        return [*self._files(), *self._saved(), *self._exported(), *self._database(), *self._litter()]

    def _files(self) -> Iterator[str]:
        """The settings and the games in progress."""
        yield from self._file("settings", self._places.settings_file)
        for name in (*RULES, "foursquare"):
            yield from self._file(name, self._places.progress / f"{name}.json")

    def _file(self, name: str, path: Path) -> Iterator[str]:
        """A refused write leaves what was there; what could not be read is aside, and whole."""
        aside = [_read(name, one) for one in path.parent.glob(f"{path.stem}.damaged-*")]
        before = _read(name, self._before / path.relative_to(self._folder))
        now, promised = _read(name, path), self._promises.last(name, before)
        if _DAMAGED in (now, *aside):
            yield f"{name} is half a file"
        if promised != now and promised not in aside:
            yield f"{name} holds {now}, and aside {aside}; {promised} was promised"

    def _saved(self) -> Iterator[str]:
        promised = str(self._promises.last(SAVED, "0"))
        content = (self._folder / "mine" / SAVED).read_text(encoding="utf-8")
        if set(content) != {promised} or len(content) != SAVED_LENGTH:
            yield f"the saved game holds {len(content)} of {content[:3]!r}; {promised!r} was promised"

    def _exported(self) -> Iterator[str]:
        document = json.loads((self._folder / "mine" / EXPORTED).read_text(encoding="utf-8"))
        if ("quarto-history" in document) is not bool(self._promises.last(EXPORTED, "")):
            yield f"the export holds {list(document)}"

    def _database(self) -> Iterator[str]:
        said = _check(self._places.database)
        if said != "ok":
            yield f"the database says {said}"
        for aside in self._places.data.glob("history.damaged-*"):
            yield f"a sound database was set aside as {aside.name}"
        history = History(self._places.database)
        if history.opened.damaged or history.opened.error is not None:
            yield f"the database cannot be opened: {history.opened}"
        take_over(self._places.solitaire_results_file, history)
        document = json.loads(history.export_text())
        history.close()
        yield from self._games(document)
        yield from self._plays(document)

    def _games(self, document: dict[str, Any]) -> Iterator[str]:
        listed = {row[0] for row in document["games"]}
        counted = {row[0]: row[2] for row in document["results"]}
        where = {name: _where(name, listed, counted) for name in {*listed, *counted, *_GAMES}}
        imported = [where.pop(name) for name in list(where) if name.startswith(IMPORTED)]
        is_whole = imported in ([], [THERE] * IMPORTED_GAMES)
        where[IMPORTED] = (THERE if imported else NOWHERE) if is_whole else "half there"
        for name, place in where.items():
            possible = self._promises.possible(name, _GAMES.get(name, NOWHERE))
            if place not in possible:
                yield f"the game {name} is {place}, not {possible}"
        if not all(counted.values()):
            yield "a result does not count"

    def _plays(self, document: dict[str, Any]) -> Iterator[str]:
        scores = {row[0]: row[5] for row in document["plays"]}
        stars = {row[0]: row[7] for row in document["plays"]}
        possible = self._promises.possible("play-0", None)
        if scores.pop("play-0", None) not in possible:
            yield f"the play of Foursquare is not {possible}"
        elif possible == [BEST] and stars["play-0"] not in self._promises.possible("stars", None):
            yield "the stars are lost"
        seen = THERE if document["seen-lines"] else NOWHERE
        if seen not in self._promises.possible(SEEN, NOWHERE):
            yield "that a best line was seen is lost"
        if len(scores) != _PLAYS_BEFORE:
            yield f"{len(scores)} results of Foursquare were taken over"

    def _litter(self) -> Iterator[str]:
        """Temporary files that nobody will ever remove."""
        for path in (*self._places.config.rglob("*.tmp"), *self._places.data.rglob("*.tmp")):
            yield f"{path.name} lies about"


def _check(path: Path) -> str:
    """What SQLite says of a database as a whole."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            return str(connection.execute("PRAGMA integrity_check").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)


def _where(name: str, listed: set[str], counted: dict[str, int]) -> str:
    if name in listed:
        return THERE if name in counted else "without a result"
    return DELETED if name in counted else NOWHERE


def _read(name: str, path: Path) -> object:
    """What tells the content of a file of ours from others; None when there is none.

    It is read as at the start of the program, which tidies up what was cut short.
    """
    is_there = path.exists()
    if name == "settings":
        loaded = SettingsFile(path).load()
        content: object = None if loaded.damaged else loaded.preferences.computer_pause
    elif name == "foursquare":
        play = PlayAutosaveFile(path).load().game
        content = None if play is None else play.identity
    else:
        game = AutosaveFile(path).load().game
        content = None if game is None else game.session.identity
    return (content or _DAMAGED) if is_there else None
