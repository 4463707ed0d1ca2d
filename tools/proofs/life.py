"""The life of everything that is stored, in a process of its own that reports what was promised.

Run by :mod:`tools.proofs.faults` while calls of the system fail. It lives twice: a rehearsal in a folder of
its own, so that nothing is imported any more when it counts, and then over the files of earlier versions.
The report goes out in one piece over a socket, since writing to a file may be what fails.
"""

from __future__ import annotations

import errno
import gc
import json
import logging
import socket
import sys
import traceback
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TypeVar

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.finished import FinishedGame, Result, Score
from quarto_desktop.session.kept import KeptGame, KeptSession
from quarto_desktop.session.kept_play import KeptPlay
from quarto_desktop.session.setup import Opponents
from quarto_desktop.session.solitaire_results import FinishedPlay
from quarto_desktop.session.solitaire_results import Result as PlayResult
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.storage.atomic import write_bytes_atomically
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.gamefiles import write_game
from quarto_desktop.storage.history import History, read_export
from quarto_desktop.storage.paths import Places
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.progress_file import ProgressFile
from quarto_desktop.storage.settings import SettingsFile
from quarto_desktop.storage.solitaire_results import take_over

T = TypeVar("T")
Promise = tuple[str, object, str]
"""What was stored, its value, and why it was refused: empty when it was promised to be safe."""

GAME_TEXT = '[Quarto "1"]\n[Rules "{rules}"]\n[First "安娜 {number}"]\n\n=1 #\n'
PLAY_TEXT = (
    '[Foursquare "1"]\n[Deal "1"]\n[House "off"]\n\n'
    "d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3\n"
)
NOWHERE, THERE, DELETED = "nowhere", "there", "deleted"
"""Where a game is: one that was deleted has its result still."""
BEST = 21
"""The score of the better end of a play-through."""
SEEN = "seen"
"""That a best line was shown."""
IMPORTED, IMPORTED_GAMES = "imported", 40
RULES = ("four-alike", "square", "classic")
SAVED, SAVED_LENGTH = "安娜.quarto", 5000
"""A file of the player's own: a digit, so often."""
EXPORTED = "history.json"
IN_MEMORY = "memory"
"""Why the history refuses what it takes only until the program ends."""


