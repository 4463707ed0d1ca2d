"""A game of Foursquare as others are to see it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from quarto_desktop.controllers.document import PlayDocument
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.files.shared_game import SharedGame
from quarto_desktop.ui.foursquare.picture import play_picture
from quarto_desktop.ui.texts.play_exports import play_text
from quarto_desktop.ui.texts.progress import play_file_name


class SharedFoursquare(SharedGame):
    """Shares the player's game on the table, never a line that is shown instead of it.

    Args:
        document: the game.
    """

    document: PlayDocument

    def __init__(self, document: PlayDocument) -> None:
        self.document = document

    @property
    def file_name(self) -> str:
        """The solitaire, and the number of the deal."""
        record = self.document.standing()
        return play_file_name(None if record is None else record.deal.number)

    def picture(self, colours: TablePalette) -> QImage:
        """The cards, the deal, and how it stands."""
        return play_picture(self.document.played(), colours)

    def words(self) -> str:
        """Every placement, the end, and the game as the text of a file."""
        return play_text(self.document.played(), self.document.text())
