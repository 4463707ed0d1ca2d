"""What the main window asks of a pastime: Quarto is one, Foursquare another; neither knows of the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Question
from quarto_desktop.ui.files.shared_game import SharedGame
from quarto_desktop.ui.menus import Menus
from quarto_desktop.ui.pastimes.flow import PastimeFlow
from quarto_desktop.ui.pastimes.page import PastimePage

Handlers = Mapping[Command, Callable[[], object]]
"""What is done when a command is given."""

FlowT = TypeVar("FlowT", bound=PastimeFlow[Any])
PageT = TypeVar("PageT", bound=PastimePage[Any, Any, Any])


class Pastime(QObject, Generic[FlowT, PageT]):
    """A kind of game with its page, and with the commands that mean something there.

    Args:
        flow: leads from game to game.
        page: where it is played.
        shared: its game as others are to see it.
        window: the window it is played in; it owns this object.

    Signals:
        changed(): it has begun or ended, or other commands can be given now.

    Attributes:
        flow: leads from game to game.
        shared: its game as others are to see it.
        tools: the commands wanted most; None pushes the following ones to the right.
    """

    changed = Signal()

    tools: tuple[Command | None, ...] = ()

    def __init__(self, flow: FlowT, page: PageT, shared: SharedGame, window: QWidget) -> None:
        super().__init__(window)
        self.flow, self.shared = flow, shared
        self._page = page

    @property
    def page(self) -> PageT:
        """Where it is played."""
        return self._page

    @property
    def is_on(self) -> bool:
        """Whether a game of it is on the table, begun or over."""
        raise NotImplementedError

    @property
    def help_topic(self) -> str:
        """The topic of the help for what is played."""
        raise NotImplementedError

    @property
    def hidden(self) -> frozenset[Command]:
        """The commands that mean nothing in it."""
        raise NotImplementedError

    def handlers(self) -> Handlers:
        """What its commands do; asked once."""
        raise NotImplementedError

    def enabled(self) -> frozenset[Command]:
        """The commands that make sense now."""
        raise NotImplementedError

    def checked(self) -> Mapping[Command, bool]:
        """The states of its switches."""
        raise NotImplementedError

    def leave(self) -> None:
        """Take its game from the table without asking."""
        raise NotImplementedError

    def hold(self, reason: HoldReason, held: bool) -> None:
        """Whatever goes on by itself waits as long as it is `held` for a reason."""
        raise NotImplementedError

    @property
    def would_lose_game(self) -> bool:
        """Whether leaving now would lose a game that has begun and not ended."""
        return self.flow.would_lose_game

    def ask(self, question: Question, then: Callable[[], object]) -> None:
        """Ask, and do `then` if the answer is yes."""
        self.flow.ask(question, then)

    def tell(self, sentence: str) -> None:
        """Say something for a while, also aloud."""
        self.page.tell(sentence)

    def take_focus(self) -> None:
        """Its page is shown: the keyboard belongs to its table."""
        self.page.view.setFocus()

    def show_tools(self, menus: Menus) -> None:
        """Put the commands wanted most beside the table, as buttons."""
        self.page.side.tools.show_actions(None if one is None else menus[one] for one in self.tools)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.page.set_colours(colours)

    def set_preferences(self, preferences: Preferences) -> None:
        """Move and mark as the player likes it."""
        self.page.set_preferences(preferences)


AnyPastime = Pastime[Any, Any]
"""A pastime of which only is known what all have."""
