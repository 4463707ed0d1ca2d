"""The cards of Foursquare and the cloth they lie on, painted as vectors at any size.

A card is known by its rank first, for only ranks matter; suits differ in shape and in colour. A card that
lies face down shows a dark back with a lattice, an empty cell only a line in the cloth.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from quarto_desktop.solitaire.cards import Card, Suit, rank_of, suit_of
from quarto_desktop.ui.art.palette import TablePalette, blend, faded
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render
from quarto_desktop.ui.art.suits import suit_path

CARD_RATIO = 0.72
"""Width of a card, as a share of its height."""
RISE = 0.035
"""How much higher each card of a pile lies, as a share of the height of a card."""
MOST_RISES = 3
"""How many cards lie under the top one at most."""

_CORNER = 0.11
"""Radius of the corners, as a share of the width."""
_SMALL = 74.0
"""Below this height a card shows one large rank and one suit, and no indices in its corners."""
_LATTICE = 7
"""Diamonds across the back of a card."""


@dataclass(frozen=True, eq=False)
class CardColours:
    """The colours of cards and cloth."""

    paper: QColor
    paper_edge: QColor
    """The rim of a card, and the cards below the top one."""
    suits: dict[Suit, QColor]
    back: QColor
    back_line: QColor
    """The lattice and the frame of the back."""
    cloth: QColor
    cloth_light: QColor
    cloth_line: QColor
    """The line around a cell; carries its own opacity."""
    rim: QColor
    """The wooden frame of the cloth."""


_LIGHT = CardColours(
    paper=QColor("#fffdf7"),
    paper_edge=QColor("#b9ad98"),
    suits={
        Suit.SPADES: QColor("#231f1c"),
        Suit.HEARTS: QColor("#c3241d"),
        Suit.DIAMONDS: QColor("#1a5fb4"),
        Suit.CLUBS: QColor("#17693a"),
    },
    back=QColor("#5a2f1d"),
    back_line=QColor("#e3c08f"),
    cloth=QColor("#4d7f6a"),
    cloth_light=QColor("#5b8f79"),
    cloth_line=QColor(255, 255, 255, 120),
    rim=QColor("#a9784b"),
)
_DARK = CardColours(
    paper=QColor("#f1e9da"),
    paper_edge=QColor("#8d8371"),
    suits={
        Suit.SPADES: QColor("#1d1a18"),
        Suit.HEARTS: QColor("#b3201a"),
        Suit.DIAMONDS: QColor("#17549f"),
        Suit.CLUBS: QColor("#145c33"),
    },
    back=QColor("#52301f"),
    back_line=QColor("#d3ae7e"),
    cloth=QColor("#2b4a3e"),
    cloth_light=QColor("#335648"),
    cloth_line=QColor(255, 255, 255, 90),
    rim=QColor("#6e4b2e"),
)


def card_colours(palette: TablePalette) -> CardColours:
    """The colours of cards and cloth that go with a palette."""
    return _DARK if palette.is_dark else _LIGHT


def fit_card(box: QRectF) -> QRectF:
    """The largest card that fits into the middle of `box`."""
    height = min(box.height(), box.width() / CARD_RATIO)
    size = QSizeF(height * CARD_RATIO, height)
    return QRectF(box.center() - QPointF(size.width() / 2, size.height() / 2), size)


def paint_card(painter: QPainter, rect: QRectF, card: Card, palette: TablePalette) -> None:
    """Paint `card` face up, filling `rect`."""
    colours = card_colours(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_sheet(painter, rect, colours.paper, colours.paper_edge)
    ink = colours.suits[suit_of(card)]
    if rect.height() < _SMALL:
        _paint_plain_face(painter, rect, card, ink)
    else:
        _paint_full_face(painter, rect, card, ink)
    painter.restore()


def paint_back(painter: QPainter, rect: QRectF, palette: TablePalette) -> None:
    """Paint a card that lies face down, filling `rect`."""
    colours = card_colours(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_sheet(painter, rect, colours.paper, colours.paper_edge)
    inset = 0.06 * rect.width()
    field = rect.adjusted(inset, inset, -inset, -inset)
    path = _rounded(field, 0.07 * rect.width())
    painter.fillPath(path, colours.back)
    painter.setClipPath(path)
    painter.setPen(QPen(faded(colours.back_line, 0.75), max(0.6, 0.016 * rect.width())))
    _draw_lattice(painter, field)
    painter.setClipping(False)
    frame = 2 * inset
    painter.setPen(QPen(colours.back_line, max(0.8, 0.02 * rect.width())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(
        rect.adjusted(frame, frame, -frame, -frame), 0.05 * rect.width(), 0.05 * rect.width()
    )
    painter.restore()


def paint_pile(painter: QPainter, rect: QRectF, top: Card | None, height: int, palette: TablePalette) -> None:
    """Paint a pile into `rect`, which has room for the highest: see :func:`pile_size`.

    Args:
        painter: paints.
        rect: the room.
        top: the card on top, None when it lies face down.
        height: how many cards the pile has.
        palette: the colours of the table.
    """
    colours = card_colours(palette)
    size = QSizeF(rect.width(), rect.height() / (1 + RISE * (MOST_RISES + 1)))
    rise = RISE * size.height()
    lowest = QRectF(QPointF(rect.left(), rect.top() + MOST_RISES * rise), size)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shadow = _rounded(lowest.translated(0, rise * 0.8), _CORNER * size.width())
    painter.fillPath(shadow, faded(palette.shadow, 0.5))
    for below in range(height - 1):
        _paint_sheet(painter, lowest.translated(0, -below * rise), colours.paper, colours.paper_edge)
    painter.restore()
    uppermost = lowest.translated(0, -(height - 1) * rise)
    if top is None:
        paint_back(painter, uppermost, palette)
    else:
        paint_card(painter, uppermost, top, palette)


def pile_size(card: QSizeF) -> QSizeF:
    """The room that a pile of any height needs whose cards are of size `card`."""
    return QSizeF(card.width(), card.height() * (1 + RISE * (MOST_RISES + 1)))


def paint_cell(painter: QPainter, rect: QRectF, palette: TablePalette, *, open_now: bool) -> None:
    """Paint an empty cell: a full line where a card may go now, a broken one where one may go later."""
    colours = card_colours(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = max(1.0, 0.022 * rect.width())
    line = colours.cloth_line if open_now else faded(colours.cloth_line, 0.55)
    pen = QPen(line, width)
    if not open_now:
        pen.setDashPattern([2.0, 3.0])
    painter.setPen(pen)
    painter.setBrush(faded(palette.shadow, 0.22) if open_now else Qt.BrushStyle.NoBrush)
    inside = rect.adjusted(width, width, -width, -width)
    painter.drawRoundedRect(inside, _CORNER * rect.width(), _CORNER * rect.width())
    painter.restore()


def paint_cloth(painter: QPainter, rect: QRectF, palette: TablePalette) -> None:
    """Paint the cloth in its wooden frame, filling `rect`."""
    colours = card_colours(palette)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = max(3.0, 0.012 * min(rect.width(), rect.height()))
    corner = rim * 2.2
    painter.fillPath(_rounded(rect.translated(0, rim * 0.5), corner), faded(palette.shadow, 0.5))
    frame = rect.adjusted(0, 0, 0, -rim * 0.6)
    painter.fillPath(_rounded(frame, corner), colours.rim)
    painter.setPen(QPen(faded(palette.ring, 0.7), 1))
    painter.drawPath(_rounded(frame.adjusted(0.5, 0.5, -0.5, -0.5), corner))
    inside = frame.adjusted(rim, rim, -rim, -rim)
    light = QLinearGradient(inside.topLeft(), inside.bottomRight())
    light.setColorAt(0, colours.cloth_light)
    light.setColorAt(1, colours.cloth)
    painter.fillPath(_rounded(inside, corner * 0.6), light)
    painter.setPen(QPen(blend(colours.cloth, QColor("black"), 0.35), max(1.0, rim * 0.25)))
    painter.drawPath(_rounded(inside, corner * 0.6))
    painter.restore()


def pile_pixmap(top: Card | None, height: int, card: QSizeF, dpr: float, palette: TablePalette) -> QPixmap:
    """A pile whose cards are of size `card`; shared, do not paint on it."""
    size = pile_size(card)
    key = ("pile", top, height, size.width(), size.height(), dpr, palette)
    return PIXMAPS.get(
        key,
        lambda: render(size, dpr, lambda painter, rect: paint_pile(painter, rect, top, height, palette)),
    )


def rank_word(card: Card) -> str:
    """What stands on a card for its rank: A, 2 ... 10."""
    rank = rank_of(card)
    return "A" if rank == 1 else str(rank)


def _paint_plain_face(painter: QPainter, rect: QRectF, card: Card, ink: QColor) -> None:
    _fill_rank(painter, _part(rect, 0.1, 0.07, 0.8, 0.5), card, ink)
    painter.fillPath(suit_path(suit_of(card), _part(rect, 0.26, 0.61, 0.48, 0.33)), ink)


def _paint_full_face(painter: QPainter, rect: QRectF, card: Card, ink: QColor) -> None:
    _fill_rank(painter, _part(rect, 0.22, 0.21, 0.56, 0.39), card, ink)
    painter.fillPath(suit_path(suit_of(card), _part(rect, 0.29, 0.65, 0.42, 0.27)), ink)
    for turn in (0, 180):
        painter.save()
        painter.translate(rect.center())
        painter.rotate(turn)
        painter.translate(-rect.center())
        _fill_rank(painter, _part(rect, 0.06, 0.045, 0.17, 0.105), card, ink)
        painter.fillPath(suit_path(suit_of(card), _part(rect, 0.07, 0.16, 0.13, 0.075)), ink)
        painter.restore()


def _fill_rank(painter: QPainter, box: QRectF, card: Card, ink: QColor) -> None:
    """Fill the outline of the rank, as large as fits into the middle of `box`."""
    path, bounds = _rank_outline(rank_word(card))
    scale = min(box.width() / bounds.width(), box.height() / bounds.height())
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    painter.fillPath(path, ink)
    painter.restore()


@cache
def _rank_outline(word: str) -> tuple[QPainterPath, QRectF]:
    """The outline of a rank at some size, and its box; all digits are as high."""
    font = QFont("DejaVu Sans")
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setBold(True)
    font.setPixelSize(200)
    if len(word) > 1:
        font.setStretch(78)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, -14)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, word)
    return path, path.boundingRect()


def _part(rect: QRectF, left: float, top: float, width: float, height: float) -> QRectF:
    """A part of a rectangle, in shares of its width and height."""
    return QRectF(
        rect.left() + left * rect.width(),
        rect.top() + top * rect.height(),
        width * rect.width(),
        height * rect.height(),
    )


def _paint_sheet(painter: QPainter, rect: QRectF, paper: QColor, edge: QColor) -> None:
    line = max(0.8, 0.012 * rect.width())
    half = line / 2
    painter.setPen(QPen(edge, line))
    painter.setBrush(paper)
    corner = _CORNER * rect.width()
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner)


def _draw_lattice(painter: QPainter, field: QRectF) -> None:
    step = field.width() / _LATTICE
    lines = int((field.width() + field.height()) / step) + 1
    for number in range(lines + 1):
        at = number * step
        painter.drawLine(
            QPointF(field.left() + at, field.top()),
            QPointF(field.left() + at - field.height(), field.bottom()),
        )
        painter.drawLine(
            QPointF(field.right() - at, field.top()),
            QPointF(field.right() - at + field.height(), field.bottom()),
        )


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
