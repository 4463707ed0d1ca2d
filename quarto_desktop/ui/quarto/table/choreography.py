"""Which movements a step of the game makes on the table."""

from __future__ import annotations

from quarto_desktop.rules.game import Step
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.transition import PieceGiven, SquareFilled
from quarto_desktop.ui.pastimes.animator import Motion, Movement
from quarto_desktop.ui.quarto.table.stage import Scenery, Stage

_SHORTEST, _LONGEST = 170, 340
"""Milliseconds of a flight: over no distance, and across the whole table."""
_APPEAR, _APPEAR_QUIETLY = 300, 90
"""Milliseconds in which the marks of a win, or others, appear."""
_GLIDE = 150
"""Milliseconds in which a piece that was let go returns to its place."""


def movements_of(step: Step, after: Scenery, stage: Stage, motion: Motion) -> list[Movement]:
    """The piece of `step` flies to where it stands in `after`, then the marks appear."""
    flights = [_flight(piece, after, stage, motion) for piece in _moved_pieces(step)]
    news = after.model.wins or after.model.pointed_out
    if not flights and not news:
        return []
    appear = Movement(stage.marks.fade, motion.duration(_APPEAR if news else _APPEAR_QUIETLY))
    return [*flights, appear]


def glide(piece: Piece, scenery: Scenery, stage: Stage, motion: Motion) -> Movement:
    """`piece` returns to its place."""
    return Movement(
        stage.pieces.flight(piece, stage.home(piece, scenery), stage.sprites, lift=0), motion.duration(_GLIDE)
    )


def _moved_pieces(step: Step) -> list[Piece]:
    events = step.transition.events
    return [event.piece for event in events if isinstance(event, PieceGiven | SquareFilled)]


def _flight(piece: Piece, after: Scenery, stage: Stage, motion: Motion) -> Movement:
    start, end = stage.pieces.item(piece).cell, stage.home(piece, after)
    way = end.center() - start.center()
    across = min(1.0, (abs(way.x()) + abs(way.y())) / stage.layout.board.width())
    milliseconds = round(_SHORTEST + (_LONGEST - _SHORTEST) * across)
    return Movement(stage.pieces.flight(piece, end, stage.sprites), motion.duration(milliseconds))
