"""The wooden things the pieces stand on: the board, the stand of the piece in hand, the reserve tray."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from quarto_desktop.rules.squares import COLUMNS, ROWS, SQUARES
from quarto_desktop.ui.art.geometry import (
    BOARD_FRONT,
    BOARD_MARGIN,
    BOARD_SHADOW,
    GROUND,
    base_point,
    board_rect,
    frame_rect,
    square_at,
    square_rect,
    well_rect,
)
from quarto_desktop.ui.art.marks import (
    paint_announce_mark,
    paint_choice_mark,
    paint_focus_ring,
    paint_last_mark,
    paint_target_mark,
    paint_win_mark,
)
from quarto_desktop.ui.art.palette import TablePalette, blend, faded
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render

__all__ = [
    "board_pixmap",
    "paint_announce_mark",
    "paint_board",
    "paint_choice_mark",
    "paint_focus_ring",
    "paint_last_mark",
    "paint_reserve_tray",
    "paint_stand",
    "paint_table",
    "paint_target_mark",
    "paint_win_mark",
    "square_at",
    "square_rect",
]

_GRAIN_LINES = 46
_GRAIN_SEED = 1985


def paint_board(painter: QPainter, rect: QRectF, palette: TablePalette, *, coordinates: bool = True) -> None:
    """Paint the board, centred and as large as fits into *rect*, without pieces.

    *coordinates* engraves a-d above and below the squares and 1-4 beside them.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = board_rect(rect)
    _paint_slab(painter, top, palette)
    _paint_frame(painter, frame_rect(rect), palette)
    for square in SQUARES:
        _paint_well(painter, square_rect(rect, square), palette)
    if coordinates:
        _paint_coordinates(painter, rect, palette)
    painter.restore()


def board_pixmap(size: QSizeF, dpr: float, palette: TablePalette, *, coordinates: bool = True) -> QPixmap:
    """Return the empty board in *size* logical pixels at pixel ratio *dpr*; shared, do not paint on it."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_board(painter, rect, palette, coordinates=coordinates)

    key = ("board", size.width(), size.height(), dpr, palette, coordinates)
    return PIXMAPS.get(key, lambda: render(size, dpr, paint))


def paint_table(painter: QPainter, rect: QRectF, palette: TablePalette) -> None:
    """Fill *rect* with the table top: calm, a little brighter where the light falls."""
    light = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.4, rect.height() * 0.3), rect.width())
    light.setColorAt(0, palette.table.lighter(104 if not palette.is_dark else 118))
    light.setColorAt(1, palette.table.darker(106))
    painter.fillRect(rect, light)


def paint_stand(painter: QPainter, rect: QRectF, palette: TablePalette) -> None:
    """Paint the stand of the piece in hand; a piece painted into the same square *rect* stands on it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    unit, centre = rect.width(), base_point(rect)
    across, thick = 0.44 * unit, 0.055 * unit
    _fill_shadow(painter, centre + QPointF(0.02 * unit, thick * 1.3), across * 1.14, palette)
    painter.fillPath(
        _disc(centre, across, thick), _across(centre.x(), across, palette.board, palette.board_edge)
    )
    painter.fillPath(_disc(centre, across, 0), _sheen(_ellipse(centre, across), palette))
    painter.strokePath(_disc(centre, across, 0), QPen(faded(palette.ring, 0.8), 0.008 * unit))
    _paint_recess(painter, _ellipse(centre, across * 0.84), unit, palette)
    painter.restore()


