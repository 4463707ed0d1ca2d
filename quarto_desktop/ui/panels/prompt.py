"""Whose turn it is and what to do now, in large plain words, with the timer and the button that gives."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.panels.thinking import ThinkingDots
from quarto_desktop.ui.panels.timer_ring import TimerRing
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label


class PromptPanel(QFrame):
    """The prompt.

    Signals:
        give_wanted(): the chosen piece shall be given.

    Attributes:
        ring: the timer.
    """

    give_wanted = Signal()

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self.ring = TimerRing(colours)
        self._title = label(Role.PROMPT, wrap=True)
        self._text = label(wrap=True)
        self._dots = ThinkingDots(colours)
        self._give = QPushButton()
        set_role(self._give, Role.PRIMARY)
        self._give.clicked.connect(self.give_wanted)
        self._arrange()

    @property
    def give_button(self) -> QPushButton:
        """The button that gives the chosen piece."""
        return self._give

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.ring.set_colours(colours)
        self._dots.set_colours(colours)

    def set_motion(self, moving: bool) -> None:
        """Whether the sign of thinking may move."""
        self._dots.set_motion(moving)

    def show_prompt(self, prompt: texts.Prompt, *, thinking: bool) -> None:
        """Say what to do; `thinking` adds the sign that the computer is at work."""
        self._title.setText(prompt.title)
        self._text.setText(prompt.text)
        self._dots.set_thinking(thinking)
        self.setAccessibleName(str(prompt))

    def show_choice(self, piece: Piece | None, *, may_give: bool) -> None:
        """Offer to give `piece` (None: none is chosen yet) while a piece `may` be given."""
        translate = QCoreApplication.translate
        self._give.setVisible(may_give)
        self._give.setEnabled(piece is not None)
        self._give.setText(
            translate("PromptPanel", "Give a piece")
            if piece is None
            else translate("PromptPanel", "Give {piece}").format(piece=texts.piece_name(piece))
        )

    def _arrange(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addWidget(self._dots)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addLayout(words, 1)
        head.addWidget(self.ring)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._give)
