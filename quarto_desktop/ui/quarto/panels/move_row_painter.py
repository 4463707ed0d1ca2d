"""Paints a row of the move list: the number of the turn, the piece, the words, who acts.

Name and sign of chance stand at the right where they fit beside the words, else small below them: the words
are never cut off for their sake.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui.art.glyphs import Glyph, paint_glyph
from quarto_desktop.ui.art.palette import TablePalette, blend
from quarto_desktop.ui.art.piece import piece_pixmap
from quarto_desktop.ui.quarto.panels.move_rows import MoveRole

_PIECE = 28
_NUMBER_WIDTH = 18
_MARGIN = 7
_GAP = 5
_APART = 12
_RIM = 2
_SIGN = 15
_SMALL = 0.8
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class MoveRowPainter(QStyledItemDelegate):
    """Paints rows in the colours of the table."""

    def __init__(self, colours: TablePalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._colours = colours

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows are equally high: words with a small name below them fit."""
        both = option.fontMetrics.height() + QFontMetrics(_small(option.font)).height()
        return QSize(160, max(_PIECE + 4, both))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect
        self._paint_ground(painter, option)
        painter.setFont(option.font)
        painter.setPen(self._colours.text_muted)
        number = QRect(rect.left(), rect.top(), _NUMBER_WIDTH, rect.height())
        painter.drawText(
            number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, index.data(MoveRole.TURN)
        )
        left = number.right() + _GAP
        piece = index.data(MoveRole.PIECE)
        if piece is not None:
            self._paint_piece(painter, QRect(left, rect.center().y() - _PIECE // 2, _PIECE, _PIECE), piece)
        if index.row() > 0:  # without a piece too, so that all words begin at one line
            left += _PIECE + _GAP
        self._paint_words(painter, option, index, left)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if not selected and not state & QStyle.StateFlag.State_MouseOver:
            return
        share = 0.20 if selected else 0.08
        focused = selected and bool(state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(self._colours.accent if focused else Qt.PenStyle.NoPen)
        painter.setBrush(blend(self._colours.surface, self._colours.accent, share))
        painter.drawRoundedRect(option.rect.adjusted(1, 1, -3, -1), 6, 6)

    def _paint_piece(self, painter: QPainter, room: QRect, piece: Piece) -> None:
        """The piece; on a chip of wood in the dark theme, where a dark piece would hardly be seen."""
        colours = self._colours
        if colours.is_dark:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.board_light)
            painter.drawRoundedRect(room, 6, 6)
            room = room.adjusted(_RIM, _RIM, -_RIM, -_RIM)
        size = room.width()
        painter.drawPixmap(
            room.topLeft(), piece_pixmap(piece, size, painter.device().devicePixelRatioF(), colours)
        )

    def _paint_words(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        left: int,
    ) -> None:
        room = QRect(left, option.rect.top(), option.rect.right() - left - _MARGIN, option.rect.height())
        metrics = painter.fontMetrics()
        full = index.data(Qt.ItemDataRole.DisplayRole)
        words = metrics.elidedText(full, Qt.TextElideMode.ElideRight, room.width())
        name, by_chance = index.data(MoveRole.PLAYER) or "", bool(index.data(MoveRole.BY_CHANCE))
        sign = _SIGN + _GAP if by_chance else 0
        extra = metrics.horizontalAdvance(name) + sign
        is_wide = not extra or metrics.horizontalAdvance(words) + _APART + extra <= room.width()
        upper, lower = (
            (room, room.adjusted(room.width() - extra, 0, 0, 0)) if is_wide else _halves(room, painter)
        )
        painter.setPen(self._colours.text)
        painter.drawText(upper, _LEFT, words)
        if not is_wide:
            painter.setFont(_small(painter.font()))
        if by_chance:
            self._paint_clock(painter, lower)
        painter.setPen(self._colours.text_muted)
        lower = lower.adjusted(sign, 0, 0, 0)
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, _LEFT, name)

    def _paint_clock(self, painter: QPainter, room: QRect) -> None:
        """The sign that time was up and chance chose."""
        side = min(_SIGN, room.height())
        sign = QRectF(room.left(), room.center().y() + 0.5 - side / 2, side, side)
        paint_glyph(painter, sign, Glyph.CLOCK, self._colours.text_muted)


def _halves(room: QRect, painter: QPainter) -> tuple[QRect, QRect]:
    """Two lines in a row: one for words, and below it one for a small name."""
    upper = painter.fontMetrics().height()
    lower = QFontMetrics(_small(painter.font())).height()
    top = room.top() + (room.height() - upper - lower) // 2
    return QRect(room.left(), top, room.width(), upper), QRect(room.left(), top + upper, room.width(), lower)


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * _SMALL)
    return small
