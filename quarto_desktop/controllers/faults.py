"""Faults that nobody has foreseen: logged wherever they happen, and told in the main thread."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Signal

log = logging.getLogger(__name__)

_Fault = type[BaseException]


class Faults(QObject):
    """Takes the place of Python's hooks from :meth:`watch` to :meth:`close`.

    Signals:
        happened(str): a fault that nobody caught, with its traceback; always in the thread of this object.
    """

    happened = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = sys.excepthook
        self._thread_before = threading.excepthook

    def watch(self) -> None:
        """Take every uncaught fault from now on: in slots, in threads, at the start."""
        self._before, self._thread_before = sys.excepthook, threading.excepthook
        sys.excepthook = self.take
        threading.excepthook = self._take_from_thread

    def close(self) -> None:
        """Leave the hooks as they were."""
        sys.excepthook, threading.excepthook = self._before, self._thread_before

    def take(self, kind: _Fault, fault: BaseException, trace: TracebackType | None) -> None:
        """Log a fault and tell of it; Ctrl+C is none, and ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.critical("uncaught fault", exc_info=(kind, fault, trace))
        if sys.stderr is not None:  # a windowed program has none
            sys.__excepthook__(kind, fault, trace)
        self.happened.emit("".join(traceback.format_exception(kind, fault, trace)))

    def _take_from_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self.take(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)
