"""The program as it was installed: in a clean Debian, or as the bare bundle on this machine."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Protocol

from tools.deb.facts import APP_ID, PACKAGE
from tools.smoke.root import HOME, CleanRoot

LAUNCHER = f"/usr/share/applications/{APP_ID}.desktop"
ELSEWHERE = "/opt/四方 棋"
"""A folder into which the bundle is copied, to be started from there."""


class Installation(Protocol):
    """Something to start the program from.

    Attributes:
        home: the home folder of whoever plays, seen from outside.
    """

    home: Path

    def launch(self, display: str, language: str) -> None:
        """Start it as its entry in the menu of a desktop does."""

    def open(self, display: str, language: str, name: str) -> None:
        """Open a file of the home folder as a double-click does."""

    def call(self, display: str, language: str, *options: str) -> None:
        """Start it by its command line, from another folder where there is one."""

    def cli(self, *words: str) -> str:
        """What `quarto-cli` says."""

    def inside(self, file: Path) -> str:
        """A file of the home folder as the program has to name it."""


class InCleanRoot:
    """Installed by the package into a clean Debian, used by somebody who may write nothing but home."""

    def __init__(self, root: CleanRoot) -> None:
        self._root = root
        self.home = root.path(HOME)
        root.do("cp", "-a", f"/usr/lib/{PACKAGE}", ELSEWHERE)

    def launch(self, display: str, language: str) -> None:
        """Through the desktop file."""
        self._root.start(display, language, "gio", "launch", LAUNCHER)

    def open(self, display: str, language: str, name: str) -> None:
        """Through the MIME association."""
        self._root.start(display, language, "gio", "open", f"{HOME}/{name}")

    def call(self, display: str, language: str, *options: str) -> None:
        """The copy in the folder with blanks and Chinese characters."""
        self._root.start(display, language, f"{ELSEWHERE}/quarto-desktop", *options)

    def cli(self, *words: str) -> str:
        """That of the package."""
        return self._root.do("quarto-cli", *words)

    def inside(self, file: Path) -> str:
        """Below the folder that is the root there."""
        return f"{HOME}/{file.relative_to(self.home)}"


class OnThisMachine:
    """The bundle, unpacked and otherwise not installed.

    Args:
        bundle: its folder.
        home: an empty folder to be at home in.
    """

    def __init__(self, bundle: Path, home: Path) -> None:
        self._bundle = bundle
        self.home = home

    def launch(self, display: str, language: str) -> None:
        """Directly."""
        self.call(display, language)

    def open(self, display: str, language: str, name: str) -> None:
        """As an argument."""
        self.call(display, language, str(self.home / name))

    def call(self, display: str, language: str, *options: str) -> None:
        """Directly."""
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "DISPLAY": display,
            "LANG": language,
        }
        subprocess.Popen([str(self._bundle / "quarto-desktop"), *options], env=environment, cwd=self.home)

    def cli(self, *words: str) -> str:
        """That of the bundle."""
        command = [str(self._bundle / "quarto-cli"), *words]
        return subprocess.run(command, check=True, text=True, capture_output=True).stdout

    def inside(self, file: Path) -> str:
        """The same."""
        return str(file)
