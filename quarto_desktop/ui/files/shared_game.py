"""What a pastime can share of the game on its table; each has its own, and sharing knows no more of it."""

from __future__ import annotations

from PySide6.QtGui import QImage

from quarto_desktop.controllers.document import Document
from quarto_desktop.ui.art.palette import TablePalette


class SharedGame:
    """The game on the table of one pastime, as others are to see it. Which of it can be had now, the commands
    say that the pastime enables.

    Attributes:
        document: the game as the text of a file.
    """

    document: Document

    @property
    def file_name(self) -> str:
        """What a file of the game is called where it has no name yet."""
        raise NotImplementedError

    def position(self) -> str | None:
        """The position that is shown, as text; None where positions have no text form."""
        return None

    def picture(self, colours: TablePalette) -> QImage:
        """The game as a picture in these colours.

        Raises:
            LookupError: there is no game.
        """
        raise NotImplementedError

    def words(self) -> str:
        """The game in words of the current language, and at the end as the text of a file.

        Raises:
            LookupError: there is no game.
        """
        raise NotImplementedError
