"""Who plays whom, who acts first, who is on turn, and how many games each has won."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from quarto_desktop.rules.outcome import Side
from quarto_desktop.rules.position import Position
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


class _Row:
    """One player: the dot, the name, what whoever acts first does, and the games won."""

    def __init__(self, colours: TablePalette) -> None:
        self.dot = TurnDot(colours)
        self.name = ElidedLabel()
        self.first = label(Role.MUTED)
        self.won = label(Role.TITLE)

    def add_to(self, grid: QGridLayout, row: int) -> None:
        """Stand in this row of `grid`."""
        grid.addWidget(self.dot, row, 0)
        grid.addWidget(self.name, row, 1)
        grid.addWidget(self.first, row, 2)
        grid.addWidget(self.won, row, 3, Qt.AlignmentFlag.AlignRight)

    def show_player(self, name: str, first: str, *, is_on_turn: bool) -> None:
        """Show who it is; `first` says what they do first of all in this game, if they do."""
        self.dot.set_lit(is_on_turn)
        self.name.setText(name)
        set_role(self.name, Role.LABEL if is_on_turn else None)
        self.first.setText(first)
        self.first.setVisible(bool(first))

    def show_won(self, won: int, words: str) -> None:
        """Show how many games they have won, in figures and for screen readers in words."""
        self.won.setText(str(won))
        self.won.setToolTip(words)
        self.won.setAccessibleName(f"{self.name.text()}: {words}")


class PlayersPanel(QFrame):
    """Two rows with name and score; whoever is on turn stands out.

    Player one has the upper row all the time, also when the players exchange their sides from game to game.
    """

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._rows = (_Row(colours), _Row(colours))
        self._draws = label(Role.MUTED)
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 10, 16, 10)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for number, row in enumerate(self._rows):
            row.add_to(grid, number)
        grid.addWidget(self._draws, 2, 1, 1, 3)

    @property
    def names(self) -> tuple[str, ...]:
        """Who stands in the rows, from above."""
        return tuple(row.name.text() for row in self._rows)

    @property
    def won(self) -> tuple[int, ...]:
        """The games won, likewise."""
        return tuple(int(row.won.text()) for row in self._rows)

    @property
    def first_acts(self) -> tuple[str, ...]:
        """What whoever acts first in this game does, in their row; nothing in the other."""
        return tuple(row.first.text() for row in self._rows)

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        for row in self._rows:
            row.dot.set_colours(colours)

    def show_players(self, setup: GameSetup, turn: Side | None, score: Score) -> None:
        """Show who plays, who is on turn (None: nobody, the game is over) and the score."""
        for row, side in zip(self._rows, (setup.player_one, setup.player_one.other), strict=True):
            first = _first_act(setup.position) if side is setup.turn else ""
            row.show_player(texts.player_name(setup, side), first, is_on_turn=side is turn)
            won = score.first if side is Side.FIRST else score.second
            row.show_won(won, self.tr("%n game(s) won", "", won))
        self._draws.setVisible(score.draws > 0)
        draws = score.draws  # lupdate takes a text for a plural only with a plain name for its number
        self._draws.setText(self.tr("%n draw(s)", "", draws))


def _first_act(start: Position | None) -> str:
    """What is done first in a game that begins there; None is the empty board."""
    if start is None or start.hand is None:
        return QCoreApplication.translate("PlayersPanel", "gives first")
    return QCoreApplication.translate("PlayersPanel", "places first")
