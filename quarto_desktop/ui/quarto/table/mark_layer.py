"""The marks as items: on the wood under the pieces, the keyboard's ring above them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from quarto_desktop.rules.lines import Match
from quarto_desktop.ui.pastimes.items import put
from quarto_desktop.ui.pastimes.layers import Layer
from quarto_desktop.ui.quarto.table.layout import TableLayout
from quarto_desktop.ui.quarto.table.marking import OF_THE_GAME, Mark, Marked
from quarto_desktop.ui.quarto.table.outlines import outline_of, outline_pens
from quarto_desktop.ui.quarto.table.spots import OnSquare, Spot
from quarto_desktop.ui.quarto.table.sprites import Sprites


class MarkLayer:
    """Shows marks on spots and outlines around matches, and can fade those of the game in together."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._marks: dict[tuple[Mark, Spot], QGraphicsPixmapItem] = {}
        self._outlines: list[QGraphicsPathItem] = []
        self._share = 1.0

    @property
    def shown(self) -> Marked:
        """The marks to be seen."""
        return frozenset(self._marks)

    @property
    def outlines(self) -> int:
        """How many matches are outlined."""
        return len(self._outlines) // 2

    @property
    def opacity(self) -> float:
        """How far the marks of the game have appeared, 0-1."""
        return self._share

    def show(self, wanted: Marked, layout: TableLayout, sprites: Sprites) -> None:
        """Show exactly these marks."""
        for gone in self._marks.keys() - wanted:
            self._scene.removeItem(self._marks.pop(gone))
        for mark, spot in wanted:
            item = self._marks.get((mark, spot)) or self._new_mark(mark, spot)
            cell = layout.cells[spot]
            put(item, sprites.mark(mark, cell.width()), cell)
            item.setOpacity(self._share if mark in OF_THE_GAME else 1)

    def outline(self, matches: Iterable[tuple[Match, QColor]], layout: TableLayout, sprites: Sprites) -> None:
        """Draw an outline in a colour around exactly these matches."""
        for item in self._outlines:
            self._scene.removeItem(item)
        self._outlines = []
        for match, colour in matches:
            self._add_outline(match, colour, layout, sprites)

    def fade(self, share: float) -> None:
        """Show the marks of the game, not those of the player's choice, at this opacity (0-1)."""
        self._share = share
        for (mark, _spot), item in self._marks.items():
            item.setOpacity(share if mark in OF_THE_GAME else 1)
        for outline in self._outlines:
            outline.setOpacity(share)

    def _new_mark(self, mark: Mark, spot: Spot) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(Layer.FOCUS if mark is Mark.FOCUS else Layer.MARKS + mark / 10)
        self._scene.addItem(item)
        self._marks[mark, spot] = item
        return item

    def _add_outline(self, match: Match, colour: QColor, layout: TableLayout, sprites: Sprites) -> None:
        cells = [layout.cells[OnSquare(square)] for square in match.pattern.squares]
        path = outline_of(match.pattern, cells)
        for pen in outline_pens(colour, cells[0].width(), sprites.palette):
            item = QGraphicsPathItem(path)
            item.setPen(pen)
            item.setZValue(Layer.OUTLINES)
            item.setOpacity(self._share)
            self._scene.addItem(item)
            self._outlines.append(item)
