"""The coins that tell a value: each has a letter, a shape and a colour of its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPen, QPixmap

from quarto_desktop.engine.values import Value
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette, contrast
from quarto_desktop.ui.art.pixmaps import render

_LETTER = 0.62
"""Size of the letter, as a share of the coin."""
_ROUND, _SOFT, _CUT = 0.5, 0.18, 0.26
"""Corners, as shares of the side: a win is a disc, a draw has soft corners, a loss has them cut off."""


def coin_colour(value: Value, palette: TablePalette) -> QColor:
    """The metal of a coin."""
    return {Value.WIN: palette.good, Value.DRAW: palette.last, Value.LOSS: palette.urgent}[value]


def paint_coin(painter: QPainter, box: QRectF, value: Value, palette: TablePalette) -> None:
    """Paint the coin of `value` into a square `box`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(1.0, 0.07 * box.width())
    shape = _shape(box.adjusted(rim, rim, -rim, -rim), value)
    metal = coin_colour(value, palette)
    painter.setPen(QPen(palette.mark_outline, rim))
    painter.setBrush(metal)
    painter.drawPath(shape)
    _paint_letter(painter, box, texts.value_letter(value), _ink(metal, palette))
    painter.restore()


def coin_pixmap(value: Value, side: float, dpr: float, palette: TablePalette) -> QPixmap:
    """The coin of `value` by itself, `side` wide, for a screen of ratio `dpr`."""
    box = QRectF(0, 0, side, side)
    return render(box.size(), dpr, lambda painter, rect: paint_coin(painter, rect, value, palette))


def _shape(box: QRectF, value: Value) -> QPainterPath:
    path = QPainterPath()
    if value is not Value.LOSS:
        radius = (_ROUND if value is Value.WIN else _SOFT) * box.width()
        path.addRoundedRect(box, radius, radius)
        return path
    cut = _CUT * box.width()
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    path.moveTo(left + cut, top)
    for x, y in (
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _ink(metal: QColor, palette: TablePalette) -> QColor:
    """Whichever of dark and light can be read better on the metal."""
    return max((palette.mark_outline, QColor(Qt.GlobalColor.white)), key=lambda ink: contrast(ink, metal))


def _paint_letter(painter: QPainter, box: QRectF, letter: str, ink: QColor) -> None:
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(8, round(_LETTER * box.height())))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), letter)
