"""The sheet that a game is exported on as a picture: a title, the table, and words below it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.art.stars import paint_stars, stars_size

SCALE = 2.0
"""Pixels to a device-independent one, so that the picture is sharp on every screen."""

_MARGIN = 44
_GAP = 16
"""Above and below the table. Lengths and sizes of type are in device-independent pixels."""
_TITLE, _HEADLINE, _WORDS = 30, 23, 19
_LINE = 1.6
_STAR = 34
_WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class Sheet:
    """What stands on the sheet, from top to bottom; an empty text takes no room.

    Attributes:
        title: what was played.
        subtitle: more of it in a line.
        table: the table, drawn with :data:`SCALE` pixels to a device-independent one.
        headline: how it ended.
        stars: how good it was, 0 to 3; None shows no stars.
        words: what else there is to say.
        width: of the whole sheet, in device-independent pixels.
    """

    title: str
    subtitle: str
    table: QImage
    headline: str = ""
    stars: int | None = None
    words: str = ""
    width: int = 900


def paint_sheet(sheet: Sheet, palette: TablePalette) -> QImage:
    """Paint the sheet, as high as it needs to be."""
    height = _Pen(None, sheet.width, palette).write(sheet) + _MARGIN
    size = (round(sheet.width * SCALE), ceil(height * SCALE))
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(SCALE)
    image.fill(palette.table)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        _Pen(painter, sheet.width, palette).write(sheet)
    return image


class _Pen:
    """Writes one thing below the other.

    Args:
        painter: writes; None only measures.
        width: of the sheet.
        palette: the colours.
    """

    def __init__(self, painter: QPainter | None, width: float, palette: TablePalette) -> None:
        self._painter, self._width, self._palette = painter, width, palette
        self._top = float(_MARGIN)

    def write(self, sheet: Sheet) -> float:
        """Write everything; returns where it ends."""
        ink, soft = self._palette.text, self._palette.text_muted
        self._write(sheet.title, _TITLE, ink, bold=True)
        self._write(sheet.subtitle, _WORDS, soft)
        self._top += _GAP
        self._draw(sheet.table)
        self._top += _GAP
        self._write(sheet.headline, _HEADLINE, ink, bold=True)
        self._light(sheet.stars)
        self._write(sheet.words, _WORDS, ink)
        return self._top

    def _write(self, words: str, size: int, ink: QColor, *, bold: bool = False) -> None:
        for line in words.splitlines():
            font = _font(size, bold)
            room = QRectF(_MARGIN, 0, self._width - 2 * _MARGIN, 10_000)
            height = QFontMetricsF(font).boundingRect(room, _WRAPPED, line).height()
            box = QRectF(room.x(), self._top, room.width(), height)
            if self._painter is not None:
                self._painter.setFont(font)
                self._painter.setPen(ink)
                self._painter.drawText(box, _WRAPPED, line)
            self._top += max(height + (_LINE - 1) * size / 2, size * _LINE)

    def _draw(self, table: QImage) -> None:
        size = table.deviceIndependentSize()
        if self._painter is not None:
            self._painter.drawImage(QPointF((self._width - size.width()) / 2, self._top), table)
        self._top += size.height()

    def _light(self, stars: int | None) -> None:
        if stars is None:
            return
        size = stars_size(_STAR)
        if self._painter is not None:
            corner = QPointF((self._width - size.width()) / 2, self._top)
            paint_stars(self._painter, QRectF(corner, size), stars, self._palette)
        self._top += size.height() + _GAP / 2


def _font(size: int, bold: bool) -> QFont:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(size)
    font.setBold(bold)
    return font
