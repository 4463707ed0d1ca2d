"""Proof that something closed is gone."""

from PySide6.QtCore import QCoreApplication, QEvent


def deleted_now() -> None:
    """Delete at once what was to be deleted later."""
    for _ in range(2):  # what is deleted may itself leave something to be deleted
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
