"""What every test stands on: no screen, one locale, a home of its own, and nothing left running behind it."""

import os

# Before Qt is imported: it reads these once.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["LANG"] = "en_US.UTF-8"
for _name in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(_name, None)

import threading
import weakref
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import QThread

HOME_VARIABLES = (
    ("HOME", ""),
    ("USERPROFILE", ""),
    ("APPDATA", "AppData/Roaming"),
    ("LOCALAPPDATA", "AppData/Local"),
    ("XDG_CONFIG_HOME", ".config"),
    ("XDG_DATA_HOME", ".local/share"),
    ("XDG_STATE_HOME", ".local/state"),
    ("XDG_CACHE_HOME", ".cache"),
)
GRACE = 2.0  # seconds a thread that has been told to stop may still take

hypothesis.settings.register_profile("project", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("project")

_homes = count()
_started_threads: "weakref.WeakSet[QThread]" = weakref.WeakSet()


def _remembering(start: Callable[..., None]) -> Callable[..., None]:
    """QThread.start that keeps account of who was started; Qt itself does not tell."""

    def remembering_start(thread: QThread, *arguments: Any) -> None:
        _started_threads.add(thread)
        start(thread, *arguments)

    return remembering_start


QThread.start = _remembering(QThread.start)  # type: ignore[method-assign]


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder this test has for a home, on every system; settings and data go below. It may not exist."""
    folder = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    for variable, below in HOME_VARIABLES:
        monkeypatch.setenv(variable, str(folder / below))
    return folder


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """Fail the test that leaves a thread running; a QThread left to its fate would abort the whole run."""
    before = {*running_threads(), *running_qthreads()}
    yield
    left = [name_of(thread) for thread in running_threads() if thread not in before and not ends(thread)]
    left += [name_of(thread) for thread in running_qthreads() if thread not in before and not ends_qt(thread)]
    assert not left, f"the test left running: {', '.join(left)}"


def running_threads() -> list[threading.Thread]:
    """The Python threads; Qt's, which Python sees as dummies and never forgets, are not among them."""
    return [thread for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)]


def running_qthreads() -> list[QThread]:
    """The Qt threads started from Python that still run."""
    return [thread for thread in _started_threads if shiboken6.isValid(thread) and thread.isRunning()]


def ends(thread: threading.Thread) -> bool:
    """Whether it was only about to end."""
    thread.join(GRACE)
    return not thread.is_alive()


def ends_qt(thread: QThread) -> bool:
    """Whether it was only about to end; if not, it is made to, for the sake of the tests that follow."""
    if thread.wait(int(GRACE * 1000)):
        return True
    thread.quit()
    thread.wait(int(GRACE * 1000))
    return False


def name_of(thread: threading.Thread | QThread) -> str:
    """Something to find it by in the code."""
    return thread.name if isinstance(thread, threading.Thread) else repr(thread)
