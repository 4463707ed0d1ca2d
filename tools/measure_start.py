"""How long the program takes to open its window: `python -m tools.measure_start`.

The program is started several times in a process of its own, each time until its window has been painted for
the first time. Without a screen unless QT_QPA_PLATFORM says otherwise.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

STAGES = ("interpreter", "imports", "application", "window made", "window painted")
"""What has happened when the child writes down the time."""


def start_once(folder: Path) -> list[float]:
    """Start the program and return the seconds from the start of the process to the end of each stage."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [sys.executable, "-m", "tools.measure_start", "--child", str(folder)]
    began = time.time()
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=60)
    return [float(word) - began for word in done.stdout.split()]


def child(folder: Path) -> None:
    """Be the program: do what `quarto_desktop.app` does, and end after the first picture."""
    times = [time.time()]
    from PySide6.QtCore import QEvent, QObject, QTimer

    from quarto_desktop.app import Options, Program, make_application
    from quarto_desktop.storage.paths import standard_places

    times.append(time.time())

    class FirstPicture(QObject):
        """Ends the event loop once the window, and with it everything in it, has been painted."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, self._done)
            return False

        def _done(self) -> None:
            times.append(time.time())
            application.quit()

    application = make_application()
    times.append(time.time())
    program = Program(application, standard_places(folder), Options())
    times.append(time.time())
    watcher = FirstPicture()
    program.window.installEventFilter(watcher)
    program.window.show()
    application.exec()
    program.window.close()
    program.close()
    print(*times)


def report(starts: Sequence[Sequence[float]]) -> None:
    """Print the whole time, and how the stages share it."""
    whole = [start[-1] for start in starts]
    print(
        f"{len(whole)} starts until the window is painted: median {statistics.median(whole):.2f} s, "
        f"fastest {min(whole):.2f} s, slowest {max(whole):.2f} s"
    )
    stages = zip(*([0.0, *start] for start in starts), strict=True)
    ends = [statistics.median(stage) for stage in stages]
    for name, before, after in zip(STAGES, ends, ends[1:], strict=False):
        print(f"  {name:<15} {after - before:5.2f} s")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How long the program takes to open its window.")
    parser.add_argument("--starts", type=int, default=10, help="how often to start it")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.child is not None:
        child(wanted.child)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        report([start_once(Path(folder)) for _ in range(wanted.starts)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
