"""A large card on the start page: a picture, a name, one line about the game, and what a click begins."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from quarto_desktop.ui.art.palette import TablePalette, blend
from quarto_desktop.ui.stylesheet import Role, set_role
from quarto_desktop.ui.widgets.illustration import Illustration, Picture
from quarto_desktop.ui.widgets.labels import ElidedLabel, label

_CORNER = 12.0
_HIGHEST_PICTURE = 0.6
"""Height of the picture at most, as a share of its width."""


class ModeCard(QAbstractButton):
    """A button as large as a card; a smaller button inside it leads to the options.

    Attributes:
        options_button: the smaller button; hidden on a card that cannot be played yet.
    """

    def __init__(self, picture: Picture, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = colours
        self._hovered = False
        self._column = QVBoxLayout(self)
        self._illustration = Illustration(picture, colours)
        self._title = label(Role.TITLE, wrap=True)
        self._tagline = label(wrap=True)
        self._begins = ElidedLabel(Role.MUTED)
        self.options_button = QPushButton(self)
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

    def set_coming(self) -> None:
        """The game comes with a later version: the card can be read, but neither clicked nor focused."""
        self.setEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        policy = self.options_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that all cards are equally high
        self.options_button.setSizePolicy(policy)
        self.options_button.hide()

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

    def hasHeightForWidth(self) -> bool:
        """The picture takes up what the words leave, so any height will do."""
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the picture broader than high."""
        self._illustration.setMaximumHeight(round(self.width() * _HIGHEST_PICTURE))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
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
        width = 2.0 if stands_out else 1.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.accent if stands_out else colours.border, width))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        painter.end()

    def _hover(self, hovered: bool) -> None:
        self._hovered = hovered
        self.update()

    def _arrange(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._begins, 1)
        foot.addWidget(self.options_button)
        words = QVBoxLayout()
        words.setContentsMargins(18, 12, 10, 8)
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._tagline)
        words.addStretch(1)
        words.addLayout(foot)
        column = self._column
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(0)
        column.addWidget(self._illustration, 1)
        column.addLayout(words)
        for text in (self._title, self._tagline, self._begins):
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
