"""Who plays whom, who is on turn, and how many games each has won."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from quarto_desktop.rules.outcome import Side
from quarto_desktop.session.score import Score
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import ElidedLabel, label


class TurnDot(QWidget):
    """A dot before the name of whoever is on turn."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self.update()

    def set_lit(self, lit: bool) -> None:
        """Fill the dot, or show its place only."""
        self._lit = lit
        self.update()

    def sizeHint(self) -> QSize:
        """Small."""
        return QSize(12, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._colours.accent)
            painter.drawEllipse(1, 1, 10, 10)
        else:
            painter.setPen(self._colours.border)
            painter.drawEllipse(2, 2, 8, 8)
        painter.end()


class PlayersPanel(QFrame):
    """Two rows with name and score; whoever is on turn stands out."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._dots = {side: TurnDot(colours) for side in Side}
        self._names = {side: ElidedLabel() for side in Side}
        self._scores = {side: label(Role.TITLE) for side in Side}
        self._draws = label(Role.MUTED)
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, side in enumerate(Side):
            grid.addWidget(self._dots[side], row, 0)
            grid.addWidget(self._names[side], row, 1)
            grid.addWidget(self._scores[side], row, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._draws, 2, 1, 1, 2)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        for dot in self._dots.values():
            dot.set_colours(colours)

    def show_players(self, setup: GameSetup, turn: Side | None, score: Score) -> None:
        """Show who plays, who is on turn (None: nobody, the game is over) and the score."""
        for side, won in ((Side.FIRST, score.first), (Side.SECOND, score.second)):
            name = texts.player_name(setup, side)
            self._dots[side].set_lit(side is turn)
            self._names[side].setText(name)
            set_role(self._names[side], Role.LABEL if side is turn else None)
            self._scores[side].setText(str(won))
            won_words = self.tr("%n game(s) won", "", won)
            self._scores[side].setToolTip(won_words)
            self._scores[side].setAccessibleName(f"{name}: {won_words}")
        self._draws.setVisible(score.draws > 0)
        draws = score.draws  # lupdate takes a text for a plural only with a plain name for its number
        self._draws.setText(self.tr("%n draw(s)", "", draws))
