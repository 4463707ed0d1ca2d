"""The pixmaps of the table of cards: painted once for a palette and a screen, then only moved about."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.table import Pile
from quarto_desktop.ui.art.card_marks import CardMark, card_mark_pixmap
from quarto_desktop.ui.art.cards import card_colours, paint_cell, paint_cloth, pile_pixmap
from quarto_desktop.ui.art.palette import TablePalette, faded
from quarto_desktop.ui.art.pixmaps import PIXMAPS, render

_CENTRE = Qt.AlignmentFlag.AlignCenter


class CardSprites:
    """Pixmaps for one palette and one screen; made when first asked for."""

    def __init__(self, palette: TablePalette, dpr: float) -> None:
        self.palette = palette
        self.dpr = dpr

    def pile(self, pile: Pile, card: QSizeF) -> QPixmap:
        """A pile whose cards are of size `card`."""
        top = pile.top if pile.face_up else None
        return pile_pixmap(top, pile.height, card, self.dpr, self.palette)

    def single(self, card: Card | None, size: QSizeF) -> QPixmap:
        """One card, None for its back, in a pixmap with the room of a pile."""
        return pile_pixmap(card, 1, size, self.dpr, self.palette)

    def stock(self, height: int, size: QSizeF) -> QPixmap:
        """A pile of backs, `height` (1-4) of them to be seen."""
        return pile_pixmap(None, height, size, self.dpr, self.palette)

    def cell(self, size: QSizeF, *, open_now: bool) -> QPixmap:
        """An empty cell."""
        return self._painted(
            ("cell", open_now),
            size,
            lambda painter, rect: paint_cell(painter, rect, self.palette, open_now=open_now),
        )

    def cloth(self, size: QSizeF) -> QPixmap:
        """The cloth; it has a little room for its shadow below."""
        return self._painted(("cloth",), size, lambda painter, rect: paint_cloth(painter, rect, self.palette))

    def mark(self, mark: CardMark, cell: QRectF) -> QPixmap:
        """A mark."""
        return card_mark_pixmap(mark, cell, self.dpr, self.palette)

    def badge(self, number: int, side: float, font: QFont) -> QPixmap:
        """The height of a pile: a number on a round sign."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            _round_sign(painter, rect, QColor("#fffdf7"), QColor("#3a2a1c"))
            _words(painter, rect, str(number), font, 0.6 * side, QColor("#3a2a1c"))

        return self._painted(("badge", number), QSizeF(side, side), paint)

    def plate(self, lines: tuple[str, str], size: QSizeF, font: QFont, *, best: bool) -> QPixmap:
        """What a hint says of a cell: its chance, and its score below."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            _paint_plate(painter, rect, lines, font, self.palette, best=best)

        return self._painted(("plate", lines, best, font.toString()), size, paint)

    def pips(self, counted: int, now: int, most: int, size: QSizeF) -> QPixmap:
        """The counter: a sign for each face-down card that may lie, filled for those that do."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            _paint_pips(painter, rect, counted, now, most, self.palette)

        return self._painted(("pips", counted, now, most), size, paint)

    def _painted(
        self, key: tuple[Hashable, ...], size: QSizeF, paint: Callable[[QPainter, QRectF], None]
    ) -> QPixmap:
        whole = ("cards", *key, size.width(), size.height(), self.dpr, self.palette)
        return PIXMAPS.get(whole, lambda: render(size, self.dpr, paint))


def _round_sign(painter: QPainter, rect: QRectF, ground: QColor, ink: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = max(1.0, 0.06 * rect.width())
    painter.setPen(QPen(ink, line))
    painter.setBrush(ground)
    painter.drawEllipse(rect.adjusted(line, line, -line, -line))


def _words(painter: QPainter, rect: QRectF, words: str, font: QFont, pixels: float, ink: QColor) -> None:
    sized = QFont(font)
    sized.setPixelSize(max(7, round(pixels)))
    sized.setBold(True)
    painter.setFont(sized)
    painter.setPen(ink)
    painter.drawText(rect, int(_CENTRE), words)


def _paint_plate(
    painter: QPainter,
    rect: QRectF,
    lines: tuple[str, str],
    font: QFont,
    palette: TablePalette,
    *,
    best: bool,
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QColor(palette.win) if best else QColor("#fffdf7")
    painter.setPen(QPen(palette.mark_outline, 1))
    painter.setBrush(faded(ground, 0.94))
    corner = 0.2 * rect.height()
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    half = rect.height() / 2
    ink = QColor("#2a1809")
    upper, lower = QRectF(rect), QRectF(rect)
    upper.setHeight(half * 1.12)
    lower.setTop(rect.top() + half * 1.02)
    _words(painter, upper, lines[0], font, half * 0.86, ink)
    _words(painter, lower, lines[1], font, half * 0.66, QColor("#5c4630"))


def _paint_pips(
    painter: QPainter, rect: QRectF, counted: int, now: int, most: int, palette: TablePalette
) -> None:
    """Small backs of cards side by side; one more than may lie stands for a lost game."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = card_colours(palette)
    shown = max(most, counted)
    width = min(rect.height() * 0.72, rect.width() / (shown * 1.28))
    height = width / 0.72
    left = rect.center().x() - (shown * 1.28 - 0.28) * width / 2
    for number in range(shown):
        card = QRectF(left + number * 1.28 * width, rect.center().y() - height / 2, width, height)
        filled = number < counted
        warns = counted >= most
        line = palette.urgent if warns else colours.back_line if filled else palette.text_muted
        painter.setPen(QPen(line, max(1.2, 0.08 * width)))
        painter.setBrush(
            Qt.BrushStyle.NoBrush
            if not filled
            else faded(palette.urgent if warns else colours.back, 1.0 if number < now else 0.5)
        )
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 0.12 * width, 0.12 * width)
        if number >= most:
            painter.setPen(QPen(palette.surface, max(1.5, 0.12 * width)))
            inner = card.adjusted(0.3 * width, 0.35 * height, -0.3 * width, -0.35 * height)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(QPointF(inner.right(), inner.top()), QPointF(inner.left(), inner.bottom()))
