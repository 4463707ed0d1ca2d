"""How large the bundle is and how soon its window is there, beside a minimal window bundled the same way.

``python -m tools.measure_bundle`` after `make bundle` and `make bundle ARGS=bare`. Each is started several
times on a screen of its own, until its window is on it; cold means after the system has forgotten what it had
read of the disk, which only root can tell it to.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tools.bundle.make import DIST, size_of
from tools.smoke.desktop import Desktop

STARTS = 5
PROGRAMS = {"quarto-desktop": "Quarto Desktop", "bare-window": "Bare window"}
"""The bundles, which are called like their programs, and the titles of their windows."""

_FORGET = Path("/proc/sys/vm/drop_caches")


@dataclass(frozen=True)
class Start:
    """One start, up to the window.

    Attributes:
        seconds: how long it took.
        computed: seconds of a processor that it took; on a machine with nothing else to do hardly less than
            `seconds`, on a busy one the fairer figure.
    """

    seconds: float
    computed: float


def start_once(desktop: Desktop, program: str, home: Path) -> Start:
    """Start a program, wait for its window, and end it."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "DISPLAY": desktop.display,
        "LANG": "C.UTF-8",
    }
    began = time.monotonic()
    process = subprocess.Popen([str(DIST / program / program)], env=environment)
    try:
        desktop.window(PROGRAMS[program])
        seconds = time.monotonic() - began
        computed = _computed_by(process.pid)
    finally:
        process.terminate()
        process.wait()
    return Start(seconds, computed)


def _computed_by(process: int) -> float:
    """Seconds of a processor that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def forget() -> bool:
    """Let the system forget what it has read; return whether it does."""
    os.sync()
    with suppress(OSError):
        _FORGET.write_text("3\n")
        return True
    return False


def _report(name: str, starts: list[Start]) -> None:
    seconds = statistics.median(start.seconds for start in starts)
    computed = statistics.median(start.computed for start in starts)
    print(f"  {name} {seconds:.2f} s, of a processor {computed:.2f} s", flush=True)


def main() -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        desktop = Desktop(Path(folder))
        try:
            for program in PROGRAMS:
                print(f"{program}: {size_of(DIST / program) / 1e6:.0f} MB", flush=True)
                start_once(desktop, program, Path(folder))
                _report("warm", [start_once(desktop, program, Path(folder)) for _ in range(STARTS)])
                if forget():
                    _report("cold", [start_once(desktop, program, Path(folder))])
        finally:
            desktop.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
