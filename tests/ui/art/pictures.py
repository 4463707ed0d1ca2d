"""Paints on a piece of the board and compares the pictures without their colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from quarto_desktop.ui.art.palette import TablePalette

Paint = Callable[[QPainter, QRectF], None]


def picture(paint: Paint, palette: TablePalette, size: int) -> QImage:
    """What *paint* paints into a square of *size* pixels in the colour of the board."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(palette.board)
    painter = QPainter(image)
    paint(painter, QRectF(image.rect()))
    painter.end()
    return image


def greys(image: QImage) -> bytes:
    """One byte of grey for each pixel, row by row."""
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = (cast(memoryview, flat.constScanLine(y)) for y in range(flat.height()))
    return b"".join(bytes(row[: flat.width()]) for row in rows)  # a row may be padded


def pixels_apart(first: QImage, second: QImage, at_least: int) -> int:
    """How many pixels of two pictures differ by *at_least* so much grey (0-255)."""
    pairs = zip(greys(first), greys(second), strict=True)
    return sum(abs(one - other) >= at_least for one, other in pairs)
