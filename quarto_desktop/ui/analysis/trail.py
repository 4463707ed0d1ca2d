"""The line that is looked into, half-move by half-move, and the ways along it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QGridLayout,
    QListWidget,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from quarto_desktop.session.study import Study
from quarto_desktop.ui import texts
from quarto_desktop.ui.commands import COMMANDS, Command
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label

_LEAST_HEIGHT = 64
_PADDING = 16
"""What our style leaves free left and right of a row, and a little more, in pixels."""


class _WrappingRows(QStyledItemDelegate):
    """Makes rows as high as their words are when they wrap; Qt forgets the padding of a style sheet."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of a row."""
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -_PADDING, 0)
        return super().sizeHint(narrower, index)


class HalfMoveList(QListWidget):
    """A list whose rows wrap, and that keeps its current row in sight, also when it gets lower."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_WrappingRows(self))
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)  # wrap anew when it gets narrower

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll to the current row."""
        super().resizeEvent(event)
        self.scrollToItem(self.currentItem())


class Trail(QWidget):
    """Lists what was played or tried out; the first row is the beginning, the selected one where one stands.

    Signals:
        wanted(int): stand where so many half-moves have led to.
        game_wanted(): go back to what was played.

    Attributes:
        list: the half-moves.
        back_button: one half-move back.
        forward_button: one forward again.
        start_button: back to the beginning.
        game_button: back to what was played, after something else was tried out.
    """

    wanted = Signal(int)
    game_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._study: Study | None = None
        self._title = label(Role.LABEL)
        self.list = HalfMoveList()
        self.back_button, self.forward_button = QPushButton(), QPushButton()
        self.start_button, self.game_button = QPushButton(), QPushButton()
        self.list.itemClicked.connect(lambda item: self.wanted.emit(self.list.row(item)))
        self.list.itemActivated.connect(lambda item: self.wanted.emit(self.list.row(item)))
        self.back_button.clicked.connect(lambda: self.wanted.emit(self._at - 1))
        self.forward_button.clicked.connect(lambda: self.wanted.emit(self._at + 1))
        self.start_button.clicked.connect(lambda: self.wanted.emit(0))
        self.game_button.clicked.connect(self.game_wanted)
        self._ways = {
            self.start_button: Command.FIRST_STEP,
            self.back_button: Command.PREVIOUS_STEP,
            self.forward_button: Command.NEXT_STEP,
        }
        self._arrange()
        for button, command in self._ways.items():
            # A shortcut of the button's own would lose presses that come while the button is seen going down.
            QShortcut(_keys(command), self).activated.connect(button.click)

    def show_study(self, study: Study) -> None:
        """Show what was played or tried out in this study."""
        has_moved = self._study is None or study.at != self._at
        self._study = study
        self._write([QCoreApplication.translate("Analysis", "The beginning"), *texts.trial_rows(study)])
        if has_moved:  # or else somebody may be reading elsewhere in the list
            self.list.setCurrentRow(study.at)
            self.list.scrollToItem(self.list.item(study.at))
        self.back_button.setEnabled(study.at > 0)
        self.start_button.setEnabled(study.at > 0)
        self.forward_button.setEnabled(study.at < len(study.trials))
        self.game_button.setVisible(study.has_left_game)

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self._title.setText(translate("Analysis", "Played and tried out"))
        self.list.setAccessibleName(self._title.text())
        self.back_button.setText(translate("Analysis", "Back"))
        self.forward_button.setText(translate("Analysis", "Forward"))
        self.start_button.setText(translate("Analysis", "To the start"))
        self.game_button.setText(translate("Analysis", "Back to the game"))
        for button, command in self._ways.items():  # with the keys that step through a game
            button.setToolTip(_keys(command).toString(QKeySequence.SequenceFormat.NativeText))
        if self._study is not None:
            self.show_study(self._study)

    @property
    def _at(self) -> int:
        return 0 if self._study is None else self._study.at

    def _write(self, rows: list[str]) -> None:
        """Change only what differs, so that nobody who reads the list is thrown out of it."""
        while self.list.count() > len(rows):
            self.list.takeItem(self.list.count() - 1)
        for number, words in enumerate(rows):
            if number == self.list.count():
                self.list.addItem("")
            item = self.list.item(number)
            if item.text() != words:
                item.setText(words)
                item.setToolTip(words)

    def _arrange(self) -> None:
        set_role(self.list, Role.LIST)
        self.list.setMinimumHeight(_LEAST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QGridLayout()
        buttons.setSpacing(8)
        for place, button in enumerate(self._ways):
            buttons.addWidget(button, 0, place)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        column.addWidget(self.game_button)


def _keys(command: Command) -> QKeySequence:
    return COMMANDS[command].shortcuts()[0]
