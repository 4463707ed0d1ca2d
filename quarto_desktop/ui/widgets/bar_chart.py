"""A chart of bars: how often each number was reached."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

_HEIGHT = 170
_GAP = 0.25
"""Room between two bars, as a share of a bar and its room."""


class BarChart(QWidget):
    """Bars over the numbers of a range; the application's palette colours them."""

    def __init__(self, numbers: range, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._counts: dict[int, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    @property
    def counts(self) -> Mapping[int, int]:
        """What is shown."""
        return self._counts

    def show_counts(self, counts: Mapping[int, int]) -> None:
        """Show how often each number was reached."""
        self._counts = dict(counts)
        self.update()

    def sizeHint(self) -> QSize:
        """Broad rather than high."""
        return QSize(520, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Numbers still stand apart."""
        return QSize(320, 120)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, the numbers under them and the counts above them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        area = QRectF(self.rect()).adjusted(2, line + 4, -2, -line - 6)
        palette = self.palette()
        painter.setPen(QPen(palette.color(palette.ColorRole.PlaceholderText), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        step = area.width() / len(self._numbers)
        most = max(self._counts.values(), default=0)
        for place, number in enumerate(self._numbers):
            room = QRectF(area.left() + place * step, area.top(), step, area.height())
            self._paint_bar(painter, room, number, most)
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF, number: int, most: int) -> None:
        palette, count = self.palette(), self._counts.get(number, 0)
        line = self.fontMetrics().height()
        centre = Qt.AlignmentFlag.AlignCenter
        if count:
            height = room.height() * count / most
            bar = QRectF(
                room.left() + room.width() * _GAP / 2,
                room.bottom() - height,
                room.width() * (1 - _GAP),
                height,
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(palette.ColorRole.Accent))
            painter.drawRoundedRect(bar, 2, 2)
            painter.setPen(palette.color(palette.ColorRole.Text))
            painter.drawText(
                QRectF(room.left() - 8, bar.top() - line - 2, room.width() + 16, line),
                int(centre),
                str(count),
            )
        painter.setPen(palette.color(palette.ColorRole.PlaceholderText))
        below = QRectF(room.left() - 4, room.bottom() + 3, room.width() + 8, line)
        painter.drawText(below, int(centre), str(number))
