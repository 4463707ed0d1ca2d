"""The table as a scene: shows a model, animates what happened, tells what is wanted, decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Step
from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.session.preferences import AnimationSpeed
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.board import paint_table
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.table.animator import Animator, Motion
from quarto_desktop.ui.table.choosing import Refused
from quarto_desktop.ui.table.choreography import glide, movements_of
from quarto_desktop.ui.table.hands import Hands
from quarto_desktop.ui.table.layout import TableLayout
from quarto_desktop.ui.table.model import TableModel
from quarto_desktop.ui.table.stage import Stage

_SKIPS = 4
"""How many transitions in a row one input skips at most."""


class TableScene(QGraphicsScene):
    """Board, reserve and stand.

    Signals:
        give_wanted(Piece): the player wants to give this piece.
        place_wanted(Square): the player wants to place the piece in hand on this square.
        busy_changed(bool): a transition begins to be animated, or has ended to be.
        hovered(Piece | None): the piece pointed at, by mouse or keyboard.
        chosen_changed(Piece | None): the piece chosen to be given next.
        refused_click(Enum): a click that is not allowed now: the `Refusal`, or the reason the model names.
        focus_moved(Spot): where the keyboard acts now.
        repaired(): something on the table may have changed.
    """

    give_wanted = Signal(int)
    place_wanted = Signal(int)
    busy_changed = Signal(bool)
    hovered = Signal(object)
    chosen_changed = Signal(object)
    refused_click = Signal(object)
    focus_moved = Signal(object)
    repaired = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = TableModel()
        self._motion = Motion()
        self._stage = Stage(self)
        self._transition = Animator(self)
        self._gliding = Animator(self)
        self._hands = Hands(self._stage, self)
        self._hands.changed.connect(self._repair)
        self._hands.replied.connect(self._pass_on)
        self._hands.let_go.connect(self._let_go)
        self._hands.hovered.connect(self.hovered)
        self._hands.chosen_changed.connect(self.chosen_changed)
        self._hands.focus_moved.connect(self.focus_moved)
        self.retranslate_ui()
        self._repair()

    @property
    def model(self) -> TableModel:
        """What is on the table; while a transition is animated already what it leads to."""
        return self._model

    @property
    def hands(self) -> Hands:
        """Where input goes."""
        return self._hands

    @property
    def stage(self) -> Stage:
        """The items."""
        return self._stage

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self._stage.layout

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
        """Move pieces at this speed, or (`reduce`) not at all."""
        self._motion = Motion(speed, reduce)
        if reduce:
            self.make_ready()

    def set_one_click_give(self, one_click: bool) -> None:
        """Let a click on a reserve piece give it at once, instead of choosing it."""
        self._hands.choosing.one_click_give = one_click

    def set_coordinates(self, shown: bool) -> None:
        """Show a-d and 1-4 at the board, or not."""
        self._stage.show_coordinates(shown)

    def retranslate_ui(self) -> None:
        """Take the words of the current language; those of the model come with the next model."""
        for piece in PIECES:
            self._stage.pieces.item(piece).setToolTip(texts.piece_name(piece))
        self.repaired.emit()

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:  # type: ignore[override]
        """Paint the table top; the view keeps it as a picture."""
        paint_table(painter, self.sceneRect(), self._stage.palette)

    # ---- what is on it

    def show_model(self, model: TableModel) -> None:
        """Show `model` without animation; a running one goes on if it leads to the same position."""
        if model.position != self._model.position or model.hidden:
            self.make_ready()
        self._take(model)

    def animate(self, step: Step, after: TableModel) -> None:
        """Animate what `step` changed and show `after`; an animation still running is finished first."""
        self.finish_animation()
        self._gliding.finish()
        if after.hidden or self._motion.reduce:
            self._take(after)
            return
        self._model = after
        movements = movements_of(step, self._hands.take_over(after), self._stage, self._motion)
        if movements:
            self._stage.marks.fade(0)
        self._repair()
        if movements:
            self._transition.run(movements, self._end_transition)
            self.busy_changed.emit(True)

    def finish_animation(self) -> None:
        """Jump to the end of a running transition."""
        self._transition.finish()

    def make_ready(self) -> None:
        """Finish whatever moves, so that an input meets a finished table."""
        self._gliding.finish()
        for _ in range(_SKIPS):
            self.finish_animation()

    def _take(self, model: TableModel) -> None:
        self._model = model
        self._hands.take_over(model)
        self._repair()

    def _repair(self) -> None:
        self._stage.show(self._hands.scenery)
        self.repaired.emit()

    def _end_transition(self) -> None:
        self._stage.pieces.loose.clear()
        self._stage.marks.fade(1)
        self._repair()
        self.busy_changed.emit(False)

    # ---- what the player wants

    def _pass_on(self, reply: Give | Place | Refused) -> None:
        match reply:
            case Give(piece):
                self.give_wanted.emit(piece)
            case Place(square):
                self.place_wanted.emit(square)
            case Refused(reason):
                self.refused_click.emit(reason)

    def _let_go(self, piece: Piece) -> None:
        """A dragged piece that has not been taken along by a transition glides back to its place."""
        if self.busy:
            return
        movement = glide(piece, self._hands.scenery, self._stage, self._motion)
        self._gliding.run([movement], self._end_glide)

    def _end_glide(self) -> None:
        self._stage.pieces.loose.clear()
        self._repair()
