"""The page on which Foursquare is played: the cards, a line of words under them, the panels beside them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.solitaire.cells import Cell
from quarto_desktop.solitaire.game import Step
from quarto_desktop.solitaire.table import Refusal
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.foursquare.model import EMPTY_TABLE, CardTable
from quarto_desktop.ui.foursquare.scene import CardScene
from quarto_desktop.ui.foursquare.side_panel import CardSidePanel
from quarto_desktop.ui.foursquare.spots import OnCell
from quarto_desktop.ui.foursquare.view import CardView
from quarto_desktop.ui.panel_keys import PanelKeys
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.texts import solitaire_prompts as prompts
from quarto_desktop.ui.texts.words import side_by_side
from quarto_desktop.ui.widgets.message_line import MessageLine

_UPRIGHT = 0.95
"""Where the page is not wider than this share of its height, the panels stand under the table."""
_PANEL_SHARE = 0.3
_NARROWEST_PANEL, _WIDEST_PANEL = 310, 460
_END_MS = 400
"""So soon after the end of a game Enter does not begin another one."""


class FoursquarePage(QWidget):
    """Hands wishes of table and panels to the game, and shows in both what came of them.

    Attributes:
        scene: the cards.
        view: what shows them.
        side: the panels.
        messages: the line of words.
    """

    def __init__(
        self, game: SolitaireController, colours: TablePalette, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._shown = EMPTY_TABLE
        self._told_of_damage = False
        self.scene = CardScene(self)
        self.view = CardView(self.scene)
        self.side = CardSidePanel(game, colours)
        self.messages = MessageLine(wordy=True)
        self._panel_keys = PanelKeys(self.side, self.side.placements, self)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._arrange()
        self._connect()
        self.scene.set_palette(colours)

    def look_beneath(self) -> None:
        """Spread out the pile that is pointed at, or put it back."""
        self.scene.make_ready()
        self.scene.hands.toggle_peek()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.scene.set_palette(colours)
        self.side.set_colours(colours)

    def set_preferences(self, preferences: Preferences) -> None:
        """Move and mark as the player likes it."""
        self.scene.set_motion(preferences.animation_speed, preferences.reduce_motion)
        self.scene.set_coordinates(preferences.show_coordinates)
        self.side.prompt.set_motion(not preferences.reduce_motion)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.messages.clear_message()
            self._show_game()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where it has nothing to cancel on the table, stops what goes on by itself."""
        event.setAccepted(event.key() == Qt.Key.Key_Escape and self._stop())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the panels beside the table, or under it."""
        width = self.width()
        if width > self.height() * _UPRIGHT:
            self._halves.setDirection(QBoxLayout.Direction.LeftToRight)
            self.side.stand_beside(max(_NARROWEST_PANEL, min(_WIDEST_PANEL, round(width * _PANEL_SHARE))))
        else:
            self._halves.setDirection(QBoxLayout.Direction.TopToBottom)
            self.side.stand_below()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.view, 1)
        left.addWidget(self.messages)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(12)
        self._halves.addLayout(left, 1)
        self._halves.addWidget(self.side)

    def _connect(self) -> None:
        game = self._game
        game.started.connect(self._on_started)
        game.stepped.connect(self._on_step)
        game.rewound.connect(self._on_jump)
        game.finished.connect(self._on_finished)
        game.changed.connect(self._show_game)
        game.refused.connect(self._on_refused)
        game.hint_found.connect(lambda best: self.tell(words.best_hint_words(best)))
        game.no_line.connect(lambda: self.tell(prompts.par_words(None, found=True, searching=False)))
        self.scene.place_wanted.connect(self._on_place_wanted)
        self.scene.busy_changed.connect(lambda busy: game.hold("scene", busy))
        self.scene.hovered.connect(self._show_words)
        self.side.acted.connect(self.view.setFocus)
        self._panel_keys.step_wanted.connect(lambda step: game.go_to(game.game.placed + step))
        self._panel_keys.left.connect(self.view.setFocus)

    # ---- what happens

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
            self._game.place(cell)

    def _on_step(self, step: Step) -> None:
        self.messages.clear_message()
        self._shown = self._model()
        self.scene.animate(step, self._shown)
        announce(self.view, words.step_sentence(step))

    def _on_started(self) -> None:
        self._on_jump()
        self.view.setFocus()
        damage = self._game.results.damage
        if damage is not None and not self._told_of_damage:
            self._told_of_damage = True
            self.tell(prompts.results_damaged_sentence(damage))

    def _on_jump(self) -> None:
        self.messages.clear_message()
        self.view.patience.end()
        self._show_table()

    def _on_finished(self) -> None:
        """Say how it ended, and offer the next deal to the keyboard, but not to who still presses keys."""
        end = self._game.game
        if end.outcome is not None:
            announce(self.view, prompts.result_sentence(end.outcome, end.table.face_down))
        self.view.patience.begin(_END_MS)
        QTimer.singleShot(_END_MS, self, self._offer_next_deal)

    def _offer_next_deal(self) -> None:
        by_keys = self.scene.hands.focus is not None
        if by_keys and self.side.result.isVisible() and self.window().focusWidget() is self.view:
            self.side.result.new_button.setFocus()

    def _on_refused(self, refusal: Refusal) -> None:
        self.tell(words.refusal_sentence(refusal))

    def tell(self, sentence: str) -> None:
        """Say something for a while, also aloud."""
        self.messages.show_message(sentence)
        announce(self.view, sentence)

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

    def _show_game(self) -> None:
        focused = self.window().focusWidget()
        beside = focused in self.side.findChildren(QWidget)
        self._show_table()
        self._show_words()
        self.side.show_game()
        if beside and not focused.isVisible():
            self.view.setFocus()

    def _show_table(self) -> None:
        model = self._model()
        if model != self._shown:  # an animation may be leading there already
            self._shown = model
            self.scene.show_model(model)

    def _show_words(self) -> None:
        """Name what is pointed at and what placing there would do."""
        spot = self.scene.hands.aimed_spot
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
