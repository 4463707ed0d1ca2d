"""One program for each place of files: a second start hands its file to the first and ends.

Two programs over the same games in progress would each write over what the other one kept.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import logging
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

_WAIT_MS = 2000
_LONGEST_MESSAGE = 16_384


class SingleInstance(QObject):
    """Finds out whether the program runs already, and listens to later starts if not.

    Args:
        folder: the folder whose files only one program at a time may use.
        parent: the Qt parent.

    Signals:
        called(object, str): the program was started once more; the Path it was to open, or None, and
            what else it was to begin with.
    """

    called = Signal(object, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = _name_for(folder)
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []

    def hand_over(self, file: Path | None, beginning: str = "") -> bool:
        """Whether another program runs already, which has been asked to show itself.

        When none does, this one listens from now on.

        Args:
            file: what that one is to open.
            beginning: what else it is to begin with.
        """
        if self._call(file, beginning):
            return True
        self._listen()
        return False

    def close(self) -> None:
        """Listen no more; once more is harmless."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None

    def _call(self, file: Path | None, beginning: str) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT_MS):
            return False
        message = {"file": None if file is None else str(file), "beginning": beginning}
        socket.write(json.dumps(message).encode("ascii"))
        socket.waitForBytesWritten(_WAIT_MS)
        socket.disconnectFromServer()
        return True

    def _listen(self) -> None:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connection)
        if not server.listen(self._name):
            QLocalServer.removeServer(self._name)  # left behind by a program that was killed
            if not server.listen(self._name):
                log.warning("a second start will not find this one: %s", server.errorString())
        self._server = server

    def _on_connection(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        self._callers.append(socket)
        socket.disconnected.connect(lambda: self._on_message(socket))
        if socket.state() is QLocalSocket.LocalSocketState.UnconnectedState:  # already gone
            self._on_message(socket)

    def _on_message(self, socket: QLocalSocket) -> None:
        if socket not in self._callers:
            return
        self._callers.remove(socket)
        content = bytes(socket.read(_LONGEST_MESSAGE).data())
        socket.deleteLater()
        # Whatever else connects here is no start of ours.
        with suppress(ValueError, KeyError, TypeError, RecursionError):
            message = json.loads(content)
            path = None if message["file"] is None else Path(message["file"])
            beginning = str(message["beginning"])
            # when the socket has done with us
            QTimer.singleShot(0, self, lambda: self.called.emit(path, beginning))


def _name_for(folder: Path) -> str:
    """The same name for every start by this user over these files, short enough for a socket."""
    user = ""
    with suppress(OSError, KeyError, ImportError):  # a user without a name, in a container
        user = getpass.getuser()
    digest = hashlib.sha256(f"{user}\n{folder.absolute()}".encode("utf-8", "surrogateescape"))
    return f"quarto-desktop-{digest.hexdigest()[:16]}"
