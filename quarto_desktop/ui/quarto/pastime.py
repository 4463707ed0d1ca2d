"""Quarto, the three rule sets, as one of the window's pastimes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.analysis import AnalysisController
from quarto_desktop.controllers.game import GameController
from quarto_desktop.controllers.game_keeper import GameKeeper
from quarto_desktop.controllers.settings import SettingsController
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.ui.analysis.flow import AnalysisFlow
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.commands import ALL_STATISTICS, FOURSQUARE_ONLY, Command
from quarto_desktop.ui.dialogs.open_dialogs import OpenDialogs
from quarto_desktop.ui.help.window import topic_of
from quarto_desktop.ui.pastimes.pastime import Handlers, Pastime
from quarto_desktop.ui.quarto.enabling import enabled_commands
from quarto_desktop.ui.quarto.flow import GameFlow
from quarto_desktop.ui.quarto.page import GamePage
from quarto_desktop.ui.quarto.shared import SharedQuarto


class Quarto(Pastime[GameFlow, GamePage]):
    """The game of the sixteen pieces.

    Args:
        game: the game.
        settings: where choices are remembered.
        keeper: knows which games are kept.
        analysis: finds out what everything is worth.
        dialogs: opens dialogs.
        colours: the palette worn now.
        rng: decides who gives first where that is left to chance.
        window: the window it is played in; it owns this object.

    Attributes:
        analysis: opens the analysis.
    """

    tools = (
        Command.START_PAGE,
        Command.NEW_GAME,
        Command.UNDO,
        Command.REDO,
        Command.PAUSE,
        Command.RESIGN,
        None,
        Command.GAME_SETTINGS,
        Command.HELP,
    )

    def __init__(
        self,
        game: GameController,
        settings: SettingsController,
        keeper: GameKeeper,
        analysis: AnalysisController,
        dialogs: OpenDialogs,
        colours: TablePalette,
        rng: Random,
        window: QWidget,
    ) -> None:
        flow = GameFlow(game, settings, keeper, dialogs, rng, window)
        super().__init__(flow, GamePage(game, colours), SharedQuarto(game, flow.document), window)
        self._game = game
        self.analysis = AnalysisFlow(analysis, game, dialogs, colours, window)
        self.page.side.result.new_game_wanted.connect(self.flow.choose_new_game)
        self.page.side.result.analysis_wanted.connect(self.analysis.analyse_game)
        self.analysis.refused.connect(self.page.tell)
        self.page.choice_changed.connect(self.changed)
        game.changed.connect(self.changed)

    @property
    def is_on(self) -> bool:
        """Whether a game is on the board."""
        return self._game.session is not None

    @property
    def help_topic(self) -> str:
        """The rule set played; without a game, how the app is used."""
        return topic_of(self._game.setup.rules if self.is_on else None)

    @property
    def hidden(self) -> frozenset[Command]:
        """What only Foursquare knows; the start page has the statistics of both."""
        return FOURSQUARE_ONLY if self.is_on else FOURSQUARE_ONLY - ALL_STATISTICS

    def handlers(self) -> Handlers:
        """What its commands do."""
        game, flow = self._game, self.flow
        return {
            **self.analysis.handlers(),
            Command.NEW_GAME: flow.choose_new_game,
            Command.PLAY_AGAIN: flow.play_again,
            Command.PAUSE: self._toggle_pause,
            Command.RESIGN: flow.resign,
            Command.GAME_SETTINGS: flow.change_game,
            Command.START_PAGE: flow.leave,
            Command.UNDO: lambda: flow.play_on(self.page.undo),
            Command.REDO: lambda: flow.play_on(game.redo),
            Command.GIVE: self.page.give_chosen,
            Command.ANNOUNCE: game.announce,
            Command.END_AS_DRAW: game.end_as_draw,
            Command.FIRST_STEP: lambda: game.show_step(0),
            Command.PREVIOUS_STEP: lambda: game.show_step(game.shown_index - 1),
            Command.NEXT_STEP: lambda: game.show_step(game.shown_index + 1),
            Command.LAST_STEP: game.return_to_game,
            Command.MOVE_LIST: self._toggle_move_list,
        }

    def enabled(self) -> frozenset[Command]:
        """The commands that make sense now."""
        return enabled_commands(self._game, piece_is_chosen=self.page.chosen is not None)

    def checked(self) -> Mapping[Command, bool]:
        """The states of its switches."""
        return {
            Command.PAUSE: self._game.paused,
            Command.MOVE_LIST: not self.page.side.moves.isHidden(),
        }

    def leave(self) -> None:
        """Take the game from the board without asking."""
        self._game.leave()

    def hold(self, reason: HoldReason, held: bool) -> None:
        """The clock stands still as long as it is `held` for a reason."""
        if held:
            self._game.hold_clock(reason)
        else:
            self._game.release_clock(reason)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        super().set_colours(colours)
        self.analysis.set_colours(colours)

    def _toggle_pause(self) -> None:
        if self._game.paused:
            self._game.resume()
        else:
            self._game.pause()
        self.changed.emit()

    def _toggle_move_list(self) -> None:
        moves = self.page.side.moves
        moves.setVisible(moves.isHidden())
        self.changed.emit()
