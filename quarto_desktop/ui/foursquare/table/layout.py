"""Where everything lies on the table of cards, for one size and one window of cells.

Lengths are device-independent pixels. The window shrinks from 7x7 cells to the grid of 4x4 while it locks,
and the cells grow with it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from quarto_desktop.solitaire.cells import Cell, cell_at
from quarto_desktop.ui.art.cards import CARD_RATIO, MOST_RISES, RISE, fit_card
from quarto_desktop.ui.foursquare.table.spots import Beside, OnCell, Spot
from quarto_desktop.ui.pastimes.grid import Grid

_CELL_RATIO = 0.76
"""Width of a cell, as a share of its height."""
_FILL = 0.95
"""How much of its cell a pile of the greatest height takes up."""
_MARGIN = 0.9
_PAD = 0.55
"""Margins around the table and within the cloth, in lines of text."""
_SIDEWAYS = 0.92
"""Where the table is not wider than this share of its height, the stock lies above the cells."""
_SIDE_SHARE, _NARROWEST_SIDE, _WIDEST_SIDE = 0.24, 104.0, 250.0
_ROW_SHARE, _LOWEST_ROW, _HIGHEST_ROW = 0.22, 96.0, 190.0


@dataclass(frozen=True)
class Window:
    """The columns and rows of the table that are shown: those that may still belong to the grid."""

    columns: range = field(default_factory=lambda: range(7))
    rows: range = field(default_factory=lambda: range(7))


@dataclass(frozen=True)
class CardLayout:
    """The places of everything.

    Attributes:
        size: the whole table.
        line: height of a line of words.
        window: which cells are shown.
        dpr: device pixels to a device-independent one.
    """

    size: QSizeF
    line: float
    window: Window
    dpr: float = 1.0

    @cached_property
    def grid(self) -> Grid:
        """Whole device pixels."""
        return Grid(self.dpr)

    @property
    def is_upright(self) -> bool:
        """Whether the stock lies above the cells, not beside them."""
        return self.size.width() < self.size.height() * _SIDEWAYS

    @cached_property
    def side(self) -> QRectF:
        """Where the next card, the stock and the counter are."""
        margin = _MARGIN * self.line
        if self.is_upright:
            height = min(max(self.size.height() * _ROW_SHARE, _LOWEST_ROW), _HIGHEST_ROW)
            return QRectF(margin, margin, self.size.width() - 2 * margin, height)
        width = min(max(self.size.width() * _SIDE_SHARE, _NARROWEST_SIDE), _WIDEST_SIDE)
        return QRectF(margin, margin, width, self.size.height() - 2 * margin)

    @cached_property
    def cloth(self) -> QRectF:
        """Where the cloth is painted, under the cells and their letters and digits."""
        return self._cells_and_cloth[1]

    @cached_property
    def cells(self) -> dict[Cell, QRectF]:
        """The cells shown."""
        return self._cells_and_cloth[0]

    @cached_property
    def pile_size(self) -> QSizeF:
        """The room of a pile, the same in all cells."""
        return self.pile_box(next(iter(self.cells.values()))).size()

    def pile_box(self, cell: QRectF) -> QRectF:
        """The room of a pile in a cell."""
        grown = 1 + RISE * (MOST_RISES + 1)
        height = min(cell.height() * _FILL, cell.width() * _FILL / CARD_RATIO * grown)
        size = QSizeF(height / grown * CARD_RATIO, height)
        return self.grid.box(QRectF(cell.center() - QPointF(size.width() / 2, height / 2), size))

    def card_box(self, cell: QRectF, height: int = 1) -> QRectF:
        """Where the top card of a pile of some height lies in a cell."""
        pile = self.pile_box(cell)
        card = QSizeF(pile.width(), pile.height() / (1 + RISE * (MOST_RISES + 1)))
        rise = RISE * card.height()
        return QRectF(pile.topLeft() + QPointF(0, rise * (MOST_RISES + 1 - height)), card)

    @cached_property
    def next_title(self) -> QRectF:
        """Room for the words above the next card."""
        return QRectF(self.side.left(), self.side.top(), self._next_room.width(), 1.3 * self.line)

    @cached_property
    def next_card(self) -> QRectF:
        """The next card."""
        return self.grid.box(fit_card(self._next_room.adjusted(0, 1.4 * self.line, 0, 0)))

    @cached_property
    def stock(self) -> QRectF:
        """The stock, a small pile seen from behind."""
        side, line = self.side, self.line
        if self.is_upright:
            height = side.height() * 0.62
            left = self._next_room.right() + line
            return self.grid.box(QRectF(left, side.bottom() - height, height * CARD_RATIO, height))
        height = min(self.next_card.height() * 0.48, side.width() * 0.5 / CARD_RATIO)
        left = side.left() + max(0.0, (side.width() - height * CARD_RATIO - 4.2 * line) / 2)
        return self.grid.box(QRectF(left, self._next_room.bottom() + 0.8 * line, height * CARD_RATIO, height))

    @cached_property
    def stock_words(self) -> QRectF:
        """Room for the count beside the stock."""
        stock = self.stock
        right = stock.right() + 0.5 * self.line
        return QRectF(right, stock.top(), 4.4 * self.line, stock.height())

    @cached_property
    def counter(self) -> QRectF:
        """Room for the counter of face-down cards: four signs, and words under them."""
        side, line = self.side, self.line
        if self.is_upright:
            left = self.stock_words.right() + 0.5 * line
            return QRectF(left, side.top(), max(side.right() - left, 5 * line), side.height())
        top = self.stock.bottom() + 1.1 * line
        return QRectF(side.left(), top, side.width(), max(side.bottom() - top, 3 * line))

    def box(self, spot: Spot) -> QRectF:
        """Where a spot is; empty for a cell that is not shown."""
        match spot:
            case OnCell(cell):
                return self.cells.get(cell, QRectF())
            case Beside.NEXT:
                return self.next_card
            case Beside.STOCK:
                return self.stock.united(self.stock_words)
            case _:
                return self.counter

    def spot_at(self, point: QPointF) -> Spot | None:
        """What lies under a point."""
        for cell, box in self.cells.items():
            if box.contains(point):
                return OnCell(cell)
        return next((spot for spot in Beside if self.box(spot).contains(point)), None)

    @cached_property
    def _next_room(self) -> QRectF:
        side = self.side
        if self.is_upright:
            return QRectF(
                side.left(),
                side.top(),
                max((side.height() - 1.4 * self.line) * CARD_RATIO, 5 * self.line),
                side.height(),
            )
        height = min(side.height() * 0.5, side.width() / CARD_RATIO + 1.4 * self.line)
        return QRectF(side.left(), side.top(), side.width(), height)

    @cached_property
    def _area(self) -> QRectF:
        margin, side = _MARGIN * self.line, self.side
        if self.is_upright:
            top = side.bottom() + margin
            return QRectF(margin, top, self.size.width() - 2 * margin, self.size.height() - margin - top)
        left = side.right() + margin
        return QRectF(left, margin, self.size.width() - margin - left, self.size.height() - 2 * margin)

    @cached_property
    def _cells_and_cloth(self) -> tuple[dict[Cell, QRectF], QRectF]:
        pad, area, window = _PAD * self.line, self._area, self.window
        edge = pad + 1.1 * self.line  # for the letters and digits
        wide, high = len(window.columns), len(window.rows)
        height = min((area.height() - edge - pad) / high, (area.width() - edge - pad) / wide / _CELL_RATIO)
        cell = QSizeF(self.grid.snap(height * _CELL_RATIO), self.grid.snap(height))
        size = QSizeF(wide * cell.width() + edge + pad, high * cell.height() + edge + pad)
        cloth = self.grid.box(QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size))
        first = cloth.topLeft() + QPointF(edge, edge)
        cells = {
            cell_at(column, row): QRectF(first + QPointF(x * cell.width(), y * cell.height()), cell)
            for y, row in enumerate(window.rows)
            for x, column in enumerate(window.columns)
        }
        return cells, cloth
