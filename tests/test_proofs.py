"""The long proofs, for a short while: `make kill-test`, `make soak` and `make fuzz` go on for longer."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from tools.proofs.fuzz import SAMPLES, judge, spoil
from tools.proofs.kill import is_next


def test_samples_are_read_as_they_are():
    assert [judge(sample.encode()) for sample in SAMPLES] == ["read"] * len(SAMPLES)


def test_spoilt_files_are_read_or_refused_with_a_line():
    rng = Random(7)
    for _ in range(1000):
        judge(spoil(rng.choice(SAMPLES).encode(), rng))


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
