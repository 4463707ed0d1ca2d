"""The two solids every piece is cut from: a cylinder and a square prism.

A solid knows its horizontal sections, the part of a section that faces the viewer, and how its
sides take the light, which falls from the upper left.  Heights are measured upwards from the base,
in the painter's units.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPolygonF

from quarto_desktop.ui.art.geometry import GROUND
from quarto_desktop.ui.art.palette import PieceTone, blend

_TURN = radians(29)
"""How far a square piece is turned: one wide face to the light, one narrow face away from it."""

_TOP_GRAIN = (-0.78, -0.55, -0.47, -0.20, 0.04, 0.13, 0.39, 0.62, 0.70)
"""Where the grain runs over the top, as shares of the radius."""


class Solid(Protocol):
    """What a piece's body has to offer to be painted."""

    def section(self, height: float, scale: float = 1.0) -> QPainterPath:
        """Return the closed outline of the section at *height*, shrunk by *scale*."""

    def front(self, height: float, scale: float = 1.0) -> QPainterPath:
        """Return the open part of the section's outline that faces the viewer."""

    def silhouette(self, height: float) -> QPainterPath:
        """Return the outline of the whole solid up to *height*."""

    def paint_sides(self, painter: QPainter, height: float, tone: PieceTone) -> None:
        """Fill the visible sides up to *height*."""

    def grain_lines(self, height: float, shares: tuple[float, ...]) -> QPainterPath:
        """Return upright lines on the visible sides, at *shares* (0-1) of their width."""

    def top_grain(self, height: float) -> QPainterPath:
        """Return the lines of the grain on the top at *height*; they overhang its outline."""


@dataclass(frozen=True)
class Cylinder:
    """A round solid standing on *base* with the given *radius*."""

    base: QPointF
    radius: float

    def _ellipse(self, height: float, scale: float) -> QRectF:
        across, deep = self.radius * scale, self.radius * scale * GROUND
        return QRectF(self.base.x() - across, self.base.y() - height - deep, 2 * across, 2 * deep)

    def section(self, height: float, scale: float = 1.0) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self._ellipse(height, scale))
        return path

    def front(self, height: float, scale: float = 1.0) -> QPainterPath:
        path = QPainterPath()
        ellipse = self._ellipse(height, scale)
        path.arcMoveTo(ellipse, 180)
        path.arcTo(ellipse, 180, 180)
        return path

    def silhouette(self, height: float) -> QPainterPath:
        path = QPainterPath()
        path.arcMoveTo(self._ellipse(0, 1), 180)
        path.arcTo(self._ellipse(0, 1), 180, 180)
        path.arcTo(self._ellipse(height, 1), 0, 180)
        path.closeSubpath()
        return path

    def paint_sides(self, painter: QPainter, height: float, tone: PieceTone) -> None:
        light = QLinearGradient(self.base.x() - self.radius, 0, self.base.x() + self.radius, 0)
        light.setColorAt(0.00, blend(tone.body, tone.side, 0.45))
        light.setColorAt(0.24, blend(tone.body, tone.edge, 0.25))
        light.setColorAt(0.42, tone.body)
        light.setColorAt(0.84, tone.side)
        light.setColorAt(1.00, blend(tone.side, tone.body, 0.30))
        painter.fillPath(self.silhouette(height), light)

    def grain_lines(self, height: float, shares: tuple[float, ...]) -> QPainterPath:
        path = QPainterPath()
        for share in shares:
            angle = pi * (1 - share)
            x = self.base.x() + self.radius * cos(angle)
            y = self.base.y() + self.radius * GROUND * sin(angle)
            path.moveTo(x, y)
            path.lineTo(x, y - height)
        return path

    def top_grain(self, height: float) -> QPainterPath:
        return _parallels(self.base - QPointF(0, height), self.radius)


@dataclass(frozen=True)
class Prism:
    """A square solid standing on *base*; *radius* reaches from the centre to a corner."""

    base: QPointF
    radius: float

    def _corners(self, height: float, scale: float = 1.0) -> list[QPointF]:
        """Return the corners at *height*: left, front, right, back."""
        reach = self.radius * scale
        return [
            QPointF(
                self.base.x() + reach * cos(angle),
                self.base.y() - height + reach * GROUND * sin(angle),
            )
            for angle in (_FRONT + pi / 2, _FRONT, _FRONT - pi / 2, _FRONT + pi)
        ]

    def section(self, height: float, scale: float = 1.0) -> QPainterPath:
        return _polygon(self._corners(height, scale))

    def front(self, height: float, scale: float = 1.0) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF(self._corners(height, scale)[:3]))
        return path

    def silhouette(self, height: float) -> QPainterPath:
        return _polygon(self._corners(0)[:3] + [self._corners(height)[i] for i in (2, 3, 0)])

    def paint_sides(self, painter: QPainter, height: float, tone: PieceTone) -> None:
        left, front, right, _back = self._corners(0)
        lit = QLinearGradient(left.x(), 0, front.x(), 0)
        lit.setColorAt(0, blend(tone.body, tone.edge, 0.20))
        lit.setColorAt(1, blend(tone.body, tone.side, 0.14))
        shaded = QLinearGradient(front.x(), 0, right.x(), 0)
        shaded.setColorAt(0, tone.side)
        shaded.setColorAt(1, blend(tone.side, tone.body, 0.18))
        painter.fillPath(_upright(front, right, height), shaded)
        painter.fillPath(_upright(left, front, height), lit)

    def grain_lines(self, height: float, shares: tuple[float, ...]) -> QPainterPath:
        left, front, right, _back = self._corners(0)
        path = QPainterPath()
        for share in shares:
            start, end = (left, front) if share < 0.6 else (front, right)
            along = share / 0.6 if share < 0.6 else (share - 0.6) / 0.4
            foot = start + (end - start) * along
            path.moveTo(foot)
            path.lineTo(foot.x(), foot.y() - height)
        return path

    def top_grain(self, height: float) -> QPainterPath:
        return _parallels(self.base - QPointF(0, height), self.radius)


_FRONT = pi / 2 - (pi / 4 - _TURN)
"""Direction of a prism's front corner, measured from the right towards the viewer."""


def _polygon(corners: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _upright(left: QPointF, right: QPointF, height: float) -> QPainterPath:
    """Return the side face that stands on the line from *left* to *right*."""
    up = QPointF(0, -height)
    return _polygon([left, right, right + up, left + up])


def _parallels(centre: QPointF, radius: float) -> QPainterPath:
    """Return lines on the ground through a circle, along the lit face of a square piece."""
    along = QPointF(cos(_FRONT + 3 * pi / 4), GROUND * sin(_FRONT + 3 * pi / 4)) * radius * 1.2
    across = QPointF(cos(_FRONT + pi / 4), GROUND * sin(_FRONT + pi / 4)) * radius
    path = QPainterPath()
    for share in _TOP_GRAIN:
        path.moveTo(centre + across * share - along)
        path.lineTo(centre + across * share + along)
    return path
