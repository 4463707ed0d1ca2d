"""How a piece looks: one of 16, standing on its square, lit from the upper left.

Each trait shows in its own way, so that no two pieces need to be compared to be told apart:

- big: twice as high, wider, with two lines carved above the foot; small: low and plain;
- dark: walnut; light: maple;
- square: a prism turned a little, two flat faces; round: a cylinder;
- hollow: a wide hole, black inside, with a lit rim; solid: a closed top.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from quarto_desktop.rules.pieces import Piece, Trait
from quarto_desktop.ui.art.geometry import GROUND, base_point
from quarto_desktop.ui.art.palette import PieceTone, TablePalette, blend, faded
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render
from quarto_desktop.ui.art.solids import Cylinder, Prism, Solid

_BIG, _DARK, _SQUARE, _SOLID = (
    trait.value for trait in (Trait.SIZE, Trait.COLOUR, Trait.SHAPE, Trait.FILLING)
)

_HOLE = 0.73
"""Width of the hole, as a share of the top."""

_BANDS = (0.24, 0.33)
"""Heights of the lines carved around a big piece, as shares of its height."""

_GRAIN = (0.07, 0.13, 0.24, 0.31, 0.45, 0.52, 0.57, 0.69, 0.78, 0.86, 0.93)
"""Where the grain runs up the sides, as shares of their width."""


@dataclass(frozen=True)
class _Build:
    """The body of one piece in painter's units."""

    solid: Solid
    height: float
    tone: PieceTone
    unit: float
    """Side of the cell."""


