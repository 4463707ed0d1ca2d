"""Whether the desktop itself is about to end."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication


def session_ends() -> bool:
    """Whether the system is shutting down, which no question of ours should hold up."""
    application = QGuiApplication.instance()
    return isinstance(application, QGuiApplication) and application.isSavingSession()
