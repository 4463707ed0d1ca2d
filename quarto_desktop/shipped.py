"""Where the files that travel with the program are.

The checkout keeps them in two top-level folders, `resources/` and `translations/`. A wheel carries them
inside the package as `_resources/` and `_translations/` (see `pyproject.toml`); a frozen bundle has them at
its root. Everybody who reads such a file asks here, so that it is found whatever the working directory is.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

Kind = Literal["resources", "translations"]

_PACKAGE = Path(__file__).resolve().parent


def shipped(kind: Kind, *parts: str) -> Path:
    """The path of a shipped folder, or of the file or folder `parts` name inside it.

    Args:
        kind: which of the two folders.
        parts: names below that folder, outermost first; whether they exist is for the caller to see.

    Raises:
        FileNotFoundError: the whole folder is missing, which means a broken installation.

    >>> shipped("resources", "icons", "app.svg").parts[-2:]
    ('icons', 'app.svg')
    """
    for folder in _places(kind):
        if folder.is_dir():
            return folder.joinpath(*parts)
    raise FileNotFoundError(f"the {kind} folder of Quarto Desktop is missing; please install it again")


def _places(kind: Kind) -> Iterator[Path]:
    """The folders to try, best first."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)  # set by PyInstaller in a frozen program
    if bundle is not None:
        yield Path(bundle, kind)
    yield _PACKAGE / f"_{kind}"
    yield _PACKAGE.parent / kind
