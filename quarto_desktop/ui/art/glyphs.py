"""The small signs of the tool bar and the menus, drawn as lines in the colour of the text.

Every glyph is drawn on a field of 24 x 24 units with a round pen two units wide.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render

_FIELD = 24.0
_LINE = 2.0

_SIZES = (16, 18, 20, 22, 24, 28, 30, 32, 36, 40, 44, 48, 64, 96)
"""Device pixels an icon is drawn at: the usual logical sizes at 100-200 %, so that none is scaled."""


class Glyph(Enum):
    """The signs there are."""

    UNDO = "undo"
    REDO = "redo"
    PAUSE = "pause"
    PLAY = "play"
    ANNOUNCE = "announce"
    RESIGN = "resign"
    HINT = "hint"
    SETTINGS = "settings"
    HOME = "home"
    BACK = "back"
    NEW = "new"
    HELP = "help"
    CLOCK = "clock"
    FIRST = "first"
    PREVIOUS = "previous"
    NEXT = "next"
    LAST = "last"
    FORWARD = "forward"
    UP = "up"
    NEW_FOLDER = "new-folder"
    TILES = "tiles"
    ROWS = "rows"


def glyph_icon(glyph: Glyph, palette: TablePalette, colour: QColor | None = None) -> QIcon:
    """Return *glyph* as an icon in *colour* (the palette's text colour by default), greyed when disabled."""
    icon = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour or palette.text), (QIcon.Mode.Disabled, palette.disabled)):
        for size in _SIZES:
            icon.addPixmap(_pixmap(glyph, size, ink), mode)
    return icon


def _pixmap(glyph: Glyph, size: int, ink: QColor) -> QPixmap:
    """The glyph in a square of *size* device pixels; several places show the same one."""
    key = ("glyph", glyph, size, ink.rgba())
    return PIXMAPS.get(key, lambda: render(QSizeF(size, size), 1.0, _painter_of(glyph, ink)))


