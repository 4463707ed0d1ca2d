"""What the fuzz test spoils: for each kind of file a sound one, and who reads it.

A reader returns a word for what came of a spoilt file. That it was read is only said when it was read whole:
what it holds is written out, read again, and must be the same.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from quarto_desktop.engine.values import Level
from quarto_desktop.rules.gamefile import final_state, print_game
from quarto_desktop.rules.gameparser import parse_game
from quarto_desktop.session.finished import FinishedGame, Result, Score
from quarto_desktop.session.game_session import GameSession
from quarto_desktop.session.setup import Opponents
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import play_out
from quarto_desktop.solitaire.gamefile import parse_play, print_play
from quarto_desktop.storage.autosave import AutosaveFile
from quarto_desktop.storage.history import History
from quarto_desktop.storage.play_autosave import PlayAutosaveFile
from quarto_desktop.storage.progress_file import ProgressFile
from quarto_desktop.storage.settings import SettingsFile
from quarto_desktop.storage.solitaire_results import take_over
from quarto_desktop.textforms.problems import FileError
from tools.proofs.spoiling import spoil_bytes, spoil_json, spoil_text

READ, ASIDE = "read", "set aside"

_GOLDEN = Path(__file__).parents[2] / "tests" / "data" / "golden"

GAMES = (
    '[Quarto "1"]\n[Rules "classic"]\n[First "安娜 \\"x\\" \\\\ 🙂"]\n[SecondLevel "easy"]\n[Timer "60"]\n'
    "\n=1 c1 =2 c2 =F d1 =D d4 =C d2 =6 b4 =5 c4 =0 a2 =B d3 !\n",
    '[Quarto "1"]\n[Rules "four-alike"]\n[Position "..../.F../..../.... 0"]\n[Turn "second"]\n'
    "\na1 =3 ~ b1 #\n",
)
PLAYS = (
    '[Foursquare "1"]\n[Deal "12"]\n[House "on"]\n; a remark\n\nd4 d5 d4 c4\n',
    '[Foursquare "1"]\n[Deck "7H 3C 10S AD 2H"]\n\nd4 d5 e4\n',
)
_LONGEST_TOKEN = 43


@dataclass(frozen=True)
class Kind:
    """A kind of file.

    Attributes:
        samples: sound files.
        spoil: how one of them is spoilt.
        judge: reads a spoilt one, in an empty folder of its own.
        share: for how many of a hundred files of the whole test it is good.
    """

    samples: tuple[bytes, ...]
    spoil: Callable[[bytes, Random], bytes]
    judge: Callable[[bytes, Path], str]
    share: int


def judge_game_file(content: bytes, _folder: Path | None = None) -> str:
    """Read what may be a game of either kind.

    Raises:
        AssertionError: it was refused without a line and a reason, or not read whole.
    """
    said = []
    for read_whole in (_read_game, _read_play):
        try:
            read_whole(content)
        except FileError as error:
            if error.line < 1 or len(error.token) > _LONGEST_TOKEN:
                raise AssertionError(f"refused without a place: {error}") from error
            said.append(error.problem.value)
        else:
            return READ
    return said[0] if b"quarto" in content[:40].lower() else said[1]


def _read_game(content: bytes) -> None:
    record = parse_game(content)
    final_state(record)
    GameSession.from_record(record)
    assert parse_game(print_game(record)) == record


def _read_play(content: bytes) -> None:
    record = parse_play(content)
    play_out(record.deal, record.cells)
    assert parse_play(print_play(record)) == record


def _judge_progress(kind: Callable[[Path], ProgressFile[Any]], content: bytes, folder: Path) -> str:
    file = kind(folder / "in-progress.json")
    file.path.write_bytes(content)
    found = file.load()
    if found.game is None:
        assert found.damaged
        assert found.set_aside is not None
        assert found.set_aside.read_bytes() == content
        return ASIDE
    file.save(found.game)
    assert file.load().game == found.game
    return READ


def _judge_settings(content: bytes, folder: Path) -> str:
    file = SettingsFile(folder / "settings.json")
    file.path.write_bytes(content)
    loaded = file.load()
    if loaded.damaged:
        assert loaded.set_aside is not None
        assert loaded.set_aside.read_bytes() == content
        return ASIDE
    file.save(loaded.preferences)
    assert SettingsFile(file.path).load().preferences == loaded.preferences
    return READ


def _judge_export(content: bytes, folder: Path) -> str:
    with closing(History(folder / "history.sqlite")) as history:
        try:
            history.import_text(content.decode("utf-8-sig"))
        except ValueError:
            assert history.export_text() == _nothing_exported(folder)
            return "refused"
        _look_at(history)
    return READ


def _nothing_exported(folder: Path) -> str:
    with closing(History(folder / "empty.sqlite")) as history:
        return history.export_text()


def _judge_earlier_results(content: bytes, folder: Path) -> str:
    path = folder / "foursquare-results.json"
    path.write_bytes(content)
    with closing(History(folder / "history.sqlite")) as history:
        taken = take_over(path, history)
        _look_at(history)
    assert taken.set_aside is not None
    assert taken.set_aside.read_bytes() == content
    return ASIDE if taken.damaged else READ


def _judge_database(content: bytes, folder: Path) -> str:
    path = folder / "history.sqlite"
    path.write_bytes(content)
    with closing(History(path)) as history:
        try:
            _look_at(history)
        except OSError:
            return "an error that is told"
        if history.opened.error is not None:
            return "left alone"
        if history.opened.damaged:
            assert history.opened.set_aside is not None
            return ASIDE
    return READ


def _look_at(history: History) -> None:
    """Everything that the window asks of a history, and one more game."""
    history.games()
    history.results()
    history.plays.games()
    history.plays.results()
    history.seen_lines.has(Deal.numbered(1))
    history.export_text()
    history.add(_game("another"))


def _game(identity: str) -> FinishedGame:
    result = Result("classic", Opponents.COMPUTER, Level.EASY, Score.WON, True, 1, 0, 0, 9, 61.5)
    return FinishedGame(identity, "2026-11-29T20:00:00", result, GAMES[0])


def _golden(*names: str) -> tuple[bytes, ...]:
    return tuple((_GOLDEN / name).read_bytes() for name in names)


def _golden_database(name: str) -> bytes:
    """The database that a golden file of statements makes."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript((_GOLDEN / name).read_text(encoding="utf-8"))
        return database.serialize()


KINDS = {
    "games": Kind(tuple(text.encode() for text in GAMES + PLAYS), spoil_text, judge_game_file, 60),
    "games in progress": Kind(
        _golden("in-progress.json"), spoil_json, partial(_judge_progress, AutosaveFile), 10
    ),
    "plays in progress": Kind(
        _golden("foursquare-in-progress.json", "foursquare-in-progress-aids.json"),
        spoil_json,
        partial(_judge_progress, PlayAutosaveFile),
        5,
    ),
    "settings": Kind(_golden("settings.json"), spoil_json, _judge_settings, 10),
    "exported histories": Kind(
        _golden("history.json", "history-foursquare.json", "history-seen-lines.json"),
        spoil_json,
        _judge_export,
        5,
    ),
    "results of earlier versions": Kind(
        _golden("foursquare-results.json"), spoil_json, _judge_earlier_results, 5
    ),
    "databases": Kind(
        tuple(map(_golden_database, ("history.sql", "history-2.sql", "history-3.sql"))),
        spoil_bytes,
        _judge_database,
        5,
    ),
}
"""All that the program reads."""
