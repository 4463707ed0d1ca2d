"""A game of Quarto as a picture to be shown around: the board, who played, and how it stands."""

from __future__ import annotations

from PySide6.QtGui import QImage

from quarto_desktop.rules.squares import Square
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.records import last_placed
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.files.sheet import SCALE, Sheet, paint_sheet
from quarto_desktop.ui.quarto.table.diagram import DiagramSpec, render_diagram

_BOARD_WIDTH = 620
_BESIDE = 200
"""Width of what stands beside the board, while anything does."""


def game_picture(game: PlayedGame, palette: TablePalette) -> QImage:
    """Paint the game as it stands.

    Args:
        game: the game.
        palette: the colours.
    """
    sheet = Sheet(
        title=texts.rules_name(game.setup.rules),
        subtitle=f"{texts.versus_words(game.setup)}   ·   {game.day.isoformat()}",
        table=_board(game, palette),
        headline=texts.standing_sentence(game),
    )
    return paint_sheet(sheet, palette)


def _board(game: PlayedGame, palette: TablePalette) -> QImage:
    state = game.state
    spec = DiagramSpec(
        state.position,
        marked=_marked(game),
        last=last_placed(game.records),
        reserve=() if state.is_over else state.position.reserve,
    )
    beside = bool(spec.reserve or state.position.hand is not None)
    return render_diagram(spec, _BOARD_WIDTH + (_BESIDE if beside else 0), palette, SCALE)


def _marked(game: PlayedGame) -> tuple[Square, ...]:
    outcome = game.state.outcome
    matches = outcome.matches if outcome is not None else ()
    return tuple(dict.fromkeys(square for match in matches for square in match.pattern.squares))
