"""Whose turn it is and what to do now, in large plain words, with the timer and the button that gives."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.prompt import PastimePrompt
from quarto_desktop.ui.quarto.panels.timer_ring import TimerRing
from quarto_desktop.ui.stylesheet import Role, set_role

_LINES = 3
NAME_IN_TITLE = 14
"""Letters of a name in the title, where the whole of it has no room."""


class PromptPanel(PastimePrompt):
    """The prompt, the timer and the button that gives, resumes or asks again.

    Signals:
        give_wanted(): the chosen piece shall be given.
        resume_wanted(): the pause shall end.
        retry_wanted(): the computer failed and shall think again.

    Attributes:
        ring: the timer.
    """

    give_wanted = Signal()
    resume_wanted = Signal()
    retry_wanted = Signal()

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(colours, _LINES, parent)
        self.ring = TimerRing(colours)
        self.give_button, self.resume_button, self.retry_button = (QPushButton() for _ in range(3))
        self.give_button.clicked.connect(self.give_wanted)
        self.resume_button.clicked.connect(self.resume_wanted)
        self.retry_button.clicked.connect(self.retry_wanted)
        self._idle = QWidget()
        self._buttons = QStackedWidget()
        self._arrange()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        super().set_colours(colours)
        self.ring.set_colours(colours)

    def show_prompt(self, situation: texts.Situation, *, thinking: bool) -> None:
        """Say what to do; `thinking` adds the sign that the computer is at work."""
        prompt = texts.prompt(situation)
        self._title.set_words(prompt.title, _with_short_names(situation, NAME_IN_TITLE).title)
        text = _with_short_names(situation, texts.LONGEST_NAME).text
        self._text.setText(text)
        self._text.setToolTip(prompt.text if text != prompt.text else "")
        self._dots.set_thinking(thinking)
        self.setAccessibleName(str(prompt))

    def show_buttons(self, *, chosen: Piece | None, may_give: bool, paused: bool, failed: bool) -> None:
        """Offer what can be done now.

        Args:
            chosen: the piece that is chosen to be given, if any.
            may_give: whether a piece may be given.
            paused: whether the game can be resumed.
            failed: whether the computer can be asked again.
        """
        translate = QCoreApplication.translate
        self.give_button.setEnabled(chosen is not None)
        self.give_button.setText(
            translate("PromptPanel", "Give a piece")
            if chosen is None
            else translate("PromptPanel", "Give {piece}").format(piece=texts.piece_name(chosen))
        )
        self.resume_button.setText(translate("PromptPanel", "Resume"))
        self.retry_button.setText(translate("PromptPanel", "Ask the computer again"))
        wanted = {self.resume_button: paused, self.retry_button: failed, self.give_button: may_give}
        shown = next((button for button, is_wanted in wanted.items() if is_wanted), self._idle)
        self._buttons.setCurrentWidget(shown)

    def _arrange(self) -> None:
        idle = QVBoxLayout(self._idle)
        idle.setContentsMargins(0, 0, 0, 0)
        idle.addWidget(self._dots, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        words = QHBoxLayout()
        words.setSpacing(12)
        words.addWidget(self._text, 1)
        words.addWidget(self.ring, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(words)
        buttons = (self.give_button, self.resume_button, self.retry_button)
        self._leave_keyboard_to_table(buttons)
        for button in buttons:
            set_role(button, Role.PRIMARY)
            self._buttons.addWidget(button)
        self._buttons.addWidget(self._idle)
        self._buttons.setCurrentWidget(self._idle)
        self._buttons.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._column.addWidget(self._buttons)


def _with_short_names(situation: texts.Situation, longest: int) -> texts.Prompt:
    return texts.prompt(replace(situation, setup=texts.with_short_names(situation.setup, longest)))
