"""Which deal shall be played: a number, chance, or the deal of the day; and by which reading of the rules."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from quarto_desktop.controllers.solitaire import SolitaireController
from quarto_desktop.session.solitaire_results import best_score
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.deals import FIRST_SCREEN_DEAL, LAST_SCREEN_DEAL
from quarto_desktop.ui import preference_words
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.form import FormGroup, FormRow
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.segments import Segments

_WIDTH = 520
_MARGIN = 8
"""Between the number and the edge of its field."""


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
        self.number = QSpinBox()
        self.number.setRange(FIRST_SCREEN_DEAL, LAST_SCREEN_DEAL)
        self.number.setGroupSeparatorShown(False)
        self.number.lineEdit().setTextMargins(_MARGIN, 0, _MARGIN, 0)
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
            self.number.setValue(number)
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
        self._show_best()

    def _show_best(self) -> None:
        translate = QCoreApplication.translate
        best = best_score(self._game.results.all, self.number.value(), house=self.house.value)
        words = translate("DealChoice", "1 to 1,000,000; the same number is always the same deal.")
        if best is not None:
            words = translate("DealChoice", "Your best score in this deal: {score}").format(score=best)
        self._number_row.set_words(translate("DealChoice", "Deal number"), words)

    def _choose_any(self) -> None:
        self.number.setValue(self._game.any_number())

    def _start(self, number: int) -> None:
        deal = Deal.numbered(number, house=self.house.value)
        self.accept()
        self.chosen.emit(deal)

    def _connect(self) -> None:
        self.number.valueChanged.connect(self._show_best)
        self.house.chosen.connect(self._show_best)
        self.random_button.clicked.connect(self._choose_any)
        self.day_button.clicked.connect(lambda: self._start(self._game.number_of_today))
        self.cancel_button.clicked.connect(self.reject)
        self.start_button.clicked.connect(lambda: self._start(self.number.value()))

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
