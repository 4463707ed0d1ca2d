"""Everything to be seen on the table, drawn for one size, one screen and one set of colours."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.ui.art.palette import LIGHT, TablePalette
from quarto_desktop.ui.pastimes.lettering import line_height
from quarto_desktop.ui.quarto.table.choosing import Choosing
from quarto_desktop.ui.quarto.table.furniture import Furniture
from quarto_desktop.ui.quarto.table.layout import TableLayout, table_layout
from quarto_desktop.ui.quarto.table.mark_layer import MarkLayer
from quarto_desktop.ui.quarto.table.marking import Mark, marks_of_choice, marks_on
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.pieces import CHOSEN, LIFTED, POINTED_AT, Pieces
from quarto_desktop.ui.quarto.table.spots import BOARD_SPOTS, STAND, InReserve, OnSquare, Spot, spot_of
from quarto_desktop.ui.quarto.table.sprites import Sprites


@dataclass(frozen=True)
class Scenery:
    """What the stage shows.

    Attributes:
        model: what is on the table.
        choosing: what the player has chosen or drags.
        aim: the spot pointed at by mouse or keyboard, if any.
        focus: the spot that wears the keyboard's ring, if any.
    """

    model: TableModel
    choosing: Choosing
    aim: Spot | None = None
    focus: Spot | None = None


class Stage:
    """The items of a scene.

    Attributes:
        layout: where everything is.
        sprites: the pixmaps it is drawn with.
        pieces: the pieces as items.
        marks: the marks as items.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self.layout: TableLayout = table_layout(QSizeF(800, 600), 18)
        self.sprites = Sprites(LIGHT, 1.0)
        self._furniture = Furniture(scene)
        self.marks = MarkLayer(scene)
        self.pieces = Pieces(scene)
        self._font = QFont()
        self._furniture.arrange(self.layout, self.sprites)

    @property
    def palette(self) -> TablePalette:
        """The colours worn."""
        return self.sprites.palette

    def resize(self, size: QSizeF, dpr: float, font: QFont) -> None:
        """Lay everything out for a table of `size` on a screen of ratio `dpr`, with words in `font`."""
        self._font = QFont(font)
        self.layout = table_layout(size, line_height(font, size), dpr)
        self._dress(Sprites(self.palette, dpr))

    def wear(self, palette: TablePalette) -> None:
        """Wear other colours."""
        self._dress(Sprites(palette, self.sprites.dpr))

    def show_coordinates(self, shown: bool) -> None:
        """Show a-d and 1-4 at the board, or not."""
        self._furniture.coordinates = shown
        self._furniture.arrange(self.layout, self.sprites)

    def show(self, scenery: Scenery) -> None:
        """Show exactly this; pieces on their way stay on it."""
        model, choosing = scenery.model, scenery.choosing
        waiting = choosing.chosen is not None
        self._furniture.show(model, self.layout, self.sprites, self._font, waiting=waiting)
        self._show_marks(scenery)
        self.pieces.set_visible(not model.hidden)
        for piece in PIECES:
            self.pieces.stand(piece, self.home(piece, scenery), self.sprites)
        self._show_preview(scenery)

    def home(self, piece: Piece, scenery: Scenery) -> QRectF:
        """The cell that `piece` belongs in, lifted a little when it is chosen or can be."""
        spot = spot_of(scenery.model.position, piece)
        cell = self.layout.cells[spot]
        return cell.translated(0, -self.layout.grid.snap(_raised(piece, spot, scenery) * cell.width()))

    def held_size(self, spot: Spot) -> float:
        """The size in which a piece taken from `spot` is held: that of the place it is meant for."""
        target = STAND if isinstance(spot, InReserve) else BOARD_SPOTS[0]
        return self.layout.cells[target].width()

    def hold(self, piece: Piece, point: QPointF, size: float) -> None:
        """Draw `piece` under the pointer."""
        self.pieces.hold(piece, point, size, self.sprites)

    def _dress(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self._furniture.arrange(self.layout, sprites)

    def _show_marks(self, scenery: Scenery) -> None:
        model = scenery.model
        wanted = marks_on(model) | marks_of_choice(scenery.choosing, scenery.aim)
        if scenery.focus is not None and not model.hidden:
            wanted |= {(Mark.FOCUS, scenery.focus)}
        self.marks.show(wanted, self.layout, self.sprites)
        lit = [] if model.hidden else [(match, self.palette.win) for match in model.wins]
        lit += [] if model.hidden else [(match, self.palette.announce) for match in model.pointed_out]
        self.marks.outline(lit, self.layout, self.sprites)

    def _show_preview(self, scenery: Scenery) -> None:
        choosing, aim = scenery.choosing, scenery.aim
        piece: Piece | None = None
        cell = QRectF()
        if choosing.dragged is None and aim is not None and choosing.can_act(aim):
            if isinstance(aim, OnSquare):
                piece = scenery.model.position.hand
            elif aim == STAND:
                piece = choosing.chosen
            cell = self.layout.cells[aim]
        self.pieces.preview(None if piece in self.pieces.loose else piece, cell, self.sprites)


def _raised(piece: Piece, spot: Spot, scenery: Scenery) -> float:
    """How high `piece` on `spot` is raised, in cells."""
    choosing = scenery.choosing
    if piece == choosing.chosen:
        return CHOSEN
    if spot == STAND and choosing.lifted:
        return LIFTED
    if spot == scenery.aim and isinstance(spot, InReserve) and choosing.can_act(spot):
        return POINTED_AT
    return 0.0
