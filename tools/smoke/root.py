"""A clean minimal Debian to install into, made once with debootstrap and copied for every run.

Whatever runs inside has mounts and, unless it installs, a network of its own: both vanish with the process,
so that nothing is ever mounted into a folder that is going to be removed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.trouble import Trouble

SUITE = "bookworm"
OF_A_DESKTOP = ("desktop-file-utils", "hicolor-icon-theme", "libglib2.0-bin", "locales", "shared-mime-info")
"""What every desktop has and a minimal system has not: launching by desktop file, MIME types, locales."""
LOCALES = ("en_US", "zh_CN")
HOME = "/home/玩 家"
USER = 1000

_APT_SOURCES = (Path("/etc/apt/sources.list.d/debian.sources"), Path("/etc/apt/sources.list"))
_MIRROR = re.compile(r"^(?:URIs:\s*|deb\s+(?:\[[^\]]*\]\s*)?)(\S+)", re.MULTILINE)
_MOUNTS = """
mount -t proc proc "$0/proc"
mkdir -p "$0/tmp/.X11-unix" "$0/archives"
if [ -d /tmp/.X11-unix ]; then  # not before the first screen
    mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
fi
mount --bind "$1" "$0/archives"
if [ -d "$0/usr/lib/quarto-desktop" ]; then
    if [ "$2" = still ]; then
        mount --bind "$0/usr" "$0/usr"
        mount -o remount,ro,bind "$0/usr"
    fi
fi
root=$0; shift 2
exec /usr/sbin/chroot "$root" "$@"
"""


def cache() -> Path:
    """Where the clean system is kept between runs."""
    base = os.environ.get("QUARTO_SMOKE_CACHE") or Path.home() / ".cache" / "quarto-desktop"
    return Path(base) / f"smoke-{SUITE}"


def is_warm() -> bool:
    """Whether a clean system is there already."""
    return (cache() / "complete").exists()


def mirror() -> str:
    """Where this machine has its Debian packages from.

    Raises:
        Trouble: its configuration does not say.
    """
    for file in _APT_SOURCES:
        if file.is_file() and (found := _MIRROR.search(file.read_text(encoding="utf-8"))):
            return found.group(1)
    raise Trouble("The configuration of apt names no mirror to make a clean Debian from.")


class CleanRoot:
    """A Debian system in a folder.

    Args:
        folder: where it is.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def copied_to(cls, folder: Path) -> CleanRoot:
        """A fresh one at `folder`, which must not exist; the first one ever takes minutes."""
        if not is_warm():
            _make_base()
        subprocess.run(["cp", "-a", str(cache() / "base"), str(folder)], check=True)
        return cls(folder)

    def do(self, *command: str, check: bool = True) -> str:
        """Run a command as root, with the network of the machine; return what it says.

        Raises:
            Trouble: it has failed.
        """
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
        environment["DEBIAN_FRONTEND"] = "noninteractive"
        words = [*self._entering(network=True), *command]
        done = subprocess.run(words, env=environment, text=True, check=False, capture_output=True)
        if check and done.returncode != 0:
            raise Trouble(f"{' '.join(command)} has failed in the clean system:\n{done.stdout}{done.stderr}")
        return done.stdout

    def apt(self, *words: str) -> str:
        """Let apt do something; what it downloads is kept in the cache."""
        quiet = ["-q", "-y", "--no-install-recommends", "-o", "Dir::Cache::Archives=/archives"]
        return self.do("apt-get", *quiet, *words)

    def start(self, display: str, language: str, *command: str) -> subprocess.Popen[bytes]:
        """Start a command as an ordinary user: no network, /usr read-only, no other variables."""
        environment = {
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games",
            "HOME": HOME,
            "USER": "player",
            "DISPLAY": display,
            "LANG": language,
        }
        as_user = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", "--"]
        return subprocess.Popen(
            [*self._entering(network=False), *as_user, *command],
            env=environment,
            stdin=subprocess.DEVNULL,
        )

    def path(self, inside: str) -> Path:
        """The path, seen from outside, of a file inside."""
        return self.folder / inside.lstrip("/")

    def _entering(self, *, network: bool) -> Sequence[str]:
        archives = cache() / "archives"
        spaces = ["--mount"] if network else ["--mount", "--net"]
        still = "no" if network else "still"
        return ["unshare", *spaces, "sh", "-ec", _MOUNTS, str(self.folder), str(archives), still]


def _make_base() -> None:
    """Make the clean system in the cache; an unfinished one is thrown away."""
    if os.geteuid() != 0:
        raise Trouble("A clean Debian can only be made by root.")
    base, unfinished = cache() / "base", cache() / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    (cache() / "archives" / "partial").mkdir(parents=True, exist_ok=True)
    print("Making a clean Debian; this happens once and takes some minutes.", flush=True)
    command = ["debootstrap", "--variant=minbase", SUITE, str(unfinished), mirror()]
    done = subprocess.run(command, check=False, text=True, capture_output=True)
    if done.returncode != 0:
        raise Trouble(f"debootstrap has failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    root = CleanRoot(unfinished)
    root.apt("update")
    root.apt("install", *OF_A_DESKTOP)
    for language in LOCALES:
        root.do("localedef", "-i", language, "-f", "UTF-8", f"{language}.UTF-8")
    root.do("groupadd", "--gid", str(USER), "player")
    root.do("useradd", "--uid", str(USER), "--gid", str(USER), "--create-home", "--home-dir", HOME, "player")
    unfinished.rename(base)
    (cache() / "complete").touch()
