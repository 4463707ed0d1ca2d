"""One program for each place of files: a second start hands its wish to the first and ends.

Two programs over the same games in progress would each write over what the other one kept.
"""

from __future__ import annotations

import getpass
import hashlib
import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

_WAIT_MS = 2000
_ANSWER_MS = 5000
"""A program that starts, or is busy for a moment, may take so long to answer."""
_END, _ANSWER = b"\n", b"heard\n"
_LONGEST_MESSAGE = 16_384


class Beginning(Enum):
    """What the program may begin with instead of its start page: the actions in its desktop file."""

    NEW_GAME = "new-game"
    FOURSQUARE = "foursquare"


@dataclass(frozen=True)
class Wish:
    """What whoever starts the program wants of it.

    Attributes:
        file: a game to open.
        beginning: otherwise, what to begin with.
    """

    file: Path | None = None
    beginning: Beginning | None = None


NO_WISH = Wish()
"""The program is just started."""


class SingleInstance(QObject):
    """Finds out whether the program runs already, and listens to later starts if not.

    Args:
        folder: the folder whose files only one program at a time may use.
        parent: the Qt parent.

    Signals:
        called(Wish): the program was started once more.

    Attributes:
        is_silent: whether the program that runs already was called, and did not answer.
    """

    called = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = _name_for(folder)
        self._server: QLocalServer | None = None
        self._callers: list[QLocalSocket] = []
        self.is_silent = False

    def hand_over(self, wish: Wish = NO_WISH) -> bool:
        """Whether another program runs already, which has been asked to show itself and to do as wished.

        When none does, this one listens from now on.
        """
        # A name that is taken may be that of another start at this very moment.
        if self._call(wish) or (not self._listen() and self._call(wish)):
            return True
        if self._server is None:
            QLocalServer.removeServer(self._name)  # left behind by a program that was killed
            if not self._listen():
                log.warning("a second start will not find this one")
        return False

    def close(self) -> None:
        """Listen no more; once more is harmless."""
        if self._server is not None:
            for socket in self._callers:  # they go with the server, and would tell that they do
                socket.blockSignals(True)
            self._callers.clear()
            self._server.close()
            self._server.deleteLater()
            self._server = None

    def _call(self, wish: Wish) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT_MS):
            return False
        socket.write(_message(wish) + _END)
        socket.waitForBytesWritten(_WAIT_MS)
        # The answer may have come while the words were being written.
        self.is_silent = not (socket.bytesAvailable() or socket.waitForReadyRead(_ANSWER_MS))
        socket.disconnectFromServer()
        return True

    def _listen(self) -> bool:
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connection)
        if not server.listen(self._name):
            log.info("no name to listen to: %s", server.errorString())
            server.deleteLater()
            return False
        self._server = server
        return True

    def _on_connection(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        self._callers.append(socket)
        socket.readyRead.connect(self._look)
        socket.disconnected.connect(self._look)
        self._look()

    def _look(self) -> None:
        """See what callers have said, and who is gone."""
        for socket in tuple(self._callers):
            is_gone = socket.state() is QLocalSocket.LocalSocketState.UnconnectedState
            if is_gone or socket.peek(_LONGEST_MESSAGE).endsWith(_END):
                self._hear(socket)
                self._answer_or_forget(socket, is_gone)

    def _answer_or_forget(self, socket: QLocalSocket, is_gone: bool) -> None:
        if is_gone:
            self._callers.remove(socket)
            socket.deleteLater()
        else:
            socket.write(_ANSWER)
            socket.flush()

    def _hear(self, socket: QLocalSocket) -> None:
        content = bytes(socket.read(_LONGEST_MESSAGE).data()) if socket.bytesAvailable() else b""
        # Whatever else connects here is no start of ours.
        with suppress(ValueError, KeyError, TypeError, RecursionError):
            wish = _wish(content)
            QTimer.singleShot(0, self, lambda: self.called.emit(wish))  # when the socket has done with us


def _message(wish: Wish) -> bytes:
    words = {
        "file": None if wish.file is None else str(wish.file),
        "beginning": None if wish.beginning is None else wish.beginning.value,
    }
    return json.dumps(words).encode("ascii")


def _wish(message: bytes) -> Wish:
    """The wish in a message.

    Raises:
        ValueError, KeyError, TypeError, RecursionError: the message is none of ours.
    """
    words = json.loads(message)
    file, beginning = words["file"], words["beginning"]
    return Wish(None if file is None else Path(file), None if beginning is None else Beginning(beginning))


def _name_for(folder: Path) -> str:
    """The same name for every start by this user over these files, short enough for a socket."""
    user = ""
    with suppress(OSError, KeyError, ImportError):  # a user without a name, in a container
        user = getpass.getuser()
    digest = hashlib.sha256(f"{user}\n{folder.absolute()}".encode("utf-8", "surrogateescape"))
    return f"quarto-desktop-{digest.hexdigest()[:16]}"
