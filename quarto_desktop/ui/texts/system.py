"""Words for what the system says when a file cannot be read or written."""

from __future__ import annotations

import errno

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from quarto_desktop.ui.texts.words import Source, side_by_side, translated

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
    errno.ENOTDIR: QT_TRANSLATE_NOOP("Texts", "there is no such folder"),
    errno.EEXIST: QT_TRANSLATE_NOOP("Texts", "something of that name is in the way"),
    errno.EISDIR: QT_TRANSLATE_NOOP("Texts", "it is a folder"),
    errno.EINVAL: QT_TRANSLATE_NOOP("Texts", "it is not an ordinary file"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Texts", "the name is too long"),
    errno.EBUSY: QT_TRANSLATE_NOOP("Texts", "another program is using it"),
    errno.EIO: QT_TRANSLATE_NOOP("Texts", "the disk reports an error"),
}
"""Reasons in plain words, to stand in brackets; what is not here is told in the system's own words."""


def system_reason(error: OSError) -> str:
    """Why the system refused, to stand in brackets: "the disk is full"."""
    if error.errno in _REASONS:
        return translated(_REASONS[error.errno])
    return error.strerror or str(error)


def not_writable_sentence(error: OSError, folder: str) -> str:
    """That nothing can be written in the program's own `folder`, and what that means."""
    return QCoreApplication.translate(
        "Texts",
        "What you play cannot be kept at the moment ({reason}). You can play on, and the program keeps "
        "trying. If you close it before that works, first save somewhere else what you want to keep. "
        "The folder is:\n{folder}",
    ).format(reason=system_reason(error), folder=folder)


def with_kept_file(sentence: str, set_aside: str | None) -> str:
    """`sentence`, and where the file that could not be read is now; it stays where it was if that is None."""
    if set_aside is None:
        kept = QCoreApplication.translate("Texts", "The old file stays where it is.")
        return side_by_side((sentence, kept))
    kept = QCoreApplication.translate("Texts", "The old file is kept:\n{name}").format(name=set_aside)
    return side_by_side((sentence, kept))


def silent_sentence() -> str:
    """That the program runs already, and does not answer when it is started once more."""
    return QCoreApplication.translate(
        "Texts",
        "Quarto Desktop is running already, but does not answer. It may only be busy: please wait a little "
        "and start it again. If it never answers, end it with the tools of your system. Your games are kept.",
    )
