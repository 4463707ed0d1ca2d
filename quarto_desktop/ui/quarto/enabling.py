"""Which commands make sense in Quarto now, as a question that can be asked without a window."""

from __future__ import annotations

from quarto_desktop.controllers.game_facts import GameFacts
from quarto_desktop.ui.commands import ALL_STATISTICS, Command
from quarto_desktop.ui.pastimes.enabling import ALWAYS, SAVING, SHARING, those_that_hold


def enabled_commands(game: GameFacts, *, piece_is_chosen: bool) -> frozenset[Command]:
    """The commands that can be given; without a game those of the start page."""
    if game.session is None:
        return ALWAYS | ALL_STATISTICS
    steps = len(game.session.records)
    is_over = game.state.is_over
    conditions = {
        Command.PLAY_AGAIN: is_over,
        Command.PAUSE: not is_over,
        Command.RESIGN: game.may_resign,
        Command.GAME_SETTINGS: True,
        Command.STATISTICS: True,
        Command.START_PAGE: True,
        Command.MOVE_LIST: True,
        Command.UNDO: game.can_undo,
        Command.REDO: game.can_redo,
        Command.GIVE: game.may_give and piece_is_chosen,
        Command.ANNOUNCE: game.may_announce,
        Command.END_AS_DRAW: game.may_end_as_draw,
        Command.ANALYSE: not game.paused,
        Command.FIRST_STEP: not game.paused and game.shown_index > 0,
        Command.PREVIOUS_STEP: not game.paused and game.shown_index > 0,
        Command.NEXT_STEP: not game.paused and game.shown_index < steps,
        Command.LAST_STEP: game.looking_back,
    }
    keeping = SAVING if game.paused else SAVING | SHARING
    return ALWAYS | keeping | those_that_hold(conditions)
