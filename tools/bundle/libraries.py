"""The shared libraries of a bundle on Linux: what they ask for, and who has it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.system_libraries import ALWAYS, WAYLAND, X11

LOADER = ("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1")
BASE = (*LOADER, *(f"lib{name}" for name in ("c.so.6", "dl.so.2", "m.so.6", "pthread.so.0", "resolv.so.2")))
"""Parts of the C library."""
COMPILER = ("libgcc_s.so.1", "libstdc++.so.6")
NETWORK = ("libbrotlicommon.so.1", "libbrotlidec.so.1", "libgssapi_krb5.so.2")
"""What Qt's network module asks for; of it the program uses only sockets between its own instances."""

EXPECTED = {*BASE, *COMPILER, *NETWORK, "libdrm.so.2", *(one.name for one in (*ALWAYS, *X11, *WAYLAND))}
"""The libraries that the installed system is expected to have; a package depends on those who hold them."""

_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)$", re.MULTILINE)
_MAGIC = b"\x7fELF"


def binaries(folder: Path) -> list[Path]:
    """The programs and libraries below a folder, in order."""
    return [file for file in sorted(folder.rglob("*")) if not file.is_symlink() and _is_binary(file)]


def needs(folder: Path) -> dict[str, list[Path]]:
    """The libraries that the files of a bundle ask for and that are not in it, with those who ask."""
    own = {file.name for file in folder.rglob("*")}
    found: dict[str, list[Path]] = {}
    for file in binaries(folder):
        for name in needed_by(file):
            if name not in own:
                found.setdefault(name, []).append(file)
    return found


def unmet_needs(folder: Path) -> Iterator[str]:
    """What is asked for and neither in the bundle nor expected of the system, a line each."""
    for name, askers in sorted(needs(folder).items()):
        if name not in EXPECTED:
            yield f"{askers[0].relative_to(folder)} needs {name}, which nobody brings"


@cache
def needed_by(file: Path) -> tuple[str, ...]:
    """The libraries that one file asks the loader for."""
    done = subprocess.run(["objdump", "-p", str(file)], check=True, text=True, stdout=subprocess.PIPE)
    return tuple(_NEEDED.findall(done.stdout))


def _is_binary(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(_MAGIC)) == _MAGIC
