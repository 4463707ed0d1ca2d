"""Lets calls of the system fail in a process, by `strace`: no code of ours takes part in it."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

CALLS = (
    *("openat", "read", "pread64", "write", "pwrite64"),
    *("fsync", "fdatasync", "ftruncate", "fallocate"),
    *("rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "chmod", "fchmodat"),
)
"""What opens, reads and changes files and folders; which of them there are depends on the machine."""

_TRACED = ",".join(f"?{call}" for call in CALLS)
_LINE = re.compile(r"^(?:\d+\s+)?(\w+)\((.*)\)\s+=\s")
_INJECTED = "(INJECTED)"


@dataclass(frozen=True)
class Call:
    """One call of the system.

    Attributes:
        name: which.
        number: the how manieth of this name it is in the process, from 1.
        words: its line in the trace.
        counts: how many there have been of each name before it.
    """

    name: str
    number: int
    words: str
    counts: Mapping[str, int]


@dataclass(frozen=True)
class Fault:
    """Calls that fail: the one of this number, or all from there on.

    Attributes:
        call: the name of the call.
        number: the first that fails.
        error: how, as in ``ENOSPC``.
        for_good: whether all later ones fail too.
    """

    call: str
    number: int
    error: str
    for_good: bool

    @property
    def words(self) -> str:
        """For the command line of strace."""
        return f"inject={self.call}:error={self.error}:when={self.number}{'+' if self.for_good else ''}"


def why_not() -> str:
    """Why nothing can be traced here, in a sentence; empty when it can."""
    if shutil.which("strace") is None:
        return "This needs strace (Linux; the package is called strace), which is not to be had here."
    tried = subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        return f"strace may not watch processes here (ptrace): {tried.stderr.strip()}"
    return ""


def command(faults: Sequence[Fault], trace: Path) -> list[str]:
    """What to put before a command so that these calls of it fail, and all are written to `trace`."""
    injections = [word for fault in faults for word in ("-e", fault.words)]
    return ["strace", "-f", "-y", "-s", "0", "-o", str(trace), "-e", f"trace={_TRACED}", *injections]


def calls_under(folder: Path, trace: Path) -> Iterator[Call]:
    """The calls in a trace that concern what is in this folder, in order."""
    counts = Counter[str]()
    for line in trace.read_text(encoding="utf-8", errors="replace").splitlines():
        found = _LINE.match(line)
        if found:
            name = found[1]
            before = dict(counts)
            counts[name] += 1
            if str(folder) in found[2]:
                yield Call(name, counts[name], line, before)


def injected(trace: Path) -> list[str]:
    """The lines of a trace whose call failed on purpose."""
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    return [line for line in lines if line.endswith(_INJECTED)]
