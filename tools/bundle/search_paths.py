"""Where the libraries of a bundle look for others: not in folders of the machine that built them."""

from __future__ import annotations

import sysconfig
from pathlib import Path

from tools.bundle.libraries import binaries

_BESIDE = b"$ORIGIN"
"""The loader's word for the folder that a library lies in."""


def forget_build_machine(folder: Path) -> None:
    """Let the libraries below `folder` that look into the building Python's folder look beside themselves."""
    there = str(sysconfig.get_config_var("LIBDIR")).encode()
    if not there.startswith((b"/usr/lib", b"/lib")):
        for file in binaries(folder):
            data = file.read_bytes()
            changed = looking_beside(data, there)
            if changed != data:
                file.write_bytes(changed)


def looking_beside(data: bytes, there: bytes) -> bytes:
    """A library with one search path replaced, in place: strings end with a zero byte, and nothing may move.

    Raises:
        ValueError: the path is shorter than what replaces it.
    """
    if len(there) < len(_BESIDE):
        raise ValueError(f"{there!r} is too short to be replaced")
    return data.replace(b"\0" + there + b"\0", b"\0" + _BESIDE.ljust(len(there) + 1, b"\0"))
