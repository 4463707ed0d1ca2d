"""The page on which a game is played: the table, a line of words under it, and the panels beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quarto_desktop.controllers.game import GameController
from quarto_desktop.rules.game import Refusal, Step
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.session.preferences import Preferences
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.session.setup import Person
from quarto_desktop.ui import texts
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.panels.side_panel import SidePanel
from quarto_desktop.ui.table.model import TableModel
from quarto_desktop.ui.table.scene import TableScene
from quarto_desktop.ui.table.view import TableView
from quarto_desktop.ui.table_models import table_model
from quarto_desktop.ui.widgets.message_line import MessageLine

_UPRIGHT = 0.95
"""Where the page is not wider than this share of its height, the panels stand under the table."""

_PANEL_SHARE = 0.3
_NARROWEST_PANEL, _WIDEST_PANEL = 310, 460


class GamePage(QWidget):
    """Hands intentions of table and panels to the game, and shows in both what came of them.

    Signals:
        choice_changed(): another piece, or none, is chosen to be given.

    Attributes:
        scene: the table.
        view: what shows the table.
        side: the panels.
        messages: the line of words.
    """

    choice_changed = Signal()

    def __init__(self, game: GameController, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._shown = TableModel()
        self._chosen: Piece | None = None
        self._hovered: Piece | None = None
        self.scene = TableScene(self)
        self.view = TableView(self.scene)
        self.side = SidePanel(game, colours)
        self.messages = MessageLine()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._arrange()
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

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.scene.set_palette(colours)
        self.side.set_colours(colours)

    def set_preferences(self, preferences: Preferences) -> None:
        """Move, give and mark as the player likes it."""
        self.scene.set_motion(preferences.animation_speed, preferences.reduce_motion)
        self.scene.set_one_click_give(preferences.one_click_give)
        self.scene.set_coordinates(preferences.show_coordinates)
        self.side.prompt.set_motion(not preferences.reduce_motion)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.messages.clear_message()
            self._show_game()
        super().changeEvent(event)

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

    def _connect_game(self) -> None:
        self._game.started.connect(self._on_jump)
        self._game.rewound.connect(self._on_jump)
        self._game.stepped.connect(self._on_step)
        self._game.changed.connect(self._show_game)
        self._game.refused.connect(self._on_refused)
        self._game.failed.connect(self._on_failed)

    def _connect_table(self) -> None:
        self.scene.give_wanted.connect(self._game.give)
        self.scene.place_wanted.connect(self._game.place)
        self.scene.busy_changed.connect(self._game.scene_busy)
        self.scene.hovered.connect(self._on_hovered)
        self.scene.chosen_changed.connect(self._on_chosen)
        self.scene.refused_click.connect(self._on_refused)
        self.side.prompt.give_wanted.connect(self.give_chosen)
        self.side.acted.connect(self.view.setFocus)

    def _on_step(self, step: Step, index: int) -> None:
        self._tell_of_step(step, index)
        self._shown = table_model(self._game)
        self.scene.animate(step, self._shown)

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

    def _on_jump(self) -> None:
        self.messages.clear_message()
        self._show_table()

    def _show_game(self) -> None:
        self._show_table()
        self._show_words()
        self.side.show_game()

    def _show_table(self) -> None:
        model = table_model(self._game, piece_is_chosen=self._chosen is not None)
        if model != self._shown:  # an animation may be leading there already
            self._shown = model
            self.scene.show_model(model)

    def _on_hovered(self, piece: Piece | None) -> None:
        self._hovered = piece
        self._show_words()

    def _show_words(self) -> None:
        """Name what is pointed at, or else the game that is played."""
        if self._hovered is not None:
            self.messages.show_words(texts.piece_name(self._hovered))
        elif self._game.session is not None:
            self.messages.show_words(texts.rules_name(self._game.setup.rules))

    def _on_chosen(self, piece: Piece | None) -> None:
        self._chosen = piece
        self.side.show_choice(piece)
        self._show_table()
        self.choice_changed.emit()

    def _on_refused(self, refusal: Refusal | SessionRefusal) -> None:
        self._tell(texts.refusal_sentence(refusal))

    def _on_failed(self) -> None:
        translate = QCoreApplication.translate
        self._tell(translate("GamePage", "Something went wrong while the computer was thinking."))

    def _tell(self, sentence: str) -> None:
        self.messages.show_message(sentence)
        announce(self.view, sentence)
