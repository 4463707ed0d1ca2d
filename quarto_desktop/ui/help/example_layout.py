"""Where the tables of a Foursquare example stand: side by side, in more rows where they get too small."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from quarto_desktop.solitaire.cells import Cell, column_of, row_of
from quarto_desktop.ui.help.flip_example import Example, Moment

CELL_RATIO = 1.4
"""Height of a cell as a share of its width: a card lies upright in it."""
RIM = 0.24
"""Rim around the cells of a table. All lengths from here on are widths of a cell."""
BETWEEN = 0.62
"""Room between two tables; the arrow lies in it."""
BELOW = 0.42
"""Room below a table for its number, if it has one."""
IN_HAND = 1.3
"""Room before the first table for the card in hand."""
_LEADING = 0.3
"""Room between two lines of tables."""

LARGEST, _SMALLEST = 56.0, 42.0
"""Width of a cell in pixels, beside text."""


@dataclass(frozen=True)
class Layout:
    """Where everything is in a picture, in device-independent pixels.

    Attributes:
        cell: width of a cell.
        size: of the whole picture.
        tables: the tables with their rims, in order.
        hand: the card in hand, if there is one.
        arrows: the middles of the gaps between tables of one row.
        columns: the columns that each table shows.
        rows: the rows that each table shows.
        is_numbered: whether each table has its number below it.
    """

    cell: float
    size: QSizeF
    tables: tuple[QRectF, ...]
    hand: QRectF | None
    arrows: tuple[QPointF, ...]
    columns: range
    rows: range
    is_numbered: bool

    def cell_rect(self, table: QRectF, cell: Cell) -> QRectF:
        """Where a cell of the table at `table` is."""
        left = table.x() + (RIM + column_of(cell) - self.columns.start) * self.cell
        top = table.y() + (RIM + (row_of(cell) - self.rows.start) * CELL_RATIO) * self.cell
        return QRectF(left, top, self.cell, self.cell * CELL_RATIO)


def lay_out(example: Example, room: float, largest: float = LARGEST) -> Layout:
    """Lay the tables of an example out.

    Args:
        example: what is shown.
        room: the greatest width of the picture in device-independent pixels.
        largest: the greatest width of a cell.
    """
    columns, rows = example.extent
    table = QSizeF(len(columns) + 2 * RIM, len(rows) * CELL_RATIO + 2 * RIM)
    count = len(example.moments)
    before = IN_HAND if Moment.BEFORE in example.moments else 0.0
    abreast, cell = _abreast(count, before, table.width(), room, largest)
    down = table.height() + (BELOW if _is_numbered(count, abreast) else 0)
    places = [divmod(at, abreast) for at in range(count)]
    tables = [
        QRectF(QPointF(before + place * (table.width() + BETWEEN), line * (down + _LEADING)), table)
        for line, place in places
    ]
    lines = places[-1][0] + 1
    size = QSizeF(_width(abreast, before, table.width()), lines * down + (lines - 1) * _LEADING)
    hand = QRectF(0, tables[0].center().y() - CELL_RATIO / 2, 1, CELL_RATIO)
    return Layout(
        cell,
        size * cell,
        tuple(_scaled(one, cell) for one in tables),
        _scaled(hand, cell) if before else None,
        tuple(_before(one) * cell for one, (_, place) in zip(tables, places, strict=True) if place),
        columns,
        rows,
        _is_numbered(count, abreast),
    )


def _is_numbered(count: int, abreast: int) -> bool:
    """A text speaks of pictures by their numbers; two side by side need none."""
    return count > 2 or abreast < count


def _abreast(count: int, before: float, wide: float, room: float, largest: float) -> tuple[int, float]:
    """How many tables stand side by side, and how wide a cell is then."""
    for lines in range(1, count + 1):
        abreast = ceil(count / lines)
        cell = min(largest, room / _width(abreast, before, wide))
        if cell >= _SMALLEST or abreast == 1:
            break
    return abreast, cell


def _width(abreast: int, before: float, wide: float) -> float:
    return before + abreast * wide + (abreast - 1) * BETWEEN


def _before(table: QRectF) -> QPointF:
    """The middle of the gap before a table."""
    return QPointF(table.left() - BETWEEN / 2, table.center().y())


def _scaled(box: QRectF, cell: float) -> QRectF:
    return QRectF(box.topLeft() * cell, box.size() * cell)
