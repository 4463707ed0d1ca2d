"""Everything beside the cards, fed from the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.foursquare.deal_panel import DealPanel
from quarto_desktop.ui.foursquare.placements import PlacementsPanel
from quarto_desktop.ui.foursquare.prompt_panel import CardPromptPanel
from quarto_desktop.ui.foursquare.result_panel import CardResultPanel
from quarto_desktop.ui.panels.tools import ToolRow
from quarto_desktop.ui.texts import solitaire_prompts as words

_HEIGHT_BELOW = 300
_UNLIMITED = 16777215  # Qt's own word for it, QWIDGETSIZE_MAX, has no Python name


class CardSidePanel(QWidget):
    """Puts the panels together and shows the game in them; it decides nothing.

    Signals:
        acted(): a button was pressed that may be gone now; the keyboard belongs to the table again.

    Attributes:
        tools: buttons for the commands wanted most.
        deal: which deal it is.
        prompt: what to do now.
        result: how the game ended.
        placements: where cards were placed so far.
    """

    acted = Signal()

    def __init__(
        self, game: SolitaireController, colours: TablePalette, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self.tools = ToolRow()
        self.deal = DealPanel()
        self.prompt = CardPromptPanel(colours)
        self.result = CardResultPanel(colours)
        self.placements = PlacementsPanel()
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._arrange()
        self._connect()

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
        self.setMaximumHeight(_HEIGHT_BELOW)

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
        self.placements.show_steps(game.all_steps, game.game.placed)
        end = game.play.game
        is_over = end.is_over and game.replay is None
        self.result.setVisible(is_over)
        self.prompt.setVisible(not is_over)
        if is_over:
            self.result.show_result(end, game)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.result.retranslate_ui()
            self.placements.retranslate_ui()
            self.show_game()
        super().changeEvent(event)

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
            wanted.connect(command)
            wanted.connect(self.acted)
        self.placements.moment_wanted.connect(game.go_to)  # there the keyboard goes on

    def _stop(self) -> None:
        """Stop whatever goes on by itself."""
        self._game.set_autoplay(False)
        self._game.stop_hint()
        self._game.stop_par()

    def _arrange(self) -> None:
        now = QVBoxLayout()
        now.setSpacing(10)
        now.addWidget(self.tools)
        now.addWidget(self.deal)
        now.addWidget(self.prompt)
        now.addWidget(self.result)
        self._halves.setSpacing(10)
        self._halves.addLayout(now)
        self._halves.addWidget(self.placements, 1)
        self.result.hide()
