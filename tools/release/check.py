"""Whether what is checked out can be released: `make release-check`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from quarto_desktop import __version__
from tools.release.changelog import Release, releases
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent.parent

GATES: tuple[tuple[str, ...], ...] = (
    ("lint",),
    ("translations", "--gate"),
    ("test",),
    ("deb",),
    ("smoke",),
)
"""The commands of `dev.py` that must pass, cheapest first; the last one tries the package just made."""


def main(arguments: list[str]) -> int:
    """Complain of everything that is in the way; with `--quick` without running the gates."""
    complaints = [*tree_complaints(_changes()), *changelog_complaints(releases(), __version__)]
    if not complaints and "--quick" not in arguments:
        complaints = list(gate_complaints(GATES))
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if not complaints:
        print(f"{__version__} can be released: git tag v{__version__}")
    return int(bool(complaints))


def tree_complaints(changes: Sequence[str]) -> Iterator[str]:
    """What is wrong with the checkout.

    Args:
        changes: files that differ from the last commit, or are not in git.
    """
    if changes:
        yield f"The tree is not clean: {', '.join(changes)}"


def changelog_complaints(known: Sequence[Release], version: str) -> Iterator[str]:
    """What is wrong with the changelog for this version."""
    entry = next((release for release in known if release.version == version), None)
    if entry is None:
        yield f"CHANGELOG.md has no entry for {version}."
    elif not entry.points:
        yield f"CHANGELOG.md says nothing of {version}."
    elif entry.day is None:
        yield f"CHANGELOG.md calls {version} unreleased; it needs a day."
    elif entry is not known[0]:
        yield f"CHANGELOG.md has newer entries than {version}."


def gate_complaints(gates: Sequence[Sequence[str]]) -> Iterator[str]:
    """The gates that do not pass; after the first one the others are not tried."""
    for words in gates:
        command = [sys.executable, str(ROOT / "tools" / "dev.py"), *words]
        if subprocess.run(command, check=False, cwd=ROOT).returncode != 0:
            yield f"{' '.join(words)} does not pass."
            return


def _changes() -> list[str]:
    command = ["git", "-C", str(ROOT), "status", "--porcelain"]
    done = subprocess.run(command, check=False, text=True, capture_output=True)
    if done.returncode != 0:
        raise Trouble("This is no git checkout.")
    return [line[3:] for line in done.stdout.splitlines()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
