"""Make the package for Debian and its kin: `make deb`. The same source gives the same bytes."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.bundle.libraries import binaries
from tools.bundle.make import BUNDLE, bundle, size_of, source_date
from tools.deb import texts
from tools.deb.facts import PACKAGE, ROOT, Edition, this_edition
from tools.deb.tree import lay_out
from tools.trouble import Trouble

BUILD = ROOT / "build" / "deb"
LARGEST = 45_000_000
"""Bytes that the package may take; a download should not feel like one."""

PACKERS = {"dpkg-deb": "dpkg", "dpkg-shlibdeps": "dpkg-dev"}
CHECKERS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream", "lintian": "lintian"}
_FOLDER, _PROGRAM, _FILE = 0o755, 0o755, 0o644


def main(arguments: list[str]) -> int:
    """Make and check the package; with `--keep-bundle` out of the bundle that is there."""
    try:
        if "--keep-bundle" not in arguments or not BUNDLE.is_dir():
            bundle("quarto")
        made = pack()
        check(made)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    digest = hashlib.sha256(made.read_bytes()).hexdigest()
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB, sha256 {digest}")
    return 0


def pack() -> Path:
    """Pack the bundle; return the package.

    Raises:
        Trouble: a tool is missing or has failed, or the package is too large.
    """
    _require(PACKERS)
    edition = this_edition(source_date(ROOT))
    tree = BUILD / "tree"
    lay_out(tree, BUNDLE, edition)
    architecture = _said(["dpkg", "--print-architecture"]).strip()
    _add_control(tree, edition, architecture)
    _even_out(tree, edition.date)
    made = ROOT / "dist" / f"{PACKAGE}_{edition.version}_{architecture}.deb"
    made.unlink(missing_ok=True)
    options = ["--root-owner-group", "-Zxz", "-z6", "--threads-max=1"]
    _said(["dpkg-deb", *options, "--build", str(tree), str(made)], {"SOURCE_DATE_EPOCH": str(edition.date)})
    if made.stat().st_size > LARGEST:
        raise Trouble(f"{made.name} takes {made.stat().st_size:,} bytes, more than {LARGEST:,}.")
    return made


def check(made: Path) -> None:
    """Let Debian's own checkers look at the package.

    Raises:
        Trouble: one of them is missing or not content; it says why.
    """
    _require(CHECKERS)
    share = BUILD / "tree" / "usr" / "share"
    for file in (share / "applications").iterdir():
        _said(["desktop-file-validate", str(file)])
    for file in (share / "metainfo").iterdir():
        _said(["appstreamcli", "validate", "--no-net", str(file)])
    as_root = ["--allow-root"] if os.geteuid() == 0 else []
    _said(["lintian", "--fail-on", "error", *as_root, str(made)])


def dependencies(tree: Path) -> str:
    """The packages that hold the libraries which the bundle asks for, with the versions it needs."""
    files = binaries(tree)
    private = sorted({f"-l{file.parent}" for file in files})
    with tempfile.TemporaryDirectory() as folder:
        control = Path(folder, "debian", "control")
        control.parent.mkdir()
        control.write_text(f"Source: {PACKAGE}\n\nPackage: {PACKAGE}\nArchitecture: any\n", encoding="utf-8")
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *private, *map(str, files)]
        said = _said(command, cwd=folder)
    measured = said.strip().partition("shlibs:Depends=")[2]
    if "libxcb-cursor0" not in measured:
        raise Trouble(f"The package would not ask for libxcb-cursor0, only for: {measured}")
    return measured


def _add_control(tree: Path, edition: Edition, architecture: str) -> None:
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}"
        for file in sorted(tree.rglob("*"))
        if file.is_file() and not file.is_symlink()
    ]
    kilobytes = -(-size_of(tree) // 1024)
    depends = dependencies(tree / "usr" / "lib" / PACKAGE)
    folder = tree / "DEBIAN"
    folder.mkdir()
    (folder / "md5sums").write_text("\n".join([*sums, ""]), encoding="utf-8")
    control = texts.control(edition, architecture, depends, kilobytes)
    (folder / "control").write_text(control, encoding="utf-8")


def _even_out(tree: Path, date: int) -> None:
    """Give everything the same date, and modes that do not depend on who builds."""
    programs = {file for file in (tree / "usr" / "lib" / PACKAGE).iterdir() if file.is_file()}
    for path in (tree, *sorted(tree.rglob("*"))):
        if not path.is_symlink():
            path.chmod(_FOLDER if path.is_dir() else _PROGRAM if path in programs else _FILE)
        os.utime(path, (date, date), follow_symlinks=False)


def _require(tools: dict[str, str]) -> None:
    missing = [package for tool, package in tools.items() if shutil.which(tool) is None]
    if missing:
        raise Trouble(f"This needs: apt-get install {' '.join(missing)}")


def _said(command: Sequence[str], variables: dict[str, str] | None = None, cwd: str | None = None) -> str:
    """What a tool answers.

    Raises:
        Trouble: it has failed; what it complained of is in it.
    """
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **(variables or {})}
    done = subprocess.run(command, env=environment, cwd=cwd, text=True, check=False, capture_output=True)
    if done.returncode != 0:
        raise Trouble(f"{command[0]} is not content:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