def paint_piece(
    painter: QPainter, rect: QRectF, piece: Piece, palette: TablePalette, *, shadow: bool = True
) -> None:
    """Paint *piece* standing in the square cell *rect*.

    The base is centred at 50 % / 72 % of the cell for every piece; a big piece reaches to the top
    of the cell, a small one about half as high.  *shadow* adds the shadow on the wood.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    build = _build(rect, piece, palette)
    if shadow:
        _paint_shadow(painter, build, base_point(rect), palette)
    _paint_body(painter, build)
    if piece & _BIG:
        _paint_bands(painter, build)
    _paint_top(painter, build, sheen=0.25 if piece & _SOLID else 0.50)
    if not piece & _SOLID:
        _paint_hole(painter, build)
    painter.restore()


def piece_pixmap(
    piece: Piece, size_px: float, dpr: float, palette: TablePalette, *, shadow: bool = True
) -> QPixmap:
    """Return *piece* in a square cell of *size_px* logical pixels for a screen of pixel ratio *dpr*.

    The pixmap comes from a bounded store and is shared: do not paint on it.  Drawn with its upper
    left corner on a whole device pixel it is as crisp as the screen allows.
    """

    def paint(painter: QPainter, cell: QRectF) -> None:
        paint_piece(painter, cell, piece, palette, shadow=shadow)

    key = ("piece", piece, size_px, dpr, palette, shadow)
    return PIXMAPS.get(key, lambda: render(QSizeF(size_px, size_px), dpr, paint))


def _build(rect: QRectF, piece: Piece, palette: TablePalette) -> _Build:
    unit = rect.width()
    big = bool(piece & _BIG)
    base = base_point(rect)
    solid: Solid
    if piece & _SQUARE:
        solid = Prism(base, unit * (0.370 if big else 0.325))
    else:
        solid = Cylinder(base, unit * (0.31 if big else 0.27))
    return _Build(
        solid=solid,
        height=unit * (0.505 if big else 0.205),
        tone=palette.dark_piece if piece & _DARK else palette.light_piece,
        unit=unit,
    )


def _paint_shadow(painter: QPainter, build: _Build, base: QPointF, palette: TablePalette) -> None:
    """Paint the soft shadow thrown to the right and the dark line of contact."""
    reach = 0.30 * build.unit + 0.19 * build.height
    painter.save()
    painter.translate(base + QPointF(0.045 * build.unit + 0.10 * build.height, 0.025 * build.unit))
    painter.scale(reach, reach * GROUND * 0.92)
    _fill_spot(painter, palette.shadow)
    painter.restore()


def _fill_spot(painter: QPainter, colour: QColor) -> None:
    """Fill the unit circle with *colour*, fading towards its edge."""
    spot = QRadialGradient(QPointF(0, 0), 1)
    spot.setColorAt(0.0, colour)
    spot.setColorAt(0.62, faded(colour, 0.72))
    spot.setColorAt(1.0, faded(colour, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(spot)
    painter.drawEllipse(QPointF(0, 0), 1, 1)


def _paint_body(painter: QPainter, build: _Build) -> None:
    solid, height, tone = build.solid, build.height, build.tone
    silhouette = solid.silhouette(height)
    solid.paint_sides(painter, height, tone)
    painter.save()
    painter.setClipPath(silhouette)
    painter.strokePath(solid.grain_lines(height, _GRAIN), _pen(faded(tone.side, 0.20), build, 0.008))
    ground = silhouette.boundingRect().bottom()
    foot = QLinearGradient(0, ground - 0.16 * build.unit, 0, ground)
    foot.setColorAt(0, faded(tone.outline, 0))
    foot.setColorAt(1, faded(tone.outline, 0.50))
    painter.fillPath(silhouette, foot)
    painter.restore()
    painter.strokePath(silhouette, _pen(faded(tone.outline, 0.8), build, 0.009))


def _paint_bands(painter: QPainter, build: _Build) -> None:
    tone, lip = build.tone, 0.012 * build.unit
    painter.save()
    painter.setClipPath(build.solid.silhouette(build.height))
    for share in _BANDS:
        height = build.height * share
        painter.strokePath(build.solid.front(height), _pen(faded(tone.outline, 0.85), build, 0.018))
        painter.strokePath(build.solid.front(height - lip), _pen(faded(tone.edge, 0.6), build, 0.008))
    painter.restore()


def _paint_top(painter: QPainter, build: _Build, sheen: float) -> None:
    """Paint the flat top; *sheen* (0-1) is how much light it throws back, more on the rim of a hole."""
    top = build.solid.section(build.height)
    box = top.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, blend(build.tone.top, build.tone.edge, sheen))
    light.setColorAt(1, build.tone.top)
    painter.fillPath(top, light)
    painter.save()
    painter.setClipPath(top)
    painter.strokePath(build.solid.top_grain(build.height), _pen(faded(build.tone.side, 0.15), build, 0.006))
    painter.restore()
    painter.strokePath(top, _pen(faded(build.tone.outline, 0.55), build, 0.008))
    _paint_lit_edge(painter, build.solid.front(build.height, 0.97), build, 0.015)


def _paint_hole(painter: QPainter, build: _Build) -> None:
    solid, height, tone = build.solid, build.height, build.tone
    hole = solid.section(height, _HOLE)
    box = hole.boundingRect()
    wall = QLinearGradient(box.left(), 0, box.right(), 0)
    wall.setColorAt(0, tone.hole)
    wall.setColorAt(1, tone.wall)
    painter.fillPath(hole, wall)
    painter.save()
    painter.setClipPath(hole)
    painter.fillPath(solid.section(height - 0.10 * build.unit, _HOLE), tone.hole)
    painter.restore()
    painter.strokePath(hole, _pen(tone.outline, build, 0.010))
    _paint_lit_edge(painter, solid.front(height, _HOLE), build, 0.022)


def _paint_lit_edge(painter: QPainter, edge: QPainterPath, build: _Build, share: float) -> None:
    """Draw the light on an edge that faces the viewer; it fades out where the edge turns away."""
    box, colour = edge.boundingRect(), build.tone.edge
    light = QLinearGradient(box.left(), 0, box.right(), 0)
    for place, alpha in ((0.0, 0.1), (0.16, 1.0), (0.75, 1.0), (1.0, 0.25)):
        light.setColorAt(place, faded(colour, alpha))
    pen = _pen(colour, build, share)
    pen.setBrush(light)
    painter.strokePath(edge, pen)


def _pen(colour: QColor, build: _Build, share: float) -> QPen:
    """Return a pen *share* of the cell wide."""
    pen = QPen(colour, build.unit * share)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
