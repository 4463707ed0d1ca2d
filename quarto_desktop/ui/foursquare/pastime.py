"""Foursquare as one of the window's pastimes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.controllers.solitaire_keeper import SolitaireKeeper
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import QUARTO_ONLY, Command
from quarto_desktop.ui.dialogs.confirmation import Question
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.enabling import ALWAYS, SAVING, SHARING
from quarto_desktop.ui.foursquare.flow import FoursquareFlow
from quarto_desktop.ui.foursquare.page import FoursquarePage
from quarto_desktop.ui.foursquare.shared import SharedFoursquare
from quarto_desktop.ui.help.pages import FOURSQUARE
from quarto_desktop.ui.menus import Menus
from quarto_desktop.ui.pastime import Handlers, Pastime

_TOOLS = (
    Command.START_PAGE,
    Command.NEW_DEAL,
    Command.UNDO,
    Command.REDO,
    Command.HINT,
    Command.AUTOPLAY,
    None,
    Command.CHOOSE_DEAL,
    Command.HELP,
)
_SHARING = SHARING - {Command.COPY_POSITION}
"""Positions have no text form here: a table says nothing of the cards that are to come."""


class Foursquare(Pastime):
    """The solitaire with forty cards.

    Args:
        game: the game.
        settings: where choices are remembered.
        keeper: knows which game is kept.
        dialogs: opens dialogs.
        colours: the palette worn now.
        window: the window it is played in; it owns this object.

    Attributes:
        flow: leads from deal to deal.
    """

    def __init__(
        self,
        game: SolitaireController,
        settings: SettingsController,
        keeper: SolitaireKeeper,
        dialogs: OpenDialogs,
        colours: TablePalette,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._game = game
        self._settings = settings
        self.flow = FoursquareFlow(game, settings, keeper, dialogs, window)
        self._shared = SharedFoursquare(self.flow.document)
        self._page = FoursquarePage(game, colours)
        self._page.side.result.new_wanted.connect(self.flow.begin)
        self._page.side.result.same_wanted.connect(self.flow.same_deal)
        self._page.side.result.line_wanted.connect(self.flow.show_best_line)
        game.changed.connect(self.changed)

    @property
    def page(self) -> FoursquarePage:
        """Where it is played."""
        return self._page

    @property
    def is_on(self) -> bool:
        """Whether a deal is on the table."""
        return self._game.play is not None

    @property
    def would_lose_game(self) -> bool:
        """Whether a game has begun and not ended, and is kept nowhere."""
        return self.flow.would_lose_game

    @property
    def help_topic(self) -> str:
        """Foursquare's own."""
        return FOURSQUARE

    @property
    def shared(self) -> SharedFoursquare:
        """The player's game."""
        return self._shared

    @property
    def hidden(self) -> frozenset[Command]:
        """What only Quarto knows."""
        return QUARTO_ONLY

    def handlers(self) -> Handlers:
        """What its commands do."""
        game, flow = self._game, self.flow
        return {
            Command.NEW_DEAL: flow.begin,
            Command.SAME_DEAL: flow.same_deal,
            Command.NEXT_DEAL: lambda: flow.neighbour_deal(1),
            Command.PREVIOUS_DEAL: lambda: flow.neighbour_deal(-1),
            Command.CHOOSE_DEAL: flow.choose_deal,
            Command.DEAL_OF_THE_DAY: flow.deal_of_the_day,
            Command.START_PAGE: flow.leave,
            Command.UNDO: game.undo,
            Command.REDO: game.redo,
            Command.HINT: self._toggle_hint,
            Command.AUTOPLAY: self._toggle_autoplay,
            Command.BEST_LINE: flow.show_best_line,
            Command.LOOK_BENEATH: self._page.look_beneath,
            Command.HOUSE_RULE: lambda: self._toggle("foursquare_house"),
            Command.CAN_STILL_WIN: lambda: self._toggle("foursquare_live"),
        }

    def enabled(self) -> frozenset[Command]:
        """The commands that make sense now."""
        game = self._game
        if game.play is None:
            return ALWAYS
        is_numbered = game.play.deal.number is not None
        conditions = {
            Command.NEW_DEAL: True,
            Command.SAME_DEAL: game.can_undo or game.play.can_redo,
            Command.NEXT_DEAL: is_numbered,
            Command.PREVIOUS_DEAL: is_numbered,
            Command.CHOOSE_DEAL: True,
            Command.DEAL_OF_THE_DAY: True,
            Command.DEAL_STATISTICS: True,
            Command.START_PAGE: True,
            Command.UNDO: game.can_undo,
            Command.REDO: game.can_redo,
            Command.HINT: game.may_place,
            Command.AUTOPLAY: game.may_place,
            Command.BEST_LINE: True,
            Command.LOOK_BENEATH: True,
            Command.HOUSE_RULE: True,
            Command.CAN_STILL_WIN: True,
        }
        # While a line is shown, the player's game cannot be seen.
        keeping = SAVING if game.replay is not None else SAVING | _SHARING
        return ALWAYS | keeping | {command for command, holds in conditions.items() if holds}

    def checked(self) -> Mapping[Command, bool]:
        """The states of its switches."""
        preferences = self._settings.preferences
        return {
            Command.AUTOPLAY: self._game.autoplaying,
            Command.HOUSE_RULE: preferences.foursquare_house,
            Command.CAN_STILL_WIN: preferences.foursquare_live,
        }

    def ask(self, question: Question, then: Callable[[], object]) -> None:
        """Ask, and do `then` if the answer is yes."""
        self.flow.ask(question, then)

    def leave(self) -> None:
        """Take the game from the table without asking."""
        self._game.leave()

    def hold(self, reason: HoldReason, held: bool) -> None:
        """Autoplay and replays wait as long as they are `held` for a reason."""
        self._game.hold(reason, held)

    def tell(self, sentence: str) -> None:
        """Say something for a while, also aloud."""
        self._page.tell(sentence)

    def take_focus(self) -> None:
        """The keyboard belongs to the table."""
        self._page.view.setFocus()

    def show_tools(self, menus: Menus) -> None:
        """Put the commands wanted most beside the table."""
        self._page.side.tools.show_actions(None if command is None else menus[command] for command in _TOOLS)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._page.set_colours(colours)

    def set_preferences(self, preferences: Preferences) -> None:
        """Move and mark as the player likes it."""
        self._page.set_preferences(preferences)

    def _toggle_hint(self) -> None:
        if self._game.hints and not self._game.hinting:
            self._game.stop_hint()
        else:
            self._game.hint()
        self._page.view.setFocus()

    def _toggle_autoplay(self) -> None:
        self._game.set_autoplay(not self._game.autoplaying)
        self.changed.emit()

    def _toggle(self, name: str) -> None:
        self._settings.change(**{name: not getattr(self._settings.preferences, name)})
        self.changed.emit()
