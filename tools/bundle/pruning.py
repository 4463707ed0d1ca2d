"""What a bundle does without: modules of Python that we never need, parts of Qt, libraries of the desktop.

PyInstaller collects whatever could be of use. Here is said what stays, so that the bundle is small;
`make bundle` then checks that nothing that was left out is missed.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import PurePath
from typing import NamedTuple

UNUSED_MODULES = (
    "Cython",
    "_bz2",
    "_ctypes",
    "_hashlib",
    "_lzma",
    "_ssl",
    "bz2",
    "ctypes",
    "distutils",
    "doctest",
    "lzma",
    "multiprocessing",
    "pdb",
    "pkg_resources",
    "pydoc",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
    "xml",
    "xmlrpc",
)
"""Left out although something in Python's library would use them if they were there.

`hashlib` does without OpenSSL (`_hashlib`): the digests that we need are Python's own.
"""

KEPT_PLUGINS = (
    "iconengines/*qsvgicon.*",
    "imageformats/*qsvg.*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*qcocoa.*",
    "platforms/*qoffscreen.*",
    "platforms/*qwayland*",
    "platforms/*qwindows.*",
    "platforms/*qxcb.*",
    "platformthemes/*xdgdesktopportal.*",
    "styles/*qmac*",
    "wayland-decoration-client/*adwaita.*",
    "wayland-shell-integration/*xdg-shell.*",
)
"""The plugins of Qt that stay; all others go."""

DROPPED_LIBRARIES = ("libQt6EglF*", "libQt6WlShellIntegration.*")
"""Parts of Qt that only plugins among those that go need."""

KEPT_QT_TRANSLATIONS = ("qtbase_zh_CN.qm",)
"""What Qt itself says in Chinese: standard buttons, the file dialog."""

KEPT_SYSTEM_LIBRARIES = ("libpython3*", "libsqlite3.*")
"""Libraries of the building machine that Python needs; on Linux all others are the installed system's."""


class Entry(NamedTuple):
    """One file of PyInstaller's table of contents.

    Attributes:
        target: where it goes in the bundle.
        source: where it comes from; empty for a link.
        kind: PyInstaller's word for what it is.
    """

    target: str
    source: str
    kind: str


def is_kept(entry: Entry) -> bool:
    """Whether a file that PyInstaller has collected goes into the bundle."""
    target = PurePath(entry.target).as_posix()
    if "/plugins/" in target:
        return _matches(target.partition("/plugins/")[2], KEPT_PLUGINS)
    if "PySide6/" in target and "/translations/" in target:
        return PurePath(target).name in KEPT_QT_TRANSLATIONS
    if _matches(PurePath(target).name, DROPPED_LIBRARIES):
        return False
    if _is_of_the_system(entry):
        return _matches(PurePath(target).name, KEPT_SYSTEM_LIBRARIES)
    return True


def _is_of_the_system(entry: Entry) -> bool:
    return entry.kind == "BINARY" and entry.source.startswith(
        ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")
    )


def _matches(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