def paint_reserve_tray(painter: QPainter, rect: QRectF, palette: TablePalette) -> None:
    """Paint the shallow tray that holds the reserve, filling *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(4.0, 0.022 * min(rect.width(), rect.height()))
    frame = rect.adjusted(rim, rim, -rim, -rim * 1.8)
    _drop_shadow(painter, frame.translated(0, rim * 0.6), rim, rim * 2.4, palette)
    _fill_rounded(painter, frame.translated(0, rim * 0.6), rim * 2.4, palette.board_edge)
    _fill_rounded(painter, frame, rim * 2.4, palette.board_light)
    floor = frame.adjusted(rim, rim, -rim, -rim)
    _fill_rounded(painter, floor, rim * 1.6, palette.groove_shade)
    painter.save()
    painter.setClipPath(_rounded(floor, rim * 1.6))
    sunk = floor.translated(0, rim * 0.5)
    painter.fillPath(_rounded(sunk, rim * 1.6), palette.groove)
    _paint_grain(painter, floor, palette)
    painter.restore()
    painter.restore()


def _paint_slab(painter: QPainter, top: QRectF, palette: TablePalette) -> None:
    """Paint the block of wood: its front face, its top and its rounded edge."""
    side = top.width()
    corner, front = 0.035 * side, BOARD_FRONT * side
    _drop_shadow(painter, top.translated(0, front), BOARD_SHADOW * side, corner, palette)
    _fill_rounded(painter, top.translated(0, front), corner, palette.board_edge)
    _fill_rounded(painter, top, corner, palette.board)
    painter.save()
    painter.setClipPath(_rounded(top, corner))
    painter.fillRect(top, _sheen(top, palette))
    _paint_grain(painter, top, palette)
    painter.restore()
    edge = QLinearGradient(top.topLeft(), top.bottomLeft())
    edge.setColorAt(0, faded(palette.ring, 0.35))
    edge.setColorAt(1, palette.ring)
    pen = QPen(edge, 0.004 * side)
    inset = 0.002 * side
    painter.strokePath(_rounded(top.adjusted(inset, inset, -inset, -inset), corner), pen)


def _paint_grain(painter: QPainter, area: QRectF, palette: TablePalette) -> None:
    """Draw long, slightly wavy lines along *area*; the same ones every time."""
    random = Random(_GRAIN_SEED)
    for number in range(_GRAIN_LINES):
        y = area.y() + area.height() * (number + random.random()) / _GRAIN_LINES
        bend = [area.height() * 0.012 * (random.random() - 0.5) for _ in range(3)]
        line = QPainterPath(QPointF(area.left(), y))
        line.cubicTo(
            QPointF(area.left() + area.width() * 0.33, y + bend[0] * 2),
            QPointF(area.left() + area.width() * 0.66, y + bend[1] * 2),
            QPointF(area.right(), y + bend[2]),
        )
        width = area.width() * (0.0008 + 0.0034 * random.random() ** 2)
        painter.strokePath(line, QPen(faded(palette.grain, 0.3 + 0.7 * random.random()), width))


def _paint_frame(painter: QPainter, frame: QRectF, palette: TablePalette) -> None:
    """Engrave the fine line around the wells."""
    width = frame.width() * 0.004
    line = _rounded(frame, frame.width() * 0.04)
    painter.strokePath(line.translated(0, width), QPen(faded(palette.ring, 0.8), width))
    painter.strokePath(line, QPen(palette.groove_shade, width))


def _paint_well(painter: QPainter, cell: QRectF, palette: TablePalette) -> None:
    _paint_recess(painter, well_rect(cell), cell.width(), palette)


def _paint_recess(painter: QPainter, box: QRectF, unit: float, palette: TablePalette) -> None:
    """Paint a shallow round recess: shade under its far edge, light on its near edge."""
    depth = 0.022 * unit
    hole = _ellipse_path(box)
    painter.fillPath(hole, palette.groove_shade)
    painter.save()
    painter.setClipPath(hole)
    floor = box.adjusted(depth * 0.6, depth * 1.5, depth * 0.4, depth * 0.9)
    light = QLinearGradient(floor.topLeft(), floor.bottomRight())
    light.setColorAt(0, blend(palette.groove, palette.groove_shade, 0.25))
    light.setColorAt(1, blend(palette.groove, palette.board_light, 0.45))
    painter.fillPath(_ellipse_path(floor), light)
    painter.restore()
    rim = QLinearGradient(box.topLeft(), box.bottomRight())
    rim.setColorAt(0.35, faded(palette.ring, 0))
    rim.setColorAt(0.9, palette.ring)
    painter.strokePath(hole, QPen(rim, 0.012 * unit))


def _paint_coordinates(painter: QPainter, rect: QRectF, palette: TablePalette) -> None:
    board = board_rect(rect)
    margin = board.width() * BOARD_MARGIN
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(margin * 0.42)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.setPen(palette.coordinate)
    for index, (letter, digit) in enumerate(zip(COLUMNS, ROWS, strict=True)):
        column, row = square_rect(rect, index), square_rect(rect, 4 * index)
        for y in (board.top(), board.bottom() - margin):
            box = QRectF(column.x(), y, column.width(), margin)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
        for x in (board.left(), board.right() - margin):
            box = QRectF(x, well_rect(row).y(), margin, well_rect(row).height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, digit)


def _sheen(box: QRectF, palette: TablePalette) -> QLinearGradient:
    """Return the fall of light over a wooden face, from the upper left."""
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, palette.board_light)
    light.setColorAt(0.55, palette.board)
    light.setColorAt(1, blend(palette.board, palette.board_edge, 0.22))
    return light


def _across(centre: float, reach: float, lit: QColor, shaded: QColor) -> QLinearGradient:
    light = QLinearGradient(centre - reach, 0, centre + reach, 0)
    light.setColorAt(0, blend(lit, shaded, 0.35))
    light.setColorAt(0.3, lit)
    light.setColorAt(1, shaded)
    return light


def _fill_shadow(painter: QPainter, centre: QPointF, reach: float, palette: TablePalette) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(reach, reach * GROUND)
    spot = QRadialGradient(QPointF(0, 0), 1)
    spot.setColorAt(0.75, faded(palette.shadow, 0.8))
    spot.setColorAt(1, faded(palette.shadow, 0))
    painter.setBrush(spot)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def _ellipse(centre: QPointF, across: float) -> QRectF:
    """Return the box of a circle lying on the table."""
    return QRectF(centre.x() - across, centre.y() - across * GROUND, 2 * across, 2 * across * GROUND)


def _ellipse_path(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(box)
    return path


def _disc(centre: QPointF, across: float, thick: float) -> QPainterPath:
    """Return the outline of a disc lying on the table, *thick* below its top."""
    top = _ellipse(centre, across)
    path = QPainterPath()
    path.arcMoveTo(top, 180)
    path.arcTo(top.translated(0, thick), 180, 180)
    path.arcTo(top, 0, 180)
    path.closeSubpath()
    return path


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def _fill_rounded(painter: QPainter, box: QRectF, radius: float, colour: QColor) -> None:
    painter.fillPath(_rounded(box, radius), colour)


def _drop_shadow(painter: QPainter, box: QRectF, reach: float, corner: float, palette: TablePalette) -> None:
    """Paint the soft shadow of a flat thing on the table, *reach* wide and a little below it."""
    layers = 12
    for layer in range(layers):
        grow = reach * (1 - 1.5 * layer / layers)
        shade = box.adjusted(-grow * 0.7, -grow * 0.3, grow * 0.7, grow)
        _fill_rounded(painter, shade, max(0.0, corner + grow), faded(palette.shadow, 0.075))
