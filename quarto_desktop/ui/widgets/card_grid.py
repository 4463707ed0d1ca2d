"""The cards of the start page in rows, equally high, with the arrow keys going from card to card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from quarto_desktop.ui.widgets.mode_card import ModeCard

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_GAP = 18
_HIGHEST = 0.82
"""Height of a card at most, as a share of its width."""


class CardGrid(QWidget):
    """Lays cards out in a number of columns.

    Signals:
        went_to(ModeCard): an arrow key led to this card, which may be out of sight.
    """

    went_to = Signal(object)

    def __init__(self, cards: Sequence[ModeCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._columns = len(self._cards)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)

    def set_columns(self, columns: int) -> None:
        """Put so many cards into each row."""
        if columns == self._columns and self._grid.count():
            return
        self._columns = columns
        count = len(self._cards)
        for number, card in enumerate(self._cards):
            self._grid.addWidget(card, number // columns, number % columns)
        for line in range(count):
            self._grid.setColumnStretch(line, 1 if line < columns else 0)
            self._grid.setRowStretch(line, 1 if line * columns < count else 0)

    def event(self, event: QEvent) -> bool:
        """Level the cards whenever their width or their words may have changed."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._level()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the card on that side, if there is one."""
        arrow = _ARROWS.get(event.key())
        here = next((card for card in self._cards if self.focusWidget() in (card, card.options_button)), None)
        if arrow is None or here is None:
            super().keyPressEvent(event)
            return
        card = self._beside(here, *arrow)
        if card is not None:
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            self.went_to.emit(card)

    def _beside(self, here: ModeCard, right: int, down: int) -> ModeCard | None:
        """The nearest card in a direction: in the same row, or in the next one that has any."""
        others = [card for card in self._cards if card.isEnabled() and card is not here]
        ways = {card: card.pos() - here.pos() for card in others}
        fitting = [card for card, way in ways.items() if _leads(way, right, down)]
        return min(fitting, key=lambda card: ways[card].manhattanLength()) if fitting else None

    def _level(self) -> None:
        """Let every card be as high as the one that needs most, and none higher than it looks well."""
        width = min(card.width() for card in self._cards)
        least = max(card.least_height(width) for card in self._cards)
        highest = max(least, round(width * _HIGHEST))
        for card in self._cards:
            card.setMinimumHeight(least)
            card.setMaximumHeight(highest)
        rows = -(-len(self._cards) // self._columns)
        self.setMaximumHeight(rows * highest + (rows - 1) * _GAP)


def _leads(way: QPoint, right: int, down: int) -> bool:
    """Whether a way leads in a direction; sideways it has to stay in the row."""
    return way.x() * right + way.y() * down > 0 and (right == 0 or way.y() == 0)
