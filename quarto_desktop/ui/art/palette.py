"""The colours of the table: every colour that is painted has a named role here.

Two palettes exist, :data:`LIGHT` and :data:`DARK`.  Both show the same set of pieces, walnut and
maple, on a board of a middle tone, so that dark and light pieces stand out on it equally well.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, eq=False)
class PieceTone:
    """The wood of one kind of piece, from the brightest part to the darkest."""

    edge: QColor
    """Where an edge catches the light."""
    top: QColor
    """The flat top."""
    body: QColor
    """The side turned to the light."""
    side: QColor
    """The side turned away from the light."""
    outline: QColor
    """The fine line around the whole piece."""
    wall: QColor
    """The inner wall of a hollow piece."""
    hole: QColor
    """The bottom of a hollow piece."""


@dataclass(frozen=True, eq=False)
class TablePalette:
    """Named colour roles of the table and of the window around it.

    Compared by identity: two palettes are the same only when they are one object.
    """

    name: str
    """Short English name, for file names and test ids; never shown."""
    is_dark: bool

    # The window around the table.
    window: QColor
    surface: QColor
    """Cards, panels and fields lying on the window."""
    border: QColor
    """Hairlines around a surface."""
    text: QColor
    text_muted: QColor
    disabled: QColor
    """Text and signs that cannot be used now; exempt from the contrast rule."""
    accent: QColor
    """The one warm accent: selection, default button, what is held or chosen."""
    text_on_accent: QColor
    urgent: QColor
    """The timer in its last ten seconds."""

    # The table and the woods.
    table: QColor
    board: QColor
    board_light: QColor
    """Where the board catches the light."""
    board_edge: QColor
    """The front of the board, turned away from the light."""
    grain: QColor
    """Grain of the board; carries its own opacity."""
    groove: QColor
    """The floor of a well and of an engraved line."""
    groove_shade: QColor
    """The side of a well turned away from the light."""
    ring: QColor
    """The lit side of a well."""
    coordinate: QColor
    """Letters and digits engraved in the margin of the board."""
    shadow: QColor
    """What a piece or the board throws on the wood; carries its own opacity."""

    # The marks on the board.
    good: QColor
    """A legal target."""
    last: QColor
    """What was done last."""
    win: QColor
    """A winning line or block."""
    announce: QColor
    """The glow of a line that can be announced."""
    choice: QColor
    """The piece that is chosen; the accent, as bright as it has to be on wood."""
    focus: QColor
    """The keyboard focus."""
    mark_outline: QColor
    """The dark line under every mark, so that it stands out on wood of any tone."""

    # The pieces.
    dark_piece: PieceTone
    light_piece: PieceTone


def faded(colour: QColor, alpha: float) -> QColor:
    """Return *colour* with its opacity multiplied by *alpha* (0-1)."""
    result = QColor(colour)
    result.setAlphaF(colour.alphaF() * alpha)
    return result


def blend(first: QColor, second: QColor, share: float) -> QColor:
    """Return the colour *share* (0-1) of the way from *first* to *second*."""
    return QColor.fromRgbF(
        *(
            a + (b - a) * share
            for a, b in zip(first.getRgbF(), second.getRgbF(), strict=True)  # type: ignore[call-overload]
        )
    )


def luminance(colour: QColor) -> float:
    """Return the relative luminance of *colour*, 0-1, as WCAG 2 defines it."""

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast ratio of two opaque colours, 1-21, as WCAG 2 defines it."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


_WALNUT = PieceTone(
    edge=QColor("#d0a277"),
    top=QColor("#6a432a"),
    body=QColor("#563420"),
    side=QColor("#22120a"),
    outline=QColor("#160b06"),
    wall=QColor("#3a2214"),
    hole=QColor("#080402"),
)
_MAPLE = PieceTone(
    edge=QColor("#fffaf0"),
    top=QColor("#f7e8c9"),
    body=QColor("#f0dcb4"),
    side=QColor("#ad8150"),
    outline=QColor("#7d5c37"),
    wall=QColor("#9a7344"),
    hole=QColor("#3a2412"),
)

LIGHT = TablePalette(
    name="light",
    is_dark=False,
    window=QColor("#f4efe7"),
    surface=QColor("#fdfbf7"),
    border=QColor("#d9cfc0"),
    text=QColor("#2b221b"),
    text_muted=QColor("#6a5c4f"),
    disabled=QColor("#b3a797"),
    accent=QColor("#984615"),
    text_on_accent=QColor("#ffffff"),
    urgent=QColor("#b3261e"),
    table=QColor("#e6dccd"),
    board=QColor("#b5865a"),
    board_light=QColor("#c99c6f"),
    board_edge=QColor("#7b5433"),
    grain=QColor(92, 56, 27, 46),
    groove=QColor("#a47548"),
    groove_shade=QColor("#6d4826"),
    ring=QColor("#e0ba8e"),
    coordinate=QColor("#442a14"),
    shadow=QColor(38, 20, 8, 150),
    good=QColor("#bff0d0"),
    last=QColor("#fff3dc"),
    win=QColor("#ffd24a"),
    announce=QColor("#ffb52e"),
    choice=QColor("#f2a564"),
    focus=QColor("#ffffff"),
    mark_outline=QColor("#2a1809"),
    dark_piece=_WALNUT,
    light_piece=_MAPLE,
)

DARK = TablePalette(
    name="dark",
    is_dark=True,
    window=QColor("#1d1a17"),
    surface=QColor("#292420"),
    border=QColor("#443b33"),
    text=QColor("#f1e9de"),
    text_muted=QColor("#b5a796"),
    disabled=QColor("#6d6257"),
    accent=QColor("#eba45c"),
    text_on_accent=QColor("#24160a"),
    urgent=QColor("#ff8272"),
    table=QColor("#262120"),
    board=QColor("#9d7148"),
    board_light=QColor("#b18457"),
    board_edge=QColor("#52351e"),
    grain=QColor(60, 34, 14, 46),
    groove=QColor("#916840"),
    groove_shade=QColor("#4a2f19"),
    ring=QColor("#c4966a"),
    coordinate=QColor("#2e1a0b"),
    shadow=QColor(14, 7, 2, 170),
    good=QColor("#bff0d0"),
    last=QColor("#fff3dc"),
    win=QColor("#ffd24a"),
    announce=QColor("#ffb52e"),
    choice=QColor("#f2a564"),
    focus=QColor("#ffffff"),
    mark_outline=QColor("#1c0f05"),
    dark_piece=_WALNUT,
    light_piece=_MAPLE,
)


def palette_like(worn: QPalette) -> TablePalette:
    """Return the palette that a widget wears, for those that no theme is handed to."""
    return DARK if luminance(worn.color(QPalette.ColorRole.Window)) < luminance(LIGHT.accent) else LIGHT
