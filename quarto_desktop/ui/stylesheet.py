"""The look of the window around the table, as one Qt style sheet made from the palette.

Widgets say what they are with the dynamic property ``role`` (see :class:`Role`); this file says how that
looks.
Sizes of type follow the font of the desktop. No weight depends on a state (``:default``, ``:focus``): Qt
measures a button in the font it has without one, and would cut its words off. The focus has one ring, the
border; the frame that Qt would draw inside it as well is switched off (``outline: 0``).
"""

from __future__ import annotations

from enum import StrEnum
from string import Template

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from quarto_desktop.ui.art.palette import TablePalette, blend


class Role(StrEnum):
    """What a widget is, for the style sheet."""

    DISPLAY = "display"
    """The one large title of a page."""
    TITLE = "title"
    """The heading of a card or dialog."""
    PROMPT = "prompt"
    """What the player must do now."""
    LABEL = "label"
    """The name of a group of controls."""
    MUTED = "muted"
    """Explanations and other quiet text."""
    MESSAGE = "message"
    """Something that was refused or went wrong, in plain words."""
    CARD = "card"
    """A rounded surface."""
    BANNER = "banner"
    """A tinted strip that says that something is out of the ordinary."""
    STRIP = "strip"
    """A strip of quiet words at the lower edge."""
    PRIMARY = "primary"
    """The one button most people want."""
    LIT = "lit"
    """A button that calls for attention."""
    FLAT = "flat"
    """A button without a frame until it is pointed at."""
    SEGMENT = "segment"
    """One of a row of buttons of which exactly one is down."""
    LIST = "list"
    """A list of plain lines."""
    PAGE = "page"
    """A scrolling page that is as bare as the window."""


