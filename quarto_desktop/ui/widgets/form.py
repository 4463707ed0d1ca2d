"""A form of named rows: the name on the left, the control and its explanation on the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label


class FormRow:
    """One row: a name, a control and a quiet line that explains what is chosen.

    Attributes:
        control: the widget that is set by the user.
    """

    def __init__(self, control: QWidget, *, explained: bool = False) -> None:
        self.control = control
        self._name = label(Role.LABEL)
        self._name.setBuddy(control)
        self._explanation = label(Role.MUTED, wrap=True) if explained else None

    def set_words(self, name: str, explanation: str = "", *, is_refusal: bool = False) -> None:
        """Name the row, for the eye and for screen readers, and explain it, or why it cannot be as it is."""
        self._name.setText(name)
        self.control.setAccessibleName(name)
        if self._explanation is not None:
            self._explanation.setText(explanation)
            set_role(self._explanation, Role.MESSAGE if is_refusal else Role.MUTED)
            self.control.setAccessibleDescription(explanation)

    def set_visible(self, visible: bool) -> None:
        """Show the whole row, or none of it."""
        for widget in self._widgets():
            widget.setVisible(visible)

    def add_to(self, grid: QGridLayout) -> None:
        """Put the row at the end of a grid of two columns."""
        row = grid.rowCount()
        grid.addWidget(self._name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._name.setMinimumHeight(self.control.sizeHint().height())
        grid.addWidget(self.control, row, 1)
        if self._explanation is not None:
            grid.addWidget(self._explanation, row + 1, 1)

    def _widgets(self) -> list[QWidget]:
        both: list[QWidget] = [self._name, self.control]
        return both if self._explanation is None else [*both, self._explanation]


class FormGroup(QWidget):
    """Rows under one another with a heading, which may be empty."""

    def __init__(self, rows: list[FormRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label(Role.TITLE)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, 184)
        grid.setColumnStretch(1, 1)
        for row in rows:
            row.add_to(grid)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addLayout(grid)

    def set_heading(self, words: str) -> None:
        """Write `words` above the rows."""
        self._heading.setText(words)
        self._heading.setVisible(bool(words))
