"""A game as a picture to be shown around: the board, who played, and how it stands."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter

from quarto_desktop.rules.squares import Square
from quarto_desktop.session.played import PlayedGame
from quarto_desktop.session.records import last_placed
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.table.diagram import DiagramSpec, render_diagram

_WIDTH = 900
_BOARD_WIDTH = 620
_MARGIN = 44
_SCALE = 2.0
"""Pixels to a device-independent one, so that the picture is sharp on every screen."""
_TITLE, _WORDS = 30, 19
"""Sizes of type, in device-independent pixels."""
_LINE = 1.6
_LONGEST_WORDS = 3
"""Lines that the sentence under the board may take."""


def game_picture(game: PlayedGame, palette: TablePalette) -> QImage:
    """Paint the game as it stands.

    Args:
        game: the game.
        palette: the colours.
    """
    board = _board(game, palette)
    board_height = board.height() / board.devicePixelRatio()
    above = _MARGIN + _TITLE * _LINE + _WORDS * _LINE + 16
    height = above + board_height + 16 + _LONGEST_WORDS * _WORDS * _LINE + _MARGIN / 2
    image = QImage(round(_WIDTH * _SCALE), round(height * _SCALE), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_SCALE)
    image.fill(palette.table)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        page = _Page(painter, palette)
        page.write(_MARGIN, _TITLE, texts.rules_name(game.setup.rules), bold=True)
        page.write(_MARGIN + _TITLE * _LINE, _WORDS, _subtitle(game))
        width = board.width() / board.devicePixelRatio()
        painter.drawImage(QRectF((_WIDTH - width) / 2, above, width, board_height), board)
        below = above + board_height + 16
        page.write(below, _WORDS, texts.standing_sentence(game), lines=_LONGEST_WORDS)
    return image


class _Page:
    def __init__(self, painter: QPainter, palette: TablePalette) -> None:
        self._painter, self._palette = painter, palette

    def write(self, top: float, size: int, words: str, *, bold: bool = False, lines: int = 1) -> None:
        """Write `words` in the middle, at most so many lines of them."""
        font = QFont(QGuiApplication.font())
        font.setPixelSize(size)
        font.setBold(bold)
        self._painter.setFont(font)
        self._painter.setPen(self._palette.text)
        box = QRectF(_MARGIN, top, _WIDTH - 2 * _MARGIN, size * _LINE * lines)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        self._painter.drawText(box, int(flags), words)


def _subtitle(game: PlayedGame) -> str:
    return f"{texts.versus_words(game.setup)}   ·   {game.day.isoformat()}"


def _board(game: PlayedGame, palette: TablePalette) -> QImage:
    state = game.state
    spec = DiagramSpec(
        state.position,
        marked=_marked(game),
        last=last_placed(game.records),
        reserve=() if state.is_over else state.position.reserve,
    )
    beside = bool(spec.reserve or state.position.hand is not None)
    return render_diagram(spec, _BOARD_WIDTH + (200 if beside else 0), palette, _SCALE)


def _marked(game: PlayedGame) -> tuple[Square, ...]:
    outcome = game.state.outcome
    matches = outcome.matches if outcome is not None else ()
    return tuple(dict.fromkeys(square for match in matches for square in match.pattern.squares))
