"""The four suits as outlines, each filling a box."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from quarto_desktop.solitaire.cards import Suit


def suit_path(suit: Suit, box: QRectF) -> QPainterPath:
    """The outline of a suit, as large as fits into the middle of `box`."""
    path = _SUITS[suit]
    bounds = path.boundingRect()
    scale = min(box.width() / bounds.width(), box.height() / bounds.height())
    middle = box.center() - bounds.center() * scale
    return QTransform(scale, 0, 0, scale, middle.x(), middle.y()).map(path)


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 10))
    path.cubicTo(-3, 6.5, -9.6, 2.5, -9.6, -3)
    path.cubicTo(-9.6, -10, -1.6, -10.6, 0, -4.6)
    path.cubicTo(1.6, -10.6, 9.6, -10, 9.6, -3)
    path.cubicTo(9.6, 2.5, 3, 6.5, 0, 10)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -11))
    path.quadTo(3, -5, 8, 0)
    path.quadTo(3, 5, 0, 11)
    path.quadTo(-3, 5, -8, 0)
    path.quadTo(-3, -5, 0, -11)
    path.closeSubpath()
    return path


def _stem(top: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, top))
    path.quadTo(0.4, 8, 4.2, 10.5)
    path.lineTo(-4.2, 10.5)
    path.quadTo(-0.4, 8, 0, top)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -11))
    path.cubicTo(3, -6.5, 9.6, -2.5, 9.6, 2.6)
    path.cubicTo(9.6, 8.4, 2.4, 8.6, 0, 4)
    path.cubicTo(-2.4, 8.6, -9.6, 8.4, -9.6, 2.6)
    path.cubicTo(-9.6, -2.5, -3, -6.5, 0, -11)
    path.closeSubpath()
    return path.united(_stem(1))


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0, -6), (-5.3, 1.8), (5.3, 1.8)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 4.7, 4.7)
        path = path.united(leaf)
    middle = QPainterPath()
    middle.addEllipse(QPointF(0, -0.4), 2.6, 3)
    return path.united(middle).united(_stem(-1))


_SUITS = {
    Suit.SPADES: _spade(),
    Suit.HEARTS: _heart(),
    Suit.DIAMONDS: _diamond(),
    Suit.CLUBS: _club(),
}
