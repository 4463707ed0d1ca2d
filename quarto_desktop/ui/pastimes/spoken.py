"""What a table tells a screen reader: its spots by name and place, and what can be done with them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, SignalInstance

from quarto_desktop.ui.pastimes.scene import AnyScene

SceneT = TypeVar("SceneT", bound=AnyScene)


class SpokenTable(Generic[SceneT]):
    """A table whose spots can be found, read and pressed; subclasses have the words.

    A spot is whatever the table likes, as long as it can be compared.
    """

    def __init__(self, scene: SceneT) -> None:
        self._scene = scene

    @property
    def spots(self) -> tuple[Hashable, ...]:
        """All spots, in reading order; always the same ones."""
        raise NotImplementedError

    @property
    def focus_moved(self) -> SignalInstance:
        """Emitted with the spot on which the keyboard acts now."""
        return self._scene.focus_moved

    @property
    def repaired(self) -> SignalInstance:
        """Emitted when something on the table may have changed."""
        return self._scene.repaired

    @property
    def cursor(self) -> Hashable:
        """The spot on which the keyboard acts, or would."""
        spot: Hashable = self._scene.hands.cursor
        return spot

    def title(self) -> str:
        """What the table is called."""
        raise NotImplementedError

    def name(self, spot: Any) -> str:
        """Which spot it is and what is there."""
        raise NotImplementedError

    def description(self, spot: Any) -> str:
        """What is special about it."""
        raise NotImplementedError

    def box(self, spot: Any) -> QRectF:
        """Where it is in the view; empty when it is not to be seen."""
        return self._scene.stage.layout.box(spot)

    def spot_at(self, point: QPointF) -> Hashable | None:
        """The spot at a point of the view."""
        return self._scene.stage.layout.spot_at(point)

    def can_act(self, spot: Any) -> bool:
        """Whether pressing it does something."""
        return self._scene.hands.can_act(spot)

    def is_choosable(self, spot: Any) -> bool:
        """Whether something can be chosen there."""
        return self._scene.hands.is_choosable(spot)

    def is_chosen(self, spot: Any) -> bool:
        """Whether the chosen thing is there."""
        return self._scene.hands.is_chosen(spot)

    def press(self, spot: Any) -> None:
        """Do what a click there does."""
        self._scene.make_ready()
        self._scene.hands.act(spot)

    def go_to(self, spot: Any) -> None:
        """Put the keyboard's cursor there."""
        self._scene.make_ready()
        self._scene.hands.go_to(spot)
