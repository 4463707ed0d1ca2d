"""Paint everything of the table on one sheet, to be looked at.

    python tools/contact_sheet.py [FILE.png]

Shows all 16 pieces at three sizes, both themes, in colour and in grey, a sample board with the
stand and the reserve, every mark and every glyph.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.ui.art import board
from quarto_desktop.ui.art.glyphs import Glyph, glyph_icon
from quarto_desktop.ui.art.palette import DARK, LIGHT, TablePalette
from quarto_desktop.ui.art.piece import paint_piece, piece_pixmap

_WIDTH = 1060
_SIZES = (120, 64, 40)
_BOARD = {0: 0x8, 2: 0xE, 3: 0x1, 4: 0x6, 5: 0x3, 7: 0xB, 9: 0xD, 10: 0x4, 12: 0xF, 13: 0x2, 15: 0x0}

_MARKS: tuple[Callable[[QPainter, QRectF, TablePalette], None], ...] = (
    partial(board.paint_target_mark, strong=False),
    board.paint_target_mark,
    board.paint_last_mark,
    board.paint_win_mark,
    board.paint_announce_mark,
    board.paint_choice_mark,
    board.paint_focus_ring,
)


def main(arguments: list[str]) -> int:
    """Write the sheet to the file named in *arguments*; return the exit code."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    target = arguments[0] if arguments else "contact-sheet.png"
    columns = [_column(palette) for palette in (LIGHT, DARK)]
    height = columns[0].height()
    sheet = QImage(2 * _WIDTH, height, QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    for number, column in enumerate(columns):
        painter.drawImage(number * _WIDTH, 0, column)
    painter.end()
    written = sheet.save(target)
    del app
    print(f"{target}: {sheet.width()} x {height}" if written else f"cannot write {target}")
    return 0 if written else 1


def _column(palette: TablePalette) -> QImage:
    """Return one theme's half of the sheet."""
    pieces, pieces_height = _pieces(palette)
    table_height, strip_height = 800, 150
    image = QImage(_WIDTH, 2 * pieces_height + table_height + strip_height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    board.paint_table(painter, QRectF(image.rect()), palette)
    painter.drawImage(0, 0, pieces)
    painter.drawImage(0, pieces_height, pieces.convertToFormat(QImage.Format.Format_Grayscale8))
    _paint_sample(painter, QRectF(0, 2 * pieces_height, _WIDTH, table_height), palette)
    _paint_strip(painter, QRectF(0, 2 * pieces_height + table_height, _WIDTH, strip_height), palette)
    painter.end()
    return image


def _pieces(palette: TablePalette) -> tuple[QImage, int]:
    """Return all pieces in all sizes on the colour of the board, and the height of that."""
    height = 2 * _SIZES[0] + 40 + sum(size + 10 for size in _SIZES[1:])
    image = QImage(_WIDTH, height, QImage.Format.Format_RGB32)
    image.fill(palette.board)
    painter = QPainter(image)
    for piece in PIECES:
        row, column = divmod(piece, 8)
        paint_piece(painter, QRectF(10 + column * 130, 10 + row * 125, 120, 120), piece, palette)
        paint_piece(painter, QRectF(10 + piece * 65, 265, 64, 64), piece, palette)
        painter.drawPixmap(10 + piece * 65, 340, piece_pixmap(piece, 40, 1.0, palette))
    painter.end()
    return image, height


def _paint_sample(painter: QPainter, area: QRectF, palette: TablePalette) -> None:
    """Paint a board in mid-game, one mark of each kind, the stand and the reserve."""
    rect = QRectF(area.x() + 5, area.y() + 5, 560, 590)
    painter.drawPixmap(rect.topLeft(), board.board_pixmap(QSizeF(rect.size()), 1.0, palette))
    for square, mark in {1: board.paint_target_mark, 4: board.paint_last_mark}.items():
        mark(painter, board.square_rect(rect, square), palette)
    for square in (0, 5, 10, 15):
        board.paint_win_mark(painter, board.square_rect(rect, square), palette)
    for square, piece in _BOARD.items():
        paint_piece(painter, board.square_rect(rect, square), Piece(piece), palette)
    board.paint_focus_ring(painter, board.square_rect(rect, 9), palette)
    stand = QRectF(area.x() + 600, area.y() + 40, 240, 240)
    board.paint_stand(painter, stand, palette)
    paint_piece(painter, stand, Piece(0xC), palette)
    tray = QRectF(area.x() + 5, area.y() + 610, _WIDTH - 10, 185)
    board.paint_reserve_tray(painter, tray, palette)
    for number, piece in enumerate(piece for piece in PIECES if piece not in _BOARD.values()):
        cell = QRectF(tray.x() + 30 + number * 140, tray.y() + 15, 140, 140)
        if number == 2:
            board.paint_choice_mark(painter, cell, palette)
        paint_piece(painter, cell, piece, palette)


def _paint_strip(painter: QPainter, area: QRectF, palette: TablePalette) -> None:
    """Paint every mark on bare wood, in colour and grey, and every glyph."""
    marks = QImage(7 * 70, 70, QImage.Format.Format_RGB32)
    marks.fill(palette.board)
    inner = QPainter(marks)
    for number, mark in enumerate(_MARKS):
        mark(inner, QRectF(number * 70, 0, 70, 70), palette)
    inner.end()
    painter.drawImage(area.topLeft().toPoint(), marks)
    grey = marks.convertToFormat(QImage.Format.Format_Grayscale8)
    painter.drawImage(area.topLeft().toPoint() + marks.rect().topRight(), grey)
    for number, glyph in enumerate(Glyph):
        icon = glyph_icon(glyph, palette)
        x, y = round(area.x()) + 10 + number * 60, round(area.y()) + 90
        painter.drawPixmap(x, y, icon.pixmap(32, 32))
        painter.drawPixmap(x + 36, y + 8, icon.pixmap(16, 16))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
