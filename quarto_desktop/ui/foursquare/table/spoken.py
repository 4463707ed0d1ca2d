"""The table of cards for screen readers."""

from __future__ import annotations

from quarto_desktop.ui.foursquare.table.scene import CardScene
from quarto_desktop.ui.foursquare.table.spots import SPOTS, Beside, OnCell, Spot
from quarto_desktop.ui.pastimes.spoken import SpokenTable
from quarto_desktop.ui.texts import foursquare as words


class SpokenCards(SpokenTable[CardScene]):
    """Cells, next card, stock and counter as they are read out."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """What lies beside the cells, then all cells row by row."""
        return SPOTS

    def title(self) -> str:
        """What the table is called."""
        return words.table_title()

    def name(self, spot: Spot) -> str:
        """Which spot it is and what lies there."""
        game = self._scene.model.game
        match spot:
            case OnCell(cell):
                return words.cell_words(game.table, cell)
            case Beside.NEXT:
                return words.next_card_words(game.next_card)
            case Beside.STOCK:
                return words.stock_words(game.stock_left)
            case _:
                return words.counter_words(game.table.face_down)

    def description(self, spot: Spot) -> str:
        """What placing the next card there would do, and what lies beneath."""
        if not isinstance(spot, OnCell):
            return ""
        model = self._scene.model
        step = model.preview(spot.cell)
        estimate = next((one for one in model.hints if one.cell == spot.cell), None)
        told = (
            words.beneath_words(model.game.table.piles.get(spot.cell)),
            words.preview_sentence(step) if step is not None else "",
            words.hint_words(estimate) if estimate is not None else "",
        )
        return " ".join(sentence for sentence in told if sentence)
