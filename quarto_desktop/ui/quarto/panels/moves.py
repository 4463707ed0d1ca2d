"""The move list: every half-move in words; a click steps to it, also after the end of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListView, QPushButton, QToolButton, QVBoxLayout, QWidget

from quarto_desktop.session.records import Record
from quarto_desktop.session.setup import GameSetup
from quarto_desktop.ui.art.glyphs import Glyph, glyph_icon
from quarto_desktop.ui.art.palette import TablePalette
from quarto_desktop.ui.quarto.panels.move_row_painter import MoveRowPainter
from quarto_desktop.ui.quarto.panels.move_rows import MoveRows
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.whole_rows import WholeRows

_LEAST_HEIGHT = 84


class _ModestList(WholeRows):
    """Asks for little and takes what is left, so that the panels above are never squeezed for its sake."""

    def sizeHint(self) -> QSize:
        """Hardly more than two rows."""
        return QSize(super().sizeHint().width(), _LEAST_HEIGHT)


class MovesPanel(QFrame):
    """The list with buttons to step through it.

    Row n of the list is the game after its first n actions; row 0 is its beginning.

    Signals:
        step_wanted(int): show the game after so many actions.
        return_wanted(): show the present again.
    """

    step_wanted = Signal(int)
    return_wanted = Signal()

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, Role.CARD)
        self._rows = MoveRows(self)
        self._painter = MoveRowPainter(colours, self)
        self._heading = label(Role.LABEL)
        self._banner, self._banner_words, self._return = QFrame(), label(wrap=True), QPushButton()
        self._list = _ModestList()
        self._buttons = {
            glyph: QToolButton() for glyph in (Glyph.FIRST, Glyph.PREVIOUS, Glyph.NEXT, Glyph.LAST)
        }
        self._shown = 0
        self._is_following = False
        self._is_covered = False
        self._is_looking_back = False
        self._arrange()
        self._connect()
        self.set_colours(colours)
        self.retranslate_ui()

    @property
    def list_view(self) -> QListView:
        """The list itself."""
        return self._list

    @property
    def banner(self) -> QFrame:
        """The strip that says that an earlier moment is shown."""
        return self._banner

    @property
    def banner_words(self) -> str:
        """What the strip says."""
        return self._banner_words.text()

    @property
    def return_button(self) -> QPushButton:
        """The button in the banner."""
        return self._return

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._painter.set_colours(colours)
        self._list.viewport().update()
        for glyph, button in self._buttons.items():
            button.setIcon(glyph_icon(glyph, colours))

    def show_moves(
        self, setup: GameSetup, records: tuple[Record, ...], shown: int, *, looking_back: bool
    ) -> None:
        """List what was done and point at the moment on the table, the one after `shown` actions."""
        self._shown = shown
        self._is_following = True  # rows that go take the current one along, which nobody asked for
        self._rows.show_records(setup, records)
        index = self._rows.index(shown)
        self._list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._is_following = False
        self._list.fit_rows()
        self._is_looking_back = looking_back
        for glyph in (Glyph.FIRST, Glyph.PREVIOUS):
            self._buttons[glyph].setEnabled(shown > 0)
        for glyph in (Glyph.NEXT, Glyph.LAST):
            self._buttons[glyph].setEnabled(shown < len(records))
        self._show_banner()

    def set_covered(self, covered: bool) -> None:
        """Hide the moves, which would tell of the position while the board is covered, or show them again."""
        self._is_covered = covered
        self.setEnabled(not covered)
        self._list.setVisible(not covered)
        self._show_banner()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self._heading.setText(translate("MovesPanel", "Moves"))
        self._list.setAccessibleName(translate("MovesPanel", "Moves"))
        for glyph, words in {
            Glyph.FIRST: translate("MovesPanel", "To the beginning"),
            Glyph.PREVIOUS: translate("MovesPanel", "One step back"),
            Glyph.NEXT: translate("MovesPanel", "One step forward"),
            Glyph.LAST: translate("MovesPanel", "To the newest move"),
        }.items():
            self._buttons[glyph].setToolTip(words)
            self._buttons[glyph].setAccessibleName(words)
        self._return.setText(translate("MovesPanel", "Back to the game"))
        self._rows.retranslate()
        self._show_banner()

    def _show_banner(self) -> None:
        """Name the moment by the numbers of the list."""
        translate = QCoreApplication.translate
        if self._shown == 0:
            words = translate("MovesPanel", "Viewing the beginning")
        else:
            turn = self._rows.turn_of(self._shown)
            words = translate("MovesPanel", "Viewing turn {number}").format(number=turn)
        self._banner_words.setText(words)
        self._banner_words.setToolTip(self._rows.index(self._shown).data(Qt.ItemDataRole.AccessibleTextRole))
        self._banner.setVisible(self._is_looking_back and not self._is_covered)

    def _arrange(self) -> None:
        set_role(self._banner, Role.BANNER)
        set_role(self._return, Role.FLAT)
        strip = QHBoxLayout(self._banner)
        strip.setContentsMargins(10, 2, 0, 2)
        strip.addWidget(self._banner_words, 1)
        strip.addWidget(self._return)
        self._banner.hide()
        self._list.setModel(self._rows)
        self._list.setItemDelegate(self._painter)
        keeps_place = self._list.sizePolicy()
        keeps_place.setRetainSizeWhenHidden(True)
        self._list.setSizePolicy(keeps_place)
        self._list.setMinimumHeight(_LEAST_HEIGHT)
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._heading, 1)
        for button in self._buttons.values():
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 8, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._banner)
        column.addWidget(self._list, 1)

    def _connect(self) -> None:
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        self._return.clicked.connect(self.return_wanted)
        self._buttons[Glyph.FIRST].clicked.connect(lambda: self.step_wanted.emit(0))
        self._buttons[Glyph.PREVIOUS].clicked.connect(lambda: self.step_wanted.emit(self._shown - 1))
        self._buttons[Glyph.NEXT].clicked.connect(lambda: self.step_wanted.emit(self._shown + 1))
        self._buttons[Glyph.LAST].clicked.connect(self.return_wanted)

    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_following and current.row() != self._shown:
            self.step_wanted.emit(current.row())
