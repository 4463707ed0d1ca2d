"""Three dots that say that the computer is at work."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.ui.art.palette import TablePalette, blend

_PERIOD = 12
_FRAME_MS = 90


class ThinkingDots(QWidget):
    """Dots that light up one after the other; with reduced motion they stand still."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._thinking = False
        self._moving = True
        self._frame = 0
        self._timer = QTimer(self, interval=_FRAME_MS)
        self._timer.timeout.connect(self._advance)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self.update()

    def set_motion(self, moving: bool) -> None:
        """Whether the dots may move."""
        self._moving = moving
        self._run()

    def set_thinking(self, thinking: bool) -> None:
        """Show the dots, or only keep their place."""
        self._thinking = thinking
        self._run()

    def sizeHint(self) -> QSize:
        """One line of small dots."""
        return QSize(40, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        if not self._thinking:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._colours.accent)
        for number in range(3):
            phase = cos(2 * pi * (self._frame - 2 * number) / _PERIOD)
            share = (1 + phase) / 2 if self._moving else 1.0
            painter.setBrush(blend(self._colours.surface, self._colours.accent, share))
            painter.drawEllipse(1 + 14 * number, 2, 8, 8)
        painter.end()

    def _advance(self) -> None:
        self._frame = (self._frame + 1) % _PERIOD
        self.update()

    def _run(self) -> None:
        if self._thinking and self._moving:
            self._timer.start()
        else:
            self._timer.stop()
        self.update()
