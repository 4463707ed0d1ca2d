"""Whole device pixels: what begins and ends on them stays crisp at 125 % and 150 % too."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QRectF


@dataclass(frozen=True)
class Grid:
    """Device pixels of a screen of ratio `dpr`."""

    dpr: float

    def snap(self, length: float) -> float:
        """`length` moved to the nearest whole device pixel."""
        return round(length * self.dpr) / self.dpr

    def box(self, box: QRectF) -> QRectF:
        """`box` with its edges on whole device pixels."""
        left, top = self.snap(box.left()), self.snap(box.top())
        return QRectF(left, top, self.snap(box.right()) - left, self.snap(box.bottom()) - top)

    def cell(self, box: QRectF) -> QRectF:
        """A square cell: begins on a whole device pixel and is a whole number of them wide."""
        side = floor(box.width() * self.dpr + 1e-6) / self.dpr
        return QRectF(self.snap(box.x()), self.snap(box.y()), side, side)
