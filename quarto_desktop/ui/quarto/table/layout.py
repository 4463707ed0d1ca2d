"""Where everything lies on the table: the chosen plan on whole device pixels, and what lies under a point.

Lengths are device-independent pixels; every cell begins on a whole device pixel and is a whole number of them
wide, so that pixmaps stay crisp at 125 % and 150 % too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from quarto_desktop.ui.art.geometry import square_rect
from quarto_desktop.ui.pastimes.grid import Grid
from quarto_desktop.ui.quarto.table.plans import FOOT, HINT_LINES, HOLDER_LINES, RIM, Plan, best_fit
from quarto_desktop.ui.quarto.table.spots import (
    BOARD_SPOTS,
    RESERVE_SPOTS,
    SPOTS,
    STAND,
    Spot,
    area_of,
)


@dataclass(frozen=True)
class TableLayout:
    """The places of everything.

    Attributes:
        size: the whole table.
        plan: how the areas lie to one another.
        columns: columns of the reserve.
        board: where the board is painted, with its shadow.
        tray: where the tray of the reserve is painted.
        stand_area: everything that belongs to the stand, words included; a click in it is on the stand.
        stand: the square cell of the stand.
        holder: room for the words for who holds the piece.
        hint: room for the words for what can be done at the stand.
        line: height of a line of words.
        grid: the device pixels.
    """

    size: QSizeF
    plan: Plan
    columns: int
    board: QRectF
    tray: QRectF
    stand_area: QRectF
    stand: QRectF
    holder: QRectF
    hint: QRectF
    line: float
    grid: Grid

    @cached_property
    def cells(self) -> dict[Spot, QRectF]:
        """The square cell of every spot; the cells of an area are of one size."""
        cells: dict[Spot, QRectF] = {
            spot: self.grid.cell(square_rect(self.board, spot.square)) for spot in BOARD_SPOTS
        }
        cells |= {spot: self.grid.cell(self._slot(index)) for index, spot in enumerate(RESERVE_SPOTS)}
        return cells | {STAND: self.stand}

    def box(self, spot: Spot) -> QRectF:
        """The cell of a spot."""
        return self.cells[spot]

    def spot_at(self, point: QPointF) -> Spot | None:
        """The spot under `point`."""
        for spot, cell in self.cells.items():
            if cell.contains(point):
                return spot
        return STAND if self.stand_area.contains(point) else None

    def drop_spot_at(self, point: QPointF) -> Spot | None:
        """Where a piece let go at `point` lands: as :meth:`spot_at`, but near the stand is near enough."""
        reach = self.stand.width() * 0.5
        near = self.stand_area.adjusted(-reach, -reach, reach, reach).contains(point)
        elsewhere = self.board.contains(point) or self.tray.contains(point)
        return STAND if near and not elsewhere else self.spot_at(point)

    def beyond(self, spot: Spot, right: int, down: int) -> Spot | None:
        """The nearest spot of another area in a direction: `right` or `down` is 1 or -1, the other 0."""
        here = self.cells[spot].center()
        ways: dict[Spot, float] = {}
        for other in SPOTS:
            way = self.cells[other].center() - here
            along = way.x() * right + way.y() * down
            across = abs(way.x() * down) + abs(way.y() * right)
            if area_of(other) is not area_of(spot) and along > 0.4 * across:
                ways[other] = along + 2 * across
        return min(ways, key=lambda other: ways[other]) if ways else None

    def _slot(self, index: int) -> QRectF:
        row, column = divmod(index, self.columns)
        side = self.tray.width() / (self.columns + RIM)
        left, top = self.tray.x() + side * RIM / 2, self.tray.y() + side * RIM / 2
        return QRectF(left + column * side, top + row * side, side, side)


def table_layout(size: QSizeF, line: float, dpr: float = 1.0) -> TableLayout:
    """The best layout for a table of `size` with lines of text `line` high, on a screen of ratio `dpr`."""
    grid = Grid(dpr)
    fitted, areas = best_fit(size, line)
    shape = fitted.shape
    side = shape.stand * fitted.cell
    parts = _beside if shape.plan is Plan.STACK else _around
    stand, holder, hint = parts(areas.stand, side, line)
    return TableLayout(
        size=size,
        plan=shape.plan,
        columns=shape.columns,
        board=grid.box(areas.board),
        tray=grid.box(areas.tray),
        stand_area=grid.box(areas.stand),
        stand=grid.cell(stand),
        holder=grid.box(holder),
        hint=grid.box(hint),
        line=line,
        grid=grid,
    )


_Parts = tuple[QRectF, QRectF, QRectF]


def _around(area: QRectF, side: float, line: float) -> _Parts:
    """The stand with the holder above and the hint below it."""
    above, below, high = HOLDER_LINES * line, HINT_LINES * line, side * (1 + FOOT)
    top = area.y() + max(0.0, area.height() - above - high - below) / 2
    return (
        QRectF(area.center().x() - side / 2, top + above, side, side),
        QRectF(area.x(), top, area.width(), above),
        QRectF(area.x(), top + above + high, area.width(), below),
    )


def _beside(area: QRectF, side: float, line: float) -> _Parts:
    """The stand with holder and hint to its right."""
    above, below = HOLDER_LINES * line, HINT_LINES * line
    left, top = area.x() + line / 2 + side, area.center().y() - (above + below) / 2
    return (
        QRectF(area.x() + line / 2, area.center().y() - side * (1 + FOOT) / 2, side, side),
        QRectF(left, top, area.right() - left, above),
        QRectF(left, top + above, area.right() - left, below),
    )
