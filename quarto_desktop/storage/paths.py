"""Where the program keeps its files on each system, found without Qt.

Linux follows the XDG base directories, Windows its two application-data folders, macOS the Library. Whoever
sets ``QUARTO_DATA_DIR`` (or hands over a folder) has everything in that one place, for instance on a memory
stick.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

log = logging.getLogger(__name__)

FOLDER_VARIABLE = "QUARTO_DATA_DIR"
"""Environment variable naming one folder for everything."""

_LINUX_NAME = "quarto-desktop"
_SHOWN_NAME = "Quarto Desktop"


@dataclass(frozen=True)
class Places:
    """The folders of the program; they need not exist yet.

    Attributes:
        config: what the player chose, such as the settings.
        data: what must not be lost, such as games.
        state: what may be lost, such as logs.
    """

    config: Path
    data: Path
    state: Path

    @property
    def settings_file(self) -> Path:
        """The file that holds the preferences."""
        return self.config / "settings.json"

    @property
    def progress(self) -> Path:
        """The folder of the games in progress."""
        return self.data / "in-progress"

    @property
    def database(self) -> Path:
        """The database of history and statistics."""
        return self.data / "history.sqlite"

    @property
    def solitaire_results_file(self) -> Path:
        """The file in which the first version kept how games of Foursquare ended."""
        return self.data / "foursquare-results.json"

    @classmethod
    def under(cls, folder: Path) -> Places:
        """Everything below one folder."""
        return cls(folder / "config", folder / "data", folder / "state")


def standard_places(
    folder: Path | None = None,
    *,
    environ: Mapping[str, str] | None = None,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Places:
    """The folders to use.

    Args:
        folder: one folder for everything; goes before all else.
        environ: environment variables, those of the process unless given.
        platform: as :data:`sys.platform`.
        home: the home folder, that of the user unless given; of a user who has none, a temporary folder.
    """
    environ = os.environ if environ is None else environ
    chosen = folder or _folder_in(environ, FOLDER_VARIABLE)
    if chosen is not None:
        return Places.under(chosen)
    home = home or _home()
    if platform == "win32":
        return _windows(environ, home)
    if platform == "darwin":
        return _macos(home)
    return _xdg(environ, home)


def _home() -> Path:
    """The user's home folder; in a container, say, there may be a user without one."""
    try:
        return Path.home()
    except RuntimeError:
        user = f"-{os.getuid()}" if hasattr(os, "getuid") else ""
        folder = Path(tempfile.gettempdir()) / f"{_LINUX_NAME}{user}"
        log.warning("this user has no home folder: files that have no other place are kept in %s", folder)
        return folder


def _windows(environ: Mapping[str, str], home: Path) -> Places:
    roaming = _folder_in(environ, "APPDATA") or home / "AppData" / "Roaming"
    local = _folder_in(environ, "LOCALAPPDATA") or home / "AppData" / "Local"
    return Places(roaming / _SHOWN_NAME, roaming / _SHOWN_NAME / "data", local / _SHOWN_NAME)


def _macos(home: Path) -> Places:
    library = home / "Library"
    support = library / "Application Support" / _SHOWN_NAME
    return Places(library / "Preferences" / _SHOWN_NAME, support, support / "State")


def _xdg(environ: Mapping[str, str], home: Path) -> Places:
    def base(variable: str, *default: str) -> Path:
        return (_folder_in(environ, variable) or home.joinpath(*default)) / _LINUX_NAME

    return Places(
        base("XDG_CONFIG_HOME", ".config"),
        base("XDG_DATA_HOME", ".local", "share"),
        base("XDG_STATE_HOME", ".local", "state"),
    )


def _folder_in(environ: Mapping[str, str], variable: str) -> Path | None:
    """The folder a variable names; relative ones count as not set, as the XDG specification demands."""
    path = Path(environ.get(variable, ""))
    with suppress(RuntimeError):  # a user without a home folder has nothing for ~ to stand for
        path = path.expanduser()
    return path if path.is_absolute() else None
