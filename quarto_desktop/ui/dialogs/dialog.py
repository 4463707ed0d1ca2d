"""What all our dialogs have in common: modeless, freed when closed, and translated while they are open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QWidget


class Dialog(QDialog):
    """A modeless dialog that frees itself; subclasses set every text in :meth:`retranslate_ui`.

    Subclasses call `retranslate_ui()` themselves at the end of their constructor.
    """

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)

    def retranslate_ui(self) -> None:
        """Set all texts in the current language; may be called at any time and any number of times."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
