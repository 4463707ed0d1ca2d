"""The view of the cards: hands mouse and keyboard to the scene and tells it how large it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from quarto_desktop.ui.foursquare.click_row import ClickRow
from quarto_desktop.ui.foursquare.scene import CardScene
from quarto_desktop.ui.foursquare.spoken import SpokenCards
from quarto_desktop.ui.foursquare.spots import Beside, Spot
from quarto_desktop.ui.table.patience import Patience

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_RELAYOUTS = (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange)
_THRESHOLD = 6.0
"""How far the mouse moves with the button down before the card is dragged, in device-independent pixels."""


class CardView(QGraphicsView):
    """Shows a :class:`CardScene` at its own size, one scene unit to a device-independent pixel.

    Attributes:
        patience: which keys come too early to act.
        spoken: the table for screen readers.
    """

    def __init__(self, scene: CardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._start: QPointF | None = None
        self._pressed: Spot | None = None
        self._clicks = ClickRow()
        self.patience = Patience()
        self.spoken = SpokenCards(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        scene.repaired.connect(self._shape_mouse)

    @property
    def table(self) -> CardScene:
        """The scene shown."""
        return self._scene

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return QSize(820, 620)

    def minimumSizeHint(self) -> QSize:
        """The least at which cards are still told apart."""
        return QSize(380, 320)

    # ---- size, language

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Follow the screen and the font."""
        if event.type() in _RELAYOUTS:
            self._lay_out()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._cancel_drag()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, which scenes are not told of."""
        if event.type() == QEvent.Type.LanguageChange:
            self._scene.retranslate_ui()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        size = self.viewport().size()
        if not size.isEmpty():
            self._scene.set_view(QSizeF(size), self.devicePixelRatioF(), self.font())
            self.resetCachedContent()

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
        if hands.held and not self._in_window(point):
            self._cancel_drag()
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
            self._cancel_drag()
            self._scene.hands.point_at(None)
        return super().viewportEvent(event)

    def cancel(self) -> bool:
        """Let the dragged card go, or put the spread pile back; returns whether there was either."""
        was_held = self._scene.hands.held
        self._cancel_drag()
        return self._scene.hands.stop_peeking() or was_held

    def _begin_drag(self, point: QPointF) -> None:
        if self._start is None or self._pressed is not Beside.NEXT:
            return
        if (point - self._start).manhattanLength() >= _THRESHOLD and self._scene.hands.pick_up():
            self._scene.hands.carry(point)

    def _cancel_drag(self) -> None:
        self._start, self._pressed = None, None
        if self._scene.hands.held:
            self._scene.hands.drop_nothing()

    def _in_window(self, point: QPointF) -> bool:
        return self.window().rect().contains(self.viewport().mapTo(self.window(), point.toPoint()))

    def _shape_mouse(self) -> None:
        shape = self._scene.hands.mouse_shape
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    # ---- keyboard

    @property
    def takes_presses(self) -> bool:
        """Whether Enter acts now, rather than come too early."""
        return self.patience.is_over(moving=self._scene.busy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter and Space place, Esc cancels. After the mouse the first shows where they act."""
        key = event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape:
            self._scene.make_ready()
            event.setAccepted(self.cancel())
        elif plain and (key in _ARROWS or key in _PRESSES):
            self._use_key(key, repeated=event.isAutoRepeat())
            event.accept()
        else:
            event.ignore()

    def _use_key(self, key: int, *, repeated: bool) -> None:
        if key in _PRESSES and not self.takes_presses:
            return
        self._scene.make_ready()
        hands = self._scene.hands
        if not hands.use_keys():
            return
        if key in _ARROWS:
            hands.move(*_ARROWS[key])
        elif not repeated:
            hands.press()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, the ring is shown."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._scene.hands.go_to(self._scene.hands.cursor)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag ends with the focus; the ring is shown no longer."""
        super().focusOutEvent(event)
        self._cancel_drag()
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._scene.hands.hide_focus()
