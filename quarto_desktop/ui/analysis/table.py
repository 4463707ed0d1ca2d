"""The table of an analysis: board, stand and reserve, every spot of it a button that wears its value."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quarto_desktop.engine.values import Value
from quarto_desktop.rules.actions import HalfMove
from quarto_desktop.session.study import Study
from quarto_desktop.ui.analysis.looks import action_on, look_of
from quarto_desktop.ui.analysis.spot_button import SpotButton
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.quarto.table.keyboard import Cursor
from quarto_desktop.ui.quarto.table.layout import TableLayout, table_layout
from quarto_desktop.ui.quarto.table.outlines import outline_of, outline_pens
from quarto_desktop.ui.quarto.table.spots import BOARD_SPOTS, SPOTS, Area, OnSquare, Spot, piece_on, spots_of
from quarto_desktop.ui.quarto.table.sprites import Sprites

_LINE = 7.0
"""No words stand beside the stand here: room for hardly any."""
_LEAST, _USUAL = QSize(330, 330), QSize(640, 520)


class AnalysisTable(QWidget):
    """Shows where a study has led to and what is known there; it decides nothing.

    Args:
        study: what to show.
        colours: the palette worn.
        parent: the dialog.

    Signals:
        wanted(HalfMove): this gift or placement was clicked, legal or not.

    Attributes:
        spots: the buttons.
    """

    wanted = Signal(object)

    def __init__(self, study: Study, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._study, self._values = study, dict[HalfMove, Value]()
        self._sprites = Sprites(colours, self.devicePixelRatioF())
        self._layout: TableLayout = table_layout(QSizeF(_USUAL), _LINE)
        self._cursor = Cursor()
        self.spots = {spot: SpotButton(spot, self._leave, self) for spot in SPOTS}
        for spot, button in self.spots.items():
            button.clicked.connect(partial(self._on_clicked, spot))
            button.focused.connect(partial(self._go_to, spot))
            button.arrow_pressed.connect(self._on_arrow)
            button.keys_used.connect(self._show_ring)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._aim()

    def show_study(self, study: Study) -> None:
        """Show where a study has led to; nothing is known there yet."""
        self._study, self._values = study, {}
        self._show()
        has_focus = self.has_keyboard
        self._aim()
        if has_focus:
            self.take_keyboard()
        self.update()

    def show_values(self, values: Mapping[HalfMove, Value]) -> None:
        """Show what is known by now."""
        self._values = dict(values)
        self._show()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self._show()
        for button in self.spots.values():
            button.update()

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._sprites = Sprites(colours, self.devicePixelRatioF())
        self._put()

    @property
    def has_keyboard(self) -> bool:
        """Whether keys act on the table."""
        return self.window().focusWidget() in self.spots.values()

    def take_keyboard(self) -> None:
        """Let keys act on the spot at which something can be done."""
        self.spots[self._cursor.spot].setFocus()

    def sizeHint(self) -> QSize:
        """Large enough to be looked at with pleasure."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """Small enough for a small screen."""
        return _LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._put()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wood, and outline what matches."""
        layout, sprites = self._layout, self._sprites
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board = sprites.board(layout.board.size(), coordinates=True)
        painter.drawPixmap(layout.board.topLeft(), board)
        painter.drawPixmap(layout.tray.topLeft(), sprites.tray(layout.tray.size()))
        painter.drawPixmap(layout.stand.topLeft(), sprites.stand(layout.stand.width()))
        self._outline(painter)
        painter.end()

    def _outline(self, painter: QPainter) -> None:
        palette = self._sprites.palette
        for match in self._study.matches:
            cells = [self._layout.cells[BOARD_SPOTS[square]] for square in match.pattern.squares]
            path = outline_of(match.pattern, cells)
            for pen in outline_pens(palette.win, cells[0].width(), palette):
                painter.strokePath(path, pen)

    def _put(self) -> None:
        ratio = self.devicePixelRatioF()
        self._sprites = Sprites(self._sprites.palette, ratio)
        self._layout = table_layout(QSizeF(self.size()), _LINE, ratio)
        for spot, button in self.spots.items():
            button.put(self._layout.cells[spot], self._sprites)
        self.update()

    def _show(self) -> None:
        for spot, button in self.spots.items():
            button.show_look(look_of(self._study, spot, self._values))

    def _aim(self) -> None:
        """Put the keyboard's cursor where something can be done: on an empty square, or on the reserve."""
        areas = (Area.RESERVE, Area.BOARD)
        for area in areas if self._study.position.hand is not None else reversed(areas):
            self._cursor.enter(area)
            good = [spot for spot in spots_of(area) if self._is_good(spot)]
            if good and self._cursor.spot not in good:
                self._cursor.go_to(good[0])
        self._move_tab_stop()

    def _is_good(self, spot: Spot) -> bool:
        """Whether something can be done on a spot, or at least a piece stands there."""
        is_place = isinstance(spot, OnSquare) and self._study.position.hand is not None
        return (piece_on(self._study.position, spot) is None) is is_place

    def _on_clicked(self, spot: Spot) -> None:
        action = action_on(spot)
        if action is not None:
            self.wanted.emit(action)

    def _on_arrow(self, right: int, down: int) -> None:
        self._cursor.move(right, down, self._layout.columns, self._layout.beyond)
        self._move_tab_stop()
        self.take_keyboard()

    def _leave(self, step: int) -> bool:
        """Go on to the next or previous part of the table with Tab; False at its end."""
        if not self._cursor.next_area(step):
            return False
        self._move_tab_stop()
        self.take_keyboard()
        return True

    def _go_to(self, spot: Spot) -> None:
        self._cursor.go_to(spot)
        self._move_tab_stop()

    def _show_ring(self, shown: bool) -> None:
        for button in self.spots.values():
            button.show_ring(shown)

    def _move_tab_stop(self) -> None:
        """The table is entered with Tab at the cursor, and nowhere else."""
        for spot, button in self.spots.items():
            is_here = spot == self._cursor.spot
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_here else Qt.FocusPolicy.ClickFocus)
