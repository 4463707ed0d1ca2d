"""Small pictures of the games, painted with the wood and the pieces of the table."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.rules.pieces import Piece, piece
from quarto_desktop.solitaire.cards import Suit, card
from quarto_desktop.ui.art.cards import CARD_RATIO, card_colours, paint_back, paint_card
from quarto_desktop.ui.art.geometry import well_rect
from quarto_desktop.ui.art.marks import paint_announce_mark, paint_win_mark
from quarto_desktop.ui.art.palette import TablePalette, faded
from quarto_desktop.ui.art.piece import paint_piece
from quarto_desktop.ui.art.pixmaps import render

_HEIGHT = 148
_CORNER = 11.0
_SETTLING_MS = 100
"""So long after the last change of its size a picture is painted anew."""


class Picture(Enum):
    """What is painted."""

    LINE = "line"
    """Four pieces in a row that have one thing in common."""
    BLOCK = "block"
    """A 2x2 block of them."""
    ANNOUNCED = "announced"
    """A row that lights up because it can be announced."""
    CARDS = "cards"
    """Cards of the solitaire, face up and face down."""


class Illustration(QWidget):
    """Paints a picture as wide as it is made; the lower corners are square, the upper ones round."""

    def __init__(self, picture: Picture, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._colours = colours
        self._painted: QPixmap | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLING_MS)
        self._settling.timeout.connect(self._settle)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self._painted = None
        self.update()

    def sizeHint(self) -> QSize:
        """Broad rather than high."""
        return QSize(240, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Still to be made out."""
        return QSize(160, 86)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture; while its size changes the old one, stretched, as painting it takes a while."""
        pixels, dpr = self.size() * self.devicePixelRatioF(), self.devicePixelRatioF()
        if self._painted is None:
            self._painted = self._paint(pixels, dpr)
        painter = QPainter(self)
        if self._painted.size() == pixels:
            painter.drawPixmap(0, 0, self._painted)
        else:
            self._settling.start()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._painted)
        painter.end()

    def _settle(self) -> None:
        """The size has not changed for a while: paint anew."""
        self._painted = None
        self.update()

    def _paint(self, pixels: QSize, dpr: float) -> QPixmap:
        size = QSizeF(pixels) / dpr
        return render(
            size, dpr, lambda painter, rect: paint_picture(painter, rect, self._picture, self._colours)
        )


def paint_picture(painter: QPainter, rect: QRectF, picture: Picture, colours: TablePalette) -> None:
    """Paint `picture` into all of `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(_rounded_above(rect))
    _PAINTERS[picture](painter, rect, colours)
    painter.restore()


def _paint_line(painter: QPainter, rect: QRectF, colours: TablePalette) -> None:
    _paint_wood(painter, rect, colours)
    _paint_row(painter, rect, (0b1010, 0b0111, 0b1110, 0b0011), colours, paint_win_mark)


def _paint_announced(painter: QPainter, rect: QRectF, colours: TablePalette) -> None:
    _paint_wood(painter, rect, colours)
    _paint_row(painter, rect, (0b0000, 0b1010, 0b1100, 0b0110), colours, paint_announce_mark)


def _paint_block(painter: QPainter, rect: QRectF, colours: TablePalette) -> None:
    _paint_wood(painter, rect, colours)
    side = min(rect.width() / 4.4, rect.height() / 1.9)
    rows = ((None, 0b1101, 0b0100, None), (None, 0b0110, 0b1111, 0b1000))
    for row, pieces in enumerate(rows):
        for column, number in enumerate(pieces):
            cell = _cell(rect, side, column, row - 0.5)
            _paint_well(painter, cell, colours)
            if number is not None and column in (1, 2):
                paint_win_mark(painter, cell, colours)
    for row, pieces in enumerate(rows):
        for column, number in enumerate(pieces):
            if number is not None:
                paint_piece(painter, _cell(rect, side, column, row - 0.5), piece(number), colours)


def _paint_row(
    painter: QPainter,
    rect: QRectF,
    numbers: tuple[int, int, int, int],
    colours: TablePalette,
    paint_mark: Callable[[QPainter, QRectF, TablePalette], None],
) -> None:
    side = min(rect.width() / 4.4, rect.height() / 1.12)
    for column in range(4):
        cell = _cell(rect, side, column, 0)
        _paint_well(painter, cell, colours)
        paint_mark(painter, cell, colours)
    for column, number in enumerate(numbers):
        paint_piece(painter, _cell(rect, side, column, 0), Piece(number), colours)


def _cell(rect: QRectF, side: float, column: float, row: float) -> QRectF:
    """The cell of `column` (0-3) in the middle of `rect`, `row` cells below the middle."""
    left = rect.center().x() + (column - 2) * side
    top = rect.center().y() - side * 0.54 + row * side * 0.78
    return QRectF(left, top, side, side)


def _paint_wood(painter: QPainter, rect: QRectF, colours: TablePalette) -> None:
    sheen = QLinearGradient(rect.topLeft(), rect.bottomRight())
    sheen.setColorAt(0, colours.board_light)
    sheen.setColorAt(1, colours.board)
    painter.fillRect(rect, sheen)


def _paint_well(painter: QPainter, cell: QRectF, colours: TablePalette) -> None:
    well = well_rect(cell)
    painter.setPen(QPen(colours.ring, max(1.0, cell.width() * 0.012)))
    painter.setBrush(colours.groove)
    painter.drawEllipse(well)
    painter.setPen(QPen(faded(colours.groove_shade, 0.7), max(1.0, cell.width() * 0.02)))
    painter.drawArc(well, 20 * 16, 140 * 16)


_CARDS = (card(3, Suit.SPADES), card(10, Suit.HEARTS), None, card(7, Suit.DIAMONDS), card(1, Suit.CLUBS))
"""The cards of the picture; None lies face down."""


def _paint_cards(painter: QPainter, rect: QRectF, colours: TablePalette) -> None:
    cloth = QLinearGradient(rect.topLeft(), rect.bottomRight())
    cloth.setColorAt(0, card_colours(colours).cloth_light)
    cloth.setColorAt(1, card_colours(colours).cloth)
    painter.fillRect(rect, cloth)
    height = min(rect.height() * 0.68, rect.width() / 6.8 / CARD_RATIO)
    width = height * CARD_RATIO
    step = width * 1.3
    left = rect.center().x() - (step * (len(_CARDS) - 1) + width) / 2
    for number, each in enumerate(_CARDS):
        lift = (number % 2) * height * 0.07
        place = QRectF(left + number * step, rect.center().y() - height * 0.5 - lift, width, height)
        _paint_shadow(painter, place, colours)
        if each is None:
            paint_back(painter, place, colours)
        else:
            paint_card(painter, place, each, colours)


def _paint_shadow(painter: QPainter, place: QRectF, colours: TablePalette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.shadow, 0.6))
    corner = place.width() * 0.11
    painter.drawRoundedRect(place.translated(0, place.height() * 0.03), corner, corner)


def _rounded_above(rect: QRectF) -> QPainterPath:
    """All of `rect` but its two upper corners, which are round."""
    path = QPainterPath(QPointF(rect.left(), rect.bottom()))
    path.lineTo(rect.left(), rect.top() + _CORNER)
    path.arcTo(QRectF(rect.left(), rect.top(), 2 * _CORNER, 2 * _CORNER), 180, -90)
    path.arcTo(QRectF(rect.right() - 2 * _CORNER, rect.top(), 2 * _CORNER, 2 * _CORNER), 90, -90)
    path.lineTo(rect.right(), rect.bottom())
    path.closeSubpath()
    return path


_PAINTERS: dict[Picture, Callable[[QPainter, QRectF, TablePalette], None]] = {
    Picture.LINE: _paint_line,
    Picture.BLOCK: _paint_block,
    Picture.ANNOUNCED: _paint_announced,
    Picture.CARDS: _paint_cards,
}
