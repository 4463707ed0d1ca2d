"""Chooses how long a turn may take: no timer, or 15 to 300 seconds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from quarto_desktop.ui import choice_words
from quarto_desktop.ui.widgets.labels import label
from quarto_desktop.ui.widgets.segments import Segments

SHORTEST, LONGEST = 15, 300
_STEP = 5
_USUAL = 60


class TimerChoice(QWidget):
    """Off and on as segments, and a slider for the seconds.

    Signals:
        chosen(int or None): the user chose so many seconds, or no timer.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._switch = Segments[bool]((False, True))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(SHORTEST // _STEP, LONGEST // _STEP)
        self._slider.setPageStep(15 // _STEP)
        self._slider.setValue(_USUAL // _STEP)
        policy = self._slider.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._slider.setSizePolicy(policy)
        self._seconds = label()
        self._seconds.setMinimumWidth(self.fontMetrics().horizontalAdvance("000 seconds"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self._switch)
        row.addWidget(self._slider, 1)
        row.addWidget(self._seconds)
        self.setFocusProxy(self._switch)
        self._switch.chosen.connect(self._tell)
        self._slider.valueChanged.connect(self._tell)
        self._tell()

    @property
    def value(self) -> int | None:
        """Seconds a turn, or None for no timer."""
        return self._slider.value() * _STEP if self._switch.value else None

    def set_value(self, seconds: int | None) -> None:
        """Show this choice; other numbers are rounded to the nearest the slider has."""
        self._switch.set_value(seconds is not None)
        if seconds is not None:
            self._slider.setValue(round(seconds / _STEP))
        self._show_value()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self._switch.set_words({False: translate("TimerChoice", "Off"), True: translate("TimerChoice", "On")})
        self._slider.setAccessibleName(translate("TimerChoice", "Seconds for each turn"))
        self._show_value()

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the choice for screen readers."""
        super().setAccessibleName(name)
        self._switch.setAccessibleName(name)

    def _tell(self) -> None:
        self._show_value()
        self.chosen.emit(self.value)

    def _show_value(self) -> None:
        self._slider.setVisible(self._switch.value)
        self._seconds.setText(choice_words.timer_words(self.value) if self._switch.value else "")