class Life:
    """One life.

    Args:
        folder: where everything is.
    """

    def __init__(self, folder: Path) -> None:
        self.places = Places.under(folder)
        self.mine = folder / "mine"
        self.promises: list[Promise] = []

    def live(self) -> None:
        """Do everything that the program does with the disk."""
        self._settings()
        for rules in RULES:
            self._progress(AutosaveFile(self.places.progress / f"{rules}.json"), rules, _game)
        self._progress(PlayAutosaveFile(self.places.progress / "foursquare.json"), "foursquare", _play)
        self._games()
        self._first_history()
        self._second_history()

    def _try(self, item: str, value: object, deed: Callable[[], object], *, otherwise: str = "") -> None:
        """Do a deed, and note what came of it.

        Args:
            item: what is stored.
            value: what it shall be.
            deed: stores it.
            otherwise: why it is not safe even when the deed is done.
        """
        try:
            deed()
        except OSError as error:
            self.promises.append((item, value, errno.errorcode.get(error.errno or 0, str(error))))
        else:
            self.promises.append((item, value, otherwise))

    def _settings(self) -> None:
        file = SettingsFile(self.places.settings_file)
        before = file.load().preferences
        for pause in (0.5, 1.5):
            self._try("settings", pause, partial(file.save, replace(before, computer_pause=pause)))

    def _progress(self, file: ProgressFile[T], name: str, kept: Callable[[str, str], T]) -> None:
        file.load()
        for value, force in (("1", True), ("2", False), ("3", True)):
            self._try(name, value, partial(file.save, kept(name, value), force=force))
        self._try(name, None, file.remove)
        self._try(name, "4", partial(file.save, kept(name, "4")))

    def _games(self) -> None:
        path = self.mine / SAVED
        for value in ("1", "2"):
            self._try(SAVED, value, partial(write_game, path, value * SAVED_LENGTH))

    def _first_history(self) -> None:
        """Migration, taking over, games and plays, an export."""
        history = History(self.places.database)
        lost = self._opened(history)
        take_over(self.places.solitaire_results_file, history)
        for number in range(3):
            identity = f"game-{number}"
            self._try(identity, THERE, partial(history.add, _finished(identity)), otherwise=lost)
        self._try("game-0", THERE, partial(history.add, _finished("game-0")), otherwise=lost)
        self._try("play-0", 5, partial(history.plays.add, _ended("play-0", 5)), otherwise=lost)
        self._try("play-0", BEST, partial(history.plays.add, _ended("play-0", BEST)), otherwise=lost)
        self._try("stars", 3, partial(history.plays.grade, "play-0", 20), otherwise=lost)
        seen = Deal.numbered(7, house=True)
        self._try(SEEN, THERE, partial(history.seen_lines.add, seen), otherwise=lost)
        self._try(EXPORTED, "whole", partial(self._export, history))
        self._try("read", None, partial(read_export, self.mine / EXPORTED))
        history.close()

    def _second_history(self) -> None:
        """What is there is gone through; deleting, importing twice, another game."""
        history = History(self.places.database)
        lost, there = self._opened(history), list[FinishedGame]()
        for read in (history.results, history.plays.games, history.plays.results):
            self._try("read", None, read)
        self._try("read", None, lambda: there.extend(history.games()))
        if "game-1" in {game.identity for game in there}:
            self._try("game-1", DELETED, partial(history.delete, ["game-1"]), otherwise=lost)
        another = _export_of_another()
        for _ in range(2):
            self._try(IMPORTED, THERE, partial(history.import_text, another), otherwise=lost)
        self._try("game-9", THERE, partial(history.add, _finished("game-9")), otherwise=lost)
        history.close()

    def _opened(self, history: History) -> str:
        """Why nothing of what is put into this history is safe; empty when it is."""
        if history.opened.damaged:
            self.promises.append(("damaged", str(history.opened.set_aside), ""))
        return "" if history.opened.error is None else IN_MEMORY

    def _export(self, history: History) -> None:
        write_bytes_atomically(self.mine / EXPORTED, history.export_text().encode("utf-8"))


def _game(rules: str, value: str) -> KeptGame:
    record = parse_game(GAME_TEXT.format(rules=rules, number=value)[:-2])
    return KeptGame(KeptSession(record, 1, identity=value))


def _play(_: str, value: str) -> KeptPlay:
    return KeptPlay(Deal.numbered(1, house=False), (), 0, identity=value)


def _finished(identity: str) -> FinishedGame:
    result = Result("classic", Opponents.COMPUTER, Level.EASY, Score.WON, True, 1, 2, 3, 4, 5.5)
    text = GAME_TEXT.format(rules="classic", number=identity)
    return FinishedGame(identity, f"2026-11-29T20:00:0{identity[-1]}", result, text)


def _ended(identity: str, score: int) -> FinishedPlay:
    result = PlayResult(1, False, score, False, date(2026, 11, 29), identity)
    return FinishedPlay("2026-11-29T20:00:00", result, PLAY_TEXT)


def _export_of_another() -> str:
    """The history of another machine, long enough for a good many pages."""
    results, games = [], []
    for number in range(IMPORTED_GAMES):
        ended = f"2026-10-01T00:00:{number:02}"
        result = ["classic", "computer", "easy", "won", 1, 1, 2, 3, 4, 5.5]
        results.append([f"{IMPORTED}-{number}", ended, 1, *result])
        games.append([f"{IMPORTED}-{number}", ended, GAME_TEXT.format(rules="classic", number=number)])
    return json.dumps({"quarto-history": 1, "games": games, "results": results})


def main(arguments: list[str]) -> int:
    """Rehearse in the first folder, live in the second, report to the socket whose number comes last."""
    rehearsal, folder = (Path(argument) for argument in arguments[:2])
    channel = socket.socket(fileno=int(arguments[2]))
    logging.getLogger("quarto_desktop").addHandler(logging.NullHandler())
    Life(rehearsal).live()
    gc.collect()
    gc.disable()
    life, broken = Life(folder), ""
    try:
        life.live()
    except BaseException:
        broken = traceback.format_exc()
    channel.sendall(json.dumps({"promises": life.promises, "broken": broken}).encode())
    channel.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
