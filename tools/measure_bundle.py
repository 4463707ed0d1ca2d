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
from pathlib import Path

from tools.bundle.make import DIST, size_of
from tools.smoke.desktop import Desktop

STARTS = 5
PROGRAMS = {"quarto-desktop": "Quarto Desktop", "bare-window": "Bare window"}
"""The bundles, which are called like their programs, and the titles of their windows."""

_FORGET = Path("/proc/sys/vm/drop_caches")


def start_once(desktop: Desktop, program: str, home: Path) -> float:
    """Seconds from the start of a program to its window."""
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
        return time.monotonic() - began
    finally:
        process.terminate()
        process.wait()


def forget() -> bool:
    """Let the system forget what it has read; return whether it does."""
    os.sync()
    with suppress(OSError):
        _FORGET.write_text("3\n")
        return True
    return False


def main() -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        desktop = Desktop(Path(folder))
        try:
            for program in PROGRAMS:
                print(f"{program}: {size_of(DIST / program) / 1e6:.0f} MB", flush=True)
                start_once(desktop, program, Path(folder))
                warm = [start_once(desktop, program, Path(folder)) for _ in range(STARTS)]
                print(f"  warm {statistics.median(warm):.2f} s (fastest {min(warm):.2f} s)", flush=True)
                if forget():
                    print(f"  cold {start_once(desktop, program, Path(folder)):.2f} s", flush=True)
        finally:
            desktop.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
