"""The pictures of Foursquare in the help: an example drawn with the cards of the table itself."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from quarto_desktop.solitaire.cards import Suit
from quarto_desktop.solitaire.cells import Cell, cell_at
from quarto_desktop.solitaire.table import Pile
from quarto_desktop.ui.art.cards import (
    CARD_RATIO,
    MOST_RISES,
    RISE,
    card_colours,
    paint_cell,
    paint_cloth,
    paint_pile,
    pile_size,
)
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.help.example_layout import BELOW, LARGEST, Layout, lay_out
from quarto_desktop.ui.help.flip_example import Example, Picture

_EDGE = 6
"""Around everything, in device-independent pixels: room for shadows."""
_CARD_WIDTH = 0.86
"""Width of a card as a share of its cell's."""


def render_example(
    example: Example, room: float, palette: TablePalette, dpr: float = 1.0, *, largest: float = LARGEST
) -> QImage:
    """Draw an example, transparent around the tables.

    Args:
        example: what to show.
        room: the greatest width in device-independent pixels; the picture is as large as it needs to be.
        palette: the colours.
        dpr: device pixels to a device-independent one.
        largest: the greatest width of a cell, in device-independent pixels.
    """
    layout = lay_out(example, room - 2 * _EDGE, largest)
    width, height = layout.size.width() + 2 * _EDGE, layout.size.height() + 2 * _EDGE
    image = QImage(ceil(width * dpr), ceil(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_EDGE, _EDGE)
    _ExamplePainter(painter, layout, palette).paint(example.pictures)
    painter.end()
    return image


class _ExamplePainter:
    def __init__(self, painter: QPainter, layout: Layout, palette: TablePalette) -> None:
        self._painter, self._layout, self._palette = painter, layout, palette

    def paint(self, pictures: tuple[Picture, ...]) -> None:
        """Paint the tables in order, the arrows between them and the card in hand."""
        for number, (table, picture) in enumerate(zip(self._layout.tables, pictures, strict=True), 1):
            self._paint_table(table, picture)
            if self._layout.is_numbered:
                self._paint_number(table, number)
        for middle in self._layout.arrows:
            self._paint_arrow(middle)
        card = pictures[0].in_hand
        if self._layout.hand is not None and card is not None:
            paint_pile(self._painter, self._pile_rect(self._layout.hand), card, 1, self._palette)

    def _paint_table(self, table: QRectF, picture: Picture) -> None:
        paint_cloth(self._painter, table, self._palette)
        for row in self._layout.rows:
            for column in self._layout.columns:
                self._paint_cell(
                    self._layout.cell_rect(table, cell_at(column, row)), cell_at(column, row), picture
                )

    def _paint_cell(self, box: QRectF, cell: Cell, picture: Picture) -> None:
        pile = picture.table.piles.get(cell)
        rect = self._pile_rect(box)
        if pile is None:
            is_open = cell in picture.marked or cell == picture.target
            paint_cell(self._painter, _empty(rect), self._palette, open_now=is_open)
        else:
            top = pile.top if pile.face_up else None
            paint_pile(self._painter, rect, top, pile.height, self._palette)
            self._paint_height(rect, pile.height)
        colour = self._frame(cell, picture)
        if colour is not None:
            self._paint_frame(_on_top(rect, pile), colour)

    def _frame(self, cell: Cell, picture: Picture) -> QColor | None:
        """The colour that a cell is framed in: where the card goes or went, what turned, what is free."""
        if cell == picture.target or cell == picture.placed:
            return self._palette.last
        if cell in picture.turned:
            return self._palette.win
        return self._palette.good if cell in picture.marked else None

    def _paint_frame(self, card: QRectF, colour: QColor) -> None:
        wide = self._layout.cell * 0.055
        corner = card.width() * 0.13
        around = card.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(self._palette.mark_outline, wide * 1.7), QPen(colour, wide)):
            self._painter.setPen(pen)
            self._painter.drawRoundedRect(around, corner, corner)

    def _paint_height(self, rect: QRectF, height: int) -> None:
        """How many cards a pile has, in its corner; one card is to be seen."""
        if height > 1:
            colours = card_colours(self._palette)
            paper, ink = colours.paper, colours.suits[Suit.SPADES]
            side = self._layout.cell * 0.3
            badge = QRectF(rect.left() - side * 0.25, rect.bottom() - side * 0.95, side, side)
            self._painter.setPen(QPen(ink, side * 0.09))
            self._painter.setBrush(paper)
            self._painter.drawEllipse(badge)
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
            self._write(badge, str(height), ink, side * 0.72)

    def _paint_number(self, table: QRectF, number: int) -> None:
        below = QRectF(table.left(), table.bottom(), table.width(), self._layout.cell * BELOW)
        self._write(below, str(number), self._palette.text_muted, self._layout.cell * 0.3)

    def _paint_arrow(self, middle: QPointF) -> None:
        """A chevron that leads from one table to the next."""
        wide, high = self._layout.cell * 0.09, self._layout.cell * 0.17
        path = QPainterPath(middle + QPointF(-wide, -high))
        path.lineTo(middle + QPointF(wide, 0))
        path.lineTo(middle + QPointF(-wide, high))
        pen = QPen(self._palette.text_muted, self._layout.cell * 0.06)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self._painter.strokePath(path, pen)

    def _write(self, box: QRectF, text: str, colour: QColor, size: float) -> None:
        font = QFont(self._painter.font())
        font.setPixelSize(max(9, round(size)))
        font.setBold(True)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _pile_rect(self, box: QRectF) -> QRectF:
        """Where a pile lies in its cell."""
        width = box.width() * _CARD_WIDTH
        size = pile_size(QSizeF(width, width / CARD_RATIO))
        return QRectF(box.center() - QPointF(size.width() / 2, size.height() / 2), size)


def _empty(pile: QRectF) -> QRectF:
    """The outline of the one card that an empty cell has room for."""
    return _raised(pile, 0)


def _on_top(rect: QRectF, pile: Pile | None) -> QRectF:
    """Where the top card of a pile lies in the room for the highest pile."""
    return _raised(rect, 0 if pile is None else pile.height - 1)


def _raised(rect: QRectF, rises: int) -> QRectF:
    height = rect.height() / (1 + RISE * (MOST_RISES + 1))
    return QRectF(rect.left(), rect.top() + (MOST_RISES - rises) * RISE * height, rect.width(), height)
