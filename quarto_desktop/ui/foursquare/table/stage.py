"""Everything to be seen on the table of cards, drawn for one size, one screen and one set of colours."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from quarto_desktop.solitaire.cards import Card
from quarto_desktop.solitaire.cells import CELLS, Cell
from quarto_desktop.solitaire.table import Pile
from quarto_desktop.ui.art.card_marks import CardMark
from quarto_desktop.ui.art.palette import LIGHT, TablePalette
from quarto_desktop.ui.foursquare.table.furniture import Furniture
from quarto_desktop.ui.foursquare.table.layout import CardLayout, Window
from quarto_desktop.ui.foursquare.table.looks import Marks, Scenery, marks_of
from quarto_desktop.ui.foursquare.table.peek import Peek
from quarto_desktop.ui.foursquare.table.sprites import CardSprites
from quarto_desktop.ui.pastimes.items import put
from quarto_desktop.ui.pastimes.layers import Layer
from quarto_desktop.ui.pastimes.lettering import line_height
from quarto_desktop.ui.texts import foursquare as words

_GHOST = 0.62
"""How solid the card is that would be placed."""
_HOME = 0
"""The key under which an item remembers where it belongs."""
_BADGE, _SMALLEST_BADGE = 0.2, 15.0
_PLATE = QSizeF(0.8, 0.31)
"""Size of a hint, in widths and heights of a card."""
_SMALLEST_PLATE = QSizeF(40, 25)
"""Below this, in device-independent pixels, a hint cannot be read."""


class CardStage:
    """The items of the scene.

    Attributes:
        layout: where everything is.
        sprites: the pixmaps it is drawn with.
        peek: the pile that is spread out.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.layout = CardLayout(QSizeF(800, 600), 18, Window())
        self.sprites = CardSprites(LIGHT, 1.0)
        self._font = QFont()
        self.furniture = Furniture(scene)
        self._cells = {cell: self._item(Layer.OUTLINES) for cell in CELLS}
        self._piles = {cell: self._item(Layer.PIECES) for cell in CELLS}
        self._badges = {cell: self._item(Layer.FOCUS - 1) for cell in CELLS}
        self._plates = {cell: self._item(Layer.FOCUS) for cell in CELLS}
        self._shown: dict[Cell, Pile] = {}
        self._marks: dict[tuple[CardMark, Cell], QGraphicsPixmapItem] = {}
        self.flyer = self._item(Layer.FLYING)
        self.peek = Peek(scene)

    @property
    def palette(self) -> TablePalette:
        """The colours worn."""
        return self.sprites.palette

    @property
    def card_size(self) -> QSizeF:
        """The size of a card on a cell."""
        return self.layout.card_box(next(iter(self.layout.cells.values()))).size()

    @property
    def marks(self) -> Marks:
        """The marks to be seen."""
        return frozenset(mark for mark, item in self._marks.items() if item.isVisible())

    @property
    def piles(self) -> dict[Cell, Pile]:
        """The piles to be seen, while they turn as they look."""
        return {cell: pile for cell, pile in self._shown.items() if self._piles[cell].isVisible()}

    # ---- how it looks

    def resize(self, size: QSizeF, dpr: float, font: QFont) -> None:
        """Lay everything out for a table of `size` on a screen of ratio `dpr`, with words in `font`."""
        self._font = QFont(font)
        self.layout = CardLayout(size, line_height(font, size), self.layout.window, dpr)
        self.sprites = CardSprites(self.palette, dpr)

    def wear(self, palette: TablePalette) -> None:
        """Wear other colours."""
        self.sprites = CardSprites(palette, self.sprites.dpr)

    def show_coordinates(self, shown: bool) -> None:
        """Show letters and digits at the cells, or not."""
        self.furniture.coordinates = shown

    def open_window(self, window: Window) -> None:
        """Show these columns and rows."""
        if window != self.layout.window:
            self.layout = CardLayout(self.layout.size, self.layout.line, window, self.layout.dpr)

    # ---- what is on it

    def show(self, scenery: Scenery) -> None:
        """Show exactly this."""
        model = scenery.model
        self.flyer.hide()
        self.furniture.show(scenery, self.layout, self.sprites, self._font)
        self.show_piles(model.game.table.piles)
        for cell in CELLS:
            self._show_cell(cell, model.game.legal_cells)
        self._show_ghost(scenery)
        self._show_hints(scenery)
        self.show_marks(marks_of(scenery))
        pile = model.game.table.piles.get(scenery.peek) if scenery.peek is not None else None
        box = self.layout.cells.get(scenery.peek, QRectF()) if scenery.peek is not None else QRectF()
        self.peek.show(pile, box, self.layout, self.sprites)

    def show_piles(self, piles: Mapping[Cell, Pile]) -> None:
        """Show these piles at rest."""
        for cell in CELLS:
            self.show_pile(cell, piles.get(cell))

    def show_pile(self, cell: Cell, pile: Pile | None, turned: float = 1.0) -> None:
        """Show a pile on its cell, or none.

        Args:
            cell: the cell.
            pile: the pile.
            turned: how broad its cards are seen while they turn, 0-1.
        """
        item, box = self._piles[cell], self.layout.cells.get(cell)
        item.setVisible(pile is not None and box is not None)
        if pile is None or box is None:
            self._badges[cell].hide()
            return
        self._shown[cell] = pile
        put(item, self.sprites.pile(pile, self.card_size), self.layout.pile_box(box))
        item.setOpacity(1.0)
        middle = self.layout.pile_size.width() / 2
        item.setTransform(QTransform(turned, 0, 0, 1, middle * (1 - turned), 0))
        self._show_badge(cell, pile)

    def show_marks(self, wanted: Marks) -> None:
        """Show these marks and no others."""
        for (mark, cell), item in self._marks.items():
            if (mark, cell) not in wanted:
                item.hide()
        for mark, cell in wanted:
            if cell in self.layout.cells:
                item = self._marks.setdefault((mark, cell), self._mark_item(mark, cell))
                box = self._mark_box(cell)
                put(item, self.sprites.mark(mark, box), box)
                item.show()

    def show_window(self, piles: Mapping[Cell, Pile]) -> None:
        """Show the cells of the window and these piles at rest; all open cells look alike meanwhile."""
        for cell in CELLS:
            self._show_cell(cell, ())
        self.show_piles(piles)
        self.furniture.show_cloth(self.layout, self.sprites, self._font)

    def clear_notes(self) -> None:
        """Take away what would be out of date while something moves: marks, hints, the spread pile."""
        self.show_marks(frozenset())
        for plate in self._plates.values():
            plate.hide()
        self.peek.show(None, QRectF(), self.layout, self.sprites)

    def held_box(self, point: QPointF) -> QRectF:
        """Where a card is that is held at `point`."""
        size = self.card_size
        return QRectF(point - QPointF(size.width() / 2, size.height() / 2), size)

    def hold(self, card: Card, point: QPointF) -> None:
        """Draw `card` under the pointer."""
        self.fly(card, self.held_box(point))

    def fly(self, card: Card, box: QRectF) -> None:
        """Draw `card` on its way, in `box`."""
        size = self.card_size
        self.flyer.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        put(self.flyer, self.sprites.single(card, size), box)
        scale = box.width() / size.width()
        self.flyer.setScale(scale)
        lowered = self.layout.pile_size.height() - size.height()
        self.flyer.setPos(box.topLeft() - QPointF(0, scale * lowered * 3 / 4))
        self.flyer.show()

    def remember_homes(self) -> None:
        """What is on the cells stands where it belongs now: :meth:`move_window` leads back to here."""
        for cell in CELLS:
            for item in self._things_on(cell):
                item.setData(_HOME, item.pos())

    def move_window(self, before: CardLayout, share: float) -> None:
        """Show the cells on their way from where they were in `before`."""
        for cell, box in self.layout.cells.items():
            start = before.cells.get(cell)
            if start is not None:
                self._move_cell(cell, start, box, share)
        self.furniture.move_cloth(before, self.layout, share, self.sprites)

    # ---- parts

    def _move_cell(self, cell: Cell, start: QRectF, end: QRectF, share: float) -> None:
        width = start.width() + (end.width() - start.width()) * share
        scale = width / end.width()
        corner = start.topLeft() + (end.topLeft() - start.topLeft()) * share
        for item in self._things_on(cell):
            home = item.data(_HOME)
            item.setScale(scale)
            item.setPos(corner + (home - end.topLeft()) * scale)

    def _things_on(self, cell: Cell) -> tuple[QGraphicsPixmapItem, ...]:
        return self._cells[cell], self._piles[cell], self._badges[cell]

    def _show_cell(self, cell: Cell, legal: tuple[Cell, ...]) -> None:
        item, box = self._cells[cell], self.layout.cells.get(cell)
        item.setVisible(box is not None)
        if box is not None:
            place = self.layout.grid.box(self.layout.card_box(box))
            put(item, self.sprites.cell(self.card_size, open_now=cell in legal), place)

    def _show_ghost(self, scenery: Scenery) -> None:
        """The card that would be placed, on the pile as it would be."""
        step = scenery.preview
        if step is None:
            return
        cell = step.transition.cell
        pile = Pile((*step.game.table.piles[cell].cards[:-1], step.transition.card))
        self.show_pile(cell, pile)
        self._piles[cell].setOpacity(_GHOST)

    def _show_hints(self, scenery: Scenery) -> None:
        best = scenery.model.best_hints
        shown = {one.cell: one for one in scenery.model.hints if one.cell in self.layout.cells}
        card_size = self.card_size
        size = QSizeF(card_size.width() * _PLATE.width(), card_size.height() * _PLATE.height())
        size = size.expandedTo(_SMALLEST_PLATE)
        size = self.layout.grid.box(QRectF(QPointF(0, 0), size)).size()
        for cell, plate in self._plates.items():
            plate.setVisible(cell in shown)
            if cell in shown:
                lines = words.hint_lines(shown[cell])
                card = self.layout.card_box(self.layout.cells[cell])
                corner = QPointF(card.center().x() - size.width() / 2, card.bottom() - 1.12 * size.height())
                place = QRectF(corner, size)
                put(plate, self.sprites.plate(lines, size, self._font, best=cell in best), place)

    def _show_badge(self, cell: Cell, pile: Pile) -> None:
        badge = self._badges[cell]
        badge.setVisible(pile.height > 1)
        if pile.height > 1:
            card = self.layout.card_box(self.layout.cells[cell], pile.height)
            side = self.layout.grid.snap(max(_SMALLEST_BADGE, _BADGE * card.height()))
            at = QPointF(card.left() - 0.2 * side, card.bottom() - 0.75 * side)
            put(badge, self.sprites.badge(pile.height, side, self._font), QRectF(at, QSizeF(side, side)))

    def _mark_box(self, cell: Cell) -> QRectF:
        pile = self.layout.pile_box(self.layout.cells[cell])
        grown = 0.035 * pile.height()
        return self.layout.grid.box(pile.adjusted(-grown, -0.4 * grown, grown, 0.4 * grown))

    def _mark_item(self, mark: CardMark, cell: Cell) -> QGraphicsPixmapItem:
        if (mark, cell) in self._marks:
            return self._marks[mark, cell]
        return self._item(Layer.PREVIEW + list(CardMark).index(mark) / 10)

    def _item(self, layer: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(layer)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        item.hide()
        self._scene.addItem(item)
        return item
