"""A chart: one bar for each row, divided into games won, drawn and lost, with the numbers written in it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.ui.art.palette import TablePalette, faded

_ROW, _BAR = 38, 24
"""Heights in pixels."""
_GAP = 14
_LEAST_SHARE = 0.06
"""So much of the whole a part takes that is not empty, so that its number can be read."""


@dataclass(frozen=True)
class BarRow:
    """One bar.

    Attributes:
        name: what it is about.
        won, drawn, lost: the parts.
    """

    name: str
    won: int
    drawn: int
    lost: int

    @property
    def played(self) -> int:
        """The whole."""
        return self.won + self.drawn + self.lost


class ResultBars(QWidget):
    """Paints the bars; a screen reader is told their numbers."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._rows: tuple[BarRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rows(self) -> tuple[BarRow, ...]:
        """The bars shown."""
        return self._rows

    def show_rows(self, rows: tuple[BarRow, ...]) -> None:
        """Show these bars from now on."""
        self._rows = rows
        sentence = QCoreApplication.translate("ResultBars", "{name}: {won} won, {drawn} drawn, {lost} lost")
        told = [sentence.format(name=row.name, won=row.won, drawn=row.drawn, lost=row.lost) for row in rows]
        self.setAccessibleName("\n".join(told))
        self.setToolTip("\n".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One row under the other."""
        return QSize(480, max(1, len(self._rows)) * _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names, bars and numbers."""
        if not self._rows:
            return
        names = max(self.fontMetrics().horizontalAdvance(row.name) for row in self._rows)
        totals = max(self.fontMetrics().horizontalAdvance(str(row.played)) for row in self._rows)
        left, width = names + _GAP, self.width() - names - totals - 2 * _GAP
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, row in enumerate(self._rows):
                top = number * _ROW
                line = QRectF(0, top, self.width(), _ROW)
                painter.setPen(self._colours.text)
                painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, row.name)
                painter.setPen(self._colours.text_muted)
                painter.drawText(
                    line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(row.played)
                )
                self._paint_bar(painter, QRectF(left, top + (_ROW - _BAR) / 2, width, _BAR), row)

    def _paint_bar(self, painter: QPainter, bar: QRectF, row: BarRow) -> None:
        parts = ((row.won, *self._won), (row.drawn, *self._drawn), (row.lost, *self._lost))
        shares = _shares([count for count, _, _ in parts])
        left = bar.left()
        for (count, fill, ink), share in zip(parts, shares, strict=True):
            if not count:
                continue
            part = QRectF(left, bar.top(), max(1.0, bar.width() * share - 2), bar.height())
            left += bar.width() * share
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            painter.drawRoundedRect(part, 5, 5)
            painter.setPen(ink)
            painter.drawText(part, Qt.AlignmentFlag.AlignCenter, str(count))

    @property
    def _won(self) -> tuple[QColor, QColor]:
        return self._colours.accent, self._colours.text_on_accent

    @property
    def _drawn(self) -> tuple[QColor, QColor]:
        return faded(self._colours.accent, 0.35), self._colours.text

    @property
    def _lost(self) -> tuple[QColor, QColor]:
        return self._colours.border, self._colours.text


def _shares(counts: list[int]) -> list[float]:
    """The share of each part; a small one is made wide enough for its number, at the cost of the others."""
    whole = sum(counts)
    if not whole:
        return [0.0 for _ in counts]
    raised = [max(count / whole, _LEAST_SHARE) if count else 0.0 for count in counts]
    return [share / sum(raised) for share in raised]
