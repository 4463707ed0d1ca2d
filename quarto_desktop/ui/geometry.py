"""Where the window opens: where it was, as far as there is still a screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from quarto_desktop.session.preferences import Preferences

USUAL = QSize(1160, 780)
"""The size of the window the first time, in device-independent pixels."""

SMALLEST = QSize(700, 560)
_GRIP = QSize(160, 40)
"""How much of the window's top must be on a screen so that it can be moved."""

_FARTHEST = 2**24
"""No coordinate or length of a window is larger: so far Qt can compute with them (``QWIDGETSIZE_MAX``)."""

_FRAME = QMargins(8, 40, 8, 8)
"""Room for the title bar and the borders, which the system adds around the window."""


def restore_place(window: QMainWindow, preferences: Preferences) -> None:
    """Put a window that is not shown yet where it was last."""
    primary = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not primary]
    areas = [screen.availableGeometry() for screen in (primary, *others)]
    window.setMinimumSize(SMALLEST)
    window.setGeometry(opening_rect(preferences.window, areas))
    if preferences.maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def place_of(window: QMainWindow) -> tuple[int, int, int, int]:
    """The window's x, y, width and height, apart from being maximised."""
    place = window.normalGeometry()
    return place.x(), place.y(), place.width(), place.height()


def opening_rect(remembered: tuple[int, ...], screens: Sequence[QRect]) -> QRect:
    """The window's place and size.

    Args:
        remembered: x, y, width and height as the window was closed last; anything else is ignored.
        screens: the available area of each screen, the primary one first; there is at least one.
    """
    if not _is_sensible(remembered):
        return centred(USUAL, screens[0])
    rect = QRect(*remembered)
    screen = next((area for area in screens if _can_be_moved(rect, area)), None)
    if screen is None:
        return centred(rect.size(), screens[0])
    if rect.width() > screen.width() or rect.height() > screen.height():
        return centred(rect.size(), screen)
    return QRect(rect.topLeft(), _fitting(rect.size(), screen.size()))


def _is_sensible(numbers: tuple[int, ...]) -> bool:
    """Whether these are the place and size of a window at all, on whatever screen."""
    return len(numbers) == 4 and max(map(abs, numbers)) < _FARTHEST and min(numbers[2:]) > 0


def _can_be_moved(rect: QRect, screen: QRect) -> bool:
    top = QRect(rect.topLeft(), QSize(rect.width(), _GRIP.height()))
    seen = top.intersected(screen)
    return seen.width() >= min(_GRIP.width(), rect.width()) and seen.height() >= _GRIP.height()


def _fitting(wanted: QSize, room: QSize) -> QSize:
    """`wanted`, but not larger than the screen, nor smaller than the window can be."""
    return wanted.boundedTo(room).expandedTo(SMALLEST)


def centred(wanted: QSize, screen: QRect) -> QRect:
    """As much of `wanted` as fits with a frame around it, in the middle of the screen."""
    room = screen.marginsRemoved(_FRAME)
    rect = QRect(QPoint(0, 0), _fitting(wanted, room.size()))
    rect.moveCenter(room.center())
    rect.moveTopLeft(QPoint(max(rect.left(), screen.left()), max(rect.top(), screen.top())))
    return rect
