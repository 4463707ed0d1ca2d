"""Painted once, drawn often: a bounded store of pixmaps.

Painting a piece from Python takes a while, the more so while the computer thinks in another
thread; drawing a finished pixmap does not.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSizeF, Qt, qAddPostRoutine
from PySide6.QtGui import QPainter, QPixmap

_LIMIT = 64 * 1024 * 1024


class PixmapStore:
    """Keeps the pixmaps used last, up to *limit* bytes in all."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._used = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pixmaps)

    @property
    def used(self) -> int:
        """Bytes of all pixmaps kept."""
        return self._used

    def get(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap kept under *key*; *paint* makes it when there is none."""
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        made = paint()
        self._pixmaps[key] = made
        self._used += _bytes(made)
        self._drop_oldest()
        return made

    def clear(self) -> None:
        """Forget every pixmap."""
        self._pixmaps.clear()
        self._used = 0

    def _drop_oldest(self) -> None:
        while self._used > self._limit and len(self._pixmaps) > 1:
            _key, dropped = self._pixmaps.popitem(last=False)
            self._used -= _bytes(dropped)


PIXMAPS = PixmapStore(_LIMIT)
"""The store the whole application shares."""

qAddPostRoutine(PIXMAPS.clear)  # no pixmap may outlive the application


def render(size: QSizeF, dpr: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Return what *paint* paints into a transparent rectangle of *size* logical pixels at ratio *dpr*."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint(painter, QRectF(0, 0, pixmap.width() / dpr, pixmap.height() / dpr))
    painter.end()
    return pixmap.copy()  # Qt keeps the paint engine with what was painted on, easily 15 KiB; a copy has none


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
