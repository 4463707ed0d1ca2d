"""The page on which something is played: the table, a line of words under it, and the panels beside it."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QTimer, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from quarto_desktop.session.preferences import Preferences
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.panel_keys import PanelKeys
from quarto_desktop.ui.pastimes.panels import PastimePanels
from quarto_desktop.ui.pastimes.scene import AnyScene
from quarto_desktop.ui.pastimes.view import PastimeView
from quarto_desktop.ui.widgets.message_line import MessageLine

_UPRIGHT = 0.95
"""Where the page is not wider than this share of its height, the panels stand under the table."""
_PANEL_SHARE = 0.3
_NARROWEST_PANEL, _WIDEST_PANEL = 310, 460
_END_MS = 400
"""So soon after the end of a game Enter does not begin another one."""

SceneT = TypeVar("SceneT", bound=AnyScene)
ViewT = TypeVar("ViewT", bound=PastimeView[Any, Any])
PanelsT = TypeVar("PanelsT", bound=PastimePanels[Any, Any, QWidget])


class Told(Protocol):
    """A game as far as a page hears of it."""

    started: SignalInstance
    rewound: SignalInstance
    finished: SignalInstance
    changed: SignalInstance


class PastimePage(QWidget, Generic[SceneT, ViewT, PanelsT]):
    """Hands wishes of table and panels to a game, and shows in both what came of them.

    Attributes:
        scene: the table.
        view: what shows the table.
        side: the panels.
        messages: the line of words.
    """

    def __init__(
        self, scene: SceneT, view: ViewT, side: PanelsT, messages: MessageLine, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        scene.setParent(self)
        self.scene, self.view, self.side, self.messages = scene, view, side, messages
        self._shown: object = scene.model
        self._panel_keys = PanelKeys(side, side.moves, self)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._arrange()
        self._panel_keys.step_wanted.connect(self._go)
        self._panel_keys.left.connect(self._on_panels_left)
        side.acted.connect(view.setFocus)

    def tell(self, sentence: str) -> None:
        """Say something for a while, also aloud."""
        self.messages.show_message(sentence)
        announce(self.view, sentence)

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

    def _listen_to(self, game: Told) -> None:
        game.started.connect(self._on_started)
        game.rewound.connect(self._on_jump)
        game.finished.connect(self._on_finished)
        game.changed.connect(self._show_game)

    # ---- what happens

    def _go(self, steps: int) -> None:
        """Step through the game, backwards where `steps` is negative."""
        raise NotImplementedError

    def _on_panels_left(self) -> None:
        self.view.setFocus()

    def _on_started(self) -> None:
        """The keyboard belongs to the table."""
        self._on_jump()
        self.view.setFocus()

    def _on_jump(self) -> None:
        self.messages.clear_message()
        self.view.patience.end()
        self._show_table()

    def _on_finished(self) -> None:
        """Offer the next game to the keyboard, but not to who is still pressing keys for this one."""
        self.view.patience.begin(_END_MS)
        QTimer.singleShot(_END_MS, self, self._offer_next)

    def _offer_next(self) -> None:
        """Give the keyboard to the button that begins the next game, if it was used for this one."""
        raise NotImplementedError

    # ---- what is shown

    def _model(self) -> object:
        """What is on the table now."""
        raise NotImplementedError

    def _show_words(self) -> None:
        """Name what is pointed at."""
        raise NotImplementedError

    def _show_game(self) -> None:
        """Show the game as it is now; the keyboard goes to the table when what had it is gone."""
        focused = self.window().focusWidget()
        is_beside = focused in self.side.findChildren(QWidget)
        self._show_table()
        self._show_words()
        self.side.show_game()
        if is_beside and not focused.isVisible():
            self.view.setFocus()

    def _show_table(self) -> None:
        model = self._model()
        if model != self._shown:  # an animation may be leading there already
            self._shown = model
            self.scene.show_model(model)
