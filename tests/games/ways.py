"""Three ways to give and place: by clicks, by drags, by keys; and a simple mind that plays to the end."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.squares import Square
from quarto_desktop.ui.quarto.table.spots import RESERVE_SPOTS, STAND, InReserve, OnSquare, Spot
from tests.games.driver import Driver

_ENTER = Qt.Key.Key_Return
_LONGEST_GAME = 70


class Way(Protocol):
    """How a person acts on the table."""

    def give(self, driver: Driver, piece: Piece) -> None:
        """Give a piece."""

    def place(self, driver: Driver, square: Square) -> None:
        """Place the piece in hand."""


class ByClicks:
    """A click on the piece and one on the stand; a click on the square."""

    def give(self, driver: Driver, piece: Piece) -> None:
        driver.click(InReserve(piece))
        driver.click(STAND)

    def place(self, driver: Driver, square: Square) -> None:
        driver.click(OnSquare(square))


class ByDrags:
    """The piece onto the stand; from the stand onto the square."""

    def give(self, driver: Driver, piece: Piece) -> None:
        driver.drag(InReserve(piece), STAND)

    def place(self, driver: Driver, square: Square) -> None:
        driver.drag(STAND, OnSquare(square))


class ByKeys:
    """Arrows and Enter; the cursor already waits where something is to be done."""

    def give(self, driver: Driver, piece: Piece) -> None:
        self._walk(driver, InReserve(piece))
        driver.keys(_ENTER, _ENTER)  # choose, then give on the stand

    def place(self, driver: Driver, square: Square) -> None:
        self._walk(driver, OnSquare(square))
        driver.keys(_ENTER)

    def _walk(self, driver: Driver, spot: Spot) -> None:
        hands = driver.scene.hands
        driver.until(lambda: driver.view.takes_presses)  # nobody is quicker
        if hands.focus is None:
            driver.keys(_ENTER)  # after the mouse, the first key only shows where the cursor is
        width = driver.scene.layout.columns if isinstance(spot, InReserve) else 4
        down, across = (
            there - here for here, there in zip(_at(hands.cursor, width), _at(spot, width), strict=True)
        )
        driver.keys(*[Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up] * abs(down))
        driver.keys(*[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
        assert hands.cursor == spot


def _at(spot: Spot, width: int) -> tuple[int, int]:
    """Row and column of a spot in its area."""
    number = spot.square if isinstance(spot, OnSquare) else RESERVE_SPOTS.index(spot)
    return divmod(number, width)


def play_to_end(driver: Driver, way: Way) -> None:
    """Play for every person in the game until the window shows a result; announce what is pointed out."""
    for _ in range(_LONGEST_GAME):
        driver.wait_for_turn()
        if driver.is_over:
            return
        act(driver, way)
    raise AssertionError(f"the game never ends: {driver.words}")


def act(driver: Driver, way: Way) -> None:
    """Do anything that is allowed, as a person with eyes for what is on the screen."""
    model = driver.model
    if model.pointed_out:
        driver.press(driver.side.announce.announce_button)
    elif model.may_place:
        way.place(driver, driver.rng.choice(model.position.empty_squares))
    elif model.may_give:
        way.give(driver, driver.rng.choice(model.position.reserve))
    else:
        driver.press(driver.side.announce.draw_button)
