"""A file that is dragged onto the window is opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """Watches a window for files that are dragged onto it.

    Args:
        window: the window, which also owns this object.

    Signals:
        dropped(Path): this file was let go over the window.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a local file, by copying: the file itself stays where it is."""
        if isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop):
            path = _file_in(event.mimeData())
            if path is not None:
                event.setDropAction(Qt.DropAction.CopyAction)
                event.accept()
                if not isinstance(event, QDragEnterEvent):
                    self.dropped.emit(path)
                return True
        return super().eventFilter(watched, event)


def _file_in(dragged: QMimeData) -> Path | None:
    """The file that is dragged, of several the first; None when it is something else."""
    urls = dragged.urls() if dragged.hasUrls() else []
    return next((Path(url.toLocalFile()) for url in urls if url.isLocalFile()), None)
