"""Mouse gestures: a press and a release on the same spot are a click, a press that wanders off is a drag."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spots import Spot

_THRESHOLD = 6.0
"""How far the mouse moves with the button down before a piece is dragged, in device-independent pixels."""


class Pointer:
    """The main button of the mouse on the table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._hands = scene.hands
        self._pressed: Spot | None = None
        self._start: QPointF | None = None
        self._carries = False

    @property
    def down(self) -> bool:
        """Whether a gesture is going on."""
        return self._start is not None

    def press(self, point: QPointF) -> None:
        """The main button goes down."""
        self._scene.make_ready()
        self._hands.use_mouse()
        self._hands.point_at(point)
        self._start, self._pressed = point, self._scene.layout.spot_at(point)

    def move(self, point: QPointF) -> None:
        """The mouse moves, with the button down or up."""
        if self._hands.choosing.dragged is not None:
            self._hands.carry(point)
            return
        if self._carries:  # the game has taken the piece out of the hand
            self._forget()
        self._hands.point_at(point)
        if self._start is not None and (point - self._start).manhattanLength() >= _THRESHOLD:
            self._begin_drag(point)

    def release(self, point: QPointF) -> None:
        """The main button goes up."""
        if self._hands.choosing.dragged is not None:
            self._hands.drop(point)
        elif not self._carries and self._pressed == self._scene.layout.spot_at(point):
            self._click()
        self._forget()
        self._hands.point_at(point)

    def cancel(self) -> bool:
        """Cancel the gesture and the drag or choice; returns whether there was any."""
        self._forget()
        return self._hands.cancel()

    def cancel_drag(self) -> None:
        """Cancel a drag, but no choice: the mouse or the focus has left."""
        if self._hands.choosing.dragged is not None:
            self.cancel()
        self._forget()

    def leave(self) -> None:
        """The mouse is no longer over the table."""
        self.cancel_drag()
        self._hands.point_at(None)

    def _click(self) -> None:
        if self._pressed is not None:
            self._hands.act(self._pressed)

    def _begin_drag(self, point: QPointF) -> None:
        if self._pressed is not None and self._hands.pick_up(self._pressed):
            self._carries = True
            self._hands.carry(point)

    def _forget(self) -> None:
        self._start, self._pressed, self._carries = None, None, False
