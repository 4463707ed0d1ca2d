"""The page on which Foursquare is played: the cards, a line of words under them, the panels beside them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.game import Step
from quarto_desktop.solitaire.table import Refusal
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.foursquare.panels.side_panel import CardSidePanel
from quarto_desktop.ui.foursquare.table.model import EMPTY_TABLE, CardTable
from quarto_desktop.ui.foursquare.table.scene import CardScene
from quarto_desktop.ui.foursquare.table.spots import OnCell
from quarto_desktop.ui.foursquare.table.view import CardView
from quarto_desktop.ui.pastimes.page import PastimePage
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.texts import solitaire_prompts as prompts
from quarto_desktop.ui.texts.words import side_by_side
from quarto_desktop.ui.widgets.message_line import MessageLine


class FoursquarePage(PastimePage[CardScene, CardView, CardSidePanel]):
    """Hands wishes of table and panels to the game, and shows in both what came of them.

    Signals:
        place_wanted(Cell): the player wants to place the next card there.
    """

    place_wanted = Signal(int)

    def __init__(
        self, game: SolitaireController, colours: TablePalette, parent: QWidget | None = None
    ) -> None:
        scene = CardScene()
        super().__init__(
            scene, CardView(scene), CardSidePanel(game, colours), MessageLine(wordy=True), parent
        )
        self._game = game
        self._told_of_damage = False
        self._connect()
        self.scene.set_palette(colours)

    def look_beneath(self) -> None:
        """Spread out the pile that is pointed at, or put it back."""
        self.scene.make_ready()
        self.scene.hands.toggle_peek()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where it has nothing to cancel on the table, stops what goes on by itself."""
        event.setAccepted(event.key() == Qt.Key.Key_Escape and self._stop())

    def _connect(self) -> None:
        game = self._game
        self._listen_to(game)
        game.stepped.connect(self._on_step)
        game.refused.connect(self._on_refused)
        game.hint_found.connect(lambda best: self.tell(words.best_hint_words(best)))
        game.no_line.connect(lambda: self.tell(prompts.par_words(None, found=True, searching=False)))
        self.scene.place_wanted.connect(self._on_place_wanted)
        self.scene.busy_changed.connect(lambda busy: game.hold("scene", busy))
        self.scene.hovered.connect(self._show_words)

    # ---- what happens

    def _go(self, steps: int) -> None:
        self._game.go_to(self._game.game.placed + steps)

    def _stop(self) -> bool:
        """Stop what goes on by itself, or take the hint away; returns whether there was anything."""
        game = self._game
        if game.play is None or game.replay is not None:
            return False
        searching = game.par_share is not None and not game.game.is_over
        goes_on = bool(game.autoplaying or game.hinting or game.hints or searching)
        if goes_on:
            self.side.prompt.stop_wanted.emit()
        return goes_on

    def _on_place_wanted(self, cell: Cell) -> None:
        if self._game.replay is not None:
            self.tell(prompts.replay_refusal())
        else:
            self.place_wanted.emit(cell)

    def _on_step(self, step: Step) -> None:
        self.messages.clear_message()
        self._shown = self._model()
        self.scene.animate(step, self._shown)
        announce(self.view, words.step_sentence(step))

    def _on_started(self) -> None:
        super()._on_started()
        damage = self._game.results.damage
        if damage is not None and not self._told_of_damage:
            self._told_of_damage = True
            self.tell(prompts.results_damaged_sentence(damage))

    def _on_finished(self) -> None:
        """Say how it ended too."""
        end = self._game.game
        if end.outcome is not None:
            announce(self.view, prompts.result_sentence(end.outcome, end.table.face_down))
        super()._on_finished()

    def _offer_next(self) -> None:
        by_keys = self.scene.hands.focus is not None
        if by_keys and self.side.result.isVisible() and self.window().focusWidget() is self.view:
            self.side.result.new_button.setFocus()

    def _on_refused(self, refusal: Refusal) -> None:
        self.tell(words.refusal_sentence(refusal))

    # ---- what is shown

    def _model(self) -> CardTable:
        game = self._game
        if game.play is None:
            return EMPTY_TABLE
        last = game.last_step
        return CardTable(
            game.game,
            game.may_place and not game.autoplaying,
            None if last is None else last.transition.cell,
            game.hints,
        )

    def _show_words(self) -> None:
        """Name what is pointed at and what placing there would do."""
        spot = self.scene.hands.aim
        spoken = self.view.spoken
        if isinstance(spot, OnCell):
            spot = OnCell(self.scene.model.target(spot.cell))
        if spot is None:
            self.messages.show_words("")
        elif isinstance(spot, OnCell):
            name, more = spoken.name(spot), spoken.description(spot)
            self.messages.show_words(words.named(name, more))
        else:
            self.messages.show_words(side_by_side((spoken.name(spot), spoken.description(spot))))
