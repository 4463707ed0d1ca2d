"""A screen with a window manager, and hands for it: mouse, keyboard, clipboard, camera."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tools.trouble import Trouble

TOOLS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xclip": "xclip",
    "import": "imagemagick",
}
"""The programs behind it and the packages that hold them."""

PATIENCE = 40.0
"""Seconds after which something that should have happened has not."""


class Desktop:
    """One screen of its own; end it with :meth:`close`.

    Args:
        pictures: where screenshots go.
        size: of the screen, in pixels.
    """

    def __init__(self, pictures: Path, size: tuple[int, int] = (1280, 900)) -> None:
        self._pictures = pictures
        pictures.mkdir(parents=True, exist_ok=True)
        self._server, self.display = _start_server(size)
        self._environment = {**os.environ, "DISPLAY": self.display}
        self._manager = subprocess.Popen(
            ["openbox"], env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._clipboards: list[subprocess.Popen[bytes]] = []
        time.sleep(0.5)

    def close(self) -> None:
        """Switch it off."""
        for process in (*self._clipboards, self._manager, self._server):
            process.terminate()
            process.wait()

    # ---- windows

    def window(self, title: str, patience: float = PATIENCE) -> str:
        """The number of the window whose title has this regular expression in it, as soon as there is one.

        Raises:
            Trouble: there is none in time.
        """
        return self.until(lambda: self._found(title), f"a window called {title!r}", patience)

    def until_gone(self, title: str) -> None:
        """Wait until there is no window with this title.

        Raises:
            Trouble: it stays.
        """
        self.until(lambda: "" if self._found(title) else "gone", f"an end of the window {title!r}")

    def size_of(self, window: str) -> tuple[int, int]:
        """Width and height of a window without its frame."""
        words = self._xdotool("getwindowgeometry", "--shell", window).split()
        facts = dict(word.split("=") for word in words)
        return int(facts["WIDTH"]), int(facts["HEIGHT"])

    def resize(self, window: str, width: int, height: int) -> None:
        """Give a window another size."""
        self._xdotool("windowsize", "--sync", window, str(width), str(height))
        time.sleep(0.5)

    def focus(self, window: str) -> None:
        """Give a window the keyboard."""
        self._xdotool("windowactivate", "--sync", window)

    # ---- hands

    def click(self, window: str, place: tuple[int, int]) -> None:
        """Click a place of a window, counted from its upper left corner."""
        self._xdotool("mousemove", "--window", window, *map(str, place))
        time.sleep(0.05)
        self._xdotool("click", "1")

    def drag(self, window: str, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one place of a window to another."""
        self._xdotool("mousemove", "--window", window, *map(str, start))
        self._xdotool("mousedown", "1")
        for share in (0.2, 0.6, 1.0):
            between = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self._xdotool("mousemove", "--window", window, *map(str, between))
            time.sleep(0.1)
        self._xdotool("mouseup", "1")

    def keys(self, *names: str) -> None:
        """Press keys one after another, as X calls them (``ctrl+c``)."""
        for name in names:
            self._xdotool("key", "--clearmodifiers", name)
            time.sleep(0.12)

    def copied(self, keys: str = "ctrl+c") -> str:
        """What the program puts into the clipboard when `keys` are pressed.

        Raises:
            Trouble: nothing in time.
        """
        self._fill_clipboard()
        self.keys(keys)
        return self.until(self._clipboard, "something in the clipboard", 5.0)

    # ---- camera

    def picture(self, name: str) -> None:
        """Keep a picture of the whole screen."""
        file = self._pictures / f"{name}.png"
        subprocess.run(["import", "-window", "root", str(file)], env=self._environment, check=True)

    def until(self, condition: Callable[[], str], what: str, patience: float = PATIENCE) -> str:
        """Wait until `condition` says something, and return it; `what` names it in the complaint.

        Raises:
            Trouble: it does not in time; the screen is kept as a picture.
        """
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if found := condition():
                return found
            time.sleep(0.05)
        self.picture("trouble")
        raise Trouble(f"There was not {what} after {patience:.0f} s; see trouble.png.")

    def _found(self, title: str) -> str:
        command = ["xdotool", "search", "--onlyvisible", "--name", title]
        done = subprocess.run(command, env=self._environment, text=True, check=False, capture_output=True)
        return done.stdout.split()[-1] if done.stdout.split() else ""

    def _fill_clipboard(self) -> None:
        """Put a blank into it, so that one can see when something else has come."""
        command = ["xclip", "-in", "-selection", "clipboard", "-quiet"]
        owner = subprocess.Popen(
            command,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert owner.stdin is not None
        owner.stdin.write(b" ")
        owner.stdin.close()
        self._clipboards.append(owner)
        time.sleep(0.1)

    def _clipboard(self) -> str:
        command = ["xclip", "-out", "-selection", "clipboard"]
        with suppress(subprocess.TimeoutExpired):
            done = subprocess.run(
                command, env=self._environment, text=True, check=False, capture_output=True, timeout=2
            )
            return done.stdout.strip()
        return ""

    def _xdotool(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(
            command, env=self._environment, text=True, check=False, capture_output=True, timeout=30
        )
        if done.returncode != 0:
            raise Trouble(f"{' '.join(command)} has failed: {done.stderr}")
        return done.stdout


def _start_server(size: tuple[int, int]) -> tuple[subprocess.Popen[bytes], str]:
    """Start a screen on a number that is free, for local users only; return it and its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24"]
    command += ["-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        raise Trouble("Xvfb could not start.")
    return server, f":{number}"
