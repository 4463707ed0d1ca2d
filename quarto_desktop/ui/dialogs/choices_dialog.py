"""The frame of the two dialogs that show the form of choices."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.session.setup import GameChoices
from quarto_desktop.ui.dialogs.choices_form import ChoicesForm
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.scrolling import ScrollingPage

_BUTTON_WIDTH = 110


class ChoicesDialog(Dialog):
    """The form, a line for a remark and two buttons.

    Attributes:
        form: the form.
    """

    def __init__(self, choices: GameChoices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = ChoicesForm(choices)
        self._shown_rules = choices.rules
        self._remark = label(Role.MUTED, wrap=True)
        self._accept = _button()
        self._cancel = _button()
        self._accept.setDefault(True)
        set_role(self._accept, Role.PRIMARY)
        self._accept.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)
        self._arrange()

    @property
    def accept_button(self) -> QPushButton:
        """The button that does it."""
        return self._accept

    @property
    def cancel_button(self) -> QPushButton:
        """The button that does nothing."""
        return self._cancel

    @property
    def remark(self) -> QLabel:
        """A line beside the buttons."""
        return self._remark

    @property
    def shown_rules(self) -> RuleSet:
        """The rules whose choices were shown last by the program."""
        return self._shown_rules

    def show_choices(self, choices: GameChoices) -> None:
        """Fill in the form."""
        self._shown_rules = choices.rules
        self.form.set_choices(choices)

    def set_button_words(self, accept: str, cancel: str) -> None:
        """Write on the buttons."""
        self._accept.setText(accept)
        self._cancel.setText(cancel)

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.form.retranslate_ui()

    def sizeHint(self) -> QSize:
        """Room for the whole form, if the screen has it."""
        return self.roomy(super().sizeHint())

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        buttons.setContentsMargins(24, 12, 24, 18)
        buttons.setSpacing(10)
        buttons.addWidget(self._remark, 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(ScrollingPage(self.form), 1)
        column.addLayout(buttons)


def _button() -> QPushButton:
    button = QPushButton()
    button.setMinimumWidth(_BUTTON_WIDTH)
    return button
