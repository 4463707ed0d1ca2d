"""The left side of the help: the contents, or what was found while something is searched for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from quarto_desktop.ui.art.palette import TablePalette, blend
from quarto_desktop.ui.help.pages import Page
from quarto_desktop.ui.help.search import Hit, search
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.widgets.labels import label

_TARGET = Qt.ItemDataRole.UserRole
_WIDTH = 270


class _Field(QLineEdit):
    """The search field; Down leaves it for what was found."""

    left_down = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down has nothing else to do in one line."""
        if event.key() == Qt.Key.Key_Down:
            self.left_down.emit()
        else:
            super().keyPressEvent(event)


class _Tree(QTreeWidget):
    """The contents; letters go to the search field, not to the rows that begin with them."""

    typed = Signal(str)

    def keyboardSearch(self, text: str) -> None:  # noqa: N802
        """Hand on what is typed."""
        self.typed.emit(text)


class _Hits(QListWidget):
    """What was found; letters go to the search field, and Up from the first row does."""

    typed = Signal(str)
    left_up = Signal()

    def keyboardSearch(self, text: str) -> None:  # noqa: N802
        """Hand on what is typed."""
        self.typed.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up from the first row leads back to the field."""
        if event.key() == Qt.Key.Key_Up and self.currentRow() <= 0:
            self.left_up.emit()
        else:
            super().keyPressEvent(event)


class Contents(QWidget):
    """The search field above the contents list, which the list of hits replaces while there is a query."""

    wanted = Signal(str, int)
    """The reader asked for a section of a topic; 0 is its beginning."""
    query_changed = Signal(str)
    """Other words are searched for; empty when the search has ended."""
    opened = Signal()
    """The reader wants to read what is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: Sequence[Page] = ()
        self._field = _Field()
        self._tree = _tree()
        self._hits = _list()
        self._nothing = label(Role.MUTED, wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._nothing.setContentsMargins(12, 24, 12, 12)
        self._stack = QStackedWidget()
        for widget in (self._tree, self._hits, self._nothing):
            self._stack.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 8, 8)
        layout.setSpacing(10)
        layout.addWidget(self._field)
        layout.addWidget(self._stack)
        self.setMinimumWidth(_WIDTH)
        self._field.textChanged.connect(self._search)
        self._field.returnPressed.connect(self._go_to_first_hit)
        self._field.left_down.connect(self._enter_list)
        self._hits.left_up.connect(self.start_search)
        for view in (self._tree, self._hits):
            view.typed.connect(self.search_for)
            view.activated.connect(self.opened)
        self._tree.currentItemChanged.connect(lambda item: self._go_to(item))
        self._hits.currentItemChanged.connect(lambda item: self._go_to(item))
        self._hits.itemClicked.connect(self._go_to)
        self._tree.itemClicked.connect(lambda item: self._go_to(item))
        self.retranslate_ui()

    def wear(self, colours: TablePalette) -> None:
        """Show the lists in these colours."""
        self._stack.setStyleSheet(_sheet(colours))

    @property
    def query(self) -> str:
        """What is searched for; empty when nothing is."""
        return self._field.text().strip()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language; the list itself follows with :meth:`set_pages`."""
        translate = QCoreApplication.translate
        self._field.setPlaceholderText(translate("Help", "Search the help"))
        self._field.setAccessibleName(translate("Help", "Search the help"))
        self._tree.setAccessibleName(translate("Help", "Contents"))
        self._hits.setAccessibleName(translate("Help", "Search results"))
        self._show_nothing_found()

    def set_pages(self, pages: Sequence[Page]) -> None:
        """List these pages with their sections, and search in them."""
        self._pages = pages
        with QSignalBlocker(self._tree):
            self._tree.clear()
            for page in pages:
                self._tree.addTopLevelItem(_branch(page))
        self._search()

    def show_place(self, topic: str, section: int) -> None:
        """Mark where the reader is; no signal tells of this."""
        with QSignalBlocker(self._tree):
            for branch in map(self._tree.topLevelItem, range(self._tree.topLevelItemCount())):
                assert branch is not None
                is_here = branch.data(0, _TARGET)[0] == topic
                branch.setExpanded(is_here)
                if is_here:
                    self._tree.setCurrentItem((branch.child(section - 1) if section else None) or branch)

    def start_search(self) -> None:
        """Put the keyboard into the search field."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def search_for(self, text: str) -> None:
        """Begin a search with what was typed elsewhere."""
        self._field.setText(text)
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.end(False)

    def end_search(self) -> bool:
        """Empty the search field; return whether there was anything in it."""
        was_searching = bool(self._field.text())
        self._field.clear()
        return was_searching

    def _search(self) -> None:
        hits = search(self._pages, self.query)
        with QSignalBlocker(self._hits):
            self._hits.clear()
            for hit in hits:
                self._hits.addItem(_row(hit, self._title(hit.topic)))
        self._show_nothing_found()
        shown = self._tree if not self.query else self._hits if hits else self._nothing
        self._stack.setCurrentWidget(shown)
        self.query_changed.emit(self.query)

    def _title(self, topic: str) -> str:
        return next(page.title for page in self._pages if page.topic == topic)

    def _show_nothing_found(self) -> None:
        text = QCoreApplication.translate("Help", "Nothing found for “{query}”.").format(query=self.query)
        self._nothing.setText(text)

    def _enter_list(self) -> None:
        """Take the keyboard to the list below the field: to the contents, or to the first hit."""
        if not self.query:
            self._tree.setFocus()
        elif self._hits.count():
            self._hits.setFocus()
            self._hits.setCurrentRow(max(0, self._hits.currentRow()))

    def _go_to_first_hit(self) -> None:
        if self._hits.count() and self.query:
            self._hits.setCurrentRow(0)
            self._go_to(self._hits.item(0))

    def _go_to(self, item: QTreeWidgetItem | QListWidgetItem | None) -> None:
        if item is not None:
            target = item.data(0, _TARGET) if isinstance(item, QTreeWidgetItem) else item.data(_TARGET)
            self.wanted.emit(*target)


