"""The table of cards as a scene: shows a model, animates placements, tells wishes, decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quarto_desktop.solitaire.game import Step
from quarto_desktop.ui.foursquare.table.choreography import movements_of
from quarto_desktop.ui.foursquare.table.hands import CardHands
from quarto_desktop.ui.foursquare.table.layout import CardLayout, Window
from quarto_desktop.ui.foursquare.table.model import EMPTY_TABLE, CardTable
from quarto_desktop.ui.foursquare.table.stage import CardStage
from quarto_desktop.ui.pastimes.scene import PastimeScene


class CardScene(PastimeScene[CardTable, CardStage, CardHands]):
    """Cells, stock and counter.

    Signals:
        hovered(): something else is pointed at.
    """

    hovered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(EMPTY_TABLE, CardStage, CardHands, parent)
        self._hands.place_wanted.connect(self.place_wanted)
        self._hands.hovered.connect(self.hovered)
        self._hands.let_go.connect(self._repair)
        self._repair()

    @property
    def layout(self) -> CardLayout:
        """Where everything is."""
        return self._stage.layout

    # ---- what is on it

    def animate(self, step: Step, after: CardTable) -> None:
        """Animate a placement and show `after`; an animation still running is finished first."""
        self.finish_animation()
        before, start = self._model.game.table.piles, self._hands.start_of_flight
        if self._motion.reduce:
            self._take(after)
            return
        movements = movements_of(step, before, start, self._stage, self._motion)
        self._model = after
        self._hands.take_over(after)
        self._stage.clear_notes()
        self._stage.furniture.hide_next()
        self._stage.show_piles(before)
        self._run(movements)

    def _leads_to(self, model: CardTable) -> bool:
        return model.game is self._model.game

    def _repair(self) -> None:
        if not self.busy:
            table = self._model.game.table
            self._stage.open_window(Window(table.usable_columns, table.usable_rows))
            self._stage.show(self._hands.scenery)
        self.repaired.emit()
