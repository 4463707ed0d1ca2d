"""Try the real thing: `make smoke`. Pictures of it are kept in build/smoke, to be looked at.

The package is installed into a clean minimal Debian, over an older version, used from outside by mouse and
keyboard, and removed again. With `--ci` the package is made first; where no clean Debian is ready, the bundle
is made and used on this machine instead; and where there are no tools for that, nothing is done.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from quarto_desktop import __version__
from tools.bundle.make import BUNDLE, bundle
from tools.deb.facts import PACKAGE, ROOT
from tools.deb.make import CHECKERS, PACKERS, check, pack
from tools.smoke import package
from tools.smoke.desktop import TOOLS, Desktop
from tools.smoke.installations import InCleanRoot, Installation, OnThisMachine
from tools.smoke.root import CleanRoot, is_warm
from tools.smoke.scenario import Scenario
from tools.trouble import Trouble

PICTURES = ROOT / "build" / "smoke"
_TO_BUNDLE = {"strip": "binutils", "objdump": "binutils"}
_FOR_A_ROOT = {"debootstrap": "debootstrap", "unshare": "util-linux", "dpkg-deb": "dpkg"}


def main(arguments: list[str]) -> int:
    """Try the package that was made; or with `--ci` what can be tried here."""
    try:
        with tempfile.TemporaryDirectory(prefix="quarto-smoke-") as scratch:
            if "--ci" in arguments:
                return try_what_can_be(Path(scratch))
            _require({**TOOLS, **_FOR_A_ROOT})
            try_package(Path(scratch))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"It plays. Look at the pictures in {PICTURES.relative_to(ROOT)}.")
    return 0


def try_what_can_be(scratch: Path) -> int:
    """Make and try the package if a clean Debian is ready, else the bundle; return an exit code.

    Raises:
        Trouble: something is not as it should be.
    """
    if lacking := _missing({**TOOLS, **_TO_BUNDLE}):
        print(f"The installed program is not tried: this machine lacks {' '.join(lacking)}.")
    elif is_warm() and os.geteuid() == 0 and not _missing({**_FOR_A_ROOT, **PACKERS, **CHECKERS}):
        bundle("quarto")
        made = pack()
        check(made)
        try_package(scratch)
    else:
        bundle("quarto")
        try_bundle(scratch)
    return 0


def try_package(scratch: Path) -> None:
    """Install the package into a clean Debian, use it and remove it.

    Raises:
        Trouble: something is not as it should be.
    """
    found = sorted((ROOT / "dist").glob(f"{PACKAGE}_{__version__}_*.deb"))
    if not found:
        raise Trouble("There is no package yet: make deb")
    root = CleanRoot.copied_to(scratch / "root")
    package.install_over_an_older(root, found[0], scratch)
    print("Installed over an older version.", flush=True)
    try_installation(InCleanRoot(root))
    root.do("rm", "-r", "/opt/四方 棋")
    package.remove(root)
    print("Removed without a trace.", flush=True)


def try_bundle(scratch: Path) -> None:
    """Use the bundle on this machine.

    Raises:
        Trouble: something is not as it should be.
    """
    if not BUNDLE.is_dir():
        raise Trouble("There is no bundle yet: make bundle")
    home, folder = scratch / "玩 家", scratch / "四方 棋"
    home.mkdir()
    shutil.copytree(BUNDLE, folder, symlinks=True)
    try_installation(OnThisMachine(folder, home))


def try_installation(installed: Installation) -> None:
    """Do on a screen of its own what somebody does.

    Raises:
        Trouble: something is not as it should be.
    """
    shutil.rmtree(PICTURES, ignore_errors=True)
    desktop = Desktop(PICTURES)
    try:
        Scenario(desktop, installed).run()
    finally:
        desktop.close()


def _missing(tools: dict[str, str]) -> list[str]:
    return [of for tool, of in tools.items() if shutil.which(tool) is None]


def _require(tools: dict[str, str]) -> None:
    if missing := _missing(tools):
        raise Trouble(f"This needs: apt-get install {' '.join(missing)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
