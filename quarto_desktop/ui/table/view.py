"""The view of the table: hands mouse and keyboard to the scene and tells it how large it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from quarto_desktop.ui.table.patience import Patience
from quarto_desktop.ui.table.pointer import Pointer
from quarto_desktop.ui.table.scene import TableScene
from quarto_desktop.ui.table.spoken import SpokenBoard
from quarto_desktop.ui.table.spots import STAND

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_TABS = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
_RELAYOUTS = (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange)


class TableView(QGraphicsView):
    """Shows a :class:`TableScene` at its own size, one scene unit to a device-independent pixel.

    Attributes:
        patience: which keys come too early to act. Clicks never do: they say where they act.
        spoken: the table for screen readers.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._pointer = Pointer(scene)
        self.patience = Patience()
        self.spoken = SpokenBoard(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # a scene takes whatever is dragged; files are for the window
        scene.repaired.connect(self._shape_mouse)

    @property
    def table(self) -> TableScene:
        """The scene shown."""
        return self._scene

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return QSize(820, 620)

    def minimumSizeHint(self) -> QSize:
        """The least at which pieces are still told apart."""
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
            self._pointer.cancel_drag()
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
        """Begin a gesture, or cancel with the other button."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pointer.press(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            self._scene.make_ready()
            self._pointer.cancel()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second quick click is a click like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point, or carry a piece; outside the window it is let go."""
        if self._pointer.down and not self._in_window(event.position()):
            self._pointer.leave()
        else:
            self._pointer.move(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a gesture."""
        if event.button() == Qt.MouseButton.LeftButton and self._pointer.down:
            self._pointer.release(event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the mouse has left."""
        if event.type() == QEvent.Type.Leave:
            self._pointer.leave()
        return super().viewportEvent(event)

    def _in_window(self, point: QPointF) -> bool:
        window = self.window()
        at: QPoint = self.viewport().mapTo(window, point.toPoint())
        return window.rect().contains(at)

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
        """Arrows move, Enter and Space act, Esc cancels. After the mouse, the first shows where they act.

        But Enter gives a piece that the mouse has chosen: nobody would look for it elsewhere.
        """
        key = event.key()  # a plain number: not every key and character is among Qt's names
        if key == Qt.Key.Key_Escape:
            self._scene.make_ready()
            event.setAccepted(self._pointer.cancel())
        elif (
            key in _ARROWS or key in _PRESSES
        ) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
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
            if key not in _PRESSES or hands.choosing.chosen is None:
                return
            hands.go_to(STAND)  # a piece was chosen by mouse: Enter gives it
        if key in _ARROWS:
            hands.move(*_ARROWS[key])
        elif not repeated:
            hands.press()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the areas before it leaves the table."""
        return self._scene.hands.next_area(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, begin at the first area, or backwards at the last."""
        super().focusInEvent(event)
        if event.reason() in _TABS:
            self._scene.hands.enter_from(_TABS[event.reason()])

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag ends with the focus; the ring is shown no longer."""
        super().focusOutEvent(event)
        self._pointer.cancel_drag()
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self._scene.hands.hide_focus()
