"""The player's hands on the cards: what is pointed at, dragged and looked under, by mouse or keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal

from quarto_desktop.solitaire.cells import START, Cell, cell_at, column_of, row_of
from quarto_desktop.ui.foursquare.table.looks import Scenery
from quarto_desktop.ui.foursquare.table.model import EMPTY_TABLE, CardTable
from quarto_desktop.ui.foursquare.table.spots import Beside, OnCell, Spot
from quarto_desktop.ui.foursquare.table.stage import CardStage
from quarto_desktop.ui.pastimes.hands import PastimeHands

_PEEK_AFTER_MS = 900
"""So long the mouse rests on a pile before it is spread out."""


class CardHands(PastimeHands[Spot]):
    """Turns input into wishes.

    Signals:
        place_wanted(Cell): the next card shall go there.
        hovered(): something else is pointed at.
        let_go(): the card that was dragged is no longer held.
    """

    place_wanted = Signal(int)
    hovered = Signal()
    let_go = Signal()

    def __init__(self, stage: CardStage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._model = EMPTY_TABLE
        self._cursor: Spot = OnCell(START)
        self._held = False
        self._dropped: QRectF | None = None
        self._peek: Cell | None = None
        self._spent: Spot | None = None
        self._rest = QTimer(self, singleShot=True, interval=_PEEK_AFTER_MS)
        self._rest.timeout.connect(self._look_beneath_pointed)

    def take_over(self, model: CardTable) -> None:
        """Go by `model` from now on."""
        other_game = model.game is not self._model.game
        self._model = model
        if other_game:
            self._peek = None
        if self._held and not model.may_place:
            self.drop_nothing()
        self._keep_cursor_on_table()

    @property
    def scenery(self) -> Scenery:
        """What is to be seen now. A card just placed is not hidden by a preview of the next one."""
        aim = None if self.aim == self._spent else self.aimed_cell
        return Scenery(self._model, aim, self.focus, self._peek, self._held)

    @property
    def aimed_cell(self) -> Cell | None:
        """The cell pointed at."""
        spot = self.aim
        return spot.cell if isinstance(spot, OnCell) else None

    @property
    def cursor(self) -> Spot:
        """Where the keyboard acts, or would."""
        return self._cursor

    @property
    def held(self) -> bool:
        """Whether the next card is being dragged."""
        return self._held

    @property
    def start_of_flight(self) -> QRectF:
        """Where a card that is placed now comes from: where it was let go, or else from beside the stock."""
        return self._dropped or self._stage.layout.next_card

    @property
    def mouse_shape(self) -> Qt.CursorShape:
        """What the mouse looks like where it points."""
        if self._held:
            return Qt.CursorShape.ClosedHandCursor
        if self._pointed is Beside.NEXT and self._model.may_place:
            return Qt.CursorShape.OpenHandCursor
        acts = not self._uses_keys and self.scenery.preview is not None
        return Qt.CursorShape.PointingHandCursor if acts else Qt.CursorShape.ArrowCursor

    # ---- both

    def can_act(self, spot: Spot) -> bool:
        """Whether the next card may go there."""
        return isinstance(spot, OnCell) and self._model.preview(spot.cell) is not None

    def act(self, spot: Spot) -> None:
        """Click `spot`, or press Enter on it."""
        if isinstance(spot, OnCell):
            self._cursor = self._spent = spot
            self._peek = None
            self.place_wanted.emit(spot.cell)
        self._changed()

    # ---- the mouse

    def point_at(self, point: QPointF | None) -> None:
        """The mouse is at `point`, or has left the table."""
        spot = None if point is None else self._stage.layout.spot_at(point)
        if spot != self._pointed:
            self._pointed = spot
            self._peek = self._spent = None
            self._rest.start()
            self._changed()

    def pick_up(self) -> bool:
        """Begin to drag the next card; returns whether it may be placed."""
        self._held = self._model.may_place
        self._peek = None
        self._rest.stop()
        return self._held

    def carry(self, point: QPointF) -> None:
        """Move the dragged card to `point`."""
        card = self._model.game.next_card
        if self._held and card is not None:
            self._spent = None
            self._pointed = self._stage.layout.spot_at(point)
            self._changed()
            self._stage.hold(card, point)

    def drop(self, point: QPointF) -> None:
        """Let the dragged card go at `point`."""
        spot = self._stage.layout.spot_at(point)
        self._held = False
        if isinstance(spot, OnCell):
            self._dropped = self._stage.held_box(point)
            self.act(spot)
            self._dropped = None
        self.drop_nothing()

    def drop_nothing(self) -> None:
        """The dragged card goes back to where it was."""
        self._held = False
        self._changed()
        self.let_go.emit()

    # ---- the keyboard

    def go_to(self, spot: Spot) -> None:
        """Put the keyboard's cursor on `spot`."""
        self._use_keys(True)
        self._cursor = spot
        self._peek = self._spent = None
        self._moved()

    def move(self, right: int, down: int) -> None:
        """Go one cell in a direction, as far as the window of cells goes."""
        if not isinstance(self._cursor, OnCell):
            self.go_to(OnCell(self._middle()))
            return
        window = self._stage.layout.window
        column, row = column_of(self._cursor.cell) + right, row_of(self._cursor.cell) + down
        if column in window.columns and row in window.rows:
            self.go_to(OnCell(cell_at(column, row)))

    def press(self) -> None:
        """Act where the cursor is."""
        self.act(self._cursor)

    # ---- what lies beneath

    def toggle_peek(self) -> bool:
        """Spread out the pile that is pointed at, or put it back; returns whether there was one."""
        cell = self.aimed_cell
        if self._peek is not None:
            self._peek = None
        elif cell is not None and cell in self._model.game.table.piles:
            self._peek = cell
        else:
            return False
        self._changed()
        return True

    def stop_peeking(self) -> bool:
        """Put a spread pile back; returns whether there was one."""
        was_open = self._peek is not None
        self._peek = None
        self._rest.stop()
        if was_open:
            self._changed()
        return was_open

    def _look_beneath_pointed(self) -> None:
        cell = self.aimed_cell
        pile = self._model.game.table.piles.get(cell) if cell is not None else None
        if (
            pile is not None
            and (pile.height > 1 or not pile.face_up)
            and not self._uses_keys
            and not self._held
        ):
            self._peek = cell
            self._changed()

    def _keep_cursor_on_table(self) -> None:
        """The window closes in: the cursor stays on the nearest cell of it."""
        if isinstance(self._cursor, OnCell):
            table = self._model.game.table
            columns, rows = table.usable_columns, table.usable_rows
            column = min(max(column_of(self._cursor.cell), columns[0]), columns[-1])
            row = min(max(row_of(self._cursor.cell), rows[0]), rows[-1])
            self._cursor = OnCell(cell_at(column, row))

    def _middle(self) -> Cell:
        window = self._stage.layout.window
        return cell_at(window.columns[len(window.columns) // 2], window.rows[len(window.rows) // 2])

    def _changed(self) -> None:
        super()._changed()
        self.hovered.emit()
