"""Thousands of spoilt files of every kind that the program reads: `make fuzz`.

Each is read whole, or refused with a reason; a game file with the line as well. What the program keeps for
itself is set aside when it is damaged. Nothing hangs, and there is no exception.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tools.proofs.fuzz_kinds import KINDS, Kind


def spoil_one(kind: Kind, rng: Random) -> tuple[str, float]:
    """Spoil a file of a kind and read it: what came of that, and how many seconds it took."""
    content = kind.spoil(rng.choice(kind.samples), rng)
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        try:
            outcome = kind.judge(content, Path(folder))
        except Exception:
            print(f"This file is not read well:\n{content!r}", file=sys.stderr)
            raise
        return outcome, time.perf_counter() - began


def main(arguments: list[str]) -> int:
    """Spoil so many files; say what came of them."""
    parser = argparse.ArgumentParser("fuzz", description=__doc__)
    parser.add_argument("--files", type=int, default=20_000, help="of all kinds together (20000)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    rng = Random(wanted.seed)
    logging.disable()  # of every damaged file there is a line
    for name, kind in KINDS.items():
        outcomes, slowest = Counter[str](), 0.0
        for _ in range(wanted.files * kind.share // 100):
            outcome, seconds = spoil_one(kind, rng)
            outcomes[outcome] += 1
            slowest = max(slowest, seconds)
        print(f"{outcomes.total()} spoilt {name}, the slowest took {slowest * 1000:.0f} ms")
        for outcome, number in outcomes.most_common():
            print(f"{number:8} {outcome}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
