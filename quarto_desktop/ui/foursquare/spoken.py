"""The table of cards for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, SignalInstance

from quarto_desktop.ui.foursquare.scene import CardScene
from quarto_desktop.ui.foursquare.spots import SPOTS, Beside, OnCell, Spot
from quarto_desktop.ui.texts import foursquare as words


class SpokenCards:
    """Cells, next card, stock and counter as they are read out."""

    def __init__(self, scene: CardScene) -> None:
        self._scene = scene

    @property
    def spots(self) -> tuple[Spot, ...]:
        """What lies beside the cells, then all cells row by row."""
        return SPOTS

    @property
    def focus_moved(self) -> SignalInstance:
        """Emitted with the spot on which the keyboard acts now."""
        return self._scene.focus_moved

    @property
    def repaired(self) -> SignalInstance:
        """Emitted when something on the table may have changed."""
        return self._scene.repaired

    @property
    def cursor(self) -> Spot:
        """The spot on which the keyboard acts, or would."""
        return self._scene.hands.cursor

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

    def box(self, spot: Spot) -> QRectF:
        """Where it is in the view; empty for a cell that is not shown."""
        return self._scene.layout.box(spot)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The spot at a point of the view."""
        return self._scene.layout.spot_at(point)

    def can_act(self, spot: Spot) -> bool:
        """Whether the next card may go there."""
        return self._scene.hands.can_act(spot)

    def is_choosable(self, _spot: Spot) -> bool:
        """Nothing is chosen on this table."""
        return False

    def is_chosen(self, _spot: Spot) -> bool:
        """Nothing is chosen on this table."""
        return False

    def press(self, spot: Spot) -> None:
        """Do what a click there does."""
        self._scene.make_ready()
        self._scene.hands.act(spot)

    def go_to(self, spot: Spot) -> None:
        """Put the keyboard's cursor there."""
        self._scene.make_ready()
        self._scene.hands.go_to(spot)
