"""Which commands make sense in Foursquare now, as a question that can be asked without a window."""

from __future__ import annotations

from quarto_desktop.controllers.solitaire_facts import SolitaireFacts
from quarto_desktop.ui.commands import Command
from quarto_desktop.ui.pastimes.enabling import ALWAYS, SAVING, SHARING, those_that_hold

_WITH_A_DEAL = frozenset(
    {
        Command.NEW_DEAL,
        Command.CHOOSE_DEAL,
        Command.DEAL_OF_THE_DAY,
        Command.DEAL_STATISTICS,
        Command.START_PAGE,
        Command.BEST_LINE,
        Command.LOOK_BENEATH,
        Command.HOUSE_RULE,
        Command.CAN_STILL_WIN,
    }
)
"""What can be done with every deal."""
_SHARING = SHARING - {Command.COPY_POSITION}
"""Positions have no text form here: a table says nothing of the cards that are to come."""


def enabled_commands(game: SolitaireFacts) -> frozenset[Command]:
    """The commands that can be given."""
    if game.play is None:
        return ALWAYS
    is_numbered = game.play.deal.number is not None
    conditions = {
        Command.SAME_DEAL: game.can_undo or game.play.can_redo,
        Command.NEXT_DEAL: is_numbered,
        Command.PREVIOUS_DEAL: is_numbered,
        Command.UNDO: game.can_undo,
        Command.REDO: game.can_redo,
        Command.HINT: game.may_place,
        Command.AUTOPLAY: game.may_place,
    }
    # While a line is shown, the player's game cannot be seen.
    keeping = SAVING if game.replay is not None else SAVING | _SHARING
    return ALWAYS | keeping | _WITH_A_DEAL | those_that_hold(conditions)
