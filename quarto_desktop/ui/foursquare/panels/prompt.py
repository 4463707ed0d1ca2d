"""What to do now and why piles turned, in large plain words, with the buttons of what goes on by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from quarto_desktop.controllers.solitaire_facts import SolitaireFacts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.prompt import PastimePrompt
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.texts.prompts import Prompt
from quarto_desktop.ui.widgets.labels import ElidedLabel

_LINES = 4


class CardPromptPanel(PastimePrompt):
    """The prompt, the chance to win, and the buttons that stop a thought or lead through a line.

    Signals:
        stop_wanted(): what goes on by itself shall stop: a hint, autoplay, a search for par.
        run_wanted(bool): the line that is shown shall run by itself, or stand still.
        return_wanted(): back from the line to the player's own game.
    """

    stop_wanted = Signal()
    run_wanted = Signal(bool)
    return_wanted = Signal()

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(colours, _LINES, parent)
        self._runs = False
        self._chance = ElidedLabel(Role.MUTED)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.stop_button, self.run_button, self.return_button = (QPushButton() for _ in range(3))
        self.stop_button.clicked.connect(self.stop_wanted)
        self.run_button.clicked.connect(lambda: self.run_wanted.emit(not self._runs))
        self.return_button.clicked.connect(self.return_wanted)
        self._arrange()

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

    def _arrange(self) -> None:
        self._leave_keyboard_to_table((self.stop_button, self.run_button, self.return_button))
        set_role(self.return_button, Role.PRIMARY)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignVCenter)
        buttons.addWidget(self.progress, 1)
        buttons.addStretch(1)
        buttons.addWidget(self.run_button)
        buttons.addWidget(self.return_button)
        buttons.addWidget(self.stop_button)
        self._column.addWidget(self._text)
        self._column.addWidget(self._chance)
        row = QWidget()
        row.setLayout(buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        row.setMinimumHeight(self.stop_button.sizeHint().height() + 4)
        self._column.addWidget(row)
