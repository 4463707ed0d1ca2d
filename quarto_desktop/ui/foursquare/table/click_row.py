"""Clicks in a row: to Qt the third press of a triple click is a new one."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication, QMouseEvent


class ClickRow:
    """Tells which presses go on with a double click: as quick as its two were, and in the same place."""

    def __init__(self) -> None:
        self._last_ms = 0
        self._at: QPointF | None = None

    def begin(self, event: QMouseEvent) -> None:
        """Two presses have made a double click."""
        self._last_ms, self._at = event.timestamp(), event.position()

    def goes_on(self, event: QMouseEvent) -> bool:
        """Whether this press belongs to the row, which then goes on from it; if not, the row has ended."""
        if self._at is not None and self._is_near(event, self._at):
            self._last_ms = event.timestamp()
            return True
        self._at = None
        return False

    def _is_near(self, event: QMouseEvent, point: QPointF) -> bool:
        hints = QGuiApplication.styleHints()
        far = (event.position() - point).manhattanLength()
        passed = event.timestamp() - self._last_ms
        return far <= hints.mouseDoubleClickDistance() and passed <= hints.mouseDoubleClickInterval()
