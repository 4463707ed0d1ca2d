"""Makes what the table shows out of what the game is: the one place where both are known."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.controllers.game_facts import GameFacts
from quarto_desktop.rules.game import Refusal
from quarto_desktop.session.records import last_placed
from quarto_desktop.session.refusals import SessionRefusal
from quarto_desktop.ui import texts
from quarto_desktop.ui.quarto.table.model import TableModel


def table_model(game: GameFacts, *, piece_is_chosen: bool = False, by_keys: bool = False) -> TableModel:
    """The table of the moment that `game` shows; an empty one when there is no game.

    Args:
        game: the game.
        piece_is_chosen: whether the player has chosen a piece to give, but not yet given it.
        by_keys: whether the player uses the keyboard.
    """
    if game.session is None:
        return TableModel()
    state, setup = game.shown_state, game.setup
    played = game.session.records[: game.shown_index]
    return TableModel(
        position=state.position,
        may_give=game.may_give,
        may_place=game.may_place,
        last_placed=last_placed(played),
        last_given=state.position.hand if played else None,
        wins=state.outcome.matches if state.outcome else (),
        pointed_out=game.pointed_out,
        hidden=game.paused,
        holder=texts.holder_words(state, texts.with_short_names(setup)),
        stand_hint=_stand_hint(game, piece_is_chosen=piece_is_chosen, by_keys=by_keys),
        notice=_notice(game),
        refusal=_refusal(game),
    )


def situation(game: GameFacts, *, piece_is_chosen: bool = False) -> texts.Situation:
    """What the prompt depends on; there must be a game. The arguments are those of :func:`table_model`."""
    return texts.Situation(
        game.setup,
        game.state,
        game.pointed_out,
        game.paused,
        game.pause_is_forced,
        game.looking_back,
        game.shown_index,
        piece_is_chosen,
    )


def _stand_hint(game: GameFacts, *, piece_is_chosen: bool, by_keys: bool) -> str:
    if game.may_give and piece_is_chosen:
        return QCoreApplication.translate("TableModels", "Click here or press Enter to give it")
    if by_keys and game.may_give:
        return QCoreApplication.translate("TableModels", "Choose a piece with Enter; Enter again gives it")
    if by_keys and game.may_place:
        return QCoreApplication.translate("TableModels", "Go to a square and press Enter")
    if game.may_give:
        return QCoreApplication.translate("TableModels", "Choose a piece, then click here to give it")
    if game.may_place:
        return QCoreApplication.translate("TableModels", "Click a square, or drag the piece there")
    return ""


def _refusal(game: GameFacts) -> Refusal | SessionRefusal | None:
    """Why a person can neither give nor place now; None when they can."""
    if game.may_give or game.may_place:
        return None
    if game.paused:
        return SessionRefusal.PAUSED
    if game.looking_back:
        return SessionRefusal.LOOKING_BACK
    if game.state.is_over:
        return Refusal.GAME_OVER
    return Refusal.NOTHING_LEFT if game.may_end_as_draw else SessionRefusal.NOT_YOUR_TURN


def _notice(game: GameFacts) -> str:
    if not game.paused:
        return ""
    prompt = texts.prompt(situation(game))
    return str(prompt) if game.pause_is_forced else prompt.title
