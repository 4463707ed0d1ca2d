"""Everything beside the board, fed from the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.game import GameController
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.session.clock import HoldReason
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.panels import PastimePanels
from quarto_desktop.ui.quarto.panels.announce import AnnouncePanel
from quarto_desktop.ui.quarto.panels.moves import MovesPanel
from quarto_desktop.ui.quarto.panels.players import PlayersPanel
from quarto_desktop.ui.quarto.panels.prompt import PromptPanel
from quarto_desktop.ui.quarto.panels.result import ResultPanel
from quarto_desktop.ui.quarto.table_models import situation

_HEIGHT_BELOW = 330


class SidePanel(PastimePanels[PromptPanel, ResultPanel, MovesPanel]):
    """Puts the panels together and shows the game in them; it decides nothing.

    Attributes:
        players: who plays whom, and the score.
        announce: announcing, in classic.
    """

    def __init__(self, game: GameController, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(PromptPanel(colours), ResultPanel(), MovesPanel(colours), _HEIGHT_BELOW, parent)
        self._game = game
        self._chosen: Piece | None = None
        self._has_failed = False
        self.players = PlayersPanel(colours)
        self.announce = AnnouncePanel()
        column = self._arrange(self.players, self.prompt, self.announce, self.result)
        column.addStretch(1)  # the room of the move list, when that is put away
        self._connect()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        for panel in (self.players, self.prompt, self.moves):
            panel.set_colours(colours)

    def show_choice(self, piece: Piece | None) -> None:
        """Say which piece is chosen, so that the button can give it."""
        self._chosen = piece
        if self._game.session is not None:
            self._show_prompt()

    def show_game(self) -> None:
        """Show the game as it is now."""
        game = self._game
        if game.session is None:
            return
        state, setup = game.state, game.setup
        self.players.show_players(setup, state.turn, game.score)
        self._has_failed = self._has_failed and not game.thinking
        self._show_prompt()
        self._show_announcing()
        self._show_result()
        self.moves.set_covered(game.paused)
        self.moves.show_moves(setup, game.session.records, game.shown_index, looking_back=game.looking_back)
        self.show_clock()

    def show_clock(self) -> None:
        """Show the time left."""
        clock = self._game.clock
        self.prompt.ring.show_time(
            clock.remaining,
            clock.limit,
            held=not clock.running and not clock.has_run_out,
            paused=self._game.paused or clock.is_held_for(HoldReason.DIALOG),
        )

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        for panel in (self.announce, self.result, self.moves):
            panel.retranslate_ui()
        self.show_game()

    def _on_failed(self) -> None:
        self._has_failed = True

    def _show_prompt(self) -> None:
        game = self._game
        now = situation(game, piece_is_chosen=self._chosen is not None)
        self.prompt.show_prompt(now, thinking=game.thinking and not game.paused)
        self.prompt.show_buttons(
            chosen=self._chosen, may_give=game.may_give, paused=game.paused, failed=self._has_failed
        )

    def _show_announcing(self) -> None:
        game = self._game
        self.announce.setVisible(game.setup.rules.announcing and not game.state.is_over)
        self.announce.show_choices(
            may_announce=game.may_announce, lit=bool(game.pointed_out), may_end=game.may_end_as_draw
        )

    def _show_result(self) -> None:
        session = self._game.session
        outcome = session.state.outcome if session else None
        self._show_end(outcome is not None)
        if session and outcome is not None:
            self.result.show_outcome(outcome, session.records, session.setup)

    def _connect(self) -> None:
        game = self._game
        for button_pressed, command in (
            (self.announce.announce_wanted, game.announce),
            (self.announce.draw_wanted, game.end_as_draw),
            (self.prompt.resume_wanted, game.resume),
            (self.prompt.retry_wanted, game.retry),
            (self.result.again_wanted, game.play_again),
        ):
            self._obey(button_pressed, command)
        self.result.steps_wanted.connect(lambda: game.show_step(0))
        self.moves.step_wanted.connect(game.show_step)
        self.moves.return_wanted.connect(game.return_to_game)
        game.failed.connect(self._on_failed)
        game.clock.ticked.connect(self.show_clock)
