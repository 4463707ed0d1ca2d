"""An action that waits its time, so that a person can follow what happens on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class PacedAction(QObject):
    """At most one action on its way: it comes due once it is known, its pause is over and nothing holds it.

    Signals:
        due(object): the action, to be done now. It comes from the event loop, never from within a call of the
            owner's, who can thus :meth:`drop` it at any time before.
    """

    due = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._action: object = None
        self._held = False
        self._waiting = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._on_pause_over)

    @property
    def waiting(self) -> bool:
        """Whether an action is on its way, known or not."""
        return self._waiting

    def start(self, pause: float) -> None:
        """Begin to wait at least `pause` seconds for an action, dropping any other."""
        self._action = None
        self._waiting = True
        self._pause.start(round(pause * 1000))

    def offer(self, action: object) -> None:
        """Say which action it is; ignored unless one is waited for."""
        if self._waiting:
            self._action = action
            self._look_again()

    def drop(self) -> None:
        """Forget the action; it will never come due."""
        self._action = None
        self._waiting = False
        self._pause.stop()

    def set_held(self, held: bool) -> None:
        """Keep the action back while `held`, whatever else happens."""
        self._held = held
        self._look_again()

    def _look_again(self) -> None:
        """Have the event loop see whether the action is due, unless its pause will do so anyway."""
        if self._waiting and not self._pause.isActive():
            self._pause.start(0)

    def _on_pause_over(self) -> None:
        if self._action is None or self._held:
            return
        action = self._action
        self.drop()
        self.due.emit(action)
