"""A spot of the table in words, for those who hear it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.ui import texts
from quarto_desktop.ui.pastimes.spoken import SpokenTable
from quarto_desktop.ui.quarto.table.marking import Mark, marks_on
from quarto_desktop.ui.quarto.table.model import TableModel
from quarto_desktop.ui.quarto.table.scene import TableScene
from quarto_desktop.ui.quarto.table.spots import SPOTS, InReserve, OnSquare, OnStand, Spot, piece_on


class SpokenBoard(SpokenTable[TableScene]):
    """The table of Quarto for screen readers."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Squares, reserve places and the stand."""
        return SPOTS

    def title(self) -> str:
        """What the table is called."""
        return QCoreApplication.translate("Accessibility", "Game table")

    def name(self, spot: Spot) -> str:
        """Which spot it is and what stands there."""
        return spot_name(self._scene.model, spot)

    def description(self, spot: Spot) -> str:
        """What is special about it."""
        return spot_description(self._scene.model, spot)


def spot_name(model: TableModel, spot: Spot) -> str:
    """Which spot it is and what stands there; nothing is given away while the table is covered."""
    if model.hidden:
        return model.notice
    piece = piece_on(model.position, spot)
    what = _empty() if piece is None else texts.piece_name(piece)
    match spot:
        case OnSquare(square):
            return _joined(texts.square_name(square), what)
        case OnStand():
            return _joined(QCoreApplication.translate("Accessibility", "Stand"), what)
        case InReserve():
            return _joined(QCoreApplication.translate("Accessibility", "Reserve"), what)


def spot_description(model: TableModel, spot: Spot) -> str:
    """What is special about a spot: the marks it wears; at the stand, who holds the piece and what to do."""
    if model.hidden:
        return ""
    if isinstance(spot, OnStand):
        words = [model.holder, model.stand_hint]
    else:
        words = [_mark_words(mark) for mark in sorted(mark for mark, at in marks_on(model) if at == spot)]
    return _joined(*(word for word in words if word))


def _mark_words(mark: Mark) -> str:
    if mark is Mark.WIN:
        return QCoreApplication.translate("Accessibility", "part of the winning match")
    if mark is Mark.ANNOUNCE:
        return QCoreApplication.translate("Accessibility", "part of a line that can be announced")
    return QCoreApplication.translate("Accessibility", "placed last")


def _empty() -> str:
    return QCoreApplication.translate("Accessibility", "empty")


def _joined(*words: str) -> str:
    return QCoreApplication.translate("Accessibility", ", ", "between things that are spoken").join(words)
