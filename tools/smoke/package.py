"""The package in a clean system: what it needs and brings, an upgrade over an older one, and removal."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from quarto_desktop import __version__
from tools.deb.facts import PACKAGE
from tools.smoke.root import CleanRoot
from tools.trouble import Trouble

OLDER = "0.0.1"
LEFT_OVER = f"/usr/lib/{PACKAGE}/_internal/of-an-older-version.txt"

_FOREIGN = r"""
command -v python3 python perl5 cc gcc clang qmake qmake6 && exit 1
find / -xdev -name 'libQt*' -not -path '/usr/lib/quarto-desktop/*' | grep . && exit 1
find / -xdev -path '*fonts*' \( -iname '*cjk*' -o -iname '*wqy*' -o -iname '*droid*' \) | grep . && exit 1
exit 0
"""
_OF_US = "find / -xdev -iname '*quarto*' -not -path '/proc/*' -not -path '/home/*' -not -path '/archives/*'"


def install_over_an_older(root: CleanRoot, package: Path, scratch: Path) -> None:
    """Install an older version and then this one over it.

    Raises:
        Trouble: something of the old one stays, or the system is not the clean one that it should be.
    """
    shutil.copy(_older(package, scratch), root.path("/older.deb"))
    shutil.copy(package, root.path("/newer.deb"))
    root.apt("install", "/older.deb")
    _demand(root.path(LEFT_OVER).exists(), "the older version is not whole")
    root.apt("install", "/newer.deb")
    _demand(not root.path(LEFT_OVER).exists(), f"{LEFT_OVER} has survived the upgrade")
    version = root.do("dpkg-query", "-W", "-f", "${Version}", PACKAGE)
    _demand(version == __version__, f"the version is {version}")
    root.do("sh", "-c", _FOREIGN)


def remove(root: CleanRoot) -> None:
    """Remove the program again.

    Raises:
        Trouble: something of it stays, or the player's own files do not.
    """
    before = sorted(root.path("/home").rglob("*"))
    root.apt("purge", PACKAGE)
    for file in ("/older.deb", "/newer.deb"):
        root.path(file).unlink()
    left = root.do("sh", "-c", _OF_US).split("\n")
    _demand(not any(left), f"after removal there still is {left[0]}")
    _demand(sorted(root.path("/home").rglob("*")) == before, "removal has touched the player's own files")


def _older(package: Path, scratch: Path) -> Path:
    """The same package with a smaller number and one more file."""
    tree, made = scratch / "older", scratch / "older.deb"
    subprocess.run(["dpkg-deb", "-R", str(package), str(tree)], check=True)
    control = tree / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8").replace(f"Version: {__version__}\n", f"Version: {OLDER}\n")
    control.write_text(text, encoding="utf-8")
    (tree / LEFT_OVER.lstrip("/")).write_text("old\n", encoding="utf-8")
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(made)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


def _demand(condition: bool, complaint: str) -> None:
    if not condition:
        raise Trouble(f"The package is not right: {complaint}.")
