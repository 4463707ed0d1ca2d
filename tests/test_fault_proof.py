"""`make fault-test` without strace: where nothing fails nothing is lost, and a loss is noticed."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tools.proofs.faults import Trial, prepare, trials
from tools.proofs.ledger import Ledger, Promises
from tools.proofs.life import Life
from tools.proofs.strace import Call, calls_under, command, injected


@pytest.fixture
def lived(tmp_path: Path) -> Life:
    """A life over files of earlier versions, which stand in ``before``."""
    prepare(tmp_path / "before")
    shutil.copytree(tmp_path / "before", tmp_path / "life")
    life = Life(tmp_path / "life")
    life.live()
    return life


def losses(life: Life, tmp_path: Path) -> list[str]:
    return Ledger(tmp_path / "life", tmp_path / "before", Promises(tuple(life.promises))).losses()


def test_where_nothing_fails_nothing_is_refused_and_nothing_lost(lived: Life, tmp_path: Path):
    assert [one for one in lived.promises if one[2]] == []
    assert losses(lived, tmp_path) == []


def database(life: Life, statement: str) -> None:
    with closing(sqlite3.connect(life.places.database, isolation_level=None)) as connection:
        connection.execute(statement)


SPOILERS: list[Callable[[Life], object]] = [
    lambda life: life.places.settings_file.write_text("{"),
    lambda life: life.places.settings_file.unlink(),
    lambda life: (life.places.progress / "classic.json").unlink(),
    lambda life: (life.places.progress / "foursquare.json").write_text(""),
    lambda life: (life.mine / "安娜.quarto").write_text("2" * 4999),
    lambda life: (life.mine / "history.json").write_text("{}"),
    lambda life: (life.places.data / ".other.0123abcd.tmp").touch(),
    lambda life: life.places.database.write_bytes(b"rubbish"),
    lambda life: database(life, "DELETE FROM games WHERE identity = 'game-0'"),
    lambda life: database(life, "DELETE FROM results WHERE identity = 'b'"),
    lambda life: database(life, "DELETE FROM games WHERE identity = 'imported-7'"),
    lambda life: database(life, "UPDATE plays SET score = 5 WHERE identity = 'play-0'"),
    lambda life: database(life, "DELETE FROM plays WHERE identity LIKE 'earlier%'"),
    lambda life: database(life, "DELETE FROM seen_lines"),
]


@pytest.mark.parametrize("spoil", SPOILERS)
def test_a_loss_is_noticed(lived: Life, tmp_path: Path, spoil: Callable[[Life], object]):
    spoil(lived)
    assert losses(lived, tmp_path)


def test_what_was_refused_may_be_there_or_not_in_a_database_only():
    promises = Promises((("a", 1, ""), ("a", 2, "EIO"), ("a", 3, "EIO")))
    assert promises.last("a", 0) == 1
    assert promises.possible("a", 0) == [1, 2, 3]
    assert (promises.last("b", 0), promises.possible("b", 0)) == (0, [0])


TRACE = """\
7 openat(AT_FDCWD</x>, "/usr/lib/python", O_RDONLY) = 3</usr/lib/python>
7 openat(AT_FDCWD</x>, "/tmp/life/a", O_RDWR) = 3</tmp/life/a>
7 write(3</tmp/life/a>, ""..., 5) = 5
7 write(1</dev/null>, ""..., 5) = 5
7 write(3</tmp/life/a>, ""..., 5) = -1 EIO (Input/output error) (INJECTED)
7 +++ exited with 0 +++
"""


def test_calls_are_counted_as_strace_counts_them(tmp_path: Path):
    (tmp_path / "trace").write_text(TRACE)
    calls = list(calls_under(Path("/tmp/life"), tmp_path / "trace"))
    assert [(call.name, call.number) for call in calls] == [("openat", 2), ("write", 1), ("write", 3)]
    assert calls[-1].counts == {"openat": 2, "write": 2}
    assert len(injected(tmp_path / "trace")) == 1


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("once", ["inject=write:error=EIO:when=3"]),
        ("name", ["inject=write:error=EIO:when=3+"]),
        ("disk", ["inject=openat:error=EIO:when=3+", "inject=write:error=EIO:when=3+"]),
    ],
)
def test_what_fails(way: str, words: list[str]):
    trial = Trial(Call("write", 3, "", {"openat": 2, "write": 2}), "EIO", way)
    asked = command(trial.faults, Path("/tmp/trace"))
    assert [word for word in asked if word.startswith("inject=")] == words


def test_every_call_fails_with_every_error_in_every_way():
    calls = [Call("write", number, "", {}) for number in range(10)]
    ways = ("once", "name", "disk")
    assert len(set(map(repr, trials(calls, ways, 1, Random(1))))) == 90
    assert len(trials(calls, ways, 4, Random(1))) == 23
