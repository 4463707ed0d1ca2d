"""Which deal shall be played: a number, chance, or the deal of the day; and by which reading of the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.solitaire_results import best_score
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import FIRST_SCREEN_DEAL, LAST_SCREEN_DEAL
from quarto_desktop.ui import preference_words
from quarto_desktop.ui.accessibility import announce
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.form import FormGroup, FormRow
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.number_field import NumberField
from quarto_desktop.ui.widgets.segments import Segments

_WIDTH = 520


class DealChoiceDialog(Dialog):
    """Lets a deal be chosen.

    Args:
        game: tells the best score so far, and a number where chance shall choose.
        number: the number to begin with, by chance unless given or beyond those on screen.
        house: whether the house rule is on to begin with.
        parent: the window it opens over.

    Signals:
        chosen(Deal): play this deal.
    """

    chosen = Signal(object)

    def __init__(
        self, game: SolitaireController, number: int | None, house: bool, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self.number = NumberField(FIRST_SCREEN_DEAL, LAST_SCREEN_DEAL)
        self._was_refused = False
        self.house = Segments[bool]((False, True))
        self.house.set_value(house)
        self._number_row = FormRow(self.number, explained=True)
        self._house_row = FormRow(self.house, explained=True)
        self._heading = label(Role.TITLE)
        self.random_button, self.day_button, self.cancel_button, self.start_button = (
            QPushButton() for _ in range(4)
        )
        self._arrange()
        self._connect()
        if number is None or not FIRST_SCREEN_DEAL <= number <= LAST_SCREEN_DEAL:
            self._choose_any()
        else:
            self.number.set_number(number)
        self.retranslate_ui()
        self.number.setFocus()
        self.number.selectAll()

    def sizeHint(self) -> QSize:
        """As wide as two buttons and a number need."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), _WIDTH), hint.height())

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("DealChoice", "Choose a deal"))
        self._heading.setText(translate("DealChoice", "Which deal shall we play?"))
        self.house.set_words(preference_words.off_and_on())
        self._house_row.set_words(
            translate("DealChoice", "House rule"),
            translate(
                "DealChoice", "The placed card turns with its line. Best scores and par are kept apart."
            ),
        )
        self.random_button.setText(translate("DealChoice", "Any number"))
        self.day_button.setText(translate("DealChoice", "Deal of the day"))
        self.cancel_button.setText(translate("DealChoice", "Cancel"))
        self.start_button.setText(translate("DealChoice", "Play"))
        self._explain()

    @property
    def _deal_number(self) -> int | None:
        """The number of the deal that was typed, None when there is no such deal."""
        number = self.number.number
        return number if number is not None and FIRST_SCREEN_DEAL <= number <= LAST_SCREEN_DEAL else None

    def _explain(self) -> None:
        """Say under the number why it is none, or the best score so far, or which numbers there are."""
        number = self._deal_number
        wrong = number is None and (self._was_refused or not self.number.is_empty)
        self._number_row.set_words(
            QCoreApplication.translate("DealChoice", "Deal number"),
            self._refusal() if wrong else self._best_words(number),
            is_refusal=wrong,
        )

    def _best_words(self, number: int | None) -> str:
        best = best_score(self._game.results.all, number, house=self.house.value)
        if best is None:
            return QCoreApplication.translate(
                "DealChoice", "1 to 1,000,000; the same number is always the same deal."
            )
        return QCoreApplication.translate("DealChoice", "Your best score in this deal: {score}").format(
            score=best
        )

    def _refusal(self) -> str:
        """Why what was typed is no deal."""
        translate = QCoreApplication.translate
        if self.number.is_empty:
            return translate("DealChoice", "Type the number of a deal, from 1 to 1,000,000.")
        if self.number.number is None:
            return translate("DealChoice", "This is not a number. Type one from 1 to 1,000,000, in digits.")
        return translate("DealChoice", "There is no deal of this number. They go from 1 to 1,000,000.")

    def _choose_any(self) -> None:
        self.number.set_number(self._game.any_number())

    def _start_chosen(self) -> None:
        """Play the deal that was typed; what is none stays there, with the reason."""
        number = self._deal_number
        if number is not None:
            self._start(number)
            return
        self._was_refused = True
        self._explain()
        self.number.setFocus()
        self.number.selectAll()
        announce(self.number, self._refusal())

    def _start(self, number: int) -> None:
        deal = Deal.numbered(number, house=self.house.value)
        self.accept()
        self.chosen.emit(deal)

    def _connect(self) -> None:
        self.number.textChanged.connect(self._explain)
        self.house.chosen.connect(self._explain)
        self.random_button.clicked.connect(self._choose_any)
        self.day_button.clicked.connect(lambda: self._start(self._game.number_of_today))
        self.cancel_button.clicked.connect(self.reject)
        self.start_button.clicked.connect(self._start_chosen)

    def _arrange(self) -> None:
        self.start_button.setDefault(True)
        set_role(self.start_button, Role.PRIMARY)
        for button in (self.random_button, self.day_button, self.cancel_button):
            button.setAutoDefault(False)
        ways = QHBoxLayout()
        ways.setSpacing(8)
        ways.addWidget(self.random_button)
        ways.addWidget(self.day_button)
        ways.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.start_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSpacing(14)
        column.addWidget(self._heading)
        group = FormGroup([self._number_row, self._house_row])
        group.set_heading("")
        column.addWidget(group)
        column.addLayout(ways)
        column.addStretch(1)
        column.addLayout(buttons)
