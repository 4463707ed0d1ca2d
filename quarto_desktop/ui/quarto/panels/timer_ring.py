"""The time left for the turn, as a ring that empties and turns urgent in the last ten seconds."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.ui.art.glyphs import Glyph, paint_glyph
from quarto_desktop.ui.art.palette import TablePalette, blend

URGENT = 10.0
"""Seconds from which on the ring is urgent."""

_SIZE = 60
_WIDTH = 6.0


class TimerRing(QWidget):
    """Shows seconds; hidden while there is no timer."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._limit = 1.0
        self._remaining = 0.0
        self._held = False
        self._paused = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def is_urgent(self) -> bool:
        """Whether the last ten seconds run."""
        return self._remaining <= URGENT

    @property
    def is_held(self) -> bool:
        """Whether it shows that the clock stands still."""
        return self._held

    @property
    def is_paused(self) -> bool:
        """Whether it shows the sign of a pause."""
        return self._paused

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self.update()

    def show_time(
        self, remaining: float, limit: float | None, *, held: bool = False, paused: bool = False
    ) -> None:
        """Show the time.

        Args:
            remaining: seconds left.
            limit: seconds of the whole turn; None shows nothing.
            held: whether the clock stands still, as while the computer thinks: the ring is muted.
            paused: whether it stands still because somebody wanted it so: the sign of a pause is shown.
        """
        self.setVisible(limit is not None)
        if limit is None:
            return
        self._limit, self._remaining, self._held, self._paused = limit, remaining, held or paused, paused
        self.retranslate_ui()
        self.update()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        seconds = ceil(self._remaining)  # lupdate takes a text for a plural only with a plain name here
        words = self.tr("Time left for this turn: %n second(s)", "", seconds)
        if self._held:
            words += "\n" + QCoreApplication.translate("TimerRing", "The clock stands still.")
        if words != self.toolTip():
            self.setToolTip(words)
            self.setAccessibleName(words)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """A small square."""
        return QSize(_SIZE, _SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring and the seconds in it."""
        colours = self._colours
        colour = colours.urgent if self.is_urgent else colours.accent
        if self._held:
            colour = blend(colour, colours.surface, 0.45)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QRectF(self.rect()).adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        painter.setPen(_pen(colours.border))
        painter.drawEllipse(ring)
        share = min(1.0, self._remaining / self._limit)
        if share > 0:
            painter.setPen(_pen(colour))
            painter.drawArc(ring, 90 * 16, round(share * 360 * 16))
        self._paint_middle(painter, ring)
        painter.end()

    def _paint_middle(self, painter: QPainter, ring: QRectF) -> None:
        ink = self._colours.urgent if self.is_urgent else self._colours.text
        if self._paused:
            inset = ring.width() * 0.3
            paint_glyph(
                painter, ring.adjusted(inset, inset, -inset, -inset), Glyph.PAUSE, self._colours.text_muted
            )
            return
        font = QFont(self.font())
        font.setPixelSize(round(ring.width() * 0.36))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self._colours.text_muted if self._held else ink)
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, str(ceil(self._remaining)))


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour)
    pen.setWidthF(_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
