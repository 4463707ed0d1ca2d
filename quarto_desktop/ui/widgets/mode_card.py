"""A large card on the start page: a picture, a name, one line about the game, and what a click begins."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontInfo, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from quarto_desktop.ui.art.palette import TablePalette, blend
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.illustration import Illustration, Picture
from quarto_desktop.ui.widgets.labels import ElidedLabel, label

_CORNER = 12.0
_POINTED_AT, _FOCUSED = 2.0, 3.0
"""Width of the border of a card that the mouse, or the keyboard, is on."""
_HIGHEST_PICTURE = 0.6
"""Height of the picture at most, as a share of its width."""
_WORDS_GROW_FROM = 560
"""Up to this width the words keep the size of the application's font; on wider cards they grow."""
_LARGEST_WORDS = 1.4
_STEP = 0.05
"""Words grow in steps, so that a window that is being resized is not set anew at every pixel."""
_TITLE = 1.3
"""Size of the title, in sizes of plain text."""
_WORDS_EDGES = (18, 12, 10, 8)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class _OptionsButton(QPushButton):
    """Leaves the arrow keys to the cards."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does."""
        if event.key() in _ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class ModeCard(QAbstractButton):
    """A button as large as a card; a smaller button inside it leads to the options.

    Attributes:
        options_button: the smaller button.
    """

    def __init__(self, picture: Picture, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._hovered = False
        self._scale = 1.0
        self._column, self._words = QVBoxLayout(self), QVBoxLayout()
        self._illustration = Illustration(picture, colours)
        self._title = label(Role.TITLE, wrap=True)
        self._tagline = label(wrap=True)
        self._begins = ElidedLabel(Role.MUTED)
        self.options_button = _OptionsButton(self)
        set_role(self.options_button, Role.FLAT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._arrange()

    def set_words(self, title: str, tagline: str, begins: str, options: str) -> None:
        """Write on the card; `begins` says what a click begins."""
        self._title.setText(title)
        self._tagline.setText(tagline)
        self._begins.setText(begins)
        self.options_button.setText(options)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{tagline} {begins}")
        self.options_button.setAccessibleName(f"{title}: {options}")

    def set_colours(self, colours: TablePalette) -> None:
        """Paint in these colours from now on."""
        self._colours = colours
        self._illustration.set_colours(colours)
        self.update()

    def sizeHint(self) -> QSize:
        """What the contents want."""
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the contents need."""
        return self._column.minimumSize()

    def least_height(self, width: int) -> int:
        """The height that a card of this width needs, with all lines of its words."""
        return self._column.minimumHeightForWidth(width)

    def hasHeightForWidth(self) -> bool:
        """The picture takes up what the words leave, so any height will do."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the picture broader than high, and the words in proportion."""
        self._illustration.setMaximumHeight(round(self.width() * _HIGHEST_PICTURE))
        self._scale_words()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font of the application."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._size_words()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, as Space does; arrows are left to whoever knows where the other cards are."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stand out while pointed at."""
        self._hover(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Be like the others again."""
        self._hover(False)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the border of the card."""
        colours = self._colours
        ground = colours.surface
        if self.isDown():
            ground = blend(ground, colours.accent, 0.12)
        elif self._hovered and self.isEnabled():
            ground = blend(ground, colours.accent, 0.05)
        stands_out = self.isEnabled() and (self.hasFocus() or self._hovered)
        width = _FOCUSED if self.hasFocus() else _POINTED_AT if stands_out else 1.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent if stands_out else colours.border, width))
        painter.setBrush(ground)
        edge = max(1.0, width / 2)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), _CORNER, _CORNER)
        painter.end()

    def _hover(self, hovered: bool) -> None:
        self._hovered = hovered
        self.update()

    def _scale_words(self) -> None:
        wanted = min(_LARGEST_WORDS, max(1.0, self.width() / _WORDS_GROW_FROM))
        scale = round(wanted / _STEP) * _STEP
        if scale != self._scale:
            self._scale = scale
            self._size_words()

    def _size_words(self) -> None:
        size = QFontInfo(self.font()).pointSizeF() * self._scale
        self.setStyleSheet(
            f"QLabel, QPushButton {{ font-size: {size:.1f}pt; }}"
            f'QLabel[role="{Role.TITLE}"] {{ font-size: {size * _TITLE:.1f}pt; }}'
            if self._scale > 1
            else ""
        )
        self._words.setContentsMargins(*(round(self._scale * edge) for edge in _WORDS_EDGES))

    def _arrange(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._begins, 1)
        foot.addWidget(self.options_button)
        words = self._words
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._tagline)
        words.addStretch(1)
        words.addLayout(foot)
        column = self._column
        column.setContentsMargins(3, 3, 3, 3)
        column.setSpacing(0)
        column.addWidget(self._illustration, 1)
        column.addLayout(words)
        for text in (self._title, self._tagline, self._begins):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._size_words()
