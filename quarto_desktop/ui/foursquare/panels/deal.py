"""Which deal is on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire_facts import SolitaireFacts
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.texts import solitaire_prompts as words
from quarto_desktop.ui.widgets.labels import ElidedLabel, label


class DealPanel(QFrame):
    """The number of the deal, the reading of the rules, the best score so far, and help in this game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._title = ElidedLabel(Role.TITLE)
        self._details = ElidedLabel(Role.MUTED)
        self._help = label(Role.MUTED, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._details)
        column.addWidget(self._help)

    def show_deal(self, game: SolitaireFacts) -> None:
        """Show the deal that is played."""
        deal = game.game.deal
        self._title.setText(words.deal_title(deal))
        self._details.setText(
            words.deal_details(deal, game.best_score, today=game.is_deal_of_today, assisted=game.assisted)
        )
        self._help.setText(words.assisted_words(game.aids))
        self._help.setVisible(game.assisted)
        shown = (self._title.text(), self._details.text(), self._help.text())
        self.setAccessibleName(". ".join(text for text in shown if text))
