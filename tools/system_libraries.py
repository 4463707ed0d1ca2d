"""The system libraries Qt needs on Linux, and how to get the missing ones.

Qt's own words for a missing library are an import error or "could not load the Qt platform plugin", so it is
looked for first. The lists are what the loader asks for in Qt's own libraries and its `offscreen`, `xcb` and
`wayland` platform plugins (PySide6-Essentials 6.11).
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from tools.trouble import Trouble


@dataclass(frozen=True)
class Library:
    """A shared library, or another part of the system, and the packages that hold it.

    Attributes:
        name: the name the loader looks for; `ensurepip` for Python's own missing part.
        debian: the package on Debian, Ubuntu and their kin.
        arch: the package on Arch Linux.
    """

    name: str
    debian: str
    arch: str


ALWAYS = (
    Library("libEGL.so.1", "libegl1", "libglvnd"),
    Library("libGL.so.1", "libgl1", "libglvnd"),
    Library("libX11.so.6", "libx11-6", "libx11"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype2"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Library("libz.so.1", "zlib1g", "zlib"),
    Library("libzstd.so.1", "libzstd1", "zstd"),
)

X11 = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libx11"),
    Library("libxcb.so.1", "libxcb1", "libxcb"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-glx.so.0", "libxcb-glx0", "libxcb"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)

WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "wayland"),
    Library("libwayland-egl.so.1", "libwayland-egl1", "wayland"),
)


# Debian keeps it apart from Python; without it there is no pip in a new environment.
ENSUREPIP = Library("ensurepip", f"python3.{sys.version_info.minor}-venv", "python")


def require_system(*, screen: bool, new_environment: bool) -> None:
    """See that Qt will load: install what is missing where we may, else stop.

    Args:
        screen: whether a real window will be opened; only that needs the libraries of X11 and Wayland.
        new_environment: whether a virtual environment is to be made first.

    Raises:
        Trouble: something is missing and could not be installed; it holds the command to type.
    """
    if sys.platform != "linux":
        return
    wanted = [*ALWAYS]
    if new_environment:
        wanted.append(ENSUREPIP)
    if screen:
        wanted += X11
        wanted += WAYLAND if os.environ.get("WAYLAND_DISPLAY") else ()
    provide(missing(wanted))


def missing(libraries: Iterable[Library]) -> list[Library]:
    """Those of them that are not on this machine, in the order given."""
    return [library for library in libraries if not _present(library)]


def provide(lacking: list[Library]) -> None:
    """Install what is lacking if we are root on a Debian-like system.

    Raises:
        Trouble: we are not, or apt-get could not do it.
    """
    if not lacking:
        return
    names = ", ".join(library.name for library in lacking)
    if _is_root() and shutil.which("apt-get"):
        print(f"Installing what this system lacks: {names}", flush=True)
        _apt_get_install(_debian_packages(lacking))
        lacking = missing(lacking)
    if lacking:
        names = ", ".join(library.name for library in lacking)
        raise Trouble(f"This system lacks {names}.\n{remedy(lacking)}")


def remedy(lacking: list[Library]) -> str:
    """What to type, on this system, to get what is lacking."""
    for tool, command in (
        ("apt-get", f"apt-get install {' '.join(_debian_packages(lacking))}"),
        ("dnf", f"dnf install {_capabilities(lacking)}"),
        ("zypper", f"zypper install {_capabilities(lacking)}"),
        ("pacman", f"pacman -S --needed {' '.join(_unique(library.arch for library in lacking))}"),
    ):
        if shutil.which(tool):
            return f"Please type:  {'' if _is_root() else 'sudo '}{command}\nand then try again."
    return "Please install the packages of your system that hold them, and then try again."


def _present(library: Library) -> bool:
    if library is ENSUREPIP:
        importlib.invalidate_caches()
        return importlib.util.find_spec("ensurepip") is not None
    try:
        ctypes.CDLL(library.name)
    except OSError:
        return False
    return True


def _apt_get_install(packages: list[str]) -> None:
    """Do our best; whoever calls looks again at what is missing."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "-qq", "update"],
        ["apt-get", "-qq", "-y", "--no-install-recommends", "install", *packages],
    ):
        done = subprocess.run(command, check=False, env=quiet, stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode != 0:
            sys.stderr.buffer.write(done.stderr)


def _capabilities(lacking: list[Library]) -> str:
    """The names as RPM knows them: it finds the package by the library."""
    mark = "()(64bit)" if sys.maxsize > 2**32 else ""
    return " ".join("python3" if library is ENSUREPIP else f"'{library.name}{mark}'" for library in lacking)


def _debian_packages(lacking: list[Library]) -> list[str]:
    return _unique(library.debian for library in lacking)


def _unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
