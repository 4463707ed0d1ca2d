"""Lets every call fail by which the program changes its files, and looks what is lost: `make fault-test`.

A process without a window goes through the life of everything that is stored, over files of earlier versions
(see :mod:`tools.proofs.life`). It is run again and again; each time another call on a file of its folder
fails with "no space left" (ENOSPC), "not allowed" (EACCES) or "disk error" (EIO): that call alone, or it and
all later ones of its name, or everything from there on. Afterwards, without faults, everything must open;
nothing may be half, lost or counted twice, and the process must have met nothing but what the storage
promises. Needs Linux with strace, and leave to watch processes (ptrace).
"""

from __future__ import annotations

import argparse
import json
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from quarto_desktop.storage.paths import Places
from tools.proofs.ledger import Ledger, Promises
from tools.proofs.life import EXPORTED, RULES, SAVED, SAVED_LENGTH
from tools.proofs.strace import CALLS, Call, Fault, calls_under, command, injected, why_not

ERRORS = ("ENOSPC", "EACCES", "EIO")
WAYS = ("once", "name", "disk")
GOLDEN = Path(__file__).parents[2] / "tests" / "data" / "golden"
_PATIENCE_S = 60


@dataclass(frozen=True)
class Trial:
    """What fails in one life.

    Attributes:
        call: the first call that fails.
        error: how.
        way: ``once``: it alone; ``name``: all of its name from it on; ``disk``: everything from it on.
    """

    call: Call
    error: str
    way: str

    @property
    def faults(self) -> list[Fault]:
        """For strace."""
        if self.way == "disk":
            return [Fault(name, self.call.counts.get(name, 0) + 1, self.error, True) for name in _names(self)]
        return [Fault(self.call.name, self.call.number, self.error, self.way == "name")]


def _names(trial: Trial) -> Sequence[str]:
    """The calls that this machine has, as far as the life makes them."""
    return [name for name in CALLS if name in trial.call.counts or name == trial.call.name]


def prepare(folder: Path) -> None:
    """Put the files of earlier versions there, and a database whose last writer was killed."""
    places = Places.under(folder)
    for made in (places.config, places.progress, places.state, folder / "mine"):
        made.mkdir(parents=True)
    shutil.copy(GOLDEN / "settings.json", places.settings_file)
    for name in RULES:
        shutil.copy(GOLDEN / "in-progress.json", places.progress / f"{name}.json")
    shutil.copy(GOLDEN / "foursquare-in-progress.json", places.progress / "foursquare.json")
    shutil.copy(GOLDEN / "foursquare-results.json", places.solitaire_results_file)
    (folder / "mine" / SAVED).write_text("0" * SAVED_LENGTH, encoding="utf-8")
    (folder / "mine" / EXPORTED).write_text("{}", encoding="utf-8")
    _prepare_database(places.database)


def _prepare_database(path: Path) -> None:
    script = (GOLDEN / "history.sql").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name, closing(sqlite3.connect(Path(name) / path.name)) as made:
        made.execute("PRAGMA journal_mode = WAL")
        made.executescript(script)
        for file in Path(name).iterdir():  # while it is open: what was written is in the log still
            shutil.copy(file, path.parent)


def live(base: Path, faults: Sequence[Fault]) -> tuple[Path, dict[str, Any]]:
    """Live once, over fresh copies.

    Args:
        base: a folder with ``before``, the files to begin with.
        faults: what fails.

    Returns:
        Where everything is now, and the report.
    """
    folders = [base / name for name in ("rehearsal", "life")]
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(base / "before", folder)
    ours, theirs = socket.socketpair()
    player = [sys.executable, "-B", "-m", "tools.proofs.life", *map(str, folders), str(theirs.fileno())]
    environ = {"PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
    said: list[bytes] = []
    with (
        ours,
        theirs,
        subprocess.Popen(
            [*command(faults, base / "trace"), *player],
            pass_fds=[theirs.fileno()],
            env=environ,
            stderr=subprocess.DEVNULL,
        ) as process,
    ):
        theirs.close()
        reader = Thread(target=lambda: said.extend(iter(lambda: ours.recv(1 << 16), b"")))
        reader.start()
        process.wait(_PATIENCE_S)
        reader.join()
    report = b"".join(said)
    return folders[1], json.loads(report) if report else {"promises": [], "broken": "it did not report"}


def judge(base: Path, trial: Trial | None) -> list[str]:
    """Live with these faults and say what went wrong."""
    folder, report = live(base, [] if trial is None else trial.faults)
    problems = [f"unexpected: {report['broken']}"] if report["broken"] else []
    if trial is not None and not injected(base / "trace"):
        problems.append("the fault did not happen")
    promises = Promises(tuple((item, value, refusal) for item, value, refusal in report["promises"]))
    if trial is None:
        problems += [f"{item} was refused ({refusal})" for item, _, refusal in promises.all if refusal]
    return problems + Ledger(folder, base / "before", promises).losses()


def trials(calls: Sequence[Call], ways: Sequence[str], every: int, rng: Random) -> list[Trial]:
    """All there is to try; or of `every` so many one, chosen by chance."""
    everything = [Trial(call, error, way) for call in calls for way in ways for error in ERRORS]
    return everything if every == 1 else rng.sample(everything, -(-len(everything) // every))


def main(arguments: list[str]) -> int:
    """Let one call after the other fail; say what was lost."""
    parser = argparse.ArgumentParser(
        "fault-test", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--every", type=int, default=1, help="try only one of so many faults")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="how long the fault lasts")
    wanted = parser.parse_args(arguments)
    refusal = why_not()
    if refusal:
        print(refusal, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        return _try_all(
            Path(name), partial(trials, ways=wanted.ways, every=wanted.every, rng=Random(wanted.seed))
        )


def _try_all(base: Path, choose: Callable[[Sequence[Call]], list[Trial]]) -> int:
    prepare(base / "before")
    losses = _told("without faults", judge(base, None))
    calls = list(calls_under(base / "life", base / "trace"))
    done = Counter[tuple[str, str, str]]()
    for trial in choose(calls):
        done[trial.call.name, trial.error, trial.way] += 1
        losses += _told(f"{trial.way}, {trial.error}: {trial.call.words}", judge(base, trial))
    _summarise(done, len(calls))
    print(f"{done.total()} lives with a fault, {losses} losses")
    return 1 if losses or not done else 0


def _told(where: str, problems: Sequence[str]) -> int:
    for problem in problems:
        print(f"{where}\n    {problem}", flush=True)
    return len(problems)


def _summarise(done: Counter[tuple[str, str, str]], calls: int) -> None:
    """A table: how often each call failed, with each error, in each way."""
    print(f"{calls} calls on files of the life; how many lives failed with")
    print(f"{'':12}" + "".join(f"{f'{error} {way}':>14}" for error in ERRORS for way in WAYS))
    for name in dict.fromkeys(name for name, _, _ in done):
        numbers = [done[name, error, way] for error in ERRORS for way in WAYS]
        print(f"{name:12}" + "".join(f"{number:>14}" for number in numbers))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
