"""Somebody who plays cards by mouse and keyboard, and the simplest possible game behind it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF

from quarto_desktop.solitaire.cells import Cell, parse_cell
from quarto_desktop.solitaire.deal import Deal
from quarto_desktop.solitaire.game import Game, Step
from quarto_desktop.solitaire.hints import Estimate
from quarto_desktop.solitaire.playing import Play
from quarto_desktop.ui.foursquare.table.model import CardTable
from quarto_desktop.ui.foursquare.table.scene import CardScene
from quarto_desktop.ui.foursquare.table.spots import Beside, OnCell, Spot
from quarto_desktop.ui.foursquare.table.view import CardView
from tests.ui.pastimes.table_user import LEFT, RIGHT, TableUser

SIZE = (820, 700)


def at(name: str) -> OnCell:
    """The spot of a cell by its name."""
    return OnCell(parse_cell(name))


class CardPlayer(TableUser[CardScene, CardView]):
    """Plays a deal on a table of its own.

    Attributes:
        play: the game.
        wanted: the cells on which the player wanted to place a card.
        hints: shown with every model.
    """

    def __init__(self) -> None:
        scene = CardScene()
        super().__init__(scene, CardView(scene), *SIZE)
        self.play = Play(Deal.numbered(1))
        self.wanted: list[Cell] = []
        self.hints: tuple[Estimate, ...] = ()
        self.scene.place_wanted.connect(self._place)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.play.game

    @property
    def model(self) -> CardTable:
        """What the table should show now."""
        steps = self.play.steps
        last = steps[-1].transition.cell if steps else None
        return CardTable(self.game, not self.game.is_over, last, self.hints)

    def begin(self, deal: Deal, words: str = "") -> None:
        """Put a deal on the table, some cards already placed."""
        self.play = Play(deal, [parse_cell(word) for word in words.split()])
        self.show()

    def show(self) -> None:
        """Show the game as it stands."""
        self.scene.show_model(self.model)

    def do(self, cell: Cell) -> Step:
        """What the game does with a wish."""
        step = self.play.place(cell)
        self.scene.animate(step, self.model)
        return step

    # ---- by mouse

    def drag(self, target: Spot | None, *, let_go: bool = True) -> None:
        """Drag the next card to a spot, or halfway nowhere."""
        start = self.point(Beside.NEXT)
        end = QPoint(3, 3) if target is None else self.point(target)
        self.press(start)
        for share in (0.3, 0.7, 1.0):
            way = QPointF(start) + QPointF(end - start) * share
            self.move(way.toPoint())
        if let_go:
            self.release(end)

    def _place(self, cell: Cell) -> None:
        self.wanted.append(Cell(cell))
        target = self.model.target(Cell(cell))
        if self.game.refusal(target) is None:
            self.do(target)


__all__ = ["LEFT", "RIGHT", "SIZE", "CardPlayer", "at"]
