"""The compiled translations: `translations/*.qm`, made from the `.ts` files that are kept in git."""

import os
import subprocess
from pathlib import Path

from tools.trouble import Trouble


def compile_translations(folder: Path, lrelease: Path, *, gate: bool = False) -> list[Path]:
    """Compile every `.ts` file that is newer than its `.qm`; return the files made.

    Args:
        folder: where they are.
        lrelease: Qt's compiler.
        gate: compile all of them, and accept no unfinished text.

    Raises:
        Trouble: a file is broken, or unfinished at the gate.
    """
    sources = sorted(folder.glob("*.ts"))
    return [_compile(source, lrelease, gate=gate) for source in sources if gate or _is_stale(source)]


def _is_stale(source: Path) -> bool:
    try:
        return source.stat().st_mtime >= source.with_suffix(".qm").stat().st_mtime
    except FileNotFoundError:
        return True


def _compile(source: Path, lrelease: Path, *, gate: bool) -> Path:
    made = source.with_suffix(".qm")
    half_made = made.with_suffix(f".{os.getpid()}")  # a running program never sees half a file
    command = [
        str(lrelease),
        "-silent",
        *(["-fail-on-unfinished"] if gate else []),
        str(source),
        "-qm",
        str(half_made),
    ]
    try:
        if subprocess.run(command, check=False, stdin=subprocess.DEVNULL).returncode != 0:
            raise Trouble(f"translations/{source.name} could not be compiled; the reason is above.")
        half_made.replace(made)
    finally:
        half_made.unlink(missing_ok=True)
    return made
