"""Graphics items of a table. None paints in Python: all show finished pixmaps.

So a table stays cheap to draw while the computer thinks.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from quarto_desktop.ui.art.pixmaps import render

_SMALLEST_SHARE = 0.72
"""How far words shrink to fit before they are cut short, as a share of their size."""


def put(item: QGraphicsPixmapItem, pixmap: QPixmap, cell: QRectF) -> None:
    """Show `pixmap`, made for `cell`, there, pixel on pixel; what is shown already is not drawn again."""
    if item.pixmap().cacheKey() != pixmap.cacheKey():
        item.setPixmap(pixmap)
    item.setScale(1)
    item.setPos(cell.topLeft())


class LabelItem(QGraphicsPixmapItem):
    """Words in a box, centred, broken into lines, a little smaller where they would not fit."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self._key: object = None

    def show_words(
        self, words: str, box: QRectF, font: QFont, colour: QColor, dpr: float, flags: Qt.AlignmentFlag
    ) -> None:
        """Show `words` in `box`; with unchanged arguments nothing is painted again."""
        self.words = words
        self.setPos(box.topLeft())
        key = (words, box.width(), box.height(), font.toString(), colour.rgba(), dpr, flags)
        if key == self._key:
            return
        self._key = key
        self.setPixmap(render(box.size(), dpr, _Words(words, font, colour, flags).paint))


class _Words:
    def __init__(self, words: str, font: QFont, colour: QColor, flags: Qt.AlignmentFlag) -> None:
        self._words, self._font, self._colour = words, font, colour
        self._flags = flags | Qt.TextFlag.TextWordWrap

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint the words into `box`."""
        if not self._words or box.isEmpty():
            return
        font = _fitting(self._font, self._words, box.size(), int(self._flags))
        painter.setFont(font)
        painter.setPen(self._colour)
        painter.drawText(box, int(self._flags), self._words)


def _fitting(font: QFont, words: str, room: QSizeF, flags: int) -> QFont:
    """`font`, smaller if `words` do not fit into `room` otherwise."""
    smaller = QFont(font)
    least = max(8, round(font.pixelSize() * _SMALLEST_SHARE))
    for pixels in range(font.pixelSize(), least - 1, -1):
        smaller.setPixelSize(pixels)
        needed = QFontMetricsF(smaller).boundingRect(QRectF(0, 0, room.width(), 10_000), flags, words)
        if needed.height() <= room.height() and needed.width() <= room.width():
            break
    return smaller