def set_role(widget: QWidget, role: Role | None) -> None:
    """Make `widget` look like `role` (None: plain), also after it has been shown."""
    value = None if role is None else role.value
    if widget.property("role") == value:
        return
    widget.setProperty("role", value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


_SHEET = Template(
    """
QToolTip {
    background: $surface; color: $text; border: 1px solid $border; border-radius: 4px;
    padding: 5px 7px;
}
QMenuBar { background: $window; border-bottom: 1px solid $border; padding: 2px 6px; }
QMenuBar::item { padding: 5px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $hover; }
QMenu { background: $surface; border: 1px solid $border; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 6px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint; }
QMenu::item:disabled:selected { background: $hover; color: $faint; }
QMenu::separator { height: 1px; background: $border; margin: 6px 10px; }

QLabel[role="display"] { font-size: ${display}pt; font-weight: 700; }
QLabel[role="title"] { font-size: ${title}pt; font-weight: 600; }
QLabel[role="prompt"] { font-size: ${prompt}pt; font-weight: 600; }
QLabel[role="label"] { font-weight: 600; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="message"] { color: $accent; font-weight: 600; }

QFrame[role="card"] { background: $surface; border: 1px solid $border; border-radius: 12px; }
QFrame[role="strip"] { background: $window; border: 0; border-top: 1px solid $border; }
QFrame[role="banner"] { background: $tint; border: 1px solid $accent; border-radius: 10px; }
QScrollArea[role="page"], QScrollArea[role="page"] > QWidget > QWidget[role="page"] {
    background: transparent; border: 0;
}

QPushButton {
    background: $raised; color: $text; border: 1px solid $border; border-radius: 8px;
    padding: 6px 14px; min-height: 20px; outline: 0;
}
QPushButton:hover { background: $hover; border-color: $border_strong; }
QPushButton:pressed { background: $pressed; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:disabled { color: $faint; background: transparent; }

QPushButton[role="primary"], QPushButton:default {
    background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton[role="primary"] { font-weight: 600; }
QPushButton[role="primary"]:hover, QPushButton:default:hover {
    background: $accent_hover; border-color: $accent_hover;
}
QPushButton[role="primary"]:focus, QPushButton:default:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: $hover; color: $faint; border-color: $border; }

QPushButton[role="lit"] {
    background: $announce; color: #2a1809; border: 2px solid $accent; padding: 5px 13px;
    font-weight: 700;
}
QPushButton[role="lit"]:focus { border: 2px solid $text; }

QPushButton[role="flat"] {
    background: transparent; border-color: transparent; color: $accent; font-weight: 600;
}
QPushButton[role="flat"]:hover { background: $tint; }
QPushButton[role="flat"]:disabled { color: $faint; background: transparent; }
QPushButton[role="flat"]:focus { border: 2px solid $accent; }

QPushButton[role="segment"] {
    background: transparent; border: 1px solid $border; color: $text; padding: 6px 12px;
}
QPushButton[role="segment"]:hover { background: $hover; }
QPushButton[role="segment"]:checked {
    background: $tint; border-color: $accent; color: $accent;
}
QPushButton[role="segment"]:focus { border: 2px solid $accent; padding: 5px 11px; }
QPushButton[role="segment"]:checked:focus { border: 2px solid $text; }
QPushButton[role="segment"]:disabled { color: $faint; }

QToolButton {
    background: transparent; border: 1px solid transparent; border-radius: 8px; padding: 5px;
    outline: 0;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:focus { border: 2px solid $accent; padding: 4px; }

QLineEdit, QSpinBox, QPlainTextEdit {
    background: $field; border: 1px solid $border; border-radius: 8px; padding: 5px 8px;
    min-height: 20px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus { border: 2px solid $accent; padding: 4px 7px; }
QLineEdit:disabled, QSpinBox:disabled { color: $faint; background: transparent; }
/* Not NoButtons: with a style sheet Qt then leaves the number one pixel of width. */
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }

QTreeView {
    background: $field; border: 1px solid $border; border-radius: 8px; padding: 2px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QTreeView:focus { border: 2px solid $accent; padding: 1px; }
QTreeView::item { padding: 4px 6px; }
QTreeView::item:selected { background: $accent; color: $on_accent; }
QHeaderView { background: transparent; }
QHeaderView::section {
    background: transparent; color: $muted; border: 0; border-bottom: 1px solid $border; padding: 5px 8px;
}
QProgressBar {
    background: $hover; border: 1px solid $border; border-radius: 5px; max-height: 10px; min-height: 8px;
}
QProgressBar::chunk { background: $accent; border-radius: 4px; }

QListView { background: transparent; border: 0; outline: 0; }
QListView:window { background: $field; color: $text; border: 1px solid $border; }  /* completes file names */
QListView[role="list"] { border: 2px solid transparent; border-radius: 8px; }
QListView[role="list"]:focus { border-color: $accent; }
QListView[role="list"]::item { padding: 3px 6px; border-radius: 6px; color: $text; }
QListView[role="list"]::item:hover { background: $hover; }
QListView[role="list"]::item:selected { background: $tint; color: $text; }
QStatusBar { background: $window; border-top: 1px solid $border; color: $muted; }
QStatusBar::item { border: 0; }
QSplitter::handle { background: transparent; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $scroll; border-radius: 4px; min-height: 32px; }
QScrollBar::handle:vertical:hover { background: $muted; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle:horizontal { background: $scroll; border-radius: 4px; min-width: 32px; }
QScrollBar::handle:horizontal:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)


def style_sheet(palette: TablePalette, base: float) -> str:
    """The style sheet in the colours of `palette`; `base` is the size of plain text in points."""
    return _SHEET.substitute(_colours(palette), **_sizes(base))


def _sizes(base: float) -> dict[str, str]:
    shares = {"display": 2.5, "title": 1.3, "prompt": 1.45}
    return {name: f"{base * share:.1f}" for name, share in shares.items()}


def _colours(palette: TablePalette) -> dict[str, str]:
    window, surface, text, accent = palette.window, palette.surface, palette.text, palette.accent
    colours = {
        "window": window,
        "surface": surface,
        "field": blend(surface, window, 0.5) if palette.is_dark else surface,
        "raised": blend(surface, text, 0.06) if palette.is_dark else surface,
        "border": palette.border,
        "border_strong": blend(palette.border, text, 0.25),
        "text": text,
        "muted": palette.text_muted,
        "faint": blend(palette.text_muted, surface, 0.45),
        "accent": accent,
        "accent_hover": blend(accent, text, 0.15),
        "on_accent": palette.text_on_accent,
        "tint": blend(surface, accent, 0.14),
        "hover": blend(surface, text, 0.07),
        "pressed": blend(surface, text, 0.13),
        "scroll": blend(palette.border, palette.text_muted, 0.3),
        "announce": palette.announce,
    }
    return {name: colour.name(QColor.NameFormat.HexRgb) for name, colour in colours.items()}
