"""Everything beside the cards, fed from the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.foursquare.panels.deal import DealPanel
from quarto_desktop.ui.foursquare.panels.placements import PlacementsPanel
from quarto_desktop.ui.foursquare.panels.prompt import CardPromptPanel
from quarto_desktop.ui.foursquare.panels.result import CardResultPanel
from quarto_desktop.ui.pastimes.panels import PastimePanels
from quarto_desktop.ui.texts import solitaire_prompts as words

_HEIGHT_BELOW = 300


class CardSidePanel(PastimePanels[CardPromptPanel, CardResultPanel, PlacementsPanel]):
    """Puts the panels together and shows the game in them; it decides nothing.

    Attributes:
        deal: which deal it is.
    """

    def __init__(
        self, game: SolitaireController, colours: TablePalette, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            CardPromptPanel(colours), CardResultPanel(colours), PlacementsPanel(), _HEIGHT_BELOW, parent
        )
        self._game = game
        self.deal = DealPanel()
        self._arrange(self.deal, self.prompt, self.result)
        self._connect()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.prompt.set_colours(colours)
        self.result.set_colours(colours)

    def show_game(self) -> None:
        """Show the game as it is now."""
        game = self._game
        if game.play is None:
            return
        self.deal.show_deal(game)
        self.prompt.show_prompt(words.solitaire_prompt(self._situation()), self._chance_words())
        self.prompt.show_work(game)
        self.moves.show_steps(game.all_steps, game.game.placed)
        end = game.play.game
        is_over = end.is_over and game.replay is None
        self._show_end(is_over)
        if is_over:
            self.result.show_result(end, game)

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.result.retranslate_ui()
        self.moves.retranslate_ui()
        self.show_game()

    def _chance_words(self) -> str:
        game = self._game
        asked = game.live and game.may_place and not game.autoplaying and game.game.placed > 0
        return words.chance_words(game.chance) if asked else ""

    def _situation(self) -> words.SolitaireSituation:
        game = self._game
        replay = None if game.replay is None else (game.game.placed, game.replay.length)
        return words.SolitaireSituation(game.game, game.last_step, game.autoplaying, replay, game.failed)

    def _connect(self) -> None:
        game = self._game
        for wanted, command in (
            (self.prompt.stop_wanted, self._stop),
            (self.prompt.run_wanted, game.run_replay),
            (self.prompt.return_wanted, game.end_replay),
            (self.result.cancel_wanted, game.stop_par),
        ):
            self._obey(wanted, command)
        self.moves.moment_wanted.connect(game.go_to)  # there the keyboard goes on

    def _stop(self) -> None:
        """Stop whatever goes on by itself."""
        self._game.set_autoplay(False)
        self._game.stop_hint()
        self._game.stop_par()
