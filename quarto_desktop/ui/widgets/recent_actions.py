"""The submenu of files that were opened or saved lately."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMenu

_NUMBERED = 9
"""So many entries have a digit that works with Alt."""


class RecentActions(QObject):
    """Fills a menu with one entry for each file, and one that forgets them all."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._menu: QMenu | None = None
        self._paths: tuple[Path, ...] = ()
        self._open: Callable[[Path], object] = lambda path: None
        self._forget: Callable[[], object] = lambda: None

    @property
    def menu(self) -> QMenu | None:
        """The menu the files stand in."""
        return self._menu

    def add_to(self, menu: QMenu) -> None:
        """Keep the files in this menu from now on."""
        self._menu = menu
        menu.setToolTipsVisible(True)
        self.retranslate_ui()

    def bind(self, open_path: Callable[[Path], object], forget: Callable[[], object]) -> None:
        """Call these when a file is chosen, and when all of them shall be forgotten."""
        self._open, self._forget = open_path, forget

    def show(self, paths: Sequence[str]) -> None:
        """Offer these files, the newest first."""
        self._paths = tuple(Path(one) for one in paths)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        if self._menu is None:
            return
        self._menu.clear()
        for number, path in enumerate(self._paths, start=1):
            action = self._menu.addAction(_entry(number, path.name))
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self._open(path))
        if self._paths:
            self._menu.addSeparator()
            clear = self._menu.addAction(QCoreApplication.translate("RecentActions", "&Clear This List"))
            clear.triggered.connect(lambda _=False: self._forget())
        else:
            empty = self._menu.addAction(QCoreApplication.translate("RecentActions", "No files yet"))
            empty.setEnabled(False)


def _entry(number: int, name: str) -> str:
    shown = name.replace("&", "&&")
    return f"&{number}  {shown}" if number <= _NUMBERED else shown
