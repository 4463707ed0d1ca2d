"""How a game of Foursquare ended, how good it was against par, and what can be done next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QProgressBar, QPushButton, QWidget

from quarto_desktop.controllers.solitaire_facts import SolitaireFacts
from quarto_desktop.solitaire.game import Game
from quarto_desktop.solitaire.stars import stars
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.result import PastimeResult
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.texts import foursquare as words
from quarto_desktop.ui.texts import solitaire_prompts as prompts
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.stars import Stars


class CardResultPanel(PastimeResult):
    """The score and the stars.

    Signals:
        new_wanted(): another deal.
        same_wanted(): the same deal again.
        line_wanted(): show the best line, or search it when it is not known.
        cancel_wanted(): search it no longer.
    """

    new_wanted = Signal()
    same_wanted = Signal()
    line_wanted = Signal()
    cancel_wanted = Signal()

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stars = Stars(colours)
        self._par = label(Role.MUTED, wrap=True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.new_button, self.same_button, self.line_button, self.cancel_button = (
            QPushButton() for _ in range(4)
        )
        for button, signal in (
            (self.new_button, self.new_wanted),
            (self.same_button, self.same_wanted),
            (self.line_button, self.line_wanted),
            (self.cancel_button, self.cancel_wanted),
        ):
            button.clicked.connect(signal)
        self._arrange(
            self.stars,
            self._par,
            self._search_row(),
            buttons=((self.new_button,), (self.same_button, self.line_button)),
        )
        self.retranslate_ui()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self.stars.set_colours(colours)

    def show_result(self, end: Game, game: SolitaireFacts) -> None:
        """Say how the player's game ended and what is known of par."""
        assert end.outcome is not None
        face_down = end.table.face_down
        self._title.setText(words.outcome_title(end.outcome))
        self._reason.setText(words.outcome_reason(end.outcome, face_down))
        searching, par = game.par_share is not None, game.par
        self.progress.setVisible(searching)
        self.cancel_button.setVisible(searching)
        self.progress.setValue(round(100 * (game.par_share or 0)))
        score = None if par is None else par.score
        par_line = prompts.par_words(score, found=par is not None, searching=searching)
        self._par.setText(par_line)
        lit = stars(end.outcome.score, score) if par is not None else 0
        self.stars.setVisible(par is not None)
        self.stars.show_stars(lit)
        self.stars.setAccessibleName(prompts.stars_words(lit))
        self.line_button.setEnabled(not searching and (par is None or bool(par.cells)))
        grade = prompts.stars_words(lit) if par is not None else ""
        spoken = (prompts.result_sentence(end.outcome, face_down), par_line, grade)
        self.setAccessibleName(" ".join(part for part in spoken if part))

    def retranslate_ui(self) -> None:
        """Set the texts of the buttons in the current language."""
        translate = QCoreApplication.translate
        self.new_button.setText(translate("CardResultPanel", "New deal"))
        self.same_button.setText(translate("CardResultPanel", "Same deal"))
        self.line_button.setText(translate("CardResultPanel", "Best line"))
        self.line_button.setToolTip(
            translate("CardResultPanel", "Watch the best game found in this deal, card by card")
        )
        self.cancel_button.setText(translate("CardResultPanel", "Cancel"))
        self.progress.setAccessibleName(translate("CardResultPanel", "Search for the best line"))

    def _search_row(self) -> QLayout:
        search = QHBoxLayout()
        search.setSpacing(8)
        search.addWidget(self.progress, 1)
        search.addWidget(self.cancel_button)
        return search
