"""The long proofs, for a short while: `make kill-test`, `make soak` and `make fuzz` go on for longer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tools.proofs.fuzz import spoil_one
from tools.proofs.fuzz_kinds import KINDS, READ, Kind
from tools.proofs.kill import is_next


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_sound_files_are_read(kind: Kind, tmp_path: Path):
    for number, sample in enumerate(kind.samples):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert kind.judge(sample, folder) == READ


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_spoilt_files_are_read_or_refused(kind: Kind):
    rng = Random(7)
    for _ in range(10 * kind.share):
        spoil_one(kind, rng)


def state(tokens: str, identity: str = "a") -> dict[str, object]:
    return {"game": f"[X]\n\n{tokens}", "cursor": len(tokens.split()), "identity": identity}


@pytest.mark.parametrize(
    ("after", "doing", "good"),
    [
        (state("=1 a1"), "", True),
        (state("=1 a1 =2"), "", True),
        (state("=1"), "", False),
        (state("=1"), "undo", True),
        (state("=1 b1"), "", False),
        (state("=1 a1", "b"), "", False),
        ({}, "", False),
        ({}, "leave", True),
    ],
)
def test_the_kill_test_can_fail(after: dict[str, object], doing: str, good: bool):
    assert is_next(state("=1 a1"), after, doing) is good


@pytest.mark.parametrize("words", [["kill", "--kills", "3"], ["soak", "--games", "3"]])
def test_a_short_proof(words: list[str]):
    name, *arguments = words
    done = subprocess.run(
        [sys.executable, "-m", f"tools.proofs.{name}", *arguments],
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
