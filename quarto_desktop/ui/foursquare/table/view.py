"""The view of the cards: hands mouse and keyboard to the scene and tells it how large it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from quarto_desktop.ui.foursquare.table.click_row import ClickRow
from quarto_desktop.ui.foursquare.table.scene import CardScene
from quarto_desktop.ui.foursquare.table.spoken import SpokenCards
from quarto_desktop.ui.foursquare.table.spots import Beside, Spot
from quarto_desktop.ui.pastimes.view import PastimeView

_THRESHOLD = 6.0
"""How far the mouse moves with the button down before the card is dragged, in device-independent pixels."""


class CardView(PastimeView[CardScene, SpokenCards]):
    """Shows a :class:`CardScene`."""

    def __init__(self, scene: CardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, SpokenCards(scene), parent)
        self._start: QPointF | None = None
        self._pressed: Spot | None = None
        self._clicks = ClickRow()

    # ---- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag, or cancel with the other button.

        What is meant is what was seen: cells may move as what still moves is brought to its end.
        """
        if event.button() == Qt.MouseButton.LeftButton:
            if self._clicks.goes_on(event):
                return
            self._start, self._pressed = event.position(), self._scene.layout.spot_at(event.position())
            self._scene.make_ready()
            self._scene.hands.use_mouse()
            self._scene.hands.point_at(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            self._scene.make_ready()
            self.cancel()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is a habit: it would cover the card that was just placed.

        So is whatever follows as quickly in the same place.
        """
        self._clicks.begin(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point, or carry the next card; outside the window it is let go."""
        hands, point = self._scene.hands, event.position()
        if hands.held and not self.is_in_window(point):
            self.cancel_drag()
        elif hands.held:
            hands.carry(point)
        else:
            hands.point_at(point)
            self._begin_drag(point)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton and self._start is not None:
            hands, pressed = self._scene.hands, self._pressed
            stayed = (event.position() - self._start).manhattanLength() < _THRESHOLD
            self._start, self._pressed = None, None
            if hands.held:
                hands.drop(event.position())
            elif pressed is not None and (stayed or pressed == self._scene.layout.spot_at(event.position())):
                hands.act(pressed)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the mouse has left."""
        if event.type() == QEvent.Type.Leave:
            self.cancel_drag()
            self._scene.hands.point_at(None)
        return super().viewportEvent(event)

    def cancel(self) -> bool:
        """Let the dragged card go, or put the spread pile back; returns whether there was either."""
        was_held = self._scene.hands.held
        self.cancel_drag()
        return self._scene.hands.stop_peeking() or was_held

    def cancel_drag(self) -> None:
        """Let the dragged card go."""
        self._start, self._pressed = None, None
        if self._scene.hands.held:
            self._scene.hands.drop_nothing()

    def _begin_drag(self, point: QPointF) -> None:
        if self._start is None or self._pressed is not Beside.NEXT:
            return
        if (point - self._start).manhattanLength() >= _THRESHOLD and self._scene.hands.pick_up():
            self._scene.hands.carry(point)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, the ring is shown."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._scene.hands.go_to(self._scene.hands.cursor)
