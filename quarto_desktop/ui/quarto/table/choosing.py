"""What clicks, drags and keys mean: the choice of a piece to give and the drag of a piece, without any Qt.

The scene tells this machine what was done on which spot and gets back what is wanted of the game, a reason
why not, or nothing when only the choice changed. A choice never outlives the moment it was made for.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Refusal
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.squares import Square
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.spots import STAND, InReserve, OnSquare, OnStand, Spot, piece_on


@dataclass(frozen=True)
class Refused:
    """Nothing is done, for this reason: one of the rules' or what the model names as its `refusal`."""

    reason: Enum


Reply = Give | Place | Refused | None


class Choosing:
    """Which piece is chosen, lifted or dragged.

    Attributes:
        one_click_give: whether a click on a reserve piece gives it at once.
        chosen: the reserve piece chosen to be given next, if any.
        lifted: whether the piece in hand was clicked, so that its targets are marked.
        dragged: the piece under the pointer, if a drag is going on.
    """

    def __init__(self) -> None:
        self.one_click_give = False
        self.chosen: Piece | None = None
        self.lifted = False
        self.dragged: Piece | None = None
        self._model = TableModel()

    @property
    def may_give(self) -> bool:
        """Whether a reserve piece may be given now."""
        return self._model.may_give and not self._model.hidden

    @property
    def may_place(self) -> bool:
        """Whether the piece in hand may be placed now."""
        return self._model.may_place and not self._model.hidden and self._model.position.hand is not None

    def update(self, model: TableModel) -> None:
        """Take over the state of the table, and drop a choice or drag that it no longer allows."""
        self._model = model
        if not (self.may_give and self.chosen in model.position.reserve):
            self.chosen = None
        self.lifted = self.lifted and self.may_place
        if self.dragged is not None and self.dragged not in self._movable():
            self.dragged = None

    def can_act(self, spot: Spot) -> bool:
        """Whether a click on `spot` would do something rather than be refused."""
        match spot:
            case OnSquare(square):
                return self.may_place and self._is_empty(square)
            case InReserve(piece):
                return self.may_give and piece in self._model.position.reserve
            case OnStand():
                return self.may_place or (self.may_give and self.chosen is not None)

    def act(self, spot: Spot) -> Reply:
        """A click (or Enter) on `spot`."""
        match spot:
            case OnSquare(square):
                return self._act_on_square(square)
            case InReserve(piece):
                return self._act_on_reserve(piece)
            case OnStand():
                return self._act_on_stand()

    def begin_drag(self, spot: Spot) -> Piece | None:
        """Start dragging what stands on `spot`; returns the piece, or None when it cannot be moved now."""
        piece = None if isinstance(spot, OnSquare) else piece_on(self._model.position, spot)
        if piece not in self._movable():
            return None
        self.dragged = piece
        return piece

    def drop(self, spot: Spot | None) -> Reply:
        """End the drag over `spot` (None: beside everything). Back on its own place it was a click."""
        piece, self.dragged = self.dragged, None
        if piece is None or spot is None:
            return None
        if piece == self._model.position.hand:
            return None if isinstance(spot, InReserve) else self.act(spot)
        if isinstance(spot, OnStand):
            return self._give(piece)
        return None if isinstance(spot, InReserve) and spot.piece != piece else self.act(spot)

    def takes(self, spot: Spot) -> bool:
        """Whether the dragged piece may be dropped on `spot` to do something with it."""
        if self.dragged is None:
            return False
        if self.dragged == self._model.position.hand:
            return isinstance(spot, OnSquare) and self._is_empty(spot.square)
        return spot == STAND

    def cancel(self) -> bool:
        """Drop the drag, else the choice; returns whether there was anything to drop."""
        if self.dragged is not None:
            self.dragged = None
            return True
        was_anything = self.lifted or self.chosen is not None
        self.lifted, self.chosen = False, None
        return was_anything

    def _movable(self) -> tuple[Piece, ...]:
        if self.may_give:
            return self._model.position.reserve
        hand = self._model.position.hand
        return (hand,) if self.may_place and hand is not None else ()

    def _is_empty(self, square: Square) -> bool:
        return self._model.position.cells[square] is None

    def _act_on_square(self, square: Square) -> Reply:
        if not self.may_place:
            return self._refused(Refusal.NOTHING_IN_HAND)
        if not self._is_empty(square):
            return Refused(Refusal.SQUARE_TAKEN)
        self.lifted = False
        return Place(square)

    def _act_on_reserve(self, piece: Piece) -> Reply:
        position = self._model.position
        if not self.may_give:
            return self._refused(Refusal.PIECE_IN_HAND if piece == position.hand else Refusal.PLACE_FIRST)
        if piece not in position.reserve:
            return Refused(Refusal.PIECE_PLACED)
        if self.one_click_give:
            return self._give(piece)
        self.chosen = None if piece == self.chosen else piece
        return None

    def _act_on_stand(self) -> Reply:
        if self.may_place:
            self.lifted = not self.lifted
            return None
        if self.may_give and self.chosen is not None:
            return self._give(self.chosen)
        return self._refused(SessionRefusal.NOTHING_CHOSEN if self.may_give else Refusal.NOTHING_IN_HAND)

    def _give(self, piece: Piece) -> Give:
        self.chosen = None
        return Give(piece)

    def _refused(self, otherwise: Refusal | SessionRefusal) -> Refused:
        """Refuse with the model's reason when nothing can be done at all, else for the reason at hand."""
        if self.may_give or self.may_place:
            return Refused(otherwise)
        return Refused(self._model.refusal or otherwise)
