"""What is to be seen and heard on each spot of an analysis."""

from __future__ import annotations

from collections.abc import Mapping

from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import Give, HalfMove, Place
from quarto_desktop.session.study import Study
from quarto_desktop.ui import texts
from quarto_desktop.ui.analysis.spot_button import Look
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.spoken import spot_name
from quarto_desktop.ui.quarto.table.spots import InReserve, OnSquare, Spot, piece_on


def action_on(spot: Spot) -> HalfMove | None:
    """What a click on a spot means, whether it is legal or not; on the stand nothing can be done."""
    match spot:
        case OnSquare(square):
            return Place(square)
        case InReserve(piece):
            return Give(piece)
        case _:
            return None


def look_of(study: Study, spot: Spot, values: Mapping[HalfMove, Value]) -> Look:
    """What a spot looks like.

    Args:
        study: where it has led to.
        spot: which spot.
        values: what is known there.
    """
    action = action_on(spot)
    can_act = action is not None and study.refusal(action) is None
    value = values.get(action) if action is not None and can_act else None
    name = spot_name(TableModel(study.position), spot)
    return Look(
        piece_on(study.position, spot),
        _marks(study, spot, is_open=can_act and value is None),
        value,
        study.position.hand if can_act and isinstance(spot, OnSquare) else None,
        texts.action_worth(action, value) if action is not None and can_act else name,
        can_act,
    )


def _marks(study: Study, spot: Spot, *, is_open: bool) -> frozenset[Mark]:
    if not isinstance(spot, OnSquare):
        return frozenset()
    marks = {Mark.LEGAL: is_open, Mark.LAST: spot.square == study.last_filled}
    won = {square for match in study.matches for square in match.pattern.squares}
    marks[Mark.WIN] = spot.square in won
    return frozenset(mark for mark, holds in marks.items() if holds)
