"""What to do now and why piles turned, in large plain words, with the buttons of what goes on by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire_facts import SolitaireFacts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.panels.thinking import ThinkingDots
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.texts.prompts import Prompt
from quarto_desktop.ui.widgets.labels import ElidedLabel, label

_LINES = 4


class CardPromptPanel(QFrame):
    """The prompt; it keeps its height whatever it says.

    Signals:
        stop_wanted(): what goes on by itself shall stop: a hint, autoplay, a search for par.
        run_wanted(bool): the line that is shown shall run by itself, or stand still.
        return_wanted(): back from the line to the player's own game.
    """

    stop_wanted = Signal()
    run_wanted = Signal(bool)
    return_wanted = Signal()

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._runs = False
        self._title = ElidedLabel(Role.PROMPT)
        self._text = label(wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._chance = ElidedLabel(Role.MUTED)
        self._dots = ThinkingDots(colours)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.stop_button, self.run_button, self.return_button = (QPushButton() for _ in range(3))
        self.stop_button.clicked.connect(self.stop_wanted)
        self.run_button.clicked.connect(lambda: self.run_wanted.emit(not self._runs))
        self.return_button.clicked.connect(self.return_wanted)
        self._arrange()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._dots.set_colours(colours)

    def set_motion(self, moving: bool) -> None:
        """Whether the sign of thinking may move."""
        self._dots.set_motion(moving)

    def show_prompt(self, prompt: Prompt, chance: str) -> None:
        """Say what to do; `chance` is the line about winning, which may be empty."""
        self._title.setText(prompt.title)
        self._text.setText(prompt.text)
        self._chance.setText(chance)
        self.setAccessibleName(f"{prompt} {chance}".strip())

    def show_work(self, game: SolitaireFacts) -> None:
        """Show what goes on, and offer to stop it."""
        translate = QCoreApplication.translate
        searching = game.par_share is not None and not game.game.is_over
        self.progress.setVisible(searching)
        self.progress.setValue(round(100 * (game.par_share or 0)))
        self._dots.set_thinking(game.hinting or game.autoplaying or searching)
        self._dots.setVisible(game.replay is None)  # the buttons of a replay need the room
        self.stop_button.setVisible(game.autoplaying or game.hinting or searching)
        self.stop_button.setText(
            translate("CardPromptPanel", "Stop")
            if game.autoplaying
            else translate("CardPromptPanel", "Cancel")
        )
        replay = game.replay
        self._runs = replay is not None and replay.running
        for button in (self.run_button, self.return_button):
            button.setVisible(replay is not None)
        self.run_button.setText(
            translate("CardPromptPanel", "Pause") if self._runs else translate("CardPromptPanel", "Play")
        )
        self.return_button.setText(translate("CardPromptPanel", "Back to my game"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()
        super().changeEvent(event)

    def _arrange(self) -> None:
        for button in (self.stop_button, self.run_button, self.return_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        set_role(self.return_button, Role.PRIMARY)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignVCenter)
        buttons.addWidget(self.progress, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.run_button)
        buttons.addWidget(self.return_button)
        buttons.addWidget(self.stop_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addWidget(self._chance)
        row = QWidget()
        row.setLayout(buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        row.setMinimumHeight(self.stop_button.sizeHint().height() + 4)
        column.addWidget(row)
        self._keep_room()

    def _keep_room(self) -> None:
        """Have room for the longest of the usual sentences, also while a short one is shown."""
        self._text.setMinimumHeight(_LINES * self._text.fontMetrics().lineSpacing())
