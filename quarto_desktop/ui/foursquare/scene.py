"""The table of cards as a scene: shows a model, animates placements, tells wishes, decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene

from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.solitaire.game import Step
from quarto_desktop.ui.art.board import paint_table
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.foursquare.choreography import movements_of
from quarto_desktop.ui.foursquare.hands import CardHands
from quarto_desktop.ui.foursquare.layout import CardLayout, Window
from quarto_desktop.ui.foursquare.model import EMPTY_TABLE, CardTable
from quarto_desktop.ui.foursquare.stage import CardStage
from quarto_desktop.ui.table.animator import Animator, Motion

_SKIPS = 4
"""How many placements in a row one input skips at most."""


class CardScene(QGraphicsScene):
    """Cells, stock and counter.

    Signals:
        place_wanted(Cell): the player wants the next card there.
        busy_changed(bool): a placement begins to be animated, or has ended to be.
        hovered(): something else is pointed at.
        focus_moved(Spot): where the keyboard acts now.
        repaired(): something on the table may have changed.
    """

    place_wanted = Signal(int)
    busy_changed = Signal(bool)
    hovered = Signal()
    focus_moved = Signal(object)
    repaired = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = EMPTY_TABLE
        self._motion = Motion()
        self._stage = CardStage(self)
        self._transition = Animator(self)
        self._hands = CardHands(self._stage, self)
        self._hands.changed.connect(self._repair)
        self._hands.place_wanted.connect(self.place_wanted)
        self._hands.hovered.connect(self.hovered)
        self._hands.focus_moved.connect(self.focus_moved)
        self._hands.let_go.connect(self._repair)
        self._repair()

    @property
    def model(self) -> CardTable:
        """What is on the table; while a placement is animated already what it leads to."""
        return self._model

    @property
    def hands(self) -> CardHands:
        """Where input goes."""
        return self._hands

    @property
    def stage(self) -> CardStage:
        """The items."""
        return self._stage

    @property
    def layout(self) -> CardLayout:
        """Where everything is."""
        return self._stage.layout

    @property
    def busy(self) -> bool:
        """Whether a placement is being animated."""
        return self._transition.running

    # ---- how it looks

    def set_view(self, size: QSizeF, dpr: float, font: QFont) -> None:
        """Lay the table out for a view of `size` on a screen of ratio `dpr`, with words in `font`."""
        self.make_ready()
        self._stage.resize(size, dpr, font)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._repair()

    def set_palette(self, palette: TablePalette) -> None:
        """Wear other colours."""
        self.make_ready()
        self._stage.wear(palette)
        self._repair()
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def set_motion(self, speed: AnimationSpeed, reduce: bool) -> None:
        """Move cards at this speed, or (`reduce`) not at all."""
        self._motion = Motion(speed, reduce)
        if reduce:
            self.make_ready()

    def set_coordinates(self, shown: bool) -> None:
        """Show letters and digits at the cells, or not."""
        self._stage.furniture.coordinates = shown
        self._repair()

    def retranslate_ui(self) -> None:
        """Take the words of the current language."""
        self._repair()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Paint the table top; the view keeps it as a picture."""
        paint_table(painter, self.sceneRect(), self._stage.palette)

    # ---- what is on it

    def show_model(self, model: CardTable) -> None:
        """Show `model` without animation; a running one goes on if it leads to the same moment."""
        if model.game is not self._model.game:
            self.make_ready()
        self._take(model)

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
        self._transition.run(movements, self._end_transition)
        self.busy_changed.emit(True)

    def finish_animation(self) -> None:
        """Jump to the end of a running placement."""
        self._transition.finish()

    def make_ready(self) -> None:
        """Finish whatever moves, so that an input meets a finished table."""
        for _ in range(_SKIPS):
            self.finish_animation()

    def _take(self, model: CardTable) -> None:
        self._model = model
        self._hands.take_over(model)
        self._repair()

    def _repair(self) -> None:
        """Show everything as it is; what moves is left alone until it has arrived."""
        if not self.busy:
            table = self._model.game.table
            self._stage.open_window(Window(table.usable_columns, table.usable_rows))
            self._stage.show(self._hands.scenery)
        self.repaired.emit()

    def _end_transition(self) -> None:
        self._repair()
        self.busy_changed.emit(False)
