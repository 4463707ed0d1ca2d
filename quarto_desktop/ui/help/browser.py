"""One page of the help on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from quarto_desktop.ui.art.palette import TablePalette, faded
from quarto_desktop.ui.art.pixmaps import PIXMAPS
from quarto_desktop.ui.help.example_picture import render_example
from quarto_desktop.ui.help.flip_example import SCHEME as EXAMPLE
from quarto_desktop.ui.help.flip_example import parse_example
from quarto_desktop.ui.help.history import Place
from quarto_desktop.ui.help.links import links, next_link
from quarto_desktop.ui.help.pages import Page
from quarto_desktop.ui.help.typography import dress, headings
from quarto_desktop.ui.quarto.table.diagram import SCHEME as BOARD
from quarto_desktop.ui.quarto.table.diagram import parse_diagram, render_diagram, width_in_cells

_COLUMN = 640
"""The width of the text in pixels at most: longer lines are hard to read."""
_MARGIN = 28
_CELL = 68
"""The size of a square in the pictures, in pixels, where there is room."""
_ROOM_STEP = 40
"""In a narrow window pictures are drawn anew whenever it has become so many pixels narrower or wider."""
_TEXT_SHARE = 1.08
"""Running text is a little larger than the text of the controls."""


_CHANGES = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.StyleChange,
    QEvent.Type.DevicePixelRatioChange,
)


class HelpBrowser(QTextBrowser):
    """Shows a page, tells where in it the reader is, and goes to places.

    Args:
        colours: of the window.
        parent: the owner, if any.
    """

    topic_wanted = Signal(str)
    """A link to another topic was followed."""
    moved = Signal()
    """Another part of the page is at the top."""
    outdated = Signal()
    """The page must be shown anew, for another font, screen or width; the place is still the old one."""

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._page: Page | None = None
        self._room = _COLUMN
        self._headings: list[QTextBlock] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._tell_where)

    @property
    def place(self) -> Place:
        """Where in the page the reader is."""
        assert self._page is not None
        tops = [*self._tops(), float(self.document().size().height())]
        at = self.verticalScrollBar().value()
        for number, (top, next_top) in enumerate(pairwise(tops)):
            if at + 1 < next_top:  # the scroll bar rounds to whole pixels
                return Place(self._page.topic, number, max(0.0, (at - top) / max(1.0, next_top - top)))
        return Place(self._page.topic)

    @property
    def section(self) -> int:
        """The number of the section the reader is in, from 1; 0 before the first."""
        above = self._headings[: self.place.heading + 1]
        return sum(block.blockFormat().headingLevel() == 2 for block in above)

    def show_page(self, page: Page, colours: TablePalette) -> None:
        """Show a page from its beginning, in these colours."""
        self._page = None  # until all of it is there: a half-made page has no places
        self._colours = colours
        self._room = self._room_for_pictures()
        self.setExtraSelections([])
        self.document().clear()
        self.document().setMarkdown(page.source, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        dress(self.document(), colours, self._text_font())
        self.setTextCursor(QTextCursor(self.document()))  # setting the page took it to the end, out of sight
        self._headings = headings(self.document())
        self._set_column()
        self._page = page
        self.verticalScrollBar().setValue(0)

    def go_to(self, place: Place) -> None:
        """Scroll to a place of this page."""
        tops = [*self._tops(), float(self.document().size().height())]
        number = min(place.heading, len(self._headings) - 1)
        if number >= 0:
            length = tops[number + 1] - tops[number]
            self.verticalScrollBar().setValue(round(tops[number] + place.share * length))

    def go_to_section(self, number: int) -> None:
        """Scroll to a section, counted from 1; 0 is the beginning of the page."""
        starts = [at for at, block in enumerate(self._headings) if block.blockFormat().headingLevel() == 2]
        if number == 0:
            self.verticalScrollBar().setValue(0)
        elif number <= len(starts):
            self.go_to(Place("", starts[number - 1]))

    def mark(self, words: tuple[str, ...]) -> None:
        """Mark every place where one of `words` stands."""
        self.setExtraSelections([found for word in words for found in self._found(word)])

    def go_to_mark(self) -> None:
        """Bring the first marked place from the top of the window on into view, if there is one."""
        bar, layout = self.verticalScrollBar(), self.document().documentLayout()
        tops = [layout.blockBoundingRect(one.cursor.block()).top() for one in self.extraSelections()]
        below = min((top for top in tops if top >= bar.value()), default=None)
        if below is not None and below > bar.value() + self.viewport().height() * 0.8:
            bar.setValue(round(below - self.viewport().height() / 3))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The pictures of boards and cards; nothing else is ever loaded."""
        address = QUrl(name).toString()
        if not address.startswith((BOARD, EXAMPLE)):
            return None
        ratio = self.devicePixelRatioF()
        key = ("help", address, self._room, self._colours, ratio)
        return PIXMAPS.get(key, lambda: _picture(address, self._room, self._colours, ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column of text readable and the reader's place in it."""
        place = self.place if self._page is not None else None
        super().resizeEvent(event)
        self._set_column()
        if place is not None:
            self.go_to(place)
            if self._room != self._room_for_pictures():
                self.outdated.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Tell when the page must be set in another font, or its pictures be drawn for another screen."""
        if self._page is not None and event.type() in _CHANGES:
            self.outdated.emit()  # before Qt gives the document another font, and the place is lost
        super().changeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the links that can be seen; the page never jumps to one far away."""
        chosen = self.textCursor()
        link = next_link(links(self.document()), chosen, self._is_seen, forward=forward)
        if link is not None:
            self.setTextCursor(link)
            return True
        chosen.clearSelection()
        self.setTextCursor(chosen)
        return QTextEdit.focusNextPrevChild(self, forward)

    def _is_seen(self, link: QTextCursor) -> bool:
        beginning = QTextCursor(link)
        beginning.setPosition(link.selectionStart())
        return self.viewport().rect().contains(self.cursorRect(beginning))

    def _tell_where(self) -> None:
        if self._page is not None:
            self.moved.emit()

    def _text_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _TEXT_SHARE)
        return font

    def _set_column(self) -> None:
        """Keep the text in the middle, in lines of a readable length."""
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        side = self._side()
        if form.leftMargin() != side:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(_MARGIN)
            form.setBottomMargin(2 * _MARGIN)
            frame.setFrameFormat(form)

    def _side(self) -> int:
        """The margin on either side of the text."""
        return max(_MARGIN, (self.viewport().width() - _COLUMN) // 2)

    def _room_for_pictures(self) -> int:
        """How wide a picture may be, in steps, so that not every little change draws all of them anew."""
        room = self.viewport().width() - 2 * self._side()
        return max(_ROOM_STEP, room // _ROOM_STEP * _ROOM_STEP)

    def _tops(self) -> list[float]:
        layout = self.document().documentLayout()
        gap = self.fontMetrics().height() / 2
        tops = [max(0.0, layout.blockBoundingRect(block).top() - gap) for block in self._headings]
        return [0.0, *tops[1:]]

    def _found(self, word: str) -> Iterator[QTextEdit.ExtraSelection]:
        cursor = self.document().find(word, 0)
        while not cursor.isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(faded(self._colours.win, 0.45))
            yield selection
            cursor = self.document().find(word, cursor)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "help":
            self.topic_wanted.emit(url.path())


def _picture(address: str, room: int, colours: TablePalette, ratio: float) -> QPixmap:
    if address.startswith(EXAMPLE):
        image = render_example(parse_example(address), room, colours, ratio)
    else:
        spec = parse_diagram(address)
        image = render_diagram(spec, min(room, round(width_in_cells(spec) * _CELL)), colours, ratio)
    return QPixmap.fromImage(image.copy())  # without the paint engine the image keeps
