"""Foursquare as one of the window's pastimes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.controllers.solitaire_keeper import SolitaireKeeper
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import QUARTO_ONLY, Command
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.foursquare.enabling import enabled_commands
from quarto_desktop.ui.foursquare.flow import FoursquareFlow
from quarto_desktop.ui.foursquare.page import FoursquarePage
from quarto_desktop.ui.foursquare.shared import SharedFoursquare
from quarto_desktop.ui.help.pages import FOURSQUARE
from quarto_desktop.ui.pastimes.pastime import Handlers, Pastime


class Foursquare(Pastime[FoursquareFlow, FoursquarePage]):
    """The solitaire with forty cards.

    Args:
        game: the game.
        settings: where choices are remembered.
        keeper: knows which game is kept.
        dialogs: opens dialogs.
        colours: the palette worn now.
        window: the window it is played in; it owns this object.
    """

    tools = (
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

    def __init__(
        self,
        game: SolitaireController,
        settings: SettingsController,
        keeper: SolitaireKeeper,
        dialogs: OpenDialogs,
        colours: TablePalette,
        window: QWidget,
    ) -> None:
        flow = FoursquareFlow(game, settings, keeper, dialogs, window)
        super().__init__(flow, FoursquarePage(game, colours), SharedFoursquare(flow.document), window)
        self._game, self._settings = game, settings
        self.page.side.result.new_wanted.connect(self.flow.begin)
        self.page.side.result.same_wanted.connect(self.flow.same_deal)
        self.page.side.result.line_wanted.connect(self.flow.show_best_line)
        self.page.place_wanted.connect(self._place)
        game.changed.connect(self.changed)

    @property
    def is_on(self) -> bool:
        """Whether a deal is on the table."""
        return self._game.play is not None

    @property
    def help_topic(self) -> str:
        """Foursquare's own."""
        return FOURSQUARE

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
            Command.LOOK_BENEATH: self.page.look_beneath,
            Command.HOUSE_RULE: lambda: self._toggle("foursquare_house"),
            Command.CAN_STILL_WIN: lambda: self._toggle("foursquare_live"),
        }

    def enabled(self) -> frozenset[Command]:
        """The commands that make sense now."""
        return enabled_commands(self._game)

    def checked(self) -> Mapping[Command, bool]:
        """The states of its switches."""
        preferences = self._settings.preferences
        return {
            Command.AUTOPLAY: self._game.autoplaying,
            Command.HOUSE_RULE: preferences.foursquare_house,
            Command.CAN_STILL_WIN: preferences.foursquare_live,
        }

    def leave(self) -> None:
        """Take the game from the table without asking."""
        self._game.leave()

    def hold(self, reason: HoldReason, held: bool) -> None:
        """Autoplay and replays wait as long as they are `held` for a reason."""
        self._game.hold(reason, held)

    def _place(self, cell: Cell) -> None:
        """Place the next card; where that is refused anyway, nothing is asked."""
        game, place = self._game, partial(self._game.place, cell)
        is_refused = game.game.table.piles and cell not in game.game.legal_cells
        if is_refused or game.autoplaying:
            place()
        else:
            self.flow.play_on(place)

    def _toggle_hint(self) -> None:
        if self._game.hints and not self._game.hinting:
            self._game.stop_hint()
        else:
            self.flow.play_on(self._game.hint)
        self.page.view.setFocus()

    def _toggle_autoplay(self) -> None:
        if self._game.autoplaying:
            self._game.set_autoplay(False)
        else:
            self.flow.play_on(lambda: self._game.set_autoplay(True))
        self.changed.emit()

    def _toggle(self, name: str) -> None:
        self._settings.toggle(name)
        self.changed.emit()
