"""Board diagrams for the help: a position written as an image address, drawn like the table itself.

The address is ``board:ROWS?hand=0&mark=a1,b1&last=b2&target=c3&reserve=0F``: four rows as in the text form of
a position, then, all optional, the piece in hand, the squares of a winning line or block, the square filled
last, squares to look at, and pieces of the reserve to show.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from urllib.parse import parse_qsl

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from quarto_desktop.rules.lines import BLOCKS, LINES
from quarto_desktop.rules.pieces import Piece, parse_piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.squares import SQUARES, Square, parse_square
from quarto_desktop.ui.art.board import paint_board, paint_reserve_tray, paint_stand
from quarto_desktop.ui.art.geometry import square_rect
from quarto_desktop.ui.art.marks import paint_last_mark, paint_target_mark, paint_win_mark
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.art.piece import paint_piece
from quarto_desktop.ui.quarto.table.outlines import outline_of, outline_pens
from quarto_desktop.ui.quarto.table.plans import BOARD_HEIGHT, BOARD_WIDTH, RIM

SCHEME = "board:"
"""How the address of a diagram begins."""

_KEYS = ("hand", "mark", "last", "target", "reserve")
_STAND = 1.25
"""Size of the stand, in board cells."""
_SLOT = 0.62
"""Size of a place in the tray, in board cells."""
_COLUMNS = 4
_GAP = 0.3
"""Between the board and what stands beside it, in board cells."""
_PADDING = 0.12
"""Around everything, in board cells."""


@dataclass(frozen=True)
class DiagramSpec:
    """What a diagram shows.

    Attributes:
        position: the board and the piece in hand.
        marked: the squares of a winning line or block.
        last: the square filled last.
        targets: squares to look at.
        reserve: pieces shown in a tray.
    """

    position: Position
    marked: tuple[Square, ...] = ()
    last: Square | None = None
    targets: tuple[Square, ...] = ()
    reserve: tuple[Piece, ...] = ()


def parse_diagram(address: str) -> DiagramSpec:
    """Read the address of a diagram, with or without its ``board:``.

    Raises:
        ValueError: it is not of the form given above.
    """
    rows, _, query = address.removeprefix(SCHEME).partition("?")
    fields = dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if query else {}
    unknown = fields.keys() - set(_KEYS)
    if unknown:
        raise ValueError(f"a diagram has no {', '.join(sorted(unknown))}")
    last = fields.get("last")
    return DiagramSpec(
        Position.parse(f"{rows} {fields.get('hand', '-')}"),
        _squares(fields.get("mark", "")),
        None if last is None else parse_square(last),
        _squares(fields.get("target", "")),
        tuple(parse_piece(digit) for digit in fields.get("reserve", "")),
    )


def render_diagram(spec: DiagramSpec | str, width: int, palette: TablePalette, dpr: float = 1.0) -> QImage:
    """Draw a diagram, transparent around the board.

    Args:
        spec: what to show, or its address.
        width: its width in device-independent pixels; the height follows from what is shown.
        palette: the colours.
        dpr: device pixels to a device-independent one.

    Raises:
        ValueError: `spec` is an address that :func:`parse_diagram` does not understand.
    """
    if isinstance(spec, str):
        spec = parse_diagram(spec)
    cell = width / width_in_cells(spec)
    height = cell * (max(BOARD_HEIGHT, _height_beside(spec)) + 2 * _PADDING)
    image = QImage(round(width * dpr), ceil(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _Diagram(painter, spec, palette, cell).paint(height)
    painter.end()
    return image


def width_in_cells(spec: DiagramSpec) -> float:
    """How wide a diagram is in board cells: several with boards of one size differ in what stands beside."""
    beside = _width_beside(spec)
    return BOARD_WIDTH + (_GAP + beside if beside else 0) + 2 * _PADDING


class _Diagram:
    def __init__(self, painter: QPainter, spec: DiagramSpec, palette: TablePalette, cell: float) -> None:
        self._painter, self._spec, self._palette, self._cell = painter, spec, palette, cell

    def paint(self, height: float) -> None:
        """Paint board, stand and tray into a picture `height` high."""
        cell, padding = self._cell, self._cell * _PADDING
        board = QRectF(padding, (height - BOARD_HEIGHT * cell) / 2, BOARD_WIDTH * cell, BOARD_HEIGHT * cell)
        self._paint_board(board)
        left = board.right() + _GAP * cell
        top = (height - _height_beside(self._spec) * cell) / 2
        centre = left + _width_beside(self._spec) * cell / 2
        if self._spec.position.hand is not None:
            side = _STAND * cell
            self._paint_hand(QRectF(centre - side / 2, top, side, side), self._spec.position.hand)
            top += side + _GAP * cell
        if self._spec.reserve:
            self._paint_reserve(QPointF(centre, top))

    def _paint_board(self, board: QRectF) -> None:
        spec, palette = self._spec, self._palette
        paint_board(self._painter, board, palette)
        self._paint_outlines(board)
        for square in spec.marked:
            paint_win_mark(self._painter, square_rect(board, square), palette)
        if spec.last is not None:
            paint_last_mark(self._painter, square_rect(board, spec.last), palette)
        for square in spec.targets:
            paint_target_mark(self._painter, square_rect(board, square), palette)
        for square in SQUARES:
            piece = spec.position.cells[square]
            if piece is not None:
                paint_piece(self._painter, square_rect(board, square), piece, palette)

    def _paint_outlines(self, board: QRectF) -> None:
        """Outline every line and block whose four squares are all marked."""
        for pattern in LINES + BLOCKS:
            if set(pattern.squares) <= set(self._spec.marked):
                cells = [square_rect(board, square) for square in pattern.squares]
                path = outline_of(pattern, cells)
                for pen in outline_pens(self._palette.win, cells[0].width(), self._palette):
                    self._painter.strokePath(path, pen)

    def _paint_hand(self, cell: QRectF, piece: Piece) -> None:
        paint_stand(self._painter, cell, self._palette)
        paint_piece(self._painter, cell, piece, self._palette)

    def _paint_reserve(self, top: QPointF) -> None:
        side = _SLOT * self._cell
        width, height = _tray_size(len(self._spec.reserve))
        tray = QRectF(top.x() - width * side / 2, top.y(), width * side, height * side)
        paint_reserve_tray(self._painter, tray, self._palette)
        for index, piece in enumerate(sorted(self._spec.reserve, reverse=True)):
            row, column = divmod(index, _COLUMNS)
            corner = tray.topLeft() + QPointF(RIM / 2 + column, RIM / 2 + row) * side
            paint_piece(self._painter, QRectF(corner.x(), corner.y(), side, side), piece, self._palette)


def _squares(names: str) -> tuple[Square, ...]:
    return tuple(parse_square(name) for name in names.split(",") if name)


def _tray_size(pieces: int) -> tuple[float, float]:
    """Width and height of the tray for so many pieces, in reserve cells."""
    return min(pieces, _COLUMNS) + RIM, ceil(pieces / _COLUMNS) + RIM


def _width_beside(spec: DiagramSpec) -> float:
    """Width of what stands beside the board, in board cells; 0 when nothing does."""
    tray = _tray_size(len(spec.reserve))[0] * _SLOT if spec.reserve else 0
    return max(tray, _STAND if spec.position.hand is not None else 0)


def _height_beside(spec: DiagramSpec) -> float:
    hand = _STAND if spec.position.hand is not None else 0
    tray = _tray_size(len(spec.reserve))[1] * _SLOT if spec.reserve else 0
    return hand + tray + (_GAP if hand and tray else 0)
