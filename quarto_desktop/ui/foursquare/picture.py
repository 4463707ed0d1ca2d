"""A game of Foursquare as a picture to be shown around: the cards as they lie, and how it ended."""

from __future__ import annotations

from PySide6.QtGui import QImage

from quarto_desktop.session.played_deal import PlayedDeal
from quarto_desktop.solitaire.table import Table
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.files.sheet import SCALE, Sheet, paint_sheet
from quarto_desktop.ui.help.example_layout import CELL_RATIO, RIM
from quarto_desktop.ui.help.example_picture import render_example
from quarto_desktop.ui.help.flip_example import Example, Moment
from quarto_desktop.ui.texts import play_exports as words
from quarto_desktop.ui.texts.progress import foursquare_name

_WIDTH = 760
_TABLE = 560
"""Of the sheet, and of the table on it, in device-independent pixels."""
_HIGHEST = 1.36
"""Height of a table at most, as a share of its width: a locked grid has the whole width."""


def play_picture(play: PlayedDeal, palette: TablePalette) -> QImage:
    """Paint the game as it stands.

    Args:
        play: the game.
        palette: the colours.
    """
    sheet = Sheet(
        title=foursquare_name(),
        subtitle=f"{words.deal_line(play)}   ·   {play.day.isoformat()}",
        table=table_picture(play.game.table, _TABLE, palette, SCALE),
        headline=words.standing_title(play),
        stars=play.stars,
        words="\n".join(line for line in (words.standing_words(play), words.help_words(play)) if line),
        width=_WIDTH,
    )
    return paint_sheet(sheet, palette)


def table_picture(table: Table, width: float, palette: TablePalette, dpr: float) -> QImage:
    """Paint the cards as they lie, with the cells that the grid can still take in.

    Args:
        table: what lies there.
        width: the greatest width in device-independent pixels.
        palette: the colours.
        dpr: device pixels to a device-independent one.
    """
    columns, rows = len(table.usable_columns) + 2 * RIM, len(table.usable_rows) * CELL_RATIO + 2 * RIM
    cell = min(width / columns, width * _HIGHEST / rows)
    return render_example(Example(table, None, (Moment.WINDOW,)), width, palette, dpr, largest=cell)
