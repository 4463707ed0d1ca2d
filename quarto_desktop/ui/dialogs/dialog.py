"""What all our dialogs have in common: modeless, freed when closed, and translated while they are open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

_FORM_WIDTH = 640
_SHARE_OF_SCREEN = 0.9


class Dialog(QDialog):
    """A modeless dialog that frees itself; subclasses set every text in :meth:`retranslate_ui`.

    It grows with what it shows, as far as the screen has room. Subclasses call `retranslate_ui()` themselves
    at the end of their constructor.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._wanted_height = 0

    def retranslate_ui(self) -> None:
        """Set all texts in the current language; may be called at any time and any number of times."""
        raise NotImplementedError

    def roomy(self, hint: QSize) -> QSize:
        """`hint` made as wide as our forms are, but neither wider nor higher than most of the screen."""
        most = self.screen().availableSize() * _SHARE_OF_SCREEN
        return QSize(min(max(hint.width(), _FORM_WIDTH), most.width()), min(hint.height(), most.height()))

    def showEvent(self, event: QShowEvent) -> None:
        """Open in the middle of the window it belongs to."""
        parent = self.parentWidget()
        if parent is not None and not event.spontaneous():
            self.resize(self.sizeHint())
            self._wanted_height = self.height()
            self.move(self._middle_of(parent.window()) - self.rect().center())
        super().showEvent(event)

    @staticmethod
    def _middle_of(window: QWidget) -> QPoint:
        """The middle of `window`; one that fills the screen may not know so yet when the program begins."""
        if window.isMaximized() or window.isFullScreen():
            return window.screen().availableGeometry().center()
        return window.frameGeometry().center()

    def event(self, event: QEvent) -> bool:
        """Grow when what is shown has grown; somebody's own size is kept as long as it has not."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._grow()
        return done

    def _grow(self) -> None:
        wanted = self.sizeHint().height()
        has_grown, self._wanted_height = wanted > self._wanted_height, wanted
        if has_grown:  # perhaps already: a layout enforces the least height by itself
            self.resize(self.width(), max(wanted, self.height()))
            lowest = self.screen().availableGeometry().bottom()
            self.move(self.x(), max(0, self.y() - max(0, self.frameGeometry().bottom() - lowest)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
