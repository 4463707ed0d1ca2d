"""The keyboard's cursor: which spot a key acts on. It knows nothing of Qt, only the order of the spots."""

from __future__ import annotations

from collections.abc import Callable

from quarto_desktop.rules.squares import SIDE
from quarto_desktop.ui.quarto.table.spots import (
    BOARD_SPOTS,
    RESERVE_SPOTS,
    STAND,
    Area,
    Spot,
    area_of,
    spots_of,
)

_AREAS = tuple(Area)

Beyond = Callable[[Spot, int, int], Spot | None]
"""The nearest spot of another area, seen from a spot in a direction (right, down)."""


class Cursor:
    """One spot with the focus; each area remembers where the cursor was last."""

    def __init__(self) -> None:
        self._area = Area.BOARD
        self._spots: dict[Area, Spot] = {
            Area.BOARD: BOARD_SPOTS[0],
            Area.RESERVE: RESERVE_SPOTS[0],
            Area.STAND: STAND,
        }

    @property
    def spot(self) -> Spot:
        """Where the cursor is."""
        return self._spots[self._area]

    def go_to(self, spot: Spot) -> None:
        """Put the cursor on `spot`."""
        self._area = area_of(spot)
        self._spots[self._area] = spot

    def enter(self, area: Area) -> None:
        """Go to the spot of `area` where the cursor was last."""
        self._area = area

    def next_area(self, step: int) -> bool:
        """Go to the next (`step` 1) or previous (-1) area; False, and no move, at the end of the table."""
        index = _AREAS.index(self._area) + step
        if not 0 <= index < len(_AREAS):
            return False
        self._area = _AREAS[index]
        return True

    def move(self, right: int, down: int, columns: int, beyond: Beyond) -> None:
        """Go one spot in a direction; at the edge of an area, on to what lies `beyond` it, if anything.

        Args:
            right: 1, 0 or -1.
            down: 1, 0 or -1.
            columns: columns of the reserve.
            beyond: finds the nearest spot of another area.
        """
        width = {Area.BOARD: SIDE, Area.RESERVE: columns, Area.STAND: 1}[self._area]
        spots = spots_of(self._area)
        row, column = divmod(spots.index(self.spot), width)
        row, column = row + down, column + right
        if 0 <= column < width and 0 <= row < len(spots) // width:
            self.go_to(spots[row * width + column])
        elif (other := beyond(self.spot, right, down)) is not None:
            self.go_to(other)
