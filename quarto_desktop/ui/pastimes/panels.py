"""Everything beside a table, as one column or, below it, as two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.prompt import PastimePrompt
from quarto_desktop.ui.pastimes.result import PastimeResult
from quarto_desktop.ui.pastimes.tools import ToolRow

_UNLIMITED = 16777215  # Qt's own word for it, QWIDGETSIZE_MAX, has no Python name
_ROOM_CHANGES = (QEvent.Type.LayoutRequest, QEvent.Type.Resize)

PromptT = TypeVar("PromptT", bound=PastimePrompt, covariant=True)
ResultT = TypeVar("ResultT", bound=PastimeResult, covariant=True)
MovesT = TypeVar("MovesT", bound=QWidget, covariant=True)


class PastimePanels(QWidget, Generic[PromptT, ResultT, MovesT]):
    """Puts panels together; subclasses show a game in them. They decide nothing.

    Args:
        prompt: what to do now.
        result: how the game ended; it takes the prompt's place then.
        moves: what was done so far; it gets the room that is left.
        height_below: how high it is below the table, in device-independent pixels, unless it needs more.
        parent: the Qt parent.

    Signals:
        acted(): a button was pressed that may be gone now; the keyboard belongs to the table again.

    Attributes:
        tools: buttons for the commands wanted most.
    """

    acted = Signal()

    def __init__(
        self, prompt: PromptT, result: ResultT, moves: MovesT, height_below: int, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.tools = ToolRow()
        self._prompt, self._result, self._moves = prompt, result, moves
        result.hide()
        self._height_below = height_below
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)

    @property
    def prompt(self) -> PromptT:
        """What to do now."""
        return self._prompt

    @property
    def result(self) -> ResultT:
        """How the game ended."""
        return self._result

    @property
    def moves(self) -> MovesT:
        """What was done so far."""
        return self._moves

    def stand_beside(self, width: int) -> None:
        """Stand beside the table as one column, `width` wide."""
        self._halves.setDirection(QBoxLayout.Direction.TopToBottom)
        self._halves.setContentsMargins(0, 12, 14, 12)
        self.setFixedWidth(width)
        self.setMaximumHeight(_UNLIMITED)

    def stand_below(self) -> None:
        """Stand below the table as two columns."""
        self._halves.setDirection(QBoxLayout.Direction.LeftToRight)
        self._halves.setContentsMargins(14, 0, 14, 12)
        self.setMinimumWidth(0)
        self.setMaximumWidth(_UNLIMITED)
        self._limit_height()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        raise NotImplementedError

    def show_game(self) -> None:
        """Show the game as it is now."""
        raise NotImplementedError

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Other panels may be shown, and need more room."""
        handled = super().event(event)
        if event.type() in _ROOM_CHANGES and self._halves.direction() is QBoxLayout.Direction.LeftToRight:
            self._limit_height()
        return handled

    def _limit_height(self) -> None:
        """Leave the table what is not needed here."""
        needed = self._halves.minimumHeightForWidth(self.width())
        self.setMaximumHeight(max(self._height_below, needed))

    def _arrange(self, *now: QWidget) -> QVBoxLayout:
        """Put the panels of what is to be done now below the tools; returns their column."""
        column = QVBoxLayout()
        column.setSpacing(10)
        for panel in (self.tools, *now):
            column.addWidget(panel)
        self._halves.setSpacing(10)
        self._halves.addLayout(column)
        self._halves.addWidget(self._moves, 1)
        return column

    def _show_end(self, is_over: bool) -> None:
        """Let the result take the place of the prompt, or the other way round."""
        self._result.setVisible(is_over)
        self._prompt.setVisible(not is_over)

    def _obey(self, wanted: SignalInstance, command: Callable[..., object]) -> None:
        """Do `command` when a button wants it, and give the keyboard back to the table."""
        wanted.connect(command)
        wanted.connect(self.acted)
