"""The rows of the move list as a list model."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from quarto_desktop.rules.pieces import Piece
from quarto_desktop.rules.transition import PieceGiven, SquareFilled
from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui import texts

_Index = QModelIndex | QPersistentModelIndex


class MoveRole(IntEnum):
    """What a row tells besides its text."""

    PIECE = Qt.ItemDataRole.UserRole
    """The piece that was moved, or None."""
    TURN = Qt.ItemDataRole.UserRole + 1
    """The number of the turn as text, empty for further actions of the same turn."""
    PLAYER = Qt.ItemDataRole.UserRole + 2
    """Whose turn it is; empty where `TURN` is."""
    BY_CHANCE = Qt.ItemDataRole.UserRole + 3
    """Whether chance chose because the time was up."""


class MoveRows(QAbstractListModel):
    """Row 0 is the beginning of the game, row n its n-th action."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup: GameSetup | None = None
        self._records: tuple[Record, ...] = ()
        self._turns: tuple[int, ...] = ()

    def show_records(self, setup: GameSetup, records: tuple[Record, ...]) -> None:
        """List these actions; rows that stay the same are left alone, so that the view keeps its place."""
        if setup != self._setup:
            self._setup = setup
            self.retranslate()
        kept = _common(self._records, records)
        if kept < len(self._records):
            self.beginRemoveRows(QModelIndex(), kept + 1, len(self._records))
            self._set_records(records[:kept])
            self.endRemoveRows()
        if kept < len(records):
            self.beginInsertRows(QModelIndex(), kept + 1, len(records))
            self._set_records(records)
            self.endInsertRows()

    def turn_of(self, row: int) -> int:
        """The number of the turn that row 1 or a later one belongs to; 0 where there is no such row."""
        return self._turns[row - 1] if 0 < row <= len(self._turns) else 0

    def retranslate(self) -> None:
        """The words of every row are others now."""
        self.dataChanged.emit(self.index(0), self.index(len(self._records)))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """One row more than there are actions."""
        return 0 if parent.isValid() else len(self._records) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a row shows or says."""
        row = index.row()
        if not index.isValid() or self._setup is None:
            return None
        if row == 0:
            return (
                _beginning()
                if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
                else None
            )
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return texts.action_words(self._records[row - 1])
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(row)
            case MoveRole.PIECE:
                return _piece_of(self._records[row - 1])
            case MoveRole.TURN:
                return str(self._turns[row - 1]) if self._begins_turn(row) else ""
            case MoveRole.PLAYER:
                by = self._records[row - 1].step.transition.by
                return texts.player_name(self._setup, by) if self._begins_turn(row) else ""
            case MoveRole.BY_CHANCE:
                return self._records[row - 1].is_by_chance
        return None

    def _set_records(self, records: tuple[Record, ...]) -> None:
        self._records = records
        self._turns = _turn_numbers(records)

    def _begins_turn(self, row: int) -> bool:
        return row == 1 or self._turns[row - 1] != self._turns[row - 2]

    def _sentence(self, row: int) -> str:
        assert self._setup is not None
        record = self._records[row - 1]
        sentence = texts.step_sentence(record.step, self._setup, by_clock=record.by_clock)
        return QCoreApplication.translate("MovesPanel", "{turn}. {sentence}").format(
            turn=self._turns[row - 1], sentence=sentence
        )


def _beginning() -> str:
    return QCoreApplication.translate("MovesPanel", "Beginning of the game")


def _common(former: tuple[Record, ...], latter: tuple[Record, ...]) -> int:
    """How many actions both begin with; a step belongs to its own game, so identity decides."""
    pairs = zip(former, latter, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a is not b), min(len(former), len(latter)))


def _turn_numbers(records: tuple[Record, ...]) -> tuple[int, ...]:
    """The turn each action belongs to: whatever one side does without the other between is one turn."""
    numbers: list[int] = []
    for before, record in zip((None, *records), records, strict=False):
        same = before is not None and before.step.transition.by is record.step.transition.by
        numbers.append((numbers[-1] if numbers else 0) + (0 if same else 1))
    return tuple(numbers)


def _piece_of(record: Record) -> Piece | None:
    """The piece that an action moved."""
    for event in record.step.transition.events:
        if isinstance(event, PieceGiven | SquareFilled):
            return event.piece
    return None
