"""The program uses no network: nothing in it could, and while it runs no socket leads out of the machine."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_rooms import CHECKOUT, imported, is_within

PACKAGE = CHECKOUT / "quarto_desktop"
NETWORK = (
    "PySide6.QtNetwork",
    "asyncio",
    "ftplib",
    "http",
    "imaplib",
    "multiprocessing.connection",
    "poplib",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "urllib.request",
    "webbrowser",
    "xmlrpc",
)
HARMLESS = {
    "PySide6.QtNetwork.QLocalServer",  # the program's second start speaks to its first,
    "PySide6.QtNetwork.QLocalSocket",  # inside the machine
    "urllib.request.url2pathname",  # turns the address of a file into its path
}

_WATCHED = """
import os, sys
from pathlib import Path

told = []
sys.addaudithook(lambda event, _: told.append(event) if event.startswith("socket.") else None)

from PySide6.QtCore import QTimer
from quarto_desktop import app
from quarto_desktop.rules.rulesets import FOUR_ALIKE
from quarto_desktop.session.setup import GameChoices, Opponents
from quarto_desktop.ui.commands import Command

def sockets():
    found = set()
    for number in os.listdir("/proc/self/fd"):
        try:
            target = os.readlink(f"/proc/self/fd/{number}")
        except OSError:
            continue
        if target.startswith("socket:["):
            found.add(target[8:-1])
    return found

def inodes(kind, column):
    try:
        lines = Path(f"/proc/self/net/{kind}").read_text().splitlines()[1:]
    except OSError:  # a kernel without this kind
        lines = []
    return {line.split()[column] for line in lines}

seen = set()

def look():
    for kind in ("tcp", "tcp6", "udp", "udp6", "udplite", "raw", "raw6"):
        seen.update(sockets() & inodes(kind, 9))

def play():
    window = next(one for one in application.topLevelWidgets() if hasattr(one, "flow"))
    window.flow.begin(GameChoices(FOUR_ALIKE, opponents=Opponents.WATCH))
    window.menus[Command.HELP].trigger()
    window.menus[Command.ABOUT].trigger()
    QTimer.singleShot(2500, window.close_at_once)

application = app.make_application()
timer = QTimer()
timer.timeout.connect(look)
timer.start(10)
QTimer.singleShot(0, play)
app.run(application, app.standard_places(Path(sys.argv[1])), app.Options())
print("sockets", len(seen), "events", sorted(set(told)), flush=True)
"""


def test_nothing_in_the_program_could_use_a_network():
    found = {
        name
        for file in PACKAGE.rglob("*.py")
        for _, name in imported(ast.parse(file.read_text(encoding="utf-8")), PACKAGE.name)
        if any(is_within(name, module) for module in NETWORK)
    }
    assert found - HARMLESS == set()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_no_socket_leads_out_while_it_plays(tmp_path: Path):
    done = subprocess.run(
        [sys.executable, "-c", _WATCHED, str(tmp_path)],
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.split("\n")[-2] == "sockets 0 events []", done.stderr
