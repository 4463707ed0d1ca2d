"""One square, place of the reserve, or the stand: painted like the table's, and a real button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from quarto_desktop.engine.values import Value
from quarto_desktop.rules.pieces import Piece
from quarto_desktop.ui.analysis.coins import paint_coin
from quarto_desktop.ui.art.geometry import base_point
from quarto_desktop.ui.quarto.table.marking import Mark
from quarto_desktop.ui.quarto.table.spots import InReserve, Spot
from quarto_desktop.ui.quarto.table.sprites import Sprites

_COIN_ON_SQUARE, _COIN_BESIDE = 0.44, 0.42
"""Width of a coin, in cells: in an empty well, and at the lower right of a piece."""
_SMALLEST_COIN = 15.0
_FAINT = 0.5
"""Opacity of the piece that a click would place."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True)
class Look:
    """What is to be seen on a spot.

    Attributes:
        piece: what stands there.
        marks: what it wears under the piece.
        value: what choosing it is worth; None where that is not known, or there is nothing to choose.
        preview: the piece that a click would put there.
        name: what it is called, with what is known of it.
        can_act: whether a click does something.
    """

    piece: Piece | None = None
    marks: frozenset[Mark] = frozenset()
    value: Value | None = None
    preview: Piece | None = None
    name: str = ""
    can_act: bool = False


class SpotButton(QAbstractButton):
    """A spot of the analysis table.

    Args:
        spot: which one.
        parent: the table.

    Signals:
        arrow_pressed(int, int): an arrow key: right (1, 0, -1) and down (1, 0, -1).
        focused(): the keyboard acts here now.
        keys_used(bool): somebody acts with keys (True) or with the mouse.

    Attributes:
        spot: which one it is.
        leave: asked to move the keyboard to the next (1) or previous (-1) part of the table; tells whether
            there was one.
    """

    arrow_pressed = Signal(int, int)
    focused = Signal()
    keys_used = Signal(bool)

    def __init__(self, spot: Spot, leave: Callable[[int], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.spot, self.leave = spot, leave
        self._look = Look()
        self._wears_ring = True
        self._cell = QRectF()
        self._sprites: Sprites | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def look(self) -> Look:
        """What is to be seen here."""
        return self._look

    def put(self, cell: QRectF, sprites: Sprites) -> None:
        """Lie in `cell` of the table, painted with `sprites`."""
        box = cell.toAlignedRect()
        self.setGeometry(box)
        self._cell = cell.translated(-QPointF(box.topLeft()))
        self._sprites = sprites
        self.update()

    def show_look(self, look: Look) -> None:
        """Look like this from now on."""
        if look == self._look:
            return
        self._look = look
        self.setAccessibleName(look.name)
        self.setToolTip(look.name)
        hand = Qt.CursorShape.PointingHandCursor if look.can_act else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self.update()

    def show_ring(self, shown: bool) -> None:
        """Wear the ring of the keyboard while it is here, or not: with the mouse one would wonder at it."""
        self._wears_ring = shown
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell that it is the mouse."""
        self.keys_used.emit(False)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move on; Enter and the space bar do what a click does."""
        self.keys_used.emit(True)
        key = Qt.Key(event.key())
        has_modifier = bool(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
        if key in _ARROWS and not has_modifier:
            self.arrow_pressed.emit(*_ARROWS[key])
        elif key in _PRESSES:
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys act when they are pressed."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is here."""
        super().focusInEvent(event)
        self.focused.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from one part of the table to the next, not from spot to spot."""
        self.keys_used.emit(True)
        return self.leave(1 if forward else -1) or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint marks, piece, coin and the ring of the keyboard."""
        if self._sprites is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, self._look, self._sprites)
        painter.end()

    def _paint(self, painter: QPainter, look: Look, sprites: Sprites) -> None:
        at, size = self._cell.topLeft(), self._cell.width()
        is_aimed_at = look.can_act and self.underMouse()
        for mark in sorted(look.marks):
            painter.drawPixmap(at, sprites.mark(mark, size))
        if look.piece is not None:
            painter.drawPixmap(at, sprites.piece(look.piece, size))
        elif look.preview is not None and is_aimed_at:
            painter.setOpacity(_FAINT)
            painter.drawPixmap(at, sprites.piece(look.preview, size))
            painter.setOpacity(1)
        if look.value is not None:
            is_free = look.piece is None and not is_aimed_at
            paint_coin(painter, self._coin_box(in_well=is_free), look.value, sprites.palette)
        self._paint_ring(painter, sprites, is_aimed_at=is_aimed_at)

    def _paint_ring(self, painter: QPainter, sprites: Sprites, *, is_aimed_at: bool) -> None:
        has_ring = self.hasFocus() and self._wears_ring
        if not (has_ring or is_aimed_at):
            return
        painter.setOpacity(1 if has_ring else _FAINT)
        painter.drawPixmap(self._cell.topLeft(), sprites.mark(Mark.FOCUS, self._cell.width()))

    def _coin_box(self, *, in_well: bool) -> QRectF:
        size = self._cell.width()
        side = max(_SMALLEST_COIN, size * (_COIN_ON_SQUARE if in_well else _COIN_BESIDE))
        box = QRectF(0, 0, side, side)
        if in_well:
            box.moveCenter(base_point(self._cell) - QPointF(0, 0.06 * size))
        else:
            inset = 0.02 * size if isinstance(self.spot, InReserve) else 0.05 * size
            box.moveBottomRight(self._cell.bottomRight() - QPointF(inset, inset))
        return box
