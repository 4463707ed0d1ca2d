"""The player's hands: what is pointed at, chosen, lifted and dragged, by mouse, keyboard or screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui.pastimes.hands import PastimeHands
from quarto_desktop.ui.quarto.table.choosing import Choosing, Reply
from quarto_desktop.ui.quarto.table.keyboard import Cursor
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.spots import RESERVE_SPOTS, STAND, Area, InReserve, Spot, piece_on
from quarto_desktop.ui.quarto.table.stage import Scenery, Stage


class Hands(PastimeHands[Spot]):
    """Turns input on spots and points into replies of its :class:`Choosing`.

    Signals:
        replied(Give | Place | Refused): what came of an input.
        let_go(Piece): a piece that was dragged is no longer held.
        hovered(Piece | None): the piece pointed at.
        chosen_changed(Piece | None): the piece chosen to be given.
    """

    replied = Signal(object)
    let_go = Signal(int)
    hovered = Signal(object)
    chosen_changed = Signal(object)

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choosing = Choosing()
        self._stage = stage
        self._model = TableModel()
        self._cursor = Cursor()
        self._held_size = 0.0
        self._told_chosen: Piece | None = None
        self._told_hovered: Piece | None = None

    def take_over(self, model: TableModel) -> Scenery:
        """Go by `model` from now on, dropping what it no longer allows; returns what is to be seen."""
        could_give, could_place = self.choosing.may_give, self.choosing.may_place
        held = self.choosing.dragged
        self._model = model
        self.choosing.update(model)
        if self.choosing.may_place and not could_place:
            self._cursor.enter(Area.BOARD)
        elif self.choosing.may_give and not could_give:
            self._enter_reserve()
        if held is not None and self.choosing.dragged is None:
            self.let_go.emit(held)
        self._tell()
        return self.scenery

    @property
    def scenery(self) -> Scenery:
        """What is to be seen now."""
        return Scenery(self._model, self.choosing, self.aim, self.focus)

    @property
    def cursor(self) -> Spot:
        """Where the keyboard acts, or would."""
        return self._cursor.spot

    @property
    def mouse_shape(self) -> Qt.CursorShape:
        """What the mouse looks like where it points."""
        if self.choosing.dragged is not None:
            return Qt.CursorShape.ClosedHandCursor
        acts = self._pointed is not None and self.can_act(self._pointed)
        return Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor

    # ---- both

    def can_act(self, spot: Spot) -> bool:
        """Whether a click on `spot` does something."""
        return self.choosing.can_act(spot)

    def is_choosable(self, spot: Spot) -> bool:
        """Whether a piece can be chosen there."""
        return isinstance(spot, InReserve) and self.can_act(spot)

    def is_chosen(self, spot: Spot) -> bool:
        """Whether the chosen piece is there."""
        return isinstance(spot, InReserve) and spot.piece == self.choosing.chosen

    def act(self, spot: Spot) -> None:
        """Click `spot`, or press Enter on it."""
        self._cursor.go_to(spot)
        self._answer(self.choosing.act(spot))

    def cancel(self) -> bool:
        """Drop the drag, else the choice; returns whether there was anything to drop."""
        held = self.choosing.dragged
        was_anything = self.choosing.cancel()
        if held is not None:
            self._pointed = None  # until the mouse moves, nothing is offered where the piece was let go
        if was_anything and self._uses_keys and self._cursor.spot == STAND and self.choosing.may_give:
            self._enter_reserve()
        self._changed()
        if held is not None:
            self.let_go.emit(held)
        return was_anything

    # ---- the mouse

    def point_at(self, point: QPointF | None) -> None:
        """The mouse is at `point`, or has left the table."""
        dragging = self.choosing.dragged is not None
        find = self._stage.layout.drop_spot_at if dragging else self._stage.layout.spot_at
        spot = None if point is None else find(point)
        if spot != self._pointed:
            self._pointed = spot
            self._changed()

    def pick_up(self, spot: Spot) -> bool:
        """Begin to drag what stands on `spot`; returns whether it may be moved."""
        if self.choosing.begin_drag(spot) is None:
            return False
        self._held_size = self._stage.held_size(spot)
        return True

    def carry(self, point: QPointF) -> None:
        """Move the dragged piece to `point`."""
        piece = self.choosing.dragged
        if piece is not None:
            self._stage.hold(piece, point, self._held_size)
            self._pointed = self._stage.layout.drop_spot_at(point)
            self._changed()

    def drop(self, point: QPointF) -> None:
        """Let the dragged piece go at `point`."""
        held = self.choosing.dragged
        self._answer(self.choosing.drop(self._stage.layout.drop_spot_at(point)))
        if held is not None:
            self.let_go.emit(held)

    # ---- the keyboard

    def enter_from(self, step: int) -> None:
        """The focus comes in by Tab (`step` 1: at the first area) or Shift+Tab (-1: at the last)."""
        self._cursor.enter(tuple(Area)[0 if step > 0 else -1])
        self._use_keys(True)
        self._moved()

    def next_area(self, step: int) -> bool:
        """Go to the next or previous area; False at the end of the table."""
        self._use_keys(True)
        if not self._cursor.next_area(step):
            return False
        self._moved()
        return True

    def go_to(self, spot: Spot) -> None:
        """Put the keyboard's cursor on `spot`."""
        self._use_keys(True)
        self._cursor.go_to(spot)
        self._moved()

    def move(self, right: int, down: int) -> None:
        """Go one spot in a direction."""
        layout = self._stage.layout
        self._cursor.move(right, down, layout.columns, layout.beyond)
        self._moved()

    def press(self) -> None:
        """Act where the cursor is. After choosing a piece it waits on the stand: once more gives it."""
        spot = self._cursor.spot
        self.act(spot)
        if isinstance(spot, InReserve) and self.choosing.chosen is not None:
            self._cursor.enter(Area.STAND)
            self._moved()

    def _enter_reserve(self) -> None:
        """Go to the reserve, to a piece that is there."""
        self._cursor.enter(Area.RESERVE)
        position = self._model.position
        if piece_on(position, self._cursor.spot) is None:
            here = next((spot for spot in RESERVE_SPOTS if piece_on(position, spot) is not None), None)
            if here is not None:
                self._cursor.go_to(here)

    def _answer(self, reply: Reply) -> None:
        self._changed()
        if reply is not None:
            self.replied.emit(reply)

    def _changed(self) -> None:
        super()._changed()
        self._tell()

    def _tell(self) -> None:
        """Say which piece is chosen and pointed at, when that is news."""
        chosen, aim = self.choosing.chosen, self.aim
        hovered = None if aim is None or self._model.hidden else piece_on(self._model.position, aim)
        if chosen != self._told_chosen:
            self._told_chosen = chosen
            self.chosen_changed.emit(chosen)
        if hovered != self._told_hovered:
            self._told_hovered = hovered
            self.hovered.emit(hovered)
