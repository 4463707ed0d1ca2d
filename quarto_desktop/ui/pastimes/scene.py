"""A table as a scene: shows a model, animates what happened, tells what is wanted, decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene

from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.ui.art.board import paint_table
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.pastimes.animator import Animator, Motion, Movement
from quarto_desktop.ui.pastimes.hands import PastimeHands

_SKIPS = 4
"""How many transitions in a row one input skips at most."""


class Layout(Protocol):
    """Where the spots of a table are."""

    def box(self, spot: Any) -> QRectF:
        """Where a spot is in the view; empty when it is not to be seen."""

    def spot_at(self, point: QPointF) -> Hashable | None:
        """The spot under a point of the view."""


class Stage(Protocol):
    """The items of a scene."""

    @property
    def layout(self) -> Layout:
        """Where everything is."""

    @property
    def palette(self) -> TablePalette:
        """The colours worn."""

    def resize(self, size: QSizeF, dpr: float, font: QFont) -> None:
        """Lay everything out for a table of `size` on a screen of ratio `dpr`, with words in `font`."""

    def wear(self, palette: TablePalette) -> None:
        """Wear other colours."""

    def show_coordinates(self, shown: bool) -> None:
        """Show letters and digits at the table, or not."""


ModelT = TypeVar("ModelT")
StageT = TypeVar("StageT", bound=Stage, covariant=True)
HandsT = TypeVar("HandsT", bound=PastimeHands[Any], covariant=True)


class PastimeScene(QGraphicsScene, Generic[ModelT, StageT, HandsT]):
    """What is on a table; subclasses know which transitions there are, and what can be wanted.

    Signals:
        place_wanted(int): the player wants to place what is theirs to place on this square or cell.
        busy_changed(bool): a transition begins to be animated, or has ended to be.
        focus_moved(spot): where the keyboard acts now.
        repaired(): something on the table may have changed.
    """

    place_wanted = Signal(int)
    busy_changed = Signal(bool)
    focus_moved = Signal(object)
    repaired = Signal()

    def __init__(
        self,
        model: ModelT,
        stage: Callable[[QGraphicsScene], StageT],
        hands: Callable[[StageT, QObject], HandsT],
        parent: QObject | None,
    ) -> None:
        """Args:
        model: what is on the table at first.
        stage: makes the items.
        hands: makes what input goes to.
        parent: the Qt parent.
        """
        super().__init__(parent)
        self._model = model
        self._motion = Motion()
        self._transition = Animator(self)
        self._stage = stage(self)
        self._hands = hands(self._stage, self)
        self._hands.changed.connect(self._repair)
        self._hands.focus_moved.connect(self.focus_moved)

    @property
    def model(self) -> ModelT:
        """What is on the table; while a transition is animated already what it leads to."""
        return self._model

    @property
    def hands(self) -> HandsT:
        """Where input goes."""
        return self._hands

    @property
    def stage(self) -> StageT:
        """The items."""
        return self._stage

    @property
    def busy(self) -> bool:
        """Whether a transition is being animated."""
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
        """Move things at this speed, or (`reduce`) not at all."""
        self._motion = Motion(speed, reduce)
        if reduce:
            self.make_ready()

    def set_coordinates(self, shown: bool) -> None:
        """Show letters and digits at the table, or not."""
        self._stage.show_coordinates(shown)
        self._repair()

    def retranslate_ui(self) -> None:
        """Take the words of the current language; those of the model come with the next model."""
        self._repair()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Paint the table top; the view keeps it as a picture."""
        paint_table(painter, self.sceneRect(), self._stage.palette)

    # ---- what is on it

    def show_model(self, model: ModelT) -> None:
        """Show `model` without animation; a running one goes on if it leads to the same moment."""
        if not self._leads_to(model):
            self.make_ready()
        self._take(model)

    def finish_animation(self) -> None:
        """Jump to the end of a running transition."""
        self._transition.finish()

    def make_ready(self) -> None:
        """Finish whatever moves, so that an input meets a finished table."""
        for _ in range(_SKIPS):
            self.finish_animation()

    def _leads_to(self, model: ModelT) -> bool:
        """Whether the model that is shown, or is being led to, is another look at the same moment."""
        raise NotImplementedError

    def _take(self, model: ModelT) -> None:
        """Show `model` as it is."""
        self._model = model
        self._hands.take_over(model)
        self._repair()

    def _repair(self) -> None:
        """Show everything as it is; what moves is left alone until it has arrived."""
        raise NotImplementedError

    def _run(self, movements: list[Movement]) -> None:
        """Animate a transition."""
        self._transition.run(movements, self._end_transition)
        self.busy_changed.emit(True)

    def _end_transition(self) -> None:
        self._repair()
        self.busy_changed.emit(False)


AnyScene = PastimeScene[Any, Stage, PastimeHands[Any]]
"""A scene of which only is known what all have."""
