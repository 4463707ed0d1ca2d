"""The help window: contents and search on the left, the page on the right."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QDialog,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from quarto_desktop.rules.rulesets import RuleSet
from quarto_desktop.session.preferences import LanguageChoice
from quarto_desktop.ui.art.glyphs import Glyph, glyph_icon
from quarto_desktop.ui.geometry import centred
from quarto_desktop.ui.help.browser import HelpBrowser
from quarto_desktop.ui.help.contents import Contents
from quarto_desktop.ui.help.history import History, Place
from quarto_desktop.ui.help.pages import TOPICS, USING_THE_APP, Page, load_page
from quarto_desktop.ui.help.search import words_of
from quarto_desktop.ui.i18n import Language
from quarto_desktop.ui.stylesheet import Role
from quarto_desktop.ui.theme import Theme
from quarto_desktop.ui.widgets.labels import label

log = logging.getLogger(__name__)

_SIZE = QSize(1040, 780)
_SMALLEST = QSize(640, 420)


_PAGING: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""The page can be turned from the search field as well."""


def topic_of(rules: RuleSet | None) -> str:
    """The topic to open while these rules are played; without a game, how the app is used."""
    return USING_THE_APP if rules is None else rules.name


class HelpWindow(QDialog):
    """A modeless window with all pages of the help.

    Args:
        theme: its colours are worn, and followed when they change.
        language: tells in which language the pages are read.
        parent: the window it belongs to.
    """

    _fell_behind = Signal()
    """The page on the screen must be set anew."""

    def __init__(self, theme: Theme, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._theme = theme
        self._language = language
        self._pages: dict[str, Page] = {}
        self._pages_speak: LanguageChoice | None = None
        self._is_behind = True
        self._history = History(Place(USING_THE_APP))
        self._contents = Contents()
        self._browser = HelpBrowser(theme.colours)
        self._trouble = label(Role.MUTED, wrap=True)
        self._back, self._forward = QToolButton(), QToolButton()
        self._title = label(Role.LABEL)
        self._build()
        self._connect()
        self.retranslate_ui()

    @property
    def topic(self) -> str:
        """The topic on the screen."""
        return self._history.here.topic

    def open_topic(self, topic: str) -> None:
        """Show a topic from its beginning, and the window before all others."""
        self._contents.end_search()
        if self.isVisible():
            self._open(topic, 0)
        else:
            self._history = History(Place(topic))  # whoever opens it anew has not been anywhere
            self._is_behind = True
        self.show()
        self._browser.setFocus()
        self.raise_()
        self.activateWindow()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language; the place in the page stays."""
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("Help", "Help"))
        for button, words in (
            (self._back, translate("Help", "Back")),
            (self._forward, translate("Help", "Forward")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._trouble.setText(
            translate("Help", "This page of the help is missing. Please install the program again.")
        )
        self._browser.setAccessibleName(translate("Help", "Page"))
        self._contents.retranslate_ui()
        self._set_title()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._fall_behind()
            self.retranslate_ui()

    def showEvent(self, event: QShowEvent) -> None:
        """Make up for everything that changed while nobody could see it."""
        super().showEvent(event)
        self._catch_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the search first and then closes the window; what is typed anywhere is searched for."""
        if event.key() == Qt.Key.Key_Escape and self._contents.end_search():
            return
        if _is_typed(event):
            self._contents.search_for(event.text())
        elif event.key() in _PAGING:
            self._browser.verticalScrollBar().triggerAction(_PAGING[event.key()])
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self._trouble.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._page_stack = QStackedWidget()
        self._page_stack.addWidget(self._browser)
        self._page_stack.addWidget(self._trouble)
        bar = QHBoxLayout()
        bar.setContentsMargins(8, 8, 14, 8)
        for widget in (self._back, self._forward, self._title):
            bar.addWidget(widget)
        bar.addStretch()
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._page_stack)
        splitter = QSplitter()
        splitter.addWidget(self._contents)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)
        self.setMinimumSize(_SMALLEST)
        self.setGeometry(centred(_SIZE, self.screen().availableGeometry()))
        self._dress()

    def _connect(self) -> None:
        self._contents.wanted.connect(self._open)
        self._contents.opened.connect(self._browser.setFocus)
        self._contents.query_changed.connect(lambda query: self._browser.mark(words_of(query)))
        self._browser.topic_wanted.connect(lambda topic: self._open(topic, 0))
        self._browser.moved.connect(self._show_place_in_contents)
        self._browser.outdated.connect(self._fall_behind)
        # Queued: all of a switch is over by then. A timer would let the old page be painted in between.
        self._fell_behind.connect(self._catch_up, Qt.ConnectionType.QueuedConnection)
        self._back.clicked.connect(self._go_back)
        self._forward.clicked.connect(self._go_forward)
        for key, action in (
            (QKeySequence.StandardKey.Back, self._go_back),
            (QKeySequence.StandardKey.Forward, self._go_forward),
            (QKeySequence.StandardKey.Find, self._contents.start_search),
        ):
            QShortcut(key, self).activated.connect(action)
        self._theme.changed.connect(self._wear)

    def _fall_behind(self) -> None:
        """Remember that the page must be set anew, and where the reader was before anything moved.

        One switch of the theme or the language leads here many times; setting the page takes a while, so it
        waits until the switch is over, and in a hidden window until it is opened.
        """
        if not self._is_behind:
            self._place()
            self._is_behind = True
            if self.isVisible():
                self._fell_behind.emit()

    def _catch_up(self) -> None:
        """Set the page anew if it must be."""
        if self._is_behind:
            self._is_behind = False
            if self._pages_speak is not self._language.spoken:
                self._load_pages()
            self._show(self._history.here)

    def _load_pages(self) -> None:
        """Read the pages of the language spoken now; one that cannot be read is left out."""
        self._pages = {}
        self._pages_speak = self._language.spoken
        for topic in TOPICS:
            try:
                self._pages[topic] = load_page(self._pages_speak.value, topic)
            except (OSError, UnicodeDecodeError) as error:
                log.warning("the help page %s is missing: install the program again (%s)", topic, error)
        self._contents.set_pages(tuple(self._pages.values()))

    def _place(self) -> Place:
        """Where the reader is now, to come back to."""
        self._catch_up()
        if self.topic in self._pages:
            self._history.scrolled_to(self._browser.place)
        return self._history.here

    def _open(self, topic: str, section: int) -> None:
        self._place()
        if topic != self.topic or topic not in self._pages:
            self._show_page(topic)
        self._browser.go_to_section(section)
        self._browser.go_to_mark()
        self._history.visit(self._browser.place if topic in self._pages else Place(topic))
        self._show_where(topic, section)

    def _go_back(self) -> None:
        self._place()
        self._show(self._history.back())

    def _go_forward(self) -> None:
        self._place()
        self._show(self._history.forward())

    def _show(self, place: Place) -> None:
        self._show_page(place.topic)
        if place.topic in self._pages:
            self._browser.go_to(place)
        self._show_where(place.topic, self._browser.section if place.topic in self._pages else 0)

    def _show_page(self, topic: str) -> None:
        page = self._pages.get(topic)
        self._page_stack.setCurrentWidget(self._trouble if page is None else self._browser)
        if page is not None:
            self._browser.show_page(page, self._theme.colours)
            self._browser.mark(words_of(self._contents.query))

    def _show_where(self, topic: str, section: int) -> None:
        self._contents.show_place(topic, section)
        self._back.setEnabled(self._history.can_go_back)
        self._forward.setEnabled(self._history.can_go_forward)
        self._set_title()

    def _show_place_in_contents(self) -> None:
        if self.topic in self._pages:
            self._contents.show_place(self.topic, self._browser.section)

    def _set_title(self) -> None:
        page = self._pages.get(self.topic)
        self._title.setText(page.title if page else "")

    def _wear(self) -> None:
        self._fall_behind()
        self._dress()

    def _dress(self) -> None:
        self._contents.wear(self._theme.colours)
        for button, glyph in ((self._back, Glyph.PREVIOUS), (self._forward, Glyph.NEXT)):
            button.setIcon(glyph_icon(glyph, self._theme.colours))
            button.setAutoRaise(True)


def _is_typed(event: QKeyEvent) -> bool:
    """Whether a key is a character to search for."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return not held and event.text().isprintable() and bool(event.text().strip())
