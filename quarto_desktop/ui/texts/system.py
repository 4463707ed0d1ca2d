"""Words for what the system says when a file cannot be read or written."""

from __future__ import annotations

import errno

from PySide6.QtCore import QT_TRANSLATE_NOOP

from quarto_desktop.ui.texts.words import Source, translated

_NOT_ALLOWED = QT_TRANSLATE_NOOP("Texts", "you are not allowed to do that there")
_FULL = QT_TRANSLATE_NOOP("Texts", "the disk is full")
_NO_SUCH = QT_TRANSLATE_NOOP("Texts", "there is no such file")

_REASONS: dict[int, Source] = {
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: QT_TRANSLATE_NOOP("Texts", "nothing can be written there"),
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.ENOENT: _NO_SUCH,
    errno.ENOTDIR: _NO_SUCH,
    errno.EISDIR: QT_TRANSLATE_NOOP("Texts", "it is a folder"),
    errno.EINVAL: QT_TRANSLATE_NOOP("Texts", "it is not an ordinary file"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Texts", "the name is too long"),
    errno.EIO: QT_TRANSLATE_NOOP("Texts", "the disk reports an error"),
}
"""Reasons in plain words, to stand in brackets; what is not here is told in the system's own words."""


def system_reason(error: OSError) -> str:
    """Why the system refused, to stand in brackets: "the disk is full"."""
    if error.errno in _REASONS:
        return translated(_REASONS[error.errno])
    return error.strerror or str(error)
