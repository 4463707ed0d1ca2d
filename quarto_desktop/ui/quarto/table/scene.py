"""The table as a scene: shows a model, animates what happened, tells what is wanted, decides nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quarto_desktop.rules.actions import Give, Place
from quarto_desktop.rules.game import Step
from quarto_desktop.rules.pieces import PIECES, Piece
from quarto_desktop.ui import texts
from quarto_desktop.ui.pastimes.animator import Animator
from quarto_desktop.ui.pastimes.scene import PastimeScene
from quarto_desktop.ui.quarto.table.choosing import Refused
from quarto_desktop.ui.quarto.table.choreography import glide, movements_of
from quarto_desktop.ui.quarto.table.hands import Hands
from quarto_desktop.ui.quarto.table.layout import TableLayout
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.stage import Stage


class TableScene(PastimeScene[TableModel, Stage, Hands]):
    """Board, reserve and stand.

    Signals:
        give_wanted(Piece): the player wants to give this piece.
        hovered(Piece | None): the piece pointed at, by mouse or keyboard.
        chosen_changed(Piece | None): the piece chosen to be given next.
        refused_click(Enum): a click that is not allowed now: the `Refusal`, or the reason the model names.
    """

    give_wanted = Signal(int)
    hovered = Signal(object)
    chosen_changed = Signal(object)
    refused_click = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(TableModel(), Stage, Hands, parent)
        self._gliding = Animator(self)
        self._hands.replied.connect(self._pass_on)
        self._hands.let_go.connect(self._let_go)
        self._hands.hovered.connect(self.hovered)
        self._hands.chosen_changed.connect(self.chosen_changed)
        self.retranslate_ui()

    @property
    def layout(self) -> TableLayout:
        """Where everything is."""
        return self._stage.layout

    # ---- how it looks and acts

    def set_one_click_give(self, one_click: bool) -> None:
        """Let a click on a reserve piece give it at once, instead of choosing it."""
        self._hands.choosing.one_click_give = one_click

    def retranslate_ui(self) -> None:
        """Take the words of the current language."""
        for piece in PIECES:
            self._stage.pieces.item(piece).setToolTip(texts.piece_name(piece))
        super().retranslate_ui()

    # ---- what is on it

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
            self._run(movements)

    def make_ready(self) -> None:
        """Finish whatever moves, so that an input meets a finished table."""
        self._gliding.finish()
        super().make_ready()

    def _leads_to(self, model: TableModel) -> bool:
        return model.position == self._model.position and not model.hidden

    def _repair(self) -> None:
        self._stage.show(self._hands.scenery)
        self.repaired.emit()

    def _end_transition(self) -> None:
        self._stage.pieces.loose.clear()
        self._stage.marks.fade(1)
        super()._end_transition()

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
