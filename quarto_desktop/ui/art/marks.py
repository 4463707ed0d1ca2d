"""The marks that point at squares and pieces.

Each one has a shape of its own, so that it is known without its colour:

========  =====================================================
target    a dot in the well, with a closed ring while pointed at
last      four short arcs around the well
win       a filled well and a broad double ring
announce  a glow with rays
choice    a filled well and a pointer before it
focus     a rounded frame around the whole cell
========  =====================================================

All of them lie on the wood and are painted before the pieces, except the focus ring, which is
painted last.  They take the cell of the square, as :func:`~quarto_desktop.ui.art.geometry.square_rect`
returns it.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from quarto_desktop.ui.art.geometry import well_rect
from quarto_desktop.ui.art.palette import TablePalette, faded

_RAYS = 24


def paint_target_mark(painter: QPainter, cell: QRectF, palette: TablePalette, *, strong: bool = True) -> None:
    """Mark a legal empty square: a dot, and while it is pointed at (*strong*) a ring as well."""
    with _Brush(painter, cell, palette) as brush:
        brush.fill(brush.ring(0.36 if strong else 0.18), faded(palette.good, 0.9 if strong else 0.75))
        if strong:
            brush.stroke(brush.ring(), palette.good, 0.026)


def paint_last_mark(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    """Mark where something was done last: four short arcs around the well."""
    with _Brush(painter, cell, palette) as brush:
        arcs = QPainterPath()
        box = well_rect(cell)
        for start in (18, 118, 198, 298):
            arcs.arcMoveTo(box, start)
            arcs.arcTo(box, start, 44)
        brush.stroke(arcs, palette.last, 0.030)


def paint_win_mark(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    """Mark a square of a winning line or block: the well lights up inside a double ring."""
    with _Brush(painter, cell, palette) as brush:
        brush.fill(brush.ring(), brush.glow(palette.win, 0.35, 0.85))
        brush.stroke(brush.ring(), palette.win, 0.045)
        brush.stroke(brush.ring(0.86), palette.win, 0.016)


def paint_announce_mark(painter: QPainter, cell: QRectF, palette: TablePalette, *, glow: float = 1.0) -> None:
    """Light up a square of a line that can be announced; *glow* (0-1) is the strength, for pulsing."""
    with _Brush(painter, cell, palette) as brush:
        brush.fill(brush.ring(), brush.glow(palette.announce, 0.9 * glow, 0.35 * glow))
        box, rays = well_rect(cell), QPainterPath()
        for number in range(_RAYS):
            angle = 2 * pi * number / _RAYS
            ray = QPointF(cos(angle) * box.width() / 2, sin(angle) * box.height() / 2)
            rays.moveTo(box.center() + ray * 0.98)
            rays.lineTo(box.center() + ray * 1.09)
        brush.stroke(rays, faded(palette.announce, 0.4 + 0.6 * glow), 0.030)


def paint_choice_mark(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    """Mark the piece that is chosen but not yet given or placed."""
    with _Brush(painter, cell, palette) as brush:
        brush.fill(brush.ring(), faded(palette.choice, 0.6))
        brush.stroke(brush.ring(), palette.choice, 0.024)
        tip = QPointF(cell.center().x(), cell.bottom() - 0.10 * cell.width())
        wide, high = 0.09 * cell.width(), 0.075 * cell.width()
        pointer = QPainterPath(tip)
        pointer.lineTo(tip + QPointF(wide, high))
        pointer.lineTo(tip + QPointF(-wide, high))
        pointer.closeSubpath()
        brush.stroke(pointer, palette.choice, 0.012)
        brush.fill(pointer, palette.choice)


def paint_focus_ring(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    """Frame *cell*, which has the keyboard focus; paint it after the piece."""
    with _Brush(painter, cell, palette) as brush:
        inset, corner = 0.03 * cell.width(), 0.12 * cell.width()
        frame = QPainterPath()
        frame.addRoundedRect(cell.adjusted(inset, inset, -inset, -inset), corner, corner)
        brush.stroke(frame, palette.focus, 0.022)


class _Brush:
    """Paints shapes of one cell; restores the painter in the end."""

    def __init__(self, painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
        self._painter = painter
        self._cell = cell
        self._palette = palette

    def __enter__(self) -> _Brush:
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return self

    def __exit__(self, *_exc_info: object) -> None:
        self._painter.restore()

    def ring(self, scale: float = 1.0) -> QPainterPath:
        """Return the outline of the well, shrunk by *scale* around its centre."""
        box = well_rect(self._cell)
        path = QPainterPath()
        path.addEllipse(box.center(), box.width() / 2 * scale, box.height() / 2 * scale)
        return path

    def glow(self, colour: QColor, centre: float, edge: float) -> QRadialGradient:
        """Return a glow over the well, with these opacities in its centre and at its edge."""
        box = well_rect(self._cell)
        light = QRadialGradient(box.center(), box.width() / 2)
        light.setColorAt(0, faded(colour, centre))
        light.setColorAt(1, faded(colour, edge))
        return light

    def fill(self, path: QPainterPath, fill: QColor | QRadialGradient) -> None:
        self._painter.fillPath(path, fill)

    def stroke(self, path: QPainterPath, colour: QColor, share: float) -> None:
        """Draw a line *share* of the cell wide, with a dark line under it."""
        width = max(1.0, share * self._cell.width())
        under = faded(self._palette.mark_outline, 0.75 * colour.alphaF())
        for ink, wide in ((under, width + max(1.4, 0.016 * self._cell.width())), (colour, width)):
            pen = QPen(ink, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self._painter.strokePath(path, pen)