def _sheet(colours: TablePalette) -> str:
    chosen = blend(colours.window, colours.accent, 0.16).name()
    text = colours.text.name()
    pointed_at = blend(colours.window, colours.text, 0.06).name()
    return f"""
        QTreeView, QListView {{ background: transparent; border: 0; outline: 0; }}
        QTreeView::item {{ padding: 5px 2px; }}
        QListView::item {{ padding: 6px 8px; border-radius: 8px; }}
        QTreeView::item:hover, QListView::item:hover {{ background: {pointed_at}; }}
        QTreeView::item:selected, QListView::item:selected {{ background: {chosen}; color: {text}; }}
    """


def _tree() -> _Tree:
    tree = _Tree()
    tree.setHeaderHidden(True)
    tree.setFrameShape(QFrame.Shape.NoFrame)
    tree.setIndentation(16)
    tree.setExpandsOnDoubleClick(False)
    tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return tree


def _list() -> _Hits:
    hits = _Hits()
    hits.setFrameShape(QFrame.Shape.NoFrame)
    hits.setWordWrap(True)
    hits.setSpacing(2)
    hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return hits


def _branch(page: Page) -> QTreeWidgetItem:
    branch = QTreeWidgetItem([page.title])
    branch.setData(0, _TARGET, (page.topic, 0))
    for number, section in enumerate(page.sections, start=1):
        leaf = QTreeWidgetItem([section.title])
        leaf.setData(0, _TARGET, (page.topic, number))
        branch.addChild(leaf)
    return branch


def _row(hit: Hit, title: str) -> QListWidgetItem:
    where = title if hit.section == 0 else f"{title} › {hit.heading}"
    item = QListWidgetItem(f"{where}\n{hit.snippet}")
    item.setData(_TARGET, (hit.topic, hit.section))
    return item
