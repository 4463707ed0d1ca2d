"""The button that announces QUARTO, and after the sixteenth piece the one that ends the game as a draw."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from quarto_desktop.ui.stylesheet import Role, set_role


class AnnouncePanel(QWidget):
    """Both buttons; the first is on screen throughout a classic game.

    Signals:
        announce_wanted(): the player announces.
        draw_wanted(): the player ends the game as a draw.
    """

    announce_wanted = Signal()
    draw_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.announce_button, self.draw_button = QPushButton(), QPushButton()
        self.announce_button.clicked.connect(self.announce_wanted)
        self.draw_button.clicked.connect(self.draw_wanted)
        for button in (self.announce_button, self.draw_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.announce_button, 1)
        row.addWidget(self.draw_button, 1)
        self.retranslate_ui()

    def show_choices(self, *, may_announce: bool, lit: bool, may_end: bool) -> None:
        """Enable what may be done; `lit` points the announcement out."""
        self.announce_button.setEnabled(may_announce)
        set_role(self.announce_button, Role.LIT if lit and may_announce else None)
        self.draw_button.setVisible(may_end)

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.announce_button.setText(translate("AnnouncePanel", "Announce QUARTO"))
        self.announce_button.setToolTip(
            translate("AnnouncePanel", "Say that four pieces in a line have something in common")
        )
        self.draw_button.setText(translate("AnnouncePanel", "End as a draw"))
        self.draw_button.setToolTip(
            translate("AnnouncePanel", "The board is full; the game ends without a winner")
        )
