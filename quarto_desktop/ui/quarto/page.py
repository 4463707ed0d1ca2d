"""The page on which a game is played: the table, a line of words under it, and the panels beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from quarto_desktop.controllers.game import GameController
from quarto_desktop.rules.game import Refusal, Step
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import Computer, Person
from quarto_desktop.ui import texts
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.page import PastimePage
from quarto_desktop.ui.quarto.panels.side_panel import SidePanel
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spoken import spot_name
from quarto_desktop.ui.quarto.table.spots import STAND
from quarto_desktop.ui.quarto.table.view import TableView
from quarto_desktop.ui.quarto.table_models import table_model
from quarto_desktop.ui.widgets.message_line import MessageLine

_TOO_EARLY_MS = 150
"""So soon after the computer or the clock has acted nobody can mean what they see."""


class GamePage(PastimePage[TableScene, TableView, SidePanel]):
    """Hands intentions of table and panels to the game, and shows in both what came of them.

    Signals:
        choice_changed(): another piece, or none, is chosen to be given.
    """

    choice_changed = Signal()

    def __init__(self, game: GameController, colours: TablePalette, parent: QWidget | None = None) -> None:
        scene = TableScene()
        super().__init__(scene, TableView(scene), SidePanel(game, colours), MessageLine(), parent)
        self._game = game
        self._chosen: Piece | None = None
        self._hovered: Piece | None = None
        self._plays_by_keys = False
        self._connect_game()
        self._connect_table()
        self.scene.set_palette(colours)

    @property
    def chosen(self) -> Piece | None:
        """The piece that is chosen to be given next."""
        return self._chosen

    def give_chosen(self) -> None:
        """Give the chosen piece, if there is one."""
        if self._chosen is not None:
            self._game.give(self._chosen)
            self.view.setFocus()

    def undo(self) -> None:
        """Undo, and say why when that takes back more than usual."""
        before = self._game.session.records if self._game.session is not None else ()
        self._game.undo()
        left = len(self._game.session.records) if self._game.session is not None else 0
        if any(record.is_false_announcement for record in before[left:]):
            self.tell(texts.undone_announcement_sentence())

    def set_preferences(self, preferences: Preferences) -> None:
        """Move, give and mark as the player likes it."""
        super().set_preferences(preferences)
        self.scene.set_one_click_give(preferences.one_click_give)

    def _connect_game(self) -> None:
        self._listen_to(self._game)
        self._game.stepped.connect(self._on_step)
        self._game.refused.connect(self._on_refused)
        self._game.failed.connect(self._on_failed)

    def _connect_table(self) -> None:
        self.scene.give_wanted.connect(self._game.give)
        self.scene.place_wanted.connect(self._game.place)
        self.scene.busy_changed.connect(self._game.scene_busy)
        self.scene.hovered.connect(self._on_hovered)
        self.scene.chosen_changed.connect(self._on_chosen)
        self.scene.refused_click.connect(self._on_refused)
        self.scene.hands.keys_used.connect(self._show_table)
        self.scene.repaired.connect(self._show_words)
        self.side.prompt.give_wanted.connect(self.give_chosen)
        self.side.result.steps_wanted.connect(self.side.moves.list_view.setFocus)

    def _go(self, steps: int) -> None:
        self._game.show_step(self._game.shown_index + steps)

    def _on_step(self, step: Step, index: int) -> None:
        self._tell_of_step(step, index)
        self._wait_for(step, index)
        self._shown = self._model()
        self.scene.animate(step, self._shown)

    def _wait_for(self, step: Step, index: int) -> None:
        """Let no key act before what the computer or the clock did has been seen."""
        session = self._game.session
        by_clock = session is not None and session.records[index].by_clock
        if by_clock or isinstance(self._game.setup.player(step.transition.by), Computer):
            self.view.patience.begin(_TOO_EARLY_MS)
        else:
            self.view.patience.end()

    def _tell_of_step(self, step: Step, index: int) -> None:
        """Say what happened aloud, and write for a while what the table cannot show."""
        if self._game.session is None:
            return
        record, setup = self._game.session.records[index], self._game.setup
        sentence = texts.step_sentence(step, setup, by_clock=record.by_clock)
        if record.is_false_announcement or not record.is_decision:
            self.messages.show_message(sentence)
        elif isinstance(setup.player(step.transition.by), Person):
            self.messages.clear_message()
        announce(self.view, sentence)

    def _on_started(self) -> None:
        """The keyboard belongs to the table, where it goes on for who ended the last game with it."""
        super()._on_started()
        if self._plays_by_keys:
            self.scene.hands.use_keys()
        self._plays_by_keys = False

    def _on_finished(self) -> None:
        self._plays_by_keys = self.scene.hands.focus is not None or not self.view.hasFocus()
        super()._on_finished()

    def _offer_next(self) -> None:
        is_over = self._game.session is not None and self._game.state.is_over
        if is_over and self._plays_by_keys and self.window().focusWidget() is self.view:
            self.side.result.again_button.setFocus()

    def _on_panels_left(self) -> None:
        self._game.return_to_game()
        super()._on_panels_left()
        self._offer_next()

    def _model(self) -> TableModel:
        return table_model(
            self._game,
            piece_is_chosen=self._chosen is not None,
            by_keys=self.scene.hands.focus is not None,
        )

    def _on_hovered(self, piece: Piece | None) -> None:
        self._hovered = piece
        self._show_words()

    def _show_words(self) -> None:
        """Name what is pointed at, or else the game that is played."""
        spot = self.scene.hands.focus
        piece = self._chosen if spot == STAND and self._chosen is not None else self._hovered
        if piece is not None:
            self.messages.show_words(texts.piece_name(piece))
        elif spot is not None:
            self.messages.show_words(spot_name(self.scene.model, spot))
        elif self._game.session is not None:
            self.messages.show_words(texts.rules_name(self._game.setup.rules))

    def _on_chosen(self, piece: Piece | None) -> None:
        self._chosen = piece
        self.side.show_choice(piece)
        self._show_table()
        self.choice_changed.emit()

    def _on_refused(self, refusal: Refusal | SessionRefusal) -> None:
        self.tell(texts.refusal_sentence(refusal))

    def _on_failed(self) -> None:
        translate = QCoreApplication.translate
        self.tell(translate("GamePage", "Something went wrong while the computer was thinking."))
