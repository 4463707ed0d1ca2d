"""The compiled modules and what they import; PyInstaller sees neither, so it is read from their sources."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.trouble import Trouble

COMPILED = ("quarto_desktop/engine/search.py",)
"""The sources that are compiled."""

_ONLY_TO_COMPILE = {"cython", "__future__"}


def modules_behind_compiled(root: Path) -> list[str]:
    """The compiled modules and those that they import.

    Args:
        root: the folder of the checkout.

    Raises:
        Trouble: a source has not been compiled; a bundle without it would be slow.
    """
    found: set[str] = set()
    for source in COMPILED:
        if not any((root / source).parent.glob(f"{Path(source).stem}.*.[sp][oy]*")):
            raise Trouble(f"{source} is not compiled: a C compiler is needed, and then `make setup`.")
        found.add(source.removesuffix(".py").replace("/", "."))
        found |= imported_by((root / source).read_text(encoding="utf-8"))
    return sorted(found - _ONLY_TO_COMPILE)


def imported_by(source: str) -> set[str]:
    """The modules some source imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found |= {one.name for one in names}
            case ast.ImportFrom(module=str(module), level=0):
                found.add(module)
    return found
