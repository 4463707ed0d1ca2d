"""What the main window asks of a pastime: Quarto is one, Foursquare another; neither knows of the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.dialogs.confirmation import Question
from quarto_desktop.ui.files.shared_game import SharedGame
from quarto_desktop.ui.menus import Menus

Handlers = Mapping[Command, Callable[[], object]]
"""What is done when a command is given."""


class Pastime(QObject):
    """A kind of game with its page, and with the commands that mean something there.

    Signals:
        changed(): it has begun or ended, or other commands can be given now.
    """

    changed = Signal()

    @property
    def page(self) -> QWidget:
        """Where it is played."""
        raise NotImplementedError

    @property
    def is_on(self) -> bool:
        """Whether a game of it is on the table, begun or over."""
        raise NotImplementedError

    @property
    def would_lose_game(self) -> bool:
        """Whether leaving now would lose a game that has begun and not ended."""
        raise NotImplementedError

    @property
    def help_topic(self) -> str:
        """The topic of the help for what is played."""
        raise NotImplementedError

    @property
    def shared(self) -> SharedGame:
        """Its game as others are to see it."""
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

    def ask(self, question: Question, then: Callable[[], object]) -> None:
        """Ask, and do `then` if the answer is yes."""
        raise NotImplementedError

    def leave(self) -> None:
        """Take its game from the table without asking."""
        raise NotImplementedError

    def hold(self, reason: HoldReason, held: bool) -> None:
        """Whatever goes on by itself waits as long as it is `held` for a reason."""
        raise NotImplementedError

    def tell(self, sentence: str) -> None:
        """Say something for a while, also aloud."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Its page is shown: the keyboard belongs to its table."""
        raise NotImplementedError

    def show_tools(self, menus: Menus) -> None:
        """Put the commands wanted most beside the table, as buttons."""
        raise NotImplementedError

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        raise NotImplementedError

    def set_preferences(self, preferences: Preferences) -> None:
        """Move and mark as the player likes it."""
        raise NotImplementedError
