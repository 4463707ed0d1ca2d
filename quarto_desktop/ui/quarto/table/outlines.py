"""The outline around the squares of a line or block, drawn on the board under the pieces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform

from quarto_desktop.rules.lines import Pattern, PatternKind
from quarto_desktop.ui.art.geometry import well_rect
from quarto_desktop.ui.art.palette import TablePalette

_REACH = 1.06
"""How far around the wells the outline runs, in wells."""

_WIDTH = 0.028
"""Width of the line, in cells; the dark line under it is wider."""


def outline_of(pattern: Pattern, cells: Sequence[QRectF]) -> QPainterPath:
    """A closed, rounded outline around the wells of `pattern`.

    Args:
        pattern: a line or block.
        cells: the cells of its four squares, in the pattern's order.
    """
    wells = [well_rect(cell) for cell in cells]
    flatten = wells[0].height() / wells[0].width()
    # In a space where the wells are circles, a band along their centres is an outline of even width.
    upright = QTransform.fromScale(1, 1 / flatten)
    centres = [upright.map(well.center()) for well in wells]
    band = _band(pattern.kind, centres, wells[0].width() * _REACH)
    return QTransform.fromScale(1, flatten).map(band)


def outline_pens(colour: QColor, cell: float, palette: TablePalette) -> tuple[QPen, QPen]:
    """The pens for an outline around cells of size `cell`: a broad dark one first, then one in `colour`."""
    width = max(1.5, _WIDTH * cell)
    return QPen(palette.mark_outline, width * 1.8), QPen(colour, width)


def _band(kind: PatternKind, centres: list[QPointF], width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if kind is PatternKind.LINE:
        path = QPainterPath(centres[0])
        path.lineTo(centres[-1])
        return stroker.createStroke(path).simplified()
    upper_left, upper_right, lower_left, lower_right = centres
    square = QPolygonF([upper_left, upper_right, lower_right, lower_left, upper_left])
    path = QPainterPath()
    path.addPolygon(square)
    return stroker.createStroke(path).united(path).simplified()
