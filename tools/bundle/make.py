"""Make the bundle and see that nothing is missing in it: `make bundle`.

PyInstaller only warns of libraries that it does not find and of modules that it was told to leave out; here
both end the build. What comes out is checked file by file and then started.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.bundle import icons, windows
from tools.bundle.libraries import unmet_needs
from tools.bundle.search_paths import forget_build_machine
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent.parent
DIST = ROOT / "dist"
BUNDLE = DIST / "quarto-desktop"
WORK = ROOT / "build" / "pyinstaller"

_LEFT_OUT = re.compile(r"^(?:excluded|missing) module named '?([\w.]+)'? - imported by (.*)$", re.MULTILINE)
_A_FAULT = re.compile(r"^.*(?:Library not found|ERROR).*$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Make the bundle; with `bare`, the minimal window that it is measured beside."""
    name = "bare" if arguments == ["bare"] else "quarto"
    try:
        made = bundle(name)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"{made.relative_to(ROOT)}: {size_of(made) / 1e6:.0f} MB on disk")
    return 0


def bundle(name: str) -> Path:
    """Make the bundle of one recipe and check it; return its folder.

    Raises:
        Trouble: something is missing in it; it says what.
    """
    if shutil.which("strip") is None and sys.platform == "linux":
        raise Trouble("strip is missing; on Debian it is in binutils.")
    for side in (icons, windows):
        side.prepare(ROOT / "build")
    faults = [*_faults_in_log(_pyinstaller(name)), *_faults_in_warnings(WORK / name / f"warn-{name}.txt")]
    made = DIST / "bare-window" if name == "bare" else BUNDLE
    if sys.platform == "linux":
        forget_build_machine(made)
        faults += unmet_needs(made)
    if not faults and name == "quarto":
        faults += _faults_at_start(made)
    if faults:
        raise Trouble("The bundle is not complete:\n  " + "\n  ".join(faults))
    return made


def size_of(folder: Path) -> int:
    """The bytes in all files below a folder; links count nothing."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def _pyinstaller(name: str) -> str:
    """Run it and return what it said; the same input gives the same output."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(DIST)]
    command += ["--workpath", str(WORK), str(ROOT / "packaging" / f"{name}.spec")]
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": source_date(ROOT)}
    done = subprocess.run(
        command, env=environment, text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    (WORK / f"{name}.log").write_text(done.stdout, encoding="utf-8")
    if done.returncode != 0:
        raise Trouble(f"{done.stdout}\nPyInstaller has failed; what it said is above.")
    return done.stdout


def source_date(root: Path) -> str:
    """When the source was last changed, in seconds since 1970: the date of everything that is made of it."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return given
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    done = subprocess.run(command, check=False, text=True, stdout=subprocess.PIPE)
    return done.stdout.strip() or "0"


def _faults_in_log(log: str) -> Iterator[str]:
    yield from (found.group().strip() for found in _A_FAULT.finditer(log))


def _faults_in_warnings(file: Path) -> Iterator[str]:
    """Modules that our own code imports and that are not in the bundle."""
    for module, importers in _LEFT_OUT.findall(file.read_text(encoding="utf-8")):
        ours = [one for one in importers.split(", ") if one.startswith("quarto_desktop")]
        if ours:
            yield f"the module {module} is left out, and {ours[0]} imports it"


def _faults_at_start(folder: Path) -> Iterator[str]:
    """What goes wrong when the programs are started from somewhere else, without any of our variables."""
    for name, words, expected in (
        ("quarto-desktop", ["--version"], "Quarto Desktop"),
        ("quarto-cli", ["--version"], "quarto-cli"),
        ("quarto-cli", ["perft", "--rules", "lines", "3"], "3840"),
        ("quarto-cli", ["bench"], "compiled"),
    ):
        said = _said([str(folder / name), *words])
        if expected not in said:
            yield f"{name} {' '.join(words)} does not say {expected!r} but: {said}"


def _said(command: list[str]) -> str:
    ours = ("PYTHON", "QT_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        command,
        cwd=ROOT.anchor,  # it has nothing to do with the checkout
        env=environment,
        text=True,
        check=False,
        timeout=300,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
