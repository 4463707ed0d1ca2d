"""A board on which pieces are put as one likes, to set up a position."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.rules.position import EMPTY_BOARD, Position
from quarto_desktop.rules.squares import SIDE, SQUARES, Square
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.art.piece import paint_piece
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.labels import label

_SQUARE, _SLOT = 58, 40
"""Sides of a square and of a place in the reserve, in pixels."""


class BoardEditor(QWidget):
    """Sixteen squares, the hand and the reserve. A click takes a piece, and another one puts it down.

    Signals:
        edited(Position): the player has changed the position.
    """

    edited = Signal(object)

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._position = EMPTY_BOARD
        self._taken: Piece | None = None
        self.squares = {square: self._button(_SQUARE, partial(self._on_square, square)) for square in SQUARES}
        self.hand = self._button(_SQUARE, self._on_hand)
        self.reserve = {piece: self._button(_SLOT, partial(self._on_reserve, piece)) for piece in PIECES}
        self._hand_label, self._reserve_label = label(Role.LABEL), label(Role.LABEL)
        for button in self.reserve.values():
            button.setCheckable(True)
        self._arrange()
        self.retranslate_ui()

    @property
    def position(self) -> Position:
        """What is on the board and in hand; a piece that is taken up is in the reserve."""
        return self._position

    def show_position(self, position: Position) -> None:
        """Show a position; what was taken up is put back."""
        self._position, self._taken = position, None
        self._show()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self._hand_label.setText(translate("BoardEditor", "In hand"))
        self._reserve_label.setText(translate("BoardEditor", "Reserve"))
        for piece, button in self.reserve.items():
            button.setAccessibleName(texts.piece_name(piece))
            button.setToolTip(texts.piece_name(piece))
        self._show()

    def _on_square(self, square: Square) -> None:
        cells = list(self._position.cells)
        cells[square], self._taken = self._taken, cells[square]
        self._edit(Position(tuple(cells), self._position.hand))

    def _on_hand(self) -> None:
        hand, self._taken = self._taken, self._position.hand
        self._edit(Position(self._position.cells, hand))

    def _on_reserve(self, piece: Piece) -> None:
        self._taken = None if self._taken == piece else piece
        self._show()

    def _edit(self, position: Position) -> None:
        self._position = position
        self._show()
        self.edited.emit(position)

    def _show(self) -> None:
        for square, button in self.squares.items():
            self._write(button, self._position.cells[square], texts.square_name(square))
        self._write(self.hand, self._position.hand, self._hand_label.text())
        free = self._position.reserve
        for piece, button in self.reserve.items():
            button.setEnabled(piece in free)
            button.setIcon(self._icon(piece, _SLOT) if piece in free else QIcon())
            button.setChecked(piece == self._taken)

    def _write(self, button: QToolButton, piece: Piece | None, place: str) -> None:
        button.setIcon(QIcon() if piece is None else self._icon(piece, _SQUARE))
        name = place if piece is None else f"{place}: {texts.piece_name(piece)}"
        button.setAccessibleName(name)
        button.setToolTip(name)

    def _icon(self, piece: Piece, side: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self._colours.board)
        with QPainter(pixmap) as painter:
            paint_piece(painter, QRectF(2, 2, side - 4, side - 4), piece, self._colours)
        return QIcon(pixmap)

    def _button(self, side: int, on_click: object) -> QToolButton:
        button = QToolButton(self)
        button.setFixedSize(side, side)
        button.setIconSize(QSize(side - 8, side - 8))
        button.clicked.connect(on_click)
        colours = self._colours
        button.setStyleSheet(
            f"QToolButton {{ background: {colours.board.name()}; border: 1px solid {colours.groove.name()};"
            " border-radius: 6px; padding: 0; }"
            f"QToolButton:hover, QToolButton:focus {{ border: 2px solid {colours.accent.name()}; }}"
            f"QToolButton:checked {{ border: 3px solid {colours.choice.name()}; }}"
        )
        return button

    def _arrange(self) -> None:
        board, reserve = QGridLayout(), QGridLayout()
        for grid in (board, reserve):
            grid.setSpacing(3)
        for square, button in self.squares.items():
            board.addWidget(button, *divmod(square, SIDE))
        for number, button in enumerate(self.reserve.values()):
            reserve.addWidget(button, *divmod(number, SIDE))
        beside = QVBoxLayout()
        beside.addWidget(self._hand_label)
        beside.addWidget(self.hand)
        beside.addSpacing(8)
        beside.addWidget(self._reserve_label)
        beside.addLayout(reserve)
        beside.addStretch(1)
        halves = QHBoxLayout(self)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(16)
        left = QVBoxLayout()
        left.addLayout(board)
        left.addStretch(1)
        halves.addLayout(left)
        halves.addLayout(beside)
