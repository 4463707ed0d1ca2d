"""Paints a row of the move list: the number of the turn, who acts, the piece, the words."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from quarto_desktop.ui.art.palette import TablePalette, blend
from quarto_desktop.ui.art.piece import piece_pixmap
from quarto_desktop.ui.panels.move_rows import MoveRole

_PIECE = 28
_NUMBER_WIDTH = 22
_GAP = 5
_APART = 12


class MoveRowPainter(QStyledItemDelegate):
    """Paints rows in the colours of the table."""

    def __init__(self, colours: TablePalette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._colours = colours

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows are equally high."""
        return QSize(160, max(_PIECE + 4, option.fontMetrics.height() + 8))

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
            top = rect.top() + (rect.height() - _PIECE) // 2
            painter.drawPixmap(
                left, top, piece_pixmap(piece, _PIECE, painter.device().devicePixelRatioF(), self._colours)
            )
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

    def _paint_words(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        left: int,
    ) -> None:
        room = QRect(left, option.rect.top(), option.rect.right() - left - 4, option.rect.height())
        painter.setPen(self._colours.text)
        words = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        used = painter.fontMetrics().horizontalAdvance(words) + _APART
        self._paint_player(painter, room.adjusted(used, 0, -_GAP, 0), index.data(MoveRole.PLAYER) or "")

    def _paint_player(self, painter: QPainter, room: QRect, name: str) -> None:
        """Name whose turn it is at the right end, where there is room for the whole name."""
        if painter.fontMetrics().horizontalAdvance(name) <= room.width():
            painter.setPen(self._colours.text_muted)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, name)
