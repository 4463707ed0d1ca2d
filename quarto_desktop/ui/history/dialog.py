"""The history: every game that ended, to be found again, opened, deleted, exported and imported."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from quarto_desktop.engine.values import Level
from quarto_desktop.session.finished import Score
from quarto_desktop.textforms.problems import FileError
from quarto_desktop.ui import texts
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.dialogs.dialog import Dialog
from quarto_desktop.ui.history import entries
from quarto_desktop.ui.history.entries import Entry, Mode, Solitaire, Wanted
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.form import FormGroup, FormRow
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.segments import Segments

_PICTURE_SHARE = 0.28
"""How much of the width the picture of a game takes; on a small screen the list needs the rest."""
_SIZE = QSize(940, 640)
_COLUMNS, _AGAINST = 4, 2
"""Date, result, opponent or deal, and game."""
_IDENTITY = Qt.ItemDataRole.UserRole


class HistoryDialog(Dialog):
    """Lists the games.

    Args:
        games: the games, the newest first.
        colours: the palette of the picture.
        parent: the window it opens over.

    Signals:
        open_wanted(Entry): look at this game.
        delete_wanted(list): delete these games.
        export_wanted(): write all games to a file.
        import_wanted(): add the games of a file.
    """

    open_wanted = Signal(object)
    delete_wanted = Signal(object)
    export_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, games: list[Entry], colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games, self._colours = games, colours
        self.mode = Segments[Mode](entries.MODES)
        self.level = Segments[Level | None]((None, *Level))
        self.score = Segments[Score | None]((None, *Score))
        self._rows = [FormRow(self.mode), FormRow(self.level), FormRow(self.score)]
        self.list = QTreeWidget()
        self._empty = label(Role.MUTED, wrap=True)
        self._picture, self._words = QLabel(), label(wrap=True)
        self._picture_width = round(self.sizeHint().width() * _PICTURE_SHARE)
        self.open_button, self.delete_button = QPushButton(), QPushButton()
        self.export_button, self.import_button, self._close = QPushButton(), QPushButton(), QPushButton()
        self._arrange()
        self._connect()
        self.retranslate_ui()
        self.list.setFocus()

    def show_games(self, games: list[Entry]) -> None:
        """Show these games from now on; after deleting, the next one is chosen and has the keyboard."""
        was_there = self.focusWidget() in (self.list, self.delete_button)
        row = min((self.list.indexOfTopLevelItem(item) for item in self.list.selectedItems()), default=0)
        self._games = games
        self._fill(row)
        if was_there:
            self.list.setFocus()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("HistoryDialog", "History"))
        everything = translate("HistoryDialog", "All")
        self.mode.set_words(entries.mode_words())
        levels: dict[Level | None, str] = {None: everything}
        self.level.set_words(levels | {level: texts.level_name(level) for level in Level})
        scores: dict[Score | None, str] = {None: everything}
        self.score.set_words(scores | {score: entries.score_word(score) for score in Score})
        self._rows[0].set_words(translate("HistoryDialog", "Game"))
        self._rows[1].set_words(translate("HistoryDialog", "Level"))
        self._rows[2].set_words(translate("HistoryDialog", "Result"))
        self.list.setHeaderLabels(
            [
                translate("HistoryDialog", "Date"),
                translate("HistoryDialog", "Result"),
                translate("HistoryDialog", "Opponent or deal"),
                translate("HistoryDialog", "Game"),
            ]
        )
        self.list.setAccessibleName(translate("HistoryDialog", "Games"))
        self.open_button.setText(translate("HistoryDialog", "Open"))
        self.delete_button.setText(translate("HistoryDialog", "Delete..."))
        self.export_button.setText(translate("HistoryDialog", "Export all..."))
        self.import_button.setText(translate("HistoryDialog", "Import..."))
        self._close.setText(translate("HistoryDialog", "Close"))
        self._fill()

    def sizeHint(self) -> QSize:
        """Room for everything, if the screen has it."""
        return self.roomy(_SIZE)

    @property
    def chosen(self) -> list[Entry]:
        """The games that are selected."""
        wanted = {item.data(0, _IDENTITY) for item in self.list.selectedItems()}
        return [game for game in self._games if game.identity in wanted]

    def _fill(self, row: int = 0) -> None:
        """List the games that the filter lets through; what was selected stays so, or else `row` is."""
        before = {game.identity for game in self.chosen}
        wanted = Wanted(self.mode.value, self.level.value, self.score.value)
        shown = [game for game in self._games if wanted.fits(game)]
        self.level.setEnabled(self.mode.value is not Solitaire.FOURSQUARE)
        with QSignalBlocker(self.list):  # or else a button loses the keyboard meanwhile
            self.list.clear()
            for game in shown:
                item = QTreeWidgetItem(entries.columns(game))
                item.setData(0, _IDENTITY, game.identity)
                self.list.addTopLevelItem(item)
                item.setSelected(game.identity in before)
            current = self.list.topLevelItem(min(row, len(shown) - 1))
            if current is not None and not self.list.selectedItems():
                self.list.setCurrentItem(current)
        self._empty.setText(self._empty_words())
        self._empty.setVisible(not shown)
        self.export_button.setEnabled(bool(self._games))
        self._show_chosen()

    def _empty_words(self) -> str:
        translate = QCoreApplication.translate
        if self._games:
            return translate("HistoryDialog", "No game is like that.")
        return translate("HistoryDialog", "No game has been finished yet. Finished games are kept here.")

    def _show_chosen(self) -> None:
        """Show the final board of the one game that is selected, and how it ended."""
        games = self.chosen
        self.delete_button.setEnabled(bool(games))
        self._words.setText("")
        is_shown = len(games) == 1 and self._show_game(games[0])
        self.open_button.setEnabled(is_shown)
        self._picture.setVisible(is_shown)

    def _show_game(self, game: Entry) -> bool:
        """Show one game; False, and why, when it is damaged."""
        try:
            image = entries.picture(game, self._picture_width, self._colours, self.devicePixelRatioF())
            self._words.setText(entries.description(game))
        except FileError as error:
            self._words.setText(texts.game_damaged_sentence(error))
            return False
        self._picture.setPixmap(QPixmap.fromImage(image))
        return True

    def _connect(self) -> None:
        for filtering in (self.mode, self.level, self.score):
            filtering.chosen.connect(lambda _: self._fill())
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.list.itemActivated.connect(self._open)
        self.open_button.clicked.connect(self._open)
        self.delete_button.clicked.connect(lambda: self.delete_wanted.emit(self.chosen))
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.delete_button.click)
        self.export_button.clicked.connect(self.export_wanted)
        self.import_button.clicked.connect(self.import_wanted)
        self._close.clicked.connect(self.reject)

    def _open(self) -> None:
        games = self.chosen
        if len(games) == 1 and self.open_button.isEnabled():
            self.open_wanted.emit(games[0])

    def _arrange(self) -> None:
        self.list.ensurePolished()  # or else the first rows are as low as they are without our style
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setColumnCount(_COLUMNS)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_AGAINST, QHeaderView.ResizeMode.Stretch)  # said beside the picture too
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._picture.setFixedWidth(self._picture_width)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setFixedWidth(self._picture_width)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self._empty)
        left.addWidget(self.list, 1)
        right.addWidget(self._picture)
        right.addWidget(self._words)
        right.addStretch(1)
        halves = QHBoxLayout()
        halves.setSpacing(18)
        halves.addLayout(left, 1)
        halves.addLayout(right)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(14)
        filters = FormGroup(self._rows)
        filters.set_heading("")
        column.addWidget(filters)
        column.addLayout(halves, 1)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        set_role(self.open_button, Role.PRIMARY)
        self.open_button.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(10)
        for button in (self.import_button, self.export_button, self.delete_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._close)
        row.addWidget(self.open_button)
        return row
