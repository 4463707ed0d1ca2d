"""Somebody who plays on a table by mouse and keyboard, and the simplest possible game behind it."""

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QPoint, QPointF, Qt

from quarto_desktop.rules.actions import Action, Give, Place
from quarto_desktop.rules.game import GameState, Phase, apply, start
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.position import Position
from quarto_desktop.rules.rulesets import FOUR_ALIKE, RuleSet
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare, Spot
from quarto_desktop.ui.quarto.table.view import TableView
from tests.ui.pastimes.table_user import LEFT, RIGHT, TableUser


class Player(TableUser[TableScene, TableView]):
    """Plays both sides; `extra` are fields of every model shown."""

    def __init__(self) -> None:
        scene = TableScene()
        super().__init__(scene, TableView(scene), 900, 640)
        self.state: GameState = start(FOUR_ALIKE)
        self.extra: dict[str, object] = {}
        self.done: list[Action] = []
        self.refused: list[Enum] = []
        self.chosen: list[Piece | None] = []
        self.scene.give_wanted.connect(lambda piece: self.do(Give(piece)))
        self.scene.place_wanted.connect(lambda square: self.do(Place(square)))
        self.scene.refused_click.connect(self.refused.append)
        self.scene.chosen_changed.connect(self.chosen.append)

    @property
    def model(self) -> TableModel:
        """What the table should show now."""
        state = self.state
        model = TableModel(
            state.position,
            may_give=state.phase is Phase.GIVE,
            may_place=state.phase is Phase.PLACE,
            wins=state.outcome.matches if state.outcome else (),
        )
        return replace(model, **self.extra)  # type: ignore[arg-type]

    def begin(self, position: str, rules: RuleSet = FOUR_ALIKE) -> None:
        """Play on from a position."""
        self.state = start(rules, Position.parse(position))
        self.show()

    def show(self, **extra: object) -> None:
        """Show what is on the table, with these fields of the model changed."""
        self.extra = extra
        self.scene.show_model(self.model)

    def do(self, action: Action) -> None:
        """What the game does with an intention."""
        step = apply(self.state, action)
        self.done.append(action)
        self.state = step.state
        self.scene.animate(step, self.model)

    # ---- by mouse

    def move(self, spot: Spot | QPoint) -> None:
        """Move the mouse to a spot, by way of a point near it."""
        super().move(self.point(spot) - QPoint(7, 7))
        super().move(spot)

    def drag(self, start: Spot, end: Spot | QPoint) -> None:
        """Drag from one spot to another."""
        self.press(start)
        self.move(end)
        self.release(end)

    # ---- by keyboard

    def walk_to(self, spot: Spot) -> None:
        """Bring the cursor to a spot of the area it is in, by arrows."""
        columns = self.scene.layout.columns if isinstance(spot, InReserve) else 4
        order = _order(spot)
        here, there = order(self.scene.hands.cursor), order(spot)
        across = there % columns - here % columns
        down = there // columns - here // columns
        self.keys(*[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
        self.keys(*[Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up] * abs(down))

    # ---- what is to be seen

    def cell_of(self, piece: int) -> QPointF:
        """Where the middle of a piece is drawn."""
        return self.scene.stage.pieces.item(Piece(piece)).cell.center()

    def is_at(self, piece: int, spot: Spot) -> bool:
        """Whether a piece is drawn in the cell of a spot, lifted at most a little."""
        way = self.cell_of(piece) - self.scene.layout.cells[spot].center()
        return abs(way.x()) < 1 and abs(way.y()) < self.scene.layout.cells[spot].height() / 4


def square(name_index: int) -> OnSquare:
    """The spot of a square by its number."""
    return OnSquare(name_index)  # type: ignore[arg-type]


def reserve(piece: int) -> InReserve:
    """The place of a piece in the reserve."""
    return InReserve(Piece(piece))


def _order(spot: Spot):
    if isinstance(spot, InReserve):
        return lambda one: 15 - one.piece
    return lambda one: one.square


__all__ = ["LEFT", "RIGHT", "STAND", "Player", "reserve", "square"]
