"""What a table tells a screen reader: its spots by name and place, and what can be done with them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF, SignalInstance


class SpokenTable(Protocol):
    """A table whose spots can be found, read and pressed.

    A spot is whatever the table likes, as long as it can be compared.
    """

    @property
    def spots(self) -> tuple[Hashable, ...]:
        """All spots, in reading order; always the same ones."""

    @property
    def focus_moved(self) -> SignalInstance:
        """Emitted with the spot on which the keyboard acts now."""

    @property
    def repaired(self) -> SignalInstance:
        """Emitted when something on the table may have changed."""

    @property
    def cursor(self) -> Hashable:
        """The spot on which the keyboard acts, or would."""

    def title(self) -> str:
        """What the table is called."""

    def name(self, spot: Any) -> str:
        """Which spot it is and what is there."""

    def description(self, spot: Any) -> str:
        """What is special about it."""

    def box(self, spot: Any) -> QRectF:
        """Where it is in the view; empty when it is not to be seen."""

    def spot_at(self, point: QPointF) -> Hashable | None:
        """The spot at a point of the view."""

    def can_act(self, spot: Any) -> bool:
        """Whether pressing it does something."""

    def is_choosable(self, spot: Any) -> bool:
        """Whether something can be chosen there."""

    def is_chosen(self, spot: Any) -> bool:
        """Whether the chosen thing is there."""

    def press(self, spot: Any) -> None:
        """Do what a click there does."""

    def go_to(self, spot: Any) -> None:
        """Put the keyboard's cursor there."""


@runtime_checkable
class SpokenView(Protocol):
    """A view that shows such a table."""

    @property
    def spoken(self) -> SpokenTable:
        """The table for screen readers."""
