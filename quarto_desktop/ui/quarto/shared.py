"""A game of Quarto as others are to see it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from quarto_desktop.controllers.document import GameDocument
from quarto_desktop.controllers.game_facts import GameFacts
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.files.shared_game import SharedGame
from quarto_desktop.ui.quarto.picture import game_picture


class SharedQuarto(SharedGame):
    """Shares the game on the board.

    Args:
        game: the game.
        document: the same as a document.
    """

    document: GameDocument

    def __init__(self, game: GameFacts, document: GameDocument) -> None:
        self._game = game
        self.document = document

    @property
    def file_name(self) -> str:
        """The name of the rules."""
        return texts.rules_name(self._game.setup.rules)

    def position(self) -> str:
        """The position that is shown, as text."""
        return str(self._game.shown_state.position)

    def picture(self, colours: TablePalette) -> QImage:
        """The board, who plays, and how it stands."""
        return game_picture(self.document.played(), colours)

    def words(self) -> str:
        """Every turn, the end, and the game as the text of a file."""
        return texts.game_text(self.document.played(), self.document.text())
