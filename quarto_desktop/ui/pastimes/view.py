"""What the views of all tables share: their size, their language, the shape of the mouse, and the keys."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from quarto_desktop.ui.pastimes.patience import Patience
from quarto_desktop.ui.pastimes.scene import AnyScene
from quarto_desktop.ui.pastimes.spoken import SpokenTable

SceneT = TypeVar("SceneT", bound=AnyScene)
SpokenT = TypeVar("SpokenT", bound=SpokenTable[Any])

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_RELAYOUTS = (QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange)
_STILL_HERE = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class PastimeView(QGraphicsView, Generic[SceneT, SpokenT]):
    """Shows a scene at its own size, one scene unit to a device-independent pixel; has no gestures yet.

    Args:
        scene: what is shown.
        spoken: the same for screen readers.
        parent: the Qt parent.

    Attributes:
        spoken: the table for screen readers.
        patience: which keys come too early to act. Clicks never do: they say where they act.
    """

    def __init__(self, scene: SceneT, spoken: SpokenT, parent: QWidget | None) -> None:
        super().__init__(scene, parent)
        self._scene, self.spoken = scene, spoken
        self.patience = Patience()
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
    def table(self) -> SceneT:
        """The scene shown."""
        return self._scene

    def cancel(self) -> bool:
        """Give up what is being done with the mouse, and what was chosen; returns whether there was any."""
        raise NotImplementedError

    def cancel_drag(self) -> None:
        """Give up a drag: the window or the focus has left."""
        raise NotImplementedError

    def go_to_what_the_mouse_chose(self) -> bool:
        """Enter was pressed and the keyboard has no place yet: whether it acts where the mouse chose."""
        return False

    # ---- size, language

    def sizeHint(self) -> QSize:
        """A comfortable size."""
        return QSize(820, 620)

    def minimumSizeHint(self) -> QSize:
        """The least at which pieces and cards are still told apart."""
        return QSize(380, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Follow the screen and the font."""
        if event.type() in _RELAYOUTS:
            self._lay_out()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self.cancel_drag()
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

    def is_in_window(self, point: QPointF) -> bool:
        """Whether a point of the view lies in its window."""
        window = self.window()
        return window.rect().contains(self.viewport().mapTo(window, point.toPoint()))

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
        """Arrows move, Enter and Space act, Esc cancels. After the mouse, the first shows where they act."""
        key = event.key()  # a plain number: not every key and character is among Qt's names
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape:
            self._scene.make_ready()
            event.setAccepted(self.cancel())
        elif is_plain and (key in _ARROWS or key in _PRESSES):
            self._use_key(key, repeated=event.isAutoRepeat())
            event.accept()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag ends with the focus; the ring is shown no longer."""
        super().focusOutEvent(event)
        self.cancel_drag()
        if event.reason() not in _STILL_HERE:
            self._scene.hands.hide_focus()

    def _use_key(self, key: int, *, repeated: bool) -> None:
        if key in _PRESSES and not self.takes_presses:
            return
        self._scene.make_ready()
        if not self._scene.hands.use_keys() and not (key in _PRESSES and self.go_to_what_the_mouse_chose()):
            return
        if key in _ARROWS:
            self._scene.hands.move(*_ARROWS[key])
        elif not repeated:
            self._scene.hands.press()
