"""Kills the real program at random moments, and looks whether anything was lost: `make kill-test`.

Each life goes on where the last one was killed. What it finds must be what was shown last, or what a single
deed made of it that was under way; the database must pass its integrity check, and every finished game must
be in it exactly once.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

_SHORTEST, _LONGEST = 0.2, 2.5
"""Seconds of a life after its first word."""
_MOST_AT_ONCE = 4
"""Actions between two looks: what was clicked, and what the computer answers."""


@dataclass
class Life:
    """What a process said before it was killed.

    Attributes:
        found: what it found at its beginning.
        shown: the states it showed, in order.
        finished: identities of the games that ended in it.
        doing: the deed that was under way at the end.
    """

    found: dict[str, Any] = field(default_factory=dict)
    shown: list[dict[str, Any]] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    doing: str = ""


def live(folder: Path, seed: int, seconds: float, environ: dict[str, str]) -> Life:
    """Start the program, let it play for a while, and kill it."""
    command = [sys.executable, "-m", "tools.proofs.player", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        if not first:
            raise SystemExit("the program does not start; it needs a screen, say that of Xvfb")
        lines: list[str] = []
        reader = Thread(target=lambda: lines.extend(process.stdout or ()))
        reader.start()
        time.sleep(seconds)
        process.kill()
        reader.join()
    life = Life(json.loads(first))
    for line in lines:
        if line.endswith("\n"):  # the last one may be cut
            said = json.loads(line)
            if "shown" in said:
                life.shown.append(said["shown"])
                life.doing = ""
            elif "doing" in said:
                life.doing = said["doing"]
            elif "finished" in said:
                life.finished.append(said["finished"])
    return life


def is_next(before: dict[str, Any], after: dict[str, Any], doing: str) -> bool:
    """Whether a state can be found that follows the one shown last.

    Args:
        before: what was shown last.
        after: what was found.
        doing: the deed that was under way, empty when it was a move.
    """
    if not before:
        return True  # a game may have been begun
    if not after:
        return doing == "leave"
    if before["identity"] != after["identity"]:
        return False
    one, two = _tokens(before), _tokens(after)
    has_gone_on = two[: len(one)] == one and len(two) <= len(one) + _MOST_AT_ONCE
    return has_gone_on or (doing == "undo" and one[: len(two)] == two)


def _tokens(state: dict[str, Any]) -> list[str]:
    """What was done and not undone."""
    return str(state["game"]).rpartition("\n\n")[2].split()[: state["cursor"]]


def main(arguments: list[str]) -> int:
    """Kill so many times; say what was lost."""
    parser = argparse.ArgumentParser("kill-test", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    rng, losses, finished = Random(wanted.seed), 0, set[str]()
    modes: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as name:
        last, doing = dict[str, Any](), ""
        for number in range(wanted.kills):
            seconds = rng.uniform(_SHORTEST, _LONGEST)
            life = live(Path(name), wanted.seed * 10_000 + number, seconds, dict(os.environ))
            problems = list(_problems(last, doing, life, finished))
            losses += len(problems)
            for problem in problems:
                print(f"kill {number}: {problem}")
            finished.update(life.finished)
            last, doing = life.shown[-1] if life.shown else life.found["found"], life.doing
            mode = str(last.get("game", "none")).partition("\n")[0]
            modes[mode] = modes.get(mode, 0) + 1
    print(f"{wanted.kills} kills, {losses} losses; {len(finished)} games ended; killed in {modes}")
    return 1 if losses else 0


def _problems(last: dict[str, Any], doing: str, life: Life, finished: set[str]) -> list[str]:
    """What a life found otherwise than the one before it left it."""
    found, problems = life.found, []
    if found["damaged"]:
        problems.append("a file was damaged")
    if found["check"] != "ok":
        problems.append(f"the database says {found['check']}")
    if not len(finished) <= found["results"] <= len(finished) + 1:
        problems.append(f"{found['results']} results of {len(finished)} finished games")
    if not is_next(last, found["found"], doing):
        problems.append(f"found {found['found']} after {last}")
    return problems


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