def paint_glyph(painter: QPainter, rect: QRectF, glyph: Glyph, colour: QColor) -> None:
    """Paint *glyph* in *colour*, as large as fits into the middle of *rect*."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / _FIELD, side / _FIELD)
    lines, filled = _OUTLINES[glyph]()
    pen = QPen(colour, _LINE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(lines, pen)
    if filled:
        painter.fillPath(lines, colour)
    painter.restore()


def _painter_of(glyph: Glyph, ink: QColor) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, rect: paint_glyph(painter, rect, glyph, ink)


_Outline = tuple[QPainterPath, bool]
"""Lines of a glyph, and whether they are filled as well."""


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    """Return open lines through the given points."""
    path = QPainterPath()
    for first, *others in strokes:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


def _shape(*points: tuple[float, float]) -> QPainterPath:
    path = _lines(points)
    path.closeSubpath()
    return path


def _undo() -> _Outline:
    path = _lines(((9, 5), (4, 9.5), (9, 14)))
    path.moveTo(4.5, 9.5)
    path.lineTo(14.5, 9.5)
    path.arcTo(QRectF(9.5, 9.5, 10, 10), 90, -180)
    path.lineTo(9, 19.5)
    return path, False


def _redo() -> _Outline:
    return _mirrored(_undo()[0]), False


def _mirrored(path: QPainterPath) -> QPainterPath:
    mirrored = QPainterPath(path)
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        mirrored.setElementPositionAt(index, _FIELD - element.x, element.y)
    return mirrored


def _pause() -> _Outline:
    return _lines(((8.5, 5), (8.5, 19)), ((15.5, 5), (15.5, 19))), False


def _play() -> _Outline:
    return _shape((8, 5.5), (18.5, 12), (8, 18.5)), True


def _announce() -> _Outline:
    centre = QPointF(12, 12.8)
    points = []
    for corner in range(10):
        reach, angle = (9.2, 4.1)[corner % 2], pi * corner / 5 - pi / 2
        points.append((centre.x() + reach * cos(angle), centre.y() + reach * sin(angle)))
    return _shape(*points), True


def _resign() -> _Outline:
    path = _lines(((6, 21), (6, 4)))
    path.moveTo(6, 4.5)
    path.cubicTo(10, 2.5, 13.5, 7, 18.5, 4.5)
    path.lineTo(18.5, 13)
    path.cubicTo(13.5, 15.5, 10, 11, 6, 13)
    return path, False


def _hint() -> _Outline:
    path = QPainterPath(QPointF(9.2, 16.5))
    path.cubicTo(9.2, 14, 5.8, 13, 5.8, 9)
    path.arcTo(QRectF(5.8, 2.8, 12.4, 12.4), 180, -180)
    path.cubicTo(18.2, 13, 14.8, 14, 14.8, 16.5)
    path.closeSubpath()
    path.addPath(_lines(((10, 20.5), (14, 20.5))))
    return path, False


def _settings() -> _Outline:
    path = QPainterPath()
    for y, knob in ((6.0, 15.0), (12.0, 8.5), (18.0, 14.0)):
        path.addPath(_lines(((3.5, y), (knob - 2.4, y)), ((knob + 2.4, y), (20.5, y))))
        path.addEllipse(QPointF(knob, y), 2.4, 2.4)
    return path, False


def _home() -> _Outline:
    path = _lines(((3.5, 11.5), (12, 4), (20.5, 11.5)))
    path.addPath(_lines(((6, 10), (6, 20), (18, 20), (18, 10)), ((12, 20), (12, 14.5))))
    return path, False


def _back() -> _Outline:
    return _lines(((11, 5), (4, 12), (11, 19)), ((4.5, 12), (20, 12))), False


def _new() -> _Outline:
    return _lines(((12, 4.5), (12, 19.5)), ((4.5, 12), (19.5, 12))), False


def _help() -> _Outline:
    path = QPainterPath()
    path.arcMoveTo(QRectF(7.5, 3.5, 9, 9), 170)
    path.arcTo(QRectF(7.5, 3.5, 9, 9), 170, -215)
    path.quadTo(12, 12.8, 12, 15.2)
    path.addPath(_lines(((12, 19.9), (12, 20.1))))
    return path, False


def _clock() -> _Outline:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 8.5, 8.5)
    path.addPath(_lines(((12, 7), (12, 12), (15.5, 14))))
    return path, False


def _first() -> _Outline:
    return _lines(((6, 5), (6, 19)), ((17.5, 5), (10.5, 12), (17.5, 19))), False


def _previous() -> _Outline:
    return _lines(((15, 5), (8, 12), (15, 19))), False


def _next() -> _Outline:
    return _mirrored(_previous()[0]), False


def _last() -> _Outline:
    return _mirrored(_first()[0]), False


def _forward() -> _Outline:
    return _mirrored(_back()[0]), False


def _up() -> _Outline:
    return _lines(((5, 11), (12, 4), (19, 11)), ((12, 4.5), (12, 20))), False


def _new_folder() -> _Outline:
    path = _shape((3.5, 19), (3.5, 5.5), (9, 5.5), (11.5, 8), (20.5, 8), (20.5, 19))
    path.addPath(_lines(((12, 10.8), (12, 16.2)), ((9.3, 13.5), (14.7, 13.5))))
    return path, False


def _tiles() -> _Outline:
    path = QPainterPath()
    for x in (4.5, 14.0):
        for y in (4.5, 14.0):
            path.addRect(QRectF(x, y, 5.5, 5.5))
    return path, False


def _rows() -> _Outline:
    return _lines(*(((4.5, y), (19.5, y)) for y in (5.5, 10, 14.5, 19))), False


_OUTLINES: dict[Glyph, Callable[[], _Outline]] = {
    Glyph.UNDO: _undo,
    Glyph.REDO: _redo,
    Glyph.PAUSE: _pause,
    Glyph.PLAY: _play,
    Glyph.ANNOUNCE: _announce,
    Glyph.RESIGN: _resign,
    Glyph.HINT: _hint,
    Glyph.SETTINGS: _settings,
    Glyph.HOME: _home,
    Glyph.BACK: _back,
    Glyph.NEW: _new,
    Glyph.HELP: _help,
    Glyph.CLOCK: _clock,
    Glyph.FIRST: _first,
    Glyph.PREVIOUS: _previous,
    Glyph.NEXT: _next,
    Glyph.LAST: _last,
    Glyph.FORWARD: _forward,
    Glyph.UP: _up,
    Glyph.NEW_FOLDER: _new_folder,
    Glyph.TILES: _tiles,
    Glyph.ROWS: _rows,
}
