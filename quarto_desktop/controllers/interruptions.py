"""Ctrl+C in the terminal, and the system's request to end, as a Qt signal."""

from __future__ import annotations

import os
import signal
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_WANTED = (signal.SIGINT, signal.SIGTERM)


class Interruptions(QObject):
    """Listens for SIGINT and SIGTERM from its making until :meth:`close`.

    Python runs a handler only between two of its own instructions, of which there are none while Qt waits for
    events. So the system also writes a byte into a pipe, and Qt wakes up for that. Windows has no such pipes,
    and its windowed programs no terminal: there nothing is listened for.

    Signals:
        interrupted(): the program should end now.
    """

    interrupted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pipe: tuple[int, int] | None = None
        if os.name == "posix":
            self._listen()

    def close(self) -> None:
        """Leave the system's signals to what handled them before; once more is harmless."""
        if self._pipe is None:
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._woken_before)
        for number, handler in zip(_WANTED, self._handled_before, strict=True):
            signal.signal(number, handler)
        for end in self._pipe:
            os.close(end)
        self._pipe = None

    def _listen(self) -> None:
        self._pipe = reading, writing = os.pipe()
        os.set_blocking(reading, False)
        os.set_blocking(writing, False)
        self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_byte)
        self._woken_before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        self._handled_before = [signal.signal(number, _handle) for number in _WANTED]

    def _on_byte(self) -> None:
        assert self._pipe is not None
        numbers = os.read(self._pipe[0], 64)
        if any(number in _WANTED for number in numbers):
            self.interrupted.emit()


def _handle(number: int, frame: FrameType | None) -> None:
    """Do nothing: the byte in the pipe is what counts."""
