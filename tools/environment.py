"""The virtual environment `.venv`: made once, used again, and never believed complete when it is not.

A stamp inside it, written last, says where it was made, from what, and how much is in it (enough to play, or
to develop as well). No stamp means that an installation was cut short: then, as when the folder was moved or
its Python has gone, the environment is made anew. When only the wanted packages have changed, pip brings it
up to date.
"""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from tools.lock import locked
from tools.trouble import Trouble

BUILT_FROM = ("setup.py", "quarto_desktop/engine/search.py")
"""What is built when the package is installed; a change here installs it anew."""

COMPILED = ("quarto_desktop/engine/search.*.so", "quarto_desktop/engine/search.*.pyd")
"""What is made of it. Where compiling fails the old one must not stay, for Python would go on using it."""


class Level(IntEnum):
    """How much is installed; the higher one includes the lower."""

    PLAY = 1
    DEVELOP = 2


@dataclass(frozen=True)
class Stamp:
    """What was made.

    Attributes:
        place: digest of where it is and which Python is behind it.
        packages: digest of everything that decides what is installed.
        level: how much is installed.
    """

    place: str
    packages: str
    level: Level


class Environment:
    """The virtual environment of one checkout.

    Args:
        root: the folder of the checkout.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = root / ".venv"
        self._stamp_file = self._folder / "quarto-stamp.json"

    @property
    def python(self) -> Path:
        """Its interpreter, there or not."""
        return self.script("python")

    def script(self, name: str) -> Path:
        """The path of one of its programs, there or not."""
        if os.name == "nt":
            return self._folder / "Scripts" / f"{name}.exe"
        return self._folder / "bin" / name

    def ensure(self, level: Level) -> None:
        """Make or complete the environment, unless it already offers `level`.

        Raises:
            Trouble: the packages could not be had.
        """
        if self.offers(level):
            return
        with locked(self._root / ".venv.lock"):
            if not self.offers(level):  # another process may have made it while we waited
                self._make(level)

    def offers(self, level: Level) -> bool:
        """Whether it is complete and up to date, and goes as far as `level`."""
        stamp = self._stamp()
        return (
            stamp is not None
            and stamp.level >= level
            and stamp.place == self._place()
            and stamp.packages == self._packages()
        )

    def _make(self, level: Level) -> None:
        stamp = self._stamp()
        if stamp is not None and stamp.place == self._place():
            print("Bringing .venv up to date.", flush=True)
            level = max(level, stamp.level)
        else:
            print("Setting up .venv; this happens once and takes a minute or so.", flush=True)
            self._create()
        self._stamp_file.unlink(missing_ok=True)
        self._drop_compiled()
        self._install(level)
        self._write(Stamp(self._place(), self._packages(), level))

    def _create(self) -> None:
        # When we run in the very environment that is to be replaced, it is its base that can replace it.
        base = getattr(sys, "_base_executable", sys.executable)
        if self._call([base, "-m", "venv", "--clear", str(self._folder)]) != 0:
            raise Trouble("Python could not make the virtual environment .venv; what it said is above.")

    def _drop_compiled(self) -> None:
        for pattern in COMPILED:
            for file in self._root.glob(pattern):
                file.unlink()

    def _install(self, level: Level) -> None:
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        if not sys.stdout.isatty():
            command.append("--quiet")
        project = ".[dev]" if level is Level.DEVELOP else "."
        if self._call([*command, "--constraint", "constraints.txt", "--editable", project]) != 0:
            raise Trouble(
                "The packages could not be installed; what pip said is above.\n"
                "Is this computer connected to the network? Please try again when it is."
            )

    def _call(self, command: Sequence[str]) -> int:
        return subprocess.run(command, check=False, cwd=self._root, stdin=subprocess.DEVNULL).returncode

    def _stamp(self) -> Stamp | None:
        try:
            words = json.loads(self._stamp_file.read_text(encoding="utf-8"))
            return Stamp(words["place"], words["packages"], Level[words["level"]])
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _write(self, stamp: Stamp) -> None:
        words = {"place": stamp.place, "packages": stamp.packages, "level": stamp.level.name}
        self._stamp_file.write_text(json.dumps(words), encoding="utf-8")

    def _place(self) -> str:
        """Changes when the folder is moved or copied, or a system upgrade takes or replaces its Python."""
        python = self.python
        return _digest([str(self._folder), str(python.resolve()), python.exists()])

    def _packages(self) -> str:
        project = tomllib.loads((self._root / "pyproject.toml").read_text(encoding="utf-8"))
        deciding = [project["build-system"], project["project"], project["tool"]["setuptools"]]
        sources = [self._root / name for name in BUILT_FROM]
        built = [source.read_text(encoding="utf-8") for source in sources if source.exists()]
        return _digest([*deciding, *built, (self._root / "constraints.txt").read_text(encoding="utf-8")])


def _digest(values: Sequence[object]) -> str:
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()
